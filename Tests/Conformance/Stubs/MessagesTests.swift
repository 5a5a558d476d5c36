import Testing

/// The messages for a test in which something is missing.
@Suite struct MessagesTests {
    @Test func missingAnswerStopsTheTest() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = WorkshopMock().item(3) }
        let message = "'WorkshopMock.item(3)' has no answer. Write 'mock.on.item.returns(…)' or 'mock.on.item.does { … }'."
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains(message) == true)
    }

    @Test func missingAnswerIsThrown() {
        let shop = WorkshopMock()
        let error = #expect(throws: (any Error).self) { try shop.fetch(id: 4, from: "shelf") }
        #expect(
            error.map { "\($0)" }
                == "'WorkshopMock.fetch(id: 4, from: \"shelf\")' has no answer. Write 'mock.on.fetch.returns(…)' or 'mock.on.fetch.does { … }'."
        )
    }

    /// A message names the stub as the test must write it.
    @Test func stubsOfOverloadsAndTypes() {
        func message(_ call: () throws -> Item) -> String? { #expect(throws: (any Error).self) { try call() }.map { "\($0)" } }
        let shop = WorkshopMock()
        #expect(
            message { try shop.open(for: Item(name: "a")) }?.hasSuffix(
                "Write 'mock.on.openFor.returns(…)' or 'mock.on.openFor.does { … }'.")
                == true)
        #expect(
            message { try WorkshopMock.opened() }
                == "'WorkshopMock.opened()' has no answer. Write 'WorkshopMock.on.opened.returns(…)' or 'WorkshopMock.on.opened.does { … }'."
        )
    }

    @Test func answerOfAnotherType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let shop = WorkshopMock()
            shop.on.convert.does { _ in ["one"] }
            _ = shop.convert(1)
        }
        let message = """
            The answer of 'WorkshopMock.on.convert' must be of type 'Array<Int>' in this call of 'convert(_:)', but it is of type 'Array<Equatable>': \
            ["one"]. In the test, use a value of type 'Array<Int>'.
            """
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
        #expect(text?.contains(message) == true, "\(text ?? "")")
    }
}
