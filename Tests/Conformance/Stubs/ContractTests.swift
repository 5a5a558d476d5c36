import Testing

/// Every line of what `style: stub` promises, for each way in which a function can be called.
@Suite struct ContractTests {
    @Test func plain() async throws {
        let cart = CartMock()
        #expect(cart.add(item: "tea", quantity: 1) == 0)
        cart.on.add.returns(1)
        #expect(cart.add(item: "tea", quantity: 2) == 1)
        cart.on.add.returns(1, 2, 3)
        #expect((0..<4).map { cart.add(item: "tea", quantity: $0) } == [1, 2, 3, 3])
        cart.on.add.does { item, quantity in item.count * quantity }
        #expect(cart.add(item: "milk", quantity: 2) == 8)
        cart.on.add.when { $0.quantity > 5 }.returns(-1)
        #expect(cart.add(item: "milk", quantity: 6) == -1 && cart.add(item: "milk", quantity: 5) == 20)
        #expect(cart.on.add.count == 9)
        #expect(cart.on.add.calls.map(\.quantity).suffix(3) == [2, 6, 5])
        #expect(cart.on.add.last?.item == "milk")
        cart.clear()
        #expect(cart.on.clear.count == 1)
        cart.on.reset()
        #expect(cart.on.add.count == 0 && cart.on.add.last == nil && cart.add(item: "tea", quantity: 1) == 0)
    }

    @Test func throwing() throws {
        let cart = CartMock()
        cart.on.check.throws(TooMany())
        #expect(throws: TooMany()) { try cart.check(item: "tea", quantity: 1) }
        cart.on.check.returns(4)
        cart.on.check.when { $0.quantity > 5 }.throws(TooMany())
        cart.on.check.when { $0.item == "milk" }.does { _, quantity in if quantity == 7 { throw NetError.slow } else { quantity } }
        #expect(try cart.check(item: "tea", quantity: 1) == 4)
        #expect(throws: TooMany()) { try cart.check(item: "tea", quantity: 6) }
        #expect(try cart.check(item: "milk", quantity: 9) == 9)
        #expect(throws: NetError.slow) { try cart.check(item: "milk", quantity: 7) }
    }

    @Test func typedErrors() throws {
        let cart = CartMock()
        cart.on.price.returns(1)
        cart.on.price.when("tea").returns(3.5)
        cart.on.price.when("gold").throws(.offline)
        #expect(try cart.price("tea") == 3.5 && cart.price("milk") == 1)
        var caught: NetError?
        do { _ = try cart.price("gold") } catch { caught = error }
        #expect(caught == .offline)
        #expect(cart.on.price.calls == ["tea", "milk", "gold"])
        cart.on.price.reset()
        cart.on.price.does { item throws(NetError) in if item.isEmpty { throw .slow } else { 2 } }
        #expect(try cart.price("tea") == 2 && cart.on.price.count == 1)
        #expect(throws: NetError.slow) { try cart.price("") }
    }

    @Test func asynchronous() async throws {
        let cart = CartMock()
        cart.on.load.does { _, quantity in
            await Task.yield()
            return quantity * 10
        }
        cart.on.load.when { $0.item == "milk" }.returns(7, 8)
        #expect(await cart.load(item: "tea", quantity: 2) == 20)
        #expect(await cart.load(item: "milk", quantity: 2) == 7)
        #expect(await cart.load(item: "milk", quantity: 2) == 8)
        cart.on.send.throws(NetError.offline)
        await #expect(throws: NetError.offline) { try await cart.send(item: "tea", quantity: 1) }
        cart.on.send.does { _, quantity in if quantity > 1 { throw TooMany() } else { quantity } }
        #expect(try await cart.send(item: "tea", quantity: 1) == 1)
        await #expect(throws: TooMany()) { try await cart.send(item: "tea", quantity: 2) }
        #expect(cart.on.send.calls.map(\.item) == ["tea", "tea", "tea"])
    }

