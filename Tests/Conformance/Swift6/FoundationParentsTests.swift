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
}
