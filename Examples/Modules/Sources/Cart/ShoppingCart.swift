import Core

struct ShoppingCart {
    let store: any KeyValueStore
    let checkout: any Checkout
    let analytics: any Analytics

    func add(_ item: String) async {
        await store.set(store.strings(forKey: "cart") + [item], forKey: "cart")
        analytics.track("add \(item)")
    }

    /// Returns the number of the order.
    func order() async throws -> Int {
        let number = try await checkout.order(store.strings(forKey: "cart"))
        await store.set([], forKey: "cart")
        analytics.track("order \(number)")
        return number
    }
}
