import Testing

/// Shows the result of the search that ended last, which need not be the one that began last.
@MainActor private final class SearchModel {
    private let cart: SharedCartMock
    private(set) var shown = ""

    init(_ cart: SharedCartMock) { self.cart = cart }

    func search(_ item: String) async {
        _ = await cart.load(item: item, quantity: 1)
        shown = item
    }
}

/// The same, mended.
@MainActor private final class CarefulModel {
    private let cart: SharedCartMock
    private var latest = ""
    private(set) var shown = ""

    init(_ cart: SharedCartMock) { self.cart = cart }

    func search(_ item: String) async {
        latest = item
        _ = await cart.load(item: item, quantity: 1)
        if item == latest { shown = item }
    }
}

private final class Texts: @unchecked Sendable {
    private(set) var values: [String] = []

    func add(_ texts: [String]) { values += texts }
}

private actor Names {
    private(set) var values: [String] = []

    func add(_ name: String) { values.append(name) }
}

/// Every order in which calls can go on.
@MainActor @Suite struct InterleavingsTests {
    private let cart = SharedCartMock()

    @Test func showsTheLatestSearch() async throws {
        try await Mocks.tryAllOrders(of: cart.on.load) {
            let model = CarefulModel(cart)
            let first = Task { await model.search("te") }
            try await cart.on.load.waitForCalls(within: 600)
            let second = Task { await model.search("tea") }
            _ = await (first.value, second.value)
            #expect(model.shown == "tea")
        }
    }

    @Test func findsTheOrderThatFails() async throws {
        let comment = """
            The calls went on in this order: SharedCartMock.load(item: "tea", quantity: 1), SharedCartMock.load(item: "te", quantity: 1). \
            Run it alone with 'only: "1"'.
            """
        for name in [nil, "1"] {
            let texts = try await comments { [self] in
                try await Mocks.tryAllOrders(of: cart.on.load, only: name) { try await searchTwice() }
            }
            #expect(texts == [comment])
        }
        try await Mocks.tryAllOrders(of: cart.on.load, only: "0") { try await searchTwice() }
    }

    /// Runs the body, and returns the comments of its issues instead of recording them.
    private func comments(_ body: @MainActor @escaping () async throws -> Void) async throws -> [String] {
        let texts = Texts()
        let trait = IssueHandlingTrait.compactMapIssues { issue in
            texts.add(issue.comments.map(\.rawValue))
            return nil
        }
        try await trait.provideScope(for: #require(Test.current), testCase: Test.Case.current) { try await body() }
        return texts.values
    }

    private func searchTwice() async throws {
        let model = SearchModel(cart)
        let first = Task { await model.search("te") }
        try await cart.on.load.waitForCalls(within: 600)
        let second = Task { await model.search("tea") }
        try await cart.on.load.waitForCalls(2, within: 600)
        _ = await (first.value, second.value)
        #expect(model.shown == "tea")
    }

    /// Answers are as in any test, and each of six orders is tried once.
    @Test func triesEachOrderOnce() async throws {
        cart.on.load.does { _, quantity in quantity }
        var orders: Set<[Int]> = []
        try await Mocks.tryAllOrders(of: cart.on.load) {
            let order = Numbers()
            await withTaskGroup { group in
                for quantity in 1...3 {
                    group.addTask { [cart] in await order.add(cart.load(item: "tea", quantity: quantity)) }
                }
                await group.waitForAll()
            }
            #expect(orders.insert(order.values).inserted)
        }
        #expect(orders.count == 6)
    }

    /// Answers in turn belong to the calls in the order in which these go on.
    @Test func answersInTheOrderOfTurns() async throws {
        cart.on.load.returns(1, 2)
        var orders: Set<[String]> = []
        try await Mocks.tryAllOrders(of: cart.on.load) { [cart] in
            let order = Names()
            await withTaskGroup { group in
                for item in ["tea", "milk"] {
                    group.addTask { await order.add("\(item) \(await cart.load(item: item, quantity: 1))") }
                }
            }
            let values = await order.values
            orders.insert(values)
        }
        #expect(orders == [["tea 1", "milk 2"], ["milk 1", "tea 2"]])
    }

    /// The first order that fails is shown, and no other one is tried.
    @Test func endsAtAFailure() async throws {
        var runs = 0
        let texts = try await comments { [self] in
            try await Mocks.tryAllOrders(of: cart.on.load) {
                runs += 1
                try await searchTwice()
                #expect(Bool(false))
            }
        }
        #expect(runs == 1 && texts.count == 1)
    }

    /// An order does not fail because the test is cancelled.
    @Test func cancelledTests() async throws {
        await #expect(throws: CancellationError.self) {
            try await Mocks.tryAllOrders(of: cart.on.load) { throw CancellationError() }
        }
    }

