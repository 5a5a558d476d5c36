import Testing

/// A real object behind a mock: calls without an answer go on to it.
@Suite struct WrappingTests {
    @Test func passesCallsOn() async throws {
        let real = RealCart()
        let spy = CartMock(wrapping: real)
        #expect(spy.add(item: "tea", quantity: 2) == 2 && spy.add(item: "milk", quantity: 1) == 3)
        #expect(try spy.check(item: "tea", quantity: 0) == 3)
        #expect(throws: TooMany()) { try spy.check(item: "tea", quantity: 9) }
        #expect(try spy.price("tea") == 3.5)
        #expect(throws: NetError.offline) { try spy.price("") }
        #expect(await spy.load(item: "tea", quantity: 4) == 4)
        #expect(try await spy.send(item: "tea", quantity: 5) == 5)
        #expect(spy.on.add.calls == [("tea", 2), ("milk", 1)])
        spy.clear()
        #expect(real.items.isEmpty && spy.on.clear.wasCalled)
    }

    @Test func answersComeFirst() throws {
        let real = RealCart()
        let spy = CartMock(wrapping: real)
        spy.on.add.when("gold", .any).returns(-1)
        spy.on.check.throws(TooMany())
        spy.on.clear.returns()
        #expect(spy.add(item: "gold", quantity: 1) == -1 && spy.add(item: "tea", quantity: 1) == 1)
        #expect(throws: TooMany()) { try spy.check(item: "tea", quantity: 1) }
        spy.clear()
        #expect(real.items == ["tea": 1])
        spy.on.reset()
        #expect(spy.add(item: "gold", quantity: 1) == 2)
    }

    @Test func keepsResults() async throws {
        let spy = CartMock(wrapping: RealCart())
        spy.on.price.when("gold").returns(100)
        spy.on.price.when("lead").throws(.slow)
        _ = try spy.price("tea")
        _ = try? spy.price("")
        _ = try? spy.price("lead")
        _ = try spy.price("gold")
        #expect(spy.on.price.results == [3.5, 100] && spy.on.price.count == 4)
        _ = await spy.load(item: "tea", quantity: 4)
        #expect(spy.on.load.results == [4])
        spy.on.price.forget()
        #expect(spy.on.price.results.isEmpty)
    }

    @Test func properties() {
        let real = RealCart()
        real.owner = "Ann"
        let spy = CartMock(wrapping: real)
        #expect(spy.owner == "Ann" && spy.total == 0)
        spy.owner = "Bob"
        #expect(real.owner == "Bob" && spy.owner == "Bob" && spy.on.owner.calls == ["Bob"])
        real.items = ["tea": 2]
        #expect(spy.total == 2)
        spy.total = 7
        #expect(spy.total == 7 && real.total == 2)
    }

    /// Without an object, the mock is as all others.
    @Test func withoutAnObject() throws {
        let cart = CartMock()
        cart.owner = "Ann"
        #expect(cart.owner == "Ann" && cart.total == 0 && cart.add(item: "tea", quantity: 1) == 0)
        cart.total = 3
        #expect(cart.total == 3)
    }

    /// A call that goes on to another object needs no answer.
    @Test(.strictMocks) func isStrict() throws {
        let spy = CartMock(wrapping: RealCart())
        #expect(spy.add(item: "tea", quantity: 1) == 1 && spy.on.add.wasCalled)
    }

    @Test func concurrentCalls() async {
        let spy = SharedCartMock(wrapping: RealSharedCart())
        await withTaskGroup(of: Void.self) { group in
            for number in 1...100 { group.addTask { _ = await spy.load(item: "tea", quantity: number) } }
        }
        #expect(spy.on.load.results.sorted() == Array(1...100))
        spy.owner = "Ann"
        #expect(spy.owner == "Ann" && spy.add(item: "tea", quantity: 3) == 3)
    }

    @MainActor @Test func mainActor() async throws {
        let real = RealMainCart()
        let spy = MainCartMock(wrapping: real)
        spy.owner = "Ann"
        #expect(real.owner == "Ann" && spy.add(item: "tea", quantity: 3) == 3)
        #expect(try await spy.send(item: "tea", quantity: 2) == 2)
        #expect(await spy.load(item: "tea", quantity: 2) == 2 && spy.on.load.results == [2])
    }

