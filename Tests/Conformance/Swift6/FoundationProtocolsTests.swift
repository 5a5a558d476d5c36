import Foundation
import Testing

@testable import Requirements

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct FoundationProtocolsTests {
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

    @Test func copies() {
        let mock = CopiedMock()
        mock.name = "A"
        mock.copyWithReturnValue = 3
        #expect((mock as any NSCopying).copy() as? Int == 3)
        #expect(mock.copyWithCallsCount == 1)
    }

    @Test func archives() {
        ArchivedMock.supportsSecureCoding = true
        defer { ArchivedMock.supportsSecureCoding = false }
        let mock = ArchivedMock()
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        (mock as any NSSecureCoding).encode(with: coder)
        #expect(mock.encodeWithReceivedACoder === coder)
        #expect((type(of: mock) as any NSSecureCoding.Type).supportsSecureCoding)
    }

    @Test func locks() {
        let mock = GuardMock()
        #expect((mock as any Guard).withLock { 3 } == 3)
        #expect(mock.lockCallsCount == 1)
        #expect(mock.unlockCallsCount == 1)
    }

    @Test func formats() throws {
        let mock = PriceStyleMock()
        mock.formatReturnValue = "3 €"
        #expect(3.formatted(mock) == "3 €")
        #expect(mock.formatReceivedValue == 3)
        #expect(mock.locale(Locale(identifier: "de")) === mock, "as the interface does by default")
    }

    @Test func order() {
        let mock = ByNameMock()
        mock.order = .reverse
        mock.compareReturnValue = .orderedSame
        #expect(["b", "a"].sorted(using: mock) == ["b", "a"])
        #expect(mock.compareCallsCount == 1)
        #expect((mock as any ByName).order == .reverse)
    }

    @Test func delegates() {
        let session = SessionWatchingMock()
        session.watchedReturnValue = 1
        let subject: any SessionWatching & URLSessionDelegate = session
        #expect(subject.watched() == 1)

        let files = FileWatchingMock()
        files.watchedReturnValue = 2
        #expect((files as any FileWatching).watched() == 2)
    }

    @Test func severalParents() {
        let mock = CopiedGuardMock()
        mock.copyWithReturnValue = mock
        (mock as any NSLocking).lock()
        #expect(mock.lockCallsCount == 1)
        #expect(mock.copy() as? CopiedGuardMock === mock)
        #expect(Set([mock, mock]).count == 1)
    }
}