    @Test func properties() {
        let cart = CartMock()
        cart.total = 3
        #expect(cart.total == 3)
        cart.owner = "Ann"
        cart.owner = "Bob"
        #expect(cart.owner == "Bob" && cart.on.owner.calls == ["Ann", "Bob"])
        let shared = SharedCartMock()
        shared.owner = "Cem"
        #expect(shared.owner == "Cem" && shared.on.owner.last == "Cem")
    }

    @Test func shared() async throws {
        let cart = SharedCartMock()
        cart.on.add.returns(1)
        cart.on.check.when { $0.quantity > 5 }.throws(TooMany())
        cart.on.price.when("tea").returns(3.5)
        cart.on.load.does { _, quantity in quantity * 10 }
        cart.on.send.returns(4)
        #expect(cart.add(item: "tea", quantity: 1) == 1)
        #expect(throws: TooMany()) { try cart.check(item: "tea", quantity: 6) }
        #expect(try cart.price("tea") == 3.5)
        async let first = cart.load(item: "tea", quantity: 2)
        async let second = cart.load(item: "tea", quantity: 3)
        #expect(await first + second == 50)
        #expect(try await cart.send(item: "tea", quantity: 2) == 4)
        let task = Task { cart.clear() }
        await task.value
        #expect(cart.on.load.count == 2 && cart.on.clear.count == 1)
    }

    @Test func onAnActor() async throws {
        let cart = ActorCartMock()
        cart.on.add.returns(1, 2)
        cart.on.check.throws(TooMany())
        cart.on.price.when("tea").returns(3.5)
        cart.on.load.does { _, quantity in quantity * 10 }
        cart.on.send.when { $0.quantity > 5 }.throws(NetError.offline)
        #expect(await cart.add(item: "tea", quantity: 1) == 1)
        await #expect(throws: TooMany()) { try await cart.check(item: "tea", quantity: 1) }
        #expect(try await cart.price("tea") == 3.5)
        #expect(await cart.load(item: "tea", quantity: 2) == 20)
        await #expect(throws: NetError.offline) { try await cart.send(item: "tea", quantity: 6) }
        #expect(cart.on.add.count == 1 && cart.on.load.last?.quantity == 2)
        #expect("\(cart.on.add)".hasSuffix("ActorCartMock.add(item: \"tea\", quantity: 1)"))
        cart.on.reset()
        #expect(cart.on.add.count == 0)
    }

    @MainActor @Test func onTheMainActor() async throws {
        let cart = MainCartMock()
        cart.owner = "Ann"
        cart.on.add.returns(1)
        cart.on.check.throws(TooMany())
        cart.on.price.when("tea").throws(.slow)
        cart.on.load.does { _, quantity in quantity * 10 }
        cart.on.send.returns(5)
        #expect(cart.add(item: "tea", quantity: 1) == 1)
        #expect(throws: TooMany()) { try cart.check(item: "tea", quantity: 1) }
        #expect(throws: NetError.slow) { try cart.price("tea") }
        #expect(await cart.load(item: "tea", quantity: 2) == 20)
        #expect(try await cart.send(item: "tea", quantity: 2) == 5)
        #expect(cart.on.owner.calls == ["Ann"] && cart.on.send.last?.item == "tea")
        cart.on.price.does { item throws(NetError) in if item.isEmpty { throw .offline } else { 2 } }
        #expect(try cart.price("tea") == 2)
        #expect(throws: NetError.offline) { try cart.price("") }
    }

    /// The closure of `does` runs on the main actor, even if a test sets it elsewhere.
    @Test func answersOfTheMainActor() async throws {
        let (cart, bell) = await MainActor.run { (MainCartMock(), Bell()) }
        cart.on.clear.does { bell.ring() }
        cart.on.send.when { $0.quantity > 5 }.does { _, quantity in
            await Task.yield()
            bell.ring()
            return quantity
        }
        await cart.clear()
        #expect(try await cart.send(item: "tea", quantity: 6) == 6)
        #expect(await bell.count == 2)
    }
}

/// Something that only the main actor uses.
@MainActor private final class Bell {
    private(set) var count = 0

    func ring() { count += 1 }
}
