import Testing

@testable import Requirements

@Suite("parameter packs") struct PacksTests {
    let mock = PacksMock()
    var subject: any Packs { mock }

    @Test func valuesAreRecordedOneByOne() {
        subject.pack(1, "a", true)
        #expect(mock.packReceivedValues?.count == 3)
        #expect(mock.packReceivedValues?[1] as? String == "a")
        subject.pack()
        #expect(mock.packReceivedInvocations.map(\.count) == [3, 0])
        mock.constrainedCountClosure = { values, count in values.count + count }
        #expect(subject.constrained(Dog(), Dog(), count: 3) == 5)
    }

    @Test func packsAreReturned() {
        mock.returningReturnValue = (1, "a")
        let (number, text) = subject.returning(0, "")
        #expect(number == 1 && text == "a")
        mock.returningClosure = { $0.first ?? "" }
        #expect(subject.returning(5) == 5)
    }

    @Test func packsOfClosures() {
        let mock = ClosurePacksMock()
        mock.visit({ (_: Int) in }, { (_: String) in }, named: "a")
        #expect(mock.visitNamedCallsCount == 1 && mock.visitNamedReceivedName == "a")
    }

    @Test func closuresOfPacks() {
        let mock = PackClosuresMock()
        mock.mapBodyReturnValue = "text"
        #expect(mock.map(1, true) { number, flag in "\(number) \(flag)" } == "text")
        #expect(mock.mapBodyReceivedValues?.count == 2)
        mock.later(1, "a") { _, _ in }
        #expect(mock.laterBodyCallsCount == 1)
    }

    @Test func closuresThatNoVariableHolds() {
        let mock = ClosuresOfPacksMock()
        mock.maybe(1, "a") { _, _ in }
        mock.pass(Int?.none, "b")
        mock.make(1) { _ in { _ in } }
        mock.joinReturnValue = 2
        #expect(mock.join((1, "a")) == 2)
        mock.visit(({ (_: Int) in }, nil as ((String) -> Void)?), count: 2)
        #expect(mock.visitCountReceivedCount == 2)
        #expect(mock.makeBodyCallsCount == 1)
        #expect(mock.maybeBodyReceivedValues?.count == 2 && mock.passReceivedValues?.count == 2)
    }

    @Test func emptyPacks() throws {
        let mock = EmptyPacksMock()
        mock.drawTwiceReturnValue = EmptyLine()
        mock.line = EmptyLine()
        #expect(try mock.draw(EmptyLine(), twice: nil) == mock.line)
        #expect(mock.drawTwiceReceivedArguments?.line == EmptyLine())
    }
}