    /// Only asynchronous members of an actor can wait for another one.
    @Test func actor() async throws {
        let spy = ActorCartMock(wrapping: RealActorCart())
        #expect(try await spy.send(item: "tea", quantity: 2) == 2)
        #expect(await spy.load(item: "tea", quantity: 4) == 4)
        #expect(await spy.add(item: "tea", quantity: 2) == 0)
        #expect(spy.on.load.results == [4] && spy.on.add.calls == [("tea", 2)])
    }

    @Test func associatedTypes() {
        let spy = BoxingMock<Int>(wrapping: Doubling())
        #expect(spy.put(4) == 8)
        spy.on.put.when(5).returns(0)
        #expect(spy.put(5) == 0 && spy.on.put.results == [8, 0])
    }

    @Test func everyKindOfMember() async throws {
        let spy = WorkshopMock(wrapping: RealWorkshop(name: "A"))
        #expect(spy[2] == "A2")
        spy[2] = "B"
        #expect(spy[0] == "B0" && spy.on.subscriptSet.calls.map(\.newValue) == ["B"])
        #expect(try await spy.size == 1)
        #expect(try spy.fetch(id: 1, from: "shop").name == "1 from shop")
        #expect(spy.find(0) == nil)
        var value = 1
        #expect(spy.change(&value, by: 2) && value == 3)
        #expect(spy.each(["a", "bb"]) { $0.count } == 3)
        #expect(spy.convert("a") == ["a", "a"] && spy.convert(1) == [1, 1])
        #expect(spy.take(Token(id: 4)) == 4)
        #expect(try spy.forward { throw TooMany() } == -1)
        spy.on.open.returns()
        spy.open()
        spy.open(at: 3)
        spy.later { _ in }
        #expect(spy.on.open.wasCalled && spy.on.later.wasCalled)
    }

    /// Answers of a mock that calls the closure.
    @Test func answersOfClosures() throws {
        let spy = WorkshopMock(wrapping: RealWorkshop(name: "A"))
        spy.on.take.does { token in token.id * 2 }
        #expect(spy.take(Token(id: 4)) == 8)
        spy.on.later.returns()
        spy.later { _ in Issue.record("The call has an answer, so it must not go on.") }
        spy.on.each.returns(5)
        #expect(spy.each(["a"]) { $0.count } == 5)
    }

    @Test func valuesThatChange() {
        let spy = CountingMock(wrapping: RealCounting(value: 1))
        #expect(spy.count() == 2 && spy.count() == 3 && spy.value == 3)
        spy.value = 7
        #expect(spy.count() == 8 && spy.on.count.results == [2, 3, 8])
    }

    @Test func autoclosures() {
        let spy = LoggingMock(wrapping: RealLogging(title: ""))
        spy.log("a")
        #expect(spy.check(true, "b") && spy.on.log.calls == ["a"] && spy.title == "a, b")
    }
}

private final class RealCart: Cart {
    var owner = ""
    var items: [String: Int] = [:]
    var total: Int { items.values.reduce(0, +) }

    func add(item: String, quantity: Int) -> Int {
        items[item, default: 0] += quantity
        return total
    }
    func check(item: String, quantity: Int) throws -> Int { if quantity > 5 { throw TooMany() } else { total } }
    func price(_ item: String) throws(NetError) -> Double { if item.isEmpty { throw .offline } else { 3.5 } }
    func load(item: String, quantity: Int) async -> Int { quantity }
    func send(item: String, quantity: Int) async throws -> Int { quantity }
    func clear() { items = [:] }
}

private final class RealSharedCart: SharedCart {
    var owner: String {
        get { "Ann" }
        set {}
    }
    func add(item: String, quantity: Int) -> Int { quantity }
    func check(item: String, quantity: Int) throws -> Int { quantity }
    func price(_ item: String) throws(NetError) -> Double { 1 }
    func load(item: String, quantity: Int) async -> Int { quantity }
    func send(item: String, quantity: Int) async throws -> Int { quantity }
    func clear() {}
}

