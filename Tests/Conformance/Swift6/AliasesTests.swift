import Testing

@testable import Requirements

@Suite struct AliasesTests {
    @Test func existentials() {
        let mock = ExistentialAliasesMock()
        mock.animal = Dog()
        mock.last = Dog()
        mock.adoptReturnValue = Dog()
        mock.typeReturnValue = (any Animal).self
        let subject: any ExistentialAliases = mock
        #expect(subject.animal is Dog && subject.last is Dog)
        #expect(subject.adopt([Dog()]) { $0 } is Dog)
        #expect(mock.adoptReceivedArguments?.animals.count == 1)
        #expect(subject.type() == (any Animal).self)
    }

    @Test func optionals() {
        let mock = LongOptionalsMock<Int>()
        mock.findClosure = { $0 }
        #expect(mock.find("a") == "a")
        #expect(mock.find(Int?.none) == nil)
        #expect(mock.findReceivedValue == nil)
        mock.perhapsReturnValue = 1
        #expect(mock.perhaps("a" as Any?) as? Int == 1)
        #expect(mock.perhapsReceivedValue as? String == "a")
        #expect(mock.replace(2) == nil)
        #expect(mock.replaceReceivedInvocations == [2])
    }

    @Test func asyncClosures() async throws {
        let mock = AsyncAliasesMock()
        let calls = Calls()
        mock.run { (value: Int) in calls.add(value) }
        try await mock.runReceivedBody?(1)
        mock.runNowClosure = { value, body in try await body(value) }
        try await mock.runNow(2) { calls.add($0) }
        mock.runPerhaps { (value: Int) in calls.add(value) }
        try await mock.runPerhapsReceivedBody?(3)
        let handler: AsyncHandler<Int> = { calls.add($0) }
        mock.handlerReturnValue = handler
        try await mock.handler(0)(4)
        #expect(calls.values == [1, 2, 3, 4])
    }
}
