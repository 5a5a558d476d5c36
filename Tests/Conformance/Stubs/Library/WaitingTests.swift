import Testing

/// Tests that wait for calls.
@Suite struct WaitingTests {
    let cart = CartMock()

    init() {
        _ = cart.add(item: "tea", quantity: 2)
        _ = cart.add(item: "milk", quantity: 1)
    }

    @Test func waitsForArguments() async throws {
        let cart = SharedCartMock()
        let task = Task {
            for quantity in 0..<4 {
                await Task.yield()
                _ = cart.add(item: "tea", quantity: quantity)
            }
        }
        try await cart.on.add.when("tea", 3).waitForCalls(within: 600)
        try await cart.on.add.waitForCalls(4, within: 600)
        await task.value
        #expect(cart.on.add.calls.count == 4)
        try await cart.on.clear.expectNoCalls(within: 0.01)
    }

    @Test func failedWaits() async throws {
        try await withKnownIssue {
            try await cart.on.add.when("tea", 3).waitForCalls(within: 0.01)
        } matching: {
            $0.comments.map(\.rawValue) == [
                """
                'CartMock.add(item:quantity:)' was called 2 times:
                    CartMock.add(item: "tea", quantity: 2)
                    CartMock.add(item: "milk", quantity: 1)
                In 0.01 s it was called 0 times, not once, with the arguments ("tea", 3).
                """
            ]
        }
        try await withKnownIssue {
            try await cart.on.add.expectNoCalls(within: 60)
        } matching: {
            $0.comments.map(\.rawValue).first?.hasSuffix("\nIt was not to be called in 60.0 s.") == true
        }
    }

    /// The test goes on, as after an expectation.
    @Test func missingCallIsAnIssueAtItsLine() async throws {
        let cart = CartMock()
        cart.clear()
        try await cart.on.clear.waitForCalls()
        let line = #line
        try await withKnownIssue {
            try await cart.on.clear.waitForCalls(2, within: 0.01)
        } matching: {
            $0.isAt(line + 2, 1, "'CartMock.clear()' was called once within 0.01 s, not 2 times.")
        }
        try await withKnownIssue {
            try await cart.on.add.waitForCalls(within: 0.01)
        } matching: {
            $0.isAt(line + 7, 1, "'CartMock.add(item:quantity:)' was called 0 times within 0.01 s, not once.")
        }
    }

    /// A detached task belongs to no test, nor does a test of XCTest to Swift Testing.
    @Test func missingCallIsAnErrorOutsideOfTests() async {
        let cart = SharedCartMock()
        let line = #line + 1
        let task = Task.detached { try await cart.on.clear.waitForCalls(within: 0.01) }
        let error = await #expect(throws: (any Error).self) { try await task.value }
        #expect(error.map { "\($0)" } == "\(#filePath):\(line): 'SharedCartMock.clear()' was called 0 times within 0.01 s, not once.")
    }

    @Test func waitingEndsWithTheCall() async throws {
        let cart = SharedCartMock()
        let task = Task {
            try await Task.sleep(nanoseconds: 1_000_000)
            for _ in 0..<3 { cart.clear() }
        }
        try await cart.on.clear.waitForCalls(3, within: 600)
        try await task.value
        #expect(cart.on.clear.count == 3)
    }

    @Test func waitingKeepsNothingAlive() async throws {
        var mock: NavigationMock? = NavigationMock()
        weak let stub = mock?.on.attach
        mock?.attach(Router())
        try await mock?.on.attach.waitForCalls(within: 600)
        mock = nil
        #expect(stub == nil)
    }

    @Test func waitingEndsWithItsTask() async {
        let cart = SharedCartMock()
        let task = Task { try await cart.on.clear.waitForCalls(within: 600) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // And if it ends while it waits.
        let waiting = Task { try await cart.on.clear.waitForCalls(within: 600) }
        try? await Task.sleep(nanoseconds: 1_000_000)
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    @Test func waits() async throws {
        let panel = SharedPanelMock()
        async let work: Void = Task.detached { panel.title = "a" }.value
        try await panel.on.title.set.waitForCalls(within: 600)
        await work
        #expect(panel.on.title.set.calls == ["a"])
        panel.on.title.get.returns("b")
        #expect(panel.title == "b")
    }

    @Test func waitsForAConditionOfTheMainActor() async throws {
        let (cart, plain) = (SharedCartMock(), CartMock())
        var least = 1
        least += 1
        Task.detached { _ = cart.add(item: "tea", quantity: 2) }
        try await cart.on.add.when { $0.quantity == least }.waitForCalls()
        plain.clear()
        try await plain.on.clear.when { least == 2 }.waitForCalls()
        try await plain.on.add.expectNoCalls(within: 0.01)
    }
}

extension Issue {
    /// Whether it has exactly this text, at this place of the file of the test.
    func isAt(_ line: Int, _ column: Int, _ text: String, file: String = #fileID) -> Bool {
        sourceLocation.map { ($0.fileID, $0.line, $0.column) == (file, line, column) } == true && comments.map(\.rawValue) == [text]
    }
}
