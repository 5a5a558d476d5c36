import Foundation
import Testing

@testable import Requirements

@Suite struct ConditionallyGenericTests {
    @Test func mocksAreGenericUnderTheSameCondition() {
        func put<C: ConditionallyGeneric>(_ item: C.Item, in subject: C) -> Bool { subject.put(item) && subject.count() == 1 }
        let mock = ConditionallyGenericMock<String>()
        mock.putReturnValue = true
        mock.countReturnValue = 1
        #expect(put("A", in: mock))
        #expect(mock.putReceivedItem == "A")
    }

    @Test func membersUnderConditions() {
        let mock = ConditionalMock()
        let subject: any Conditional = mock
        subject.always()
        subject.present()
        mock.url = URL(fileURLWithPath: "/")
        #expect(subject.url.path == "/")
        #expect(mock.alwaysCallsCount == 1)
        #expect(mock.presentCallsCount == 1)
        #if os(Linux)
            mock.onlyLinuxReturnValue = 3
            #expect(subject.onlyLinux() == 3)
            #if DEBUG
                subject.onlyLinuxDebug(4)
                #expect(mock.onlyLinuxDebugReceivedValue == 4)
            #endif
        #elseif os(macOS)
            #expect(subject.onlyMac() == 0)
        #endif
    }

    @Test func parentsInBranches() {
        let mock = BuildReportingMock()
        let subject: any BuildReporting = mock
        subject.report()
        mock.countReturnValue = 2
        #expect(subject.count() == 2)
        #if DEBUG
            mock.debugReturnValue = "debug"
            #expect(subject.debug(1) == "debug")
            #expect(subject.name().isEmpty)
        #else
            #expect(subject.release().isEmpty)
        #endif
        #expect((SystemReportingMock() as any SystemReporting).names() == [])
        #expect((FileModesMock() as any FileModes).mode(1) == 0)
    }

    @Test func associatedTypeInEachBranch() {
        let mock = SendableBuildSortingMock<String, Int, Bool>()
        mock.keyReturnValue = "a"
        mock.sortedReturnValue = [1, 2]
        #expect(mock.key(1) == "a" && mock.sorted() == [1, 2])
        #expect(mock.order(of: 1) == nil)
    }
}
