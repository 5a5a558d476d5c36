import Testing

/// Calls that wait for their answers, and every race that such a wait can lose.
@Suite struct HeldTests {
    let cart = SharedCartMock()

    @Test func waitsForItsAnswer() async throws {
        let send = cart.on.send.holds(within: 600)
        async let first = cart.send(item: "tea", quantity: 1)
        try await send.waitForCalls(within: 600)
        #expect(cart.on.send.calls == [("tea", 1)])
        async let second = cart.send(item: "milk", quantity: 2)
        try await send.waitForCalls(2, within: 600)
        send.returns(1)
        send.throws(TooMany())
        #expect(try await first == 1)
        do {
            _ = try await second
            Issue.record("the second call returned")
        } catch { #expect(error is TooMany) }
        async let third = cart.send(item: "tea", quantity: 3)
        try await send.waitForCalls(3, within: 600)
        send.does { _, quantity in quantity * 10 }
        #expect(try await third == 30)
    }

    @Test func forSomeCalls() async throws {
        cart.on.send.returns(1)
        let milk = cart.on.send.when("milk", .any).holds(within: 600)
        async let held = cart.send(item: "milk", quantity: 1)
        try await milk.waitForCalls(within: 600)
        #expect(try await cart.send(item: "tea", quantity: 1) == 1)
        milk.returns(2)
        #expect(try await held == 2)
    }

    @Test func actorsAndTheMainActor() async throws {
        let actor = ActorCartMock()
        let load = actor.on.load.holds(within: 600)
        async let loaded = actor.load(item: "tea", quantity: 1)
        try await load.waitForCalls(within: 600)
        load.returns(3)
        #expect(await loaded == 3)
        let main = await MainActor.run { MainCartMock() }
        let send = main.on.send.holds(within: 600)
        async let sent = main.send(item: "tea", quantity: 1)
        try await send.waitForCalls(within: 600)
        send.does { _, quantity in
            MainActor.assertIsolated()
            return quantity
        }
        #expect(try await sent == 1)
    }

    @Test func typedErrors() async throws {
        let shop = WorkshopMock()
        let pack = shop.on.pack.holds(within: 600)
        pack.throws(.slow)
        await #expect(throws: NetError.slow) { try await shop.pack((1, 2)) }
        pack.does { width, height in width * height }
        #expect(try await shop.pack((2, 3)) == 6)
    }

    /// Mocks call the closures of these requirements themselves.
    @Test func resultsAndArgumentsThatAreNotRecorded() async throws {
        let foundry = FoundryMock()
        let make = foundry.on.make.holds(within: 600)
        let id = Task { [foundry] in try await foundry.make(1).id }
        try await make.waitForCalls(within: 600)
        make.does { id in Token(id: id * 2) }
        #expect(try await id.value == 2)
        make.throws(TooMany())
        await #expect(throws: TooMany()) { try await foundry.make(2).id }

        let change = foundry.on.change.holds(within: 600)
        change.does { value, amount in value += amount }
        var value = 1
        await foundry.change(&value, by: 2)
        #expect(value == 3)
        change.returns()
        await foundry.change(&value, by: 2)
        #expect(value == 3 && foundry.on.change.count == 2)
    }

    @Test func cancellationOfThem() async throws {
        try await atOnce { round in
            let foundry = FoundryMock()
            let make = foundry.on.make.holds(within: 600)
            let task = Task { [foundry] in try await foundry.make(round).id }
            if round % 2 == 0 { try await make.waitForCalls(within: 600) }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    @Test func functionsOfAnActor() async throws {
        let foundry = ActorFoundryMock()
        let each = foundry.on.each.holds(within: 600)
        async let sum = foundry.each(["a", "bb"]) { $0.count }
        try await each.waitForCalls(within: 600)
        each.does { items, body in items.map(body).reduce(0, +) }
        #expect(await sum == 3)
    }

    /// An answer that is there before the call, or comes at the same time, is neither lost nor given twice.
    @Test func answersOfAnyTime() async throws {
        try await atOnce { round in
            let cart = SharedCartMock()
            let load = cart.on.load.holds(within: 600)
            async let first = cart.load(item: "a", quantity: 1)
            if round % 3 == 0 { try await load.waitForCalls(within: 600) }
            if round % 3 == 1 { await Task.yield() }
            async let second = cart.load(item: "b", quantity: 1)
            load.returns(1)
            load.returns(2)
            #expect(await first + second == 3)
        }
    }

    /// A call whose task is cancelled before, while and after it begins to wait ends, and takes no answer with it.
    @Test func cancellationAtAnyTime() async throws {
        try await atOnce { round in
            let cart = SharedCartMock()
            let send = cart.on.send.holds(within: 600)
            let task = Task { try await cart.send(item: "tea", quantity: 1) }
            if round % 3 == 0 { try await send.waitForCalls(within: 600) }
            if round % 3 == 1 { await Task.yield() }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            send.returns(7)
            #expect(try await cart.send(item: "milk", quantity: 1) == 7)
        }
    }

    /// Whichever comes first, the call ends once.
    @Test func cancellationAndAnswerAtOnce() async throws {
        try await atOnce { _ in
            let cart = SharedCartMock()
            let send = cart.on.send.holds(within: 600)
            let task = Task { try await cart.send(item: "tea", quantity: 1) }
            async let answered: Void = send.returns(7)
            task.cancel()
            await answered
            switch await task.result {
            case .success(let value): #expect(value == 7)
            case .failure(let error):
                #expect(error is CancellationError)
                let next = try await cart.send(item: "milk", quantity: 1)
                #expect(next == 7)
            }
        }
    }

    /// A requirement that does not throw waits for its answer all the same.
    @Test func cancellationWithoutErrors() async throws {
        let load = cart.on.load.holds(within: 600)
        let task = Task { [cart] in await cart.load(item: "tea", quantity: 1) }
        task.cancel()
        try await load.waitForCalls(within: 600)
        load.returns(4)
        #expect(await task.value == 4)
    }

    /// A call that is on its way while a test resets the mock does not wait.
    @Test func resetLetsArrivingCallsGo() async {
        for _ in 0..<300 {
            let cart = SharedCartMock()
            _ = cart.on.load.holds(within: 600)
            async let loaded = cart.load(item: "tea", quantity: 1)
            await Task.yield()
            cart.on.reset()
            #expect(await loaded == 0)
        }
    }

    /// A limit of zero is a limit, and no cancellation.
    @Test func noTime() async {
        for _ in 0..<100 {
            await withKnownIssue(isIntermittent: true) {
                _ = cart.on.send.holds(within: 0)
                do {
                    _ = try await cart.send(item: "tea", quantity: 1)
                    Issue.record("it returned")
                } catch { #expect(!(error is CancellationError)) }
            } matching: {
                $0.comments.map(\.rawValue).first?.hasSuffix("is held, and had no answer within 0.0 s.") == true
            }
        }
    }

    @Test func resetLetsGo() async throws {
        try await atOnce { _ in
            let cart = SharedCartMock()
            let (send, load) = (cart.on.send.holds(within: 600), cart.on.load.holds(within: 600))
            async let sent = cart.send(item: "tea", quantity: 1)
            async let loaded = cart.load(item: "tea", quantity: 1)
            try await send.waitForCalls(within: 600)
            try await load.waitForCalls(within: 600)
            cart.on.reset()
            do {
                _ = try await sent
                Issue.record("the call returned")
            } catch { #expect(error is CancellationError) }
            #expect(await loaded == 0)
        }
    }

    /// Runs a thousand rounds side by side: one after the other, they would wait for all other tests a thousand times.
    private func atOnce(_ round: @escaping @Sendable (Int) async throws -> Void) async throws {
        try await withThrowingTaskGroup { group in
            for number in 0..<1000 { group.addTask { try await round(number) } }
            try await group.waitForAll()
        }
    }

    @Test func nothingWaitsForEver() async throws {
        let text = "'SharedCartMock.send(item: \"tea\", quantity: 1)' is held, and had no answer within 0.01 s."
        let line = #line + 2
        try await withKnownIssue {
            let send = cart.on.send.holds(within: 0.01)
            let error = await #expect(throws: (any Error).self) { try await cart.send(item: "tea", quantity: 1) }
            #expect(error.map { "\($0)" } == text)
            try await send.waitForCalls(2, within: 0.01)
            // The issue of the call is recorded by another task.
            try await Task.sleep(nanoseconds: 100_000_000)
        } matching: {
            let missing = "'SharedCartMock.send(item:quantity:)' was called once within 0.01 s, not 2 times."
            let texts = $0.comments.map(\.rawValue)
            return $0.sourceLocation?.line == line && texts == [text] || $0.sourceLocation?.line == line + 3 && texts == [missing]
        }
    }
}
