import Testing

@testable import Requirements

/// Stubs in a module on the main actor by default. `LanguagesTests` compiles the mocks of all requirements so.
@Suite struct CartTests {
    @Test func synchronous() throws {
        let cart = CartMock()
        cart.on.check.returns(1, 2)
        cart.on.check.when { $0.quantity > 5 }.throws(NetError.offline)
        #expect(try cart.check(item: "tea", quantity: 1) == 1)
        #expect(throws: NetError.offline) { try cart.check(item: "tea", quantity: 6) }
        cart.on.price.when("tea").returns(3.5)
        cart.on.price.when("gold").throws(.slow)
        #expect(try cart.price("tea") == 3.5)
        #expect(throws: NetError.slow) { try cart.price("gold") }
        #expect(cart.on.check.calls.map(\.quantity) == [1, 6])
    }

    @Test func asynchronous() async throws {
        let cart = CartMock()
        cart.on.send.does { _, quantity in
            await Task.yield()
            return quantity * 10
        }
        let loaded = try await cart.send(item: "tea", quantity: 3)
        #expect(loaded == 30)
        let task = Task { cart.clear() }
        await task.value
        #expect(cart.on.send.calls == [("tea", 3)] && cart.on.clear.wasCalled)
    }

    /// An asynchronous function runs on the actor of its caller, and suspends only if the closure of the test does.
    @Test func testsSeeWhatACallerShowsWhileItWaits() async throws {
        let cart = CartMock()
        let (answers, answer) = AsyncStream.makeStream(of: Int.self)
        cart.on.load.does { _, _ in
            for await number in answers { return number }
            return 0
        }
        let page = CartPage(cart: cart)
        let task = Task { await page.load() }
        while !cart.on.load.wasCalled { await Task.yield() }
        #expect(page.isLoading && page.number == nil)
        answer.yield(3)
        await task.value
        #expect(!page.isLoading && page.number == 3)
    }

    /// Without such a closure, a call does not suspend: what it shows in between cannot be seen.
    @Test func answersDoNotSuspend() async {
        let cart = CartMock()
        cart.on.load.returns(3)
        let page = CartPage(cart: cart)
        var sawLoading = false
        let task = Task { sawLoading = page.isLoading }
        await page.load()
        #expect(page.number == 3 && !sawLoading)
        await task.value
    }

    /// A protocol of another module, which is not on the main actor.
    @Test func protocolsOfOtherModules() {
        let mock = PlainFunctionsMock()
        mock.nothing()
        #expect(mock.on.nothing.count == 1)
    }

    @Test func sharedMocksFromOtherTasks() async {
        let cart = SharedCartMock()
        cart.on.add.does { _, quantity in quantity }
        var sum = 0
        for task in (1...100).map({ quantity in Task.detached { await cart.add(item: "tea", quantity: quantity) } }) {
            sum += await task.value
        }
        #expect(sum == 5050 && cart.on.add.count == 100)
    }
}

/// A view model that shows whether it waits.
private final class CartPage {
    private let cart: any Cart
    private(set) var isLoading = false
    private(set) var number: Int?

    init(cart: any Cart) { self.cart = cart }

    func load() async {
        isLoading = true
        number = await cart.load(item: "tea", quantity: 1)
        isLoading = false
    }
}
