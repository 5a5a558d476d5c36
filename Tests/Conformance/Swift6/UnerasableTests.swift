import Testing

@testable import Requirements

@Suite("values that nothing can hold") struct UnerasableTests {
    @Test func inoutOpaqueParameters() {
        let mock = InoutOpaqueMock()
        mock.rollUsingClosure = { Int(truncatingIfNeeded: $0.next()) & 1 | 2 }
        var generator = SystemRandomNumberGenerator()
        #expect(mock.roll(using: &generator) >= 2)
        mock.changeValueClosure = { animal, value in
            animal = Dog(noise: "wuff")
            value = 4
        }
        var dog = Dog()
        var value = 1
        mock.change(&dog, value: &value)
        #expect(dog.noise == "wuff" && value == 4)
    }

    @Test func closuresOfPacks() {
        let mock = PackClosuresMock()
        mock.mapBodyReturnValue = "text"
        #expect(mock.map(1, true) { number, flag in "\(number) \(flag)" } == "text")
        #expect(mock.mapBodyReceivedValues?.count == 2)
        mock.later(1, "a") { _, _ in }
        #expect(mock.laterBodyCallsCount == 1)
    }

    @Test func closuresOfClosures() {
        let mock = NestedGenericClosuresMock()
        var walked = 0
        mock.walkClosure = { walked = $0 as? Int ?? 0 }
        mock.walk(1) { value, next in next(value + 1) }
        #expect(mock.walkReceivedValue as? Int == 1 && walked == 1)
        mock.walkLater(1) { value, next in next(value + 1) }
        mock.walkLaterReceivedArguments?.body(3) { walked = $0 as? Int ?? 0 }
        #expect(walked == 4)
    }

    @Test func noncopyableValues() async throws {
        let mock = NoncopyableClosuresMock()
        mock.issueClosure = { try $0() }
        #expect(mock.issue { Ticket(number: 3) }.number == 3)
        #expect(throws: LoadError.missing) { _ = try mock.issue { throw LoadError.missing } }
        mock.issueLaterClosure = { try await $0() }
        #expect(await mock.issueLater { Ticket(number: 4) }.number == 4)
        #expect(mock.look(Ticket(number: 1)) { $0.number } == 0)
        mock.lookClosure = { 5 }
        #expect(mock.look(Ticket(number: 1)) { $0.number } == 5)
        mock.lookLater { (_: borrowing Ticket) in }
        #expect(mock.lookCalled && mock.lookLaterCalled)
    }

    @Test func genericSpans() {
        let mock = GenericSpansMock()
        mock.sumReturnValue = 6
        #expect(mock.sum([1, 2, 3].span) == 6)
    }

    @Test func parametersWithoutAValue() {
        let mock = VoidParametersMock()
        var done = 0
        mock.done { done += 1 }
        mock.doneReceivedCompletion?(())
        mock.doneNowClosure = { $0(()) }
        #expect(mock.doneNow { 5 } == 5)
        #expect(done == 1 && mock[()] == 0)
    }
}