private actor RealActorCart: ActorCart {
    var owner = ""
    func add(item: String, quantity: Int) -> Int { quantity }
    func check(item: String, quantity: Int) throws -> Int { quantity }
    func price(_ item: String) throws(NetError) -> Double { 1 }
    func load(item: String, quantity: Int) async -> Int { quantity }
    func send(item: String, quantity: Int) async throws -> Int { quantity }
    func clear() {}
}

@MainActor private final class RealMainCart: MainCart {
    var owner = ""
    func add(item: String, quantity: Int) -> Int { quantity }
    func check(item: String, quantity: Int) throws -> Int { quantity }
    func price(_ item: String) throws(NetError) -> Double { 1 }
    func load(item: String, quantity: Int) async -> Int { quantity }
    func send(item: String, quantity: Int) async throws -> Int { quantity }
    func clear() {}
}

private struct Doubling: Boxing {
    static var count: Int { get async { 0 } }
    func put(_ content: Int) -> Int { content * 2 }
}

private struct RealCounting: Counting {
    var value: Int
    mutating func count() -> Int {
        value += 1
        return value
    }
}

private struct RealWorkshop: Workshop {
    var name: String
    init(name: String) { self.name = name }
    static func make(_ count: Int) -> String { "" }
    subscript(position: Int) -> String {
        get { "\(name)\(position)" }
        set { name = newValue }
    }
    var size: Int { get async throws { name.count } }
    func item(_ id: Int) -> Item { Item(name: "\(id)") }
    func fetch(id: Int, from place: String) throws -> Item { Item(name: "\(id) from \(place)") }
    func find(_ id: Int) -> Item? { nil }
    func pack(_ size: (width: Int, height: Int)) async throws(NetError) -> Int { size.width * size.height }
    func change(_ value: inout Int, by amount: Int) -> Bool {
        value += amount
        return true
    }
    func each(_ items: [String], _ body: (String) -> Int) -> Int { items.map(body).reduce(0, +) }
    func later(_ completion: @escaping @Sendable (Int) -> Void) { completion(1) }
    func convert<Value: Equatable>(_ value: Value) -> [Value] { [value, value] }
    func take(_ token: consuming Token) -> Int { token.id }
    func forward(_ body: () throws -> Int) rethrows -> Int { (try? body()) ?? -1 }
    func open() { Issue.record("The call has an answer, so it must not go on.") }
    func open(at page: Int) {}
    func open(for reader: Item) throws -> Item { reader }
    static func opened() throws -> Item { Item(name: "") }
}

private final class RealLogging: Logging {
    private var lines: [String] = []
    init(title: @autoclosure () -> String) {}
    static func make(_ title: @autoclosure () -> String) -> String { title() }
    subscript(position: @autoclosure () -> Int) -> String {
        get { lines[position()] }
        set { lines[position()] = newValue }
    }
    var title: String { lines.joined(separator: ", ") }
    func log(_ message: @autoclosure () -> String) { lines.append(message()) }
    func trace(_ message: @autoclosure @escaping () -> String, level: Int) { lines.append(message()) }
    func check(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) -> Bool {
        lines.append(message())
        return condition()
    }
    func load(_ message: @autoclosure () -> String?) async throws(NetError) -> Int { 0 }
    func value<Value>(_ value: @autoclosure () -> Value, or other: @autoclosure () -> Value?) -> Value { value() }
    func attach(_ router: @autoclosure () -> Router) -> Bool { true }
    func register(_ handler: @autoclosure () -> (Int) -> Int) -> Int { handler()(1) }
    func convert<Value>(_ handler: @autoclosure () -> (Value) -> Void) {}
    func change(_ value: inout Int, by amount: @autoclosure () -> Int) { value += amount() }
    func both(_ message: @autoclosure () -> String, _ body: () throws -> Int) rethrows -> Int { try body() }
    func risky(_ message: @autoclosure () throws -> String) rethrows -> Int { try message().count }
    func slow(_ message: @autoclosure () async -> String) async -> Int { await message().count }
    func take(_ token: @autoclosure () -> Token) -> Int { token().id }
    func run(_ work: @autoclosure () -> Void) { work() }
}
