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

    /// The test goes on, as after an expectation.
    @Test func missingCallIsAnIssueAtItsLine() async throws {
        let cart = CartMock()
        cart.clear()
        try await cart.on.clear.wait()
        let line = #line
        try await withKnownIssue {
            try await cart.on.clear.wait(for: 2, within: 0.01)
        } matching: {
            $0.isAt(line + 2, 41, "'CartMock.clear()' was called once within 0.01 s, not 2 times.")
        }
        try await withKnownIssue {
            try await cart.on.add.wait(within: 0.01)
        } matching: {
            $0.isAt(line + 7, 39, "'CartMock.add(item:quantity:)' was called 0 times within 0.01 s, not once.")
        }
    }

    /// A detached task belongs to no test, nor does a test of XCTest to Swift Testing.
    @Test func missingCallIsAnErrorOutsideOfTests() async {
        let cart = SharedCartMock()
        let line = #line + 1
        let task = Task.detached { try await cart.on.clear.wait(within: 0.01) }
        let error = await #expect(throws: (any Error).self) { try await task.value }
        #expect(error.map { "\($0)" } == "\(#fileID):\(line): 'SharedCartMock.clear()' was called 0 times within 0.01 s, not once.")
    }

    @Test func waitingEndsWithTheCall() async throws {
        let cart = SharedCartMock()
        let task = Task {
            try await Task.sleep(nanoseconds: 1_000_000)
            for _ in 0..<3 { cart.clear() }
        }
        try await cart.on.clear.wait(for: 3, within: 600)
        try await task.value
        #expect(cart.on.clear.count == 3)
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

    @Test func callsOfSomethingElse() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Mocks.Calls(Item(name: "a")) }
        let message = "'Calls' takes mocks with stubs, and 'Item' is not a mock with stubs."
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains(message) == true)
    }

    @Test func callsOfNothing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Mocks.Calls(CartMock?.none) }
        let message = "'Calls' was given nil instead of a mock. Make the mock first."
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains(message) == true)
    }

    /// A test case declares its mocks as `var cart: CartMock!`.
    @Test func callsOfOptionals() {
        let (cart, router): (CartMock?, CartRoutingMock?) = (CartMock(), CartRoutingMock())
        router?.route(to: "tea")
        cart?.clear()
        #expect(Mocks.Calls(cart, router).description == "CartRoutingMock.route(to: \"tea\")\nCartMock.clear()")
    }

    @Test func argumentsThatAreNotRecorded() {
        let shop = WorkshopMock()
        _ = shop.each(["a"]) { $0.count }
        _ = shop.forward { 1 }
        shop.later { _ in }
        _ = shop.take(Token())
        _ = shop.find(3)
        #expect(
            Mocks.Calls(shop).description == """
                WorkshopMock.each(["a"], { … })
                WorkshopMock.forward({ … })
                WorkshopMock.later({ … })
                WorkshopMock.take(…)
                WorkshopMock.find(3)
                """)
    }
}

extension Issue {
    /// Whether it has exactly this text, at this place of this file.
    fileprivate func isAt(_ line: Int, _ column: Int, _ text: String) -> Bool {
        sourceLocation.map { ($0.fileID, $0.line, $0.column) == (#fileID, line, column) } == true && comments.map(\.rawValue) == [text]
    }
}
