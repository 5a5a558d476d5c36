import Foundation
import Testing

@testable import Requirements

@Suite struct FoundationParentsTests {
    @Test func delegate() {
        let mock = WindowDelegateMock()
        mock.windowDidCloseReturnValue = true
        mock.title = "Main"
        let subject: any WindowDelegate = mock
        #expect(subject.windowDidClose(3))
        #expect(subject.title == "Main")
        #expect(mock.windowDidCloseReceivedWindow == 3)
        #expect(subject.isEqual(mock))
    }

    @Test func hashable() {
        let mock = HashableDelegateMock(name: "A")
        mock.changed()
        #expect(mock.initNameReceivedName == "A")
        #expect(mock.changedCallsCount == 1)
        #expect(Set([mock, mock, HashableDelegateMock()]).count == 2)
    }

    @Test func sharing() {
        let mock = SharingMock()
        let id = UUID()
        mock.link = URL(filePath: "/tea")
        mock.shareUntilReturnValue = id
        let subject: any Sharing = mock
        #expect(subject.share(Data([1]), until: nil) == id)
        #expect(subject.link.lastPathComponent == "tea")
        #expect(mock.shareUntilReceivedArguments?.data == Data([1]))
    }
}