    /// This test is cancelled, and does not fail.
    @Test func cancelling() async throws {
        try await Mocks.tryAllOrders(of: cart.on.load) { try Test.cancel("The body cancels the test.") }
    }

    @Test func namesAndLimitsThatAreNone() async throws {
        try await Mocks.tryAllOrders(of: cart.on.load, only: "-1") { [cart] in
            async let first = cart.load(item: "tea", quantity: 1)
            async let second = cart.load(item: "milk", quantity: 1)
            _ = await (first, second)
        }
        var runs = 0
        try await Mocks.tryAllOrders(of: cart.on.load, limit: -1) { runs += 1 }
        #expect(runs == 1)
    }

    /// Answers in turn begin again with the first one in each order.
    @Test func answersInTurn() async throws {
        cart.on.load.returns(1, 2)
        try await Mocks.tryAllOrders(of: cart.on.load) { [cart] in
            async let first = cart.load(item: "tea", quantity: 1)
            async let second = cart.load(item: "milk", quantity: 1)
            #expect(await first + second == 3)
        }
    }

    /// A call that comes late has its turn, too.
    @Test func callsThatComputeBefore() async throws {
        var orders: Set<[Int]> = []
        cart.on.load.does { _, quantity in quantity }
        try await Mocks.tryAllOrders(of: cart.on.load) {
            let order = Numbers()
            await withTaskGroup { group in
                for quantity in 1...2 {
                    group.addTask { [cart] in
                        if quantity == 2 { try? await Task.sleep(for: .milliseconds(5)) }
                        await order.add(cart.load(item: "tea", quantity: quantity))
                    }
                }
                await group.waitForAll()
            }
            orders.insert(order.values)
        }
        #expect(orders == [[1, 2], [2, 1]])
    }

    /// Only a choice among several calls has a part in the name, however many calls there are.
    @Test func longOrders() async throws {
        let texts = try await comments { [self] in
            try await Mocks.tryAllOrders(of: cart.on.load) {
                for page in 1...30 { _ = await cart.load(item: "page", quantity: page) }
                try await searchTwice()
            }
        }
        #expect(texts.count == 1 && texts[0].hasSuffix("Run it alone with 'only: \"1\"'."))
    }

    @Test func orderThatDoesNotEnd() async throws {
        let texts = try await comments { [self] in
            try await Mocks.tryAllOrders(of: cart.on.load, within: 0.5) {
                _ = await cart.load(item: "tea", quantity: 1)
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
        }
        #expect(texts.count == 1 && texts[0].hasPrefix("This did not end within 0.5 s. The calls went on in this order: "))
    }

    /// The error of a call without an answer names its own arguments.
    @Test func callsWithoutAnswers() async throws {
        let mock = SharedDepotMock()
        mock.on.fetch.when(2).returns(TooMany())
        try await Mocks.tryAllOrders(of: mock.on.fetch) {
            let first = Task { try await mock.fetch(1) }
            let second = Task { try await mock.fetch(2) }
            let error = await first.result
            #expect("\(error)".contains("fetch(1)' has no answer."))
            let answer = try await second.value
            #expect(answer is TooMany)
        }
    }

    /// An expectation that ends the body is reported once.
    @Test func requirements() async throws {
        let texts = try await comments { [self] in
            try await Mocks.tryAllOrders(of: cart.on.load) { try #require(await cart.load(item: "tea", quantity: 1) == 9) }
        }
        #expect(texts.count == 1)
    }

    @Test func limits() async throws {
        let texts = try await comments { [self] in
            try await Mocks.tryAllOrders(of: cart.on.load, limit: 1) { try await searchTwice() }
        }
        #expect(texts == ["There are more than 1 orders of these calls. The others were not tried."])
        try await withKnownIssue {
            try await Mocks.tryAllOrders(of: cart.on.add) {}
        } matching: {
            $0.comments.map(\.rawValue) == ["'SharedCartMock.add(item:quantity:)' is not asynchronous, so its calls have no order to try."]
        }
    }
}
