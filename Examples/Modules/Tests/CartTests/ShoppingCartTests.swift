import CoreMocks
import Testing

@testable import Cart

@Suite struct ShoppingCartTests {
    private let store = KeyValueStoreMock()
    private let checkout = CheckoutMock()
    private let analytics = AnalyticsMock()
    private let cart: ShoppingCart

    init() {
        cart = ShoppingCart(store: store, checkout: checkout, analytics: analytics)
    }

    @Test func addsAnItemToTheOthers() async {
        store.on.strings.returns(["tea"])

        await cart.add("milk")

        #expect(store.on.set.calls == [(["tea", "milk"], "cart")])
        #expect(analytics.on.track.calls == ["add milk"])
    }

    /// The mocks are of two modules.
    @Test func emptiesTheCartAfterTheOrder() async throws {
        store.on.strings.returns(["tea"])
        checkout.on.order.returns(7)

        #expect(try await cart.order() == 7)

        #expect(
            Mocks.Calls(store, checkout, analytics).description == """
                KeyValueStoreMock.strings(forKey: "cart")
                CheckoutMock.order(["tea"])
                KeyValueStoreMock.set([], forKey: "cart")
                AnalyticsMock.track("order 7")
                """)
    }
}
