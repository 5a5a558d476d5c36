import Testing

/// The order of the calls of several mocks.
@Suite struct OrdersTests {
    let cart = CartMock()

    init() { _ = cart.add(item: "tea", quantity: 2) }

    /// The order of calls with arguments.
    @Test func orders() {
        let router = CartRoutingMock()
        router.route(to: "pay")
        _ = cart.add(item: "tea", quantity: 9)
        let (tea, pay) = (cart.on.add.when("tea", 9), router.on.route.when("pay"))
        #expect(pay.wasCalled(before: tea) && !tea.wasCalled(before: pay))
        #expect(cart.on.add.wasCalled(before: pay) && !tea.wasCalled(before: router.on.route))
        #expect(!cart.on.add.when("coffee", .any).wasCalled(before: pay))
    }

    /// Other calls may come between, before and after.
    @Test func ordersWithGaps() {
        let router = CartRoutingMock()
        router.route(to: "pay")
        _ = cart.add(item: "milk", quantity: 1)
        router.route(to: "end")
        let (tea, milk) = (cart.on.add.when("tea", .any), cart.on.add.when("milk", .any))
        let (pay, end) = (router.on.route.when("pay"), router.on.route.when("end"))
        #expect(Mocks.wereCalled(inOrder: tea, pay, milk, end) && Mocks.wereCalled(inOrder: tea, end))
        #expect(Mocks.wereCalled(inOrder: router.on.route, milk, router.on.route))
        #expect(!Mocks.wereCalled(inOrder: pay, tea) && !Mocks.wereCalled(inOrder: tea, end, milk))
        #expect(!Mocks.wereCalled(inOrder: tea, tea) && !Mocks.wereCalled(inOrder: tea, cart.on.clear))
    }

    @Test func mocksWithNames() {
        let (first, second) = (CartMock(), CartMock())
        first.on.rename("first")
        second.on.rename("second")
        second.clear()
        _ = first.add(item: "tea", quantity: 1)
        second.owner = "Ann"
        #expect(
            Mocks.Calls(first, second).description == """
                second.clear()
                first.add(item: "tea", quantity: 1)
                second.owner = "Ann"
                """)
        #expect("\(second.on.clear)" == "'second.clear()' was called once: second.clear()")
    }

    @Test func order() async throws {
        let cart = CartMock()
        let router = CartRoutingMock()
        #expect(!cart.on.add.wasCalled(before: router.on.route))
        _ = cart.add(item: "tea", quantity: 2)
        #expect(!cart.on.add.wasCalled(before: router.on.route))
        router.route(to: "tea")
        #expect(cart.on.add.wasCalled(before: router.on.route) && !router.on.route.wasCalled(before: cart.on.add))
        cart.clear()
        #expect(
            Mocks.Calls(cart, router).description == """
                CartMock.add(item: "tea", quantity: 2)
                CartRoutingMock.route(to: "tea")
                CartMock.clear()
                """)
        #expect(Mocks.Calls(router.on).description == "CartRoutingMock.route(to: \"tea\")")
    }

    @Test func callsOfSomethingElse() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Mocks.Calls(Item(name: "a")) }
        let message = "'Calls' takes mocks of a target with the product 'MockgenSupport' and stubs, such as 'CartMock.on', and not 'Item'."
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
