import Foundation
import Testing

/// A mock that wraps an object prints the lines that answer in its place.
@Suite struct RecordedAnswersTests {
    @Test func printsTheAnswers() async throws {
        let shop = BookshopMock(wrapping: RealBookshop())
        _ = await visit(shop)
        let pasted = try pastedLines()
        #expect(lines(of: shop.on) == pasted)
    }

    @Test func pastedAnswersReplaceTheObject() async {
        let bookshop = BookshopMock()
        answer(bookshop)
        let (answered, real) = await (visit(bookshop), visit(RealBookshop()))
        #expect(answered == real)
    }

    /// The printed lines.
    private func answer(_ bookshop: BookshopMock) {
        bookshop.on.later.when(.any, "a").returns(8, 9)
        bookshop.on.owner.get.returns("Ann", "Bob")
        bookshop.total = 12.5
        bookshop.on.stock.returns(3)
        bookshop.on.subscript.when(1).returns(["Emma", "Ada \"II\"\n"])
        bookshop.on.price.when("Emma").returns(3.5, 4.0).then.throws(NetError.slow)
        bookshop.on.price.when("").throws(NetError.offline)
        bookshop.on.order.when("Emma", 2).returns(Order(id: 1, lines: [Order.Line(title: "Emma", count: 2)], size: Size.small))
        bookshop.on.order.when("", 0).throws(OrderError.unknown(title: ""))
        bookshop.on.send.when(Order(id: 1, lines: [], size: nil), (city: "Rome", code: 7)).returns(true)
        bookshop.on.send.when(Order(id: 2, lines: [], size: nil), (city: "Rome", code: 7)).throws(OrderError.closed(until: 9))
        bookshop.on.find.when(nil).returns(nil)
        bookshop.on.find.when(4).returns(Order(id: 4, lines: [], size: nil))
        bookshop.on.size.when(nil).returns(Size.large)
        bookshop.on.codes.when([Size.small, Size.large]).returns([1, 2, 3])
        bookshop.on.codes.when([]).returns([])
        bookshop.on.counts.when("a").returns(["Ada": 1, "Ann": 2])
        bookshop.on.counts.when("z").returns([:])
        bookshop.on.thing.when("date").returns(Date(timeIntervalSinceReferenceDate: 0.25))
        bookshop.on.thing.when("url").returns(URL(string: "https://a.example/b?c=d")!)
        bookshop.on.thing.when("id").returns(UUID(uuidString: "2F9A7C00-0000-4000-8000-000000000001")!)
        bookshop.on.thing.when("data").returns(Data(base64Encoded: "AQID")!)
        bookshop.on.thing.when("decimal").returns(Decimal(string: "0.1")!)
        bookshop.on.thing.when("tuple").returns((1, name: "a", ()))
        bookshop.on.log.when("a").returns()
        bookshop.on.close.returns((), ()).then.throws(TooMany())
        bookshop.on.change.when(1).returns(true)
        bookshop.on.change.when(-1).throws(TooMany())
        bookshop.on.many.returns(1, 0)
    }

    private func lines(of stubs: some Mocks.Stubs) -> [String] { "\(stubs)".split(separator: "\n").map(String.init) }

    /// The lines of the function above.
    private func pastedLines() throws -> [String] {
        let lines = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.contains("private func answer(") }) + 1
        return lines[start...].prefix { $0 != "    }" }.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func valuesWithoutLiteralsAreComments() throws {
        let shop = BookshopMock(wrapping: RealBookshop())
        _ = shop.router(Router())
        _ = shop.thing("range")
        _ = shop.thing("nan")
        _ = shop.thing("closure")
        _ = shop.thing("wrapped")
        _ = shop.thing("comment")
        #expect(
            lines(of: shop.on) == [
                "bookshop.on.router.when(.any /* StubsTests.Router */).returns(/* StubsTests.Router */)",
                #"bookshop.on.thing.when("range").returns(/* Range(1..<2) */)"#,
                #"bookshop.on.thing.when("nan").returns(/* nan */)"#,
                #"bookshop.on.thing.when("closure").returns(/* { … } */)"#,
                #"bookshop.on.thing.when("wrapped").returns([1, /* StubsTests.Router */, nil])"#,
                #"bookshop.on.thing.when("comment").returns(/* a b c */)"#,
            ])
    }

    /// The answers to any argument do not hide those to `nil`.
    @Test func someArgumentsWithoutLiterals() {
        let shop = BookshopMock(wrapping: RealBookshop())
        for router in [nil, Router(), Router()] { shop.attach(router, to: 1) }
        #expect(
            lines(of: shop.on) == [
                "bookshop.on.attach.when(.any /* StubsTests.Router */, 1).returns(true)",
                "bookshop.on.attach.when(nil, 1).returns(false)",
            ])
    }

    @Test func answersOfTheTest() throws {
        let shop = BookshopMock(wrapping: RealBookshop())
        shop.on.price.when("gold").returns(100)
        shop.on.price.when("lead").throws(.slow)
        _ = try shop.price("gold")
        _ = try? shop.price("lead")
        _ = try shop.price("Emma")
        _ = shop.forward { 1 }
        shop.log("a")
        shop.on.log.forget()
        #expect(
            lines(of: shop.on) == [
                #"bookshop.on.price.when("gold").returns(100.0)"#,
                "// The mock has not recorded the outcome of each call of 'BookshopMock.price(_:)'.",
                #"bookshop.on.price.when("Emma").returns(3.5)"#,
                "// The mock has not recorded the outcome of each call of 'BookshopMock.forward(_:)'.",
            ])
    }

    @Test func names() throws {
        let shop = BookshopMock(wrapping: RealBookshop())
        shop.log("a")
        for (name, variable) in [("corner", "corner"), ("URLShopMock", "urlShop"), ("URLMock", "url"), ("Mock", "mock")] {
            shop.on.rename(name)
            #expect("\(shop.on)" == "\(variable).on.log.when(\"a\").returns()")
        }
    }

    @Test func withoutCalls() {
        #expect(
            "\(BookshopMock().on)"
                == "'BookshopMock' has passed no calls on. Make the mock with 'wrapping:', and print this after the code under test.")
        _ = BookshopMock.isOpen
        #expect("\(BookshopMock.on)".hasPrefix("'BookshopMock' has passed no calls on."))
    }

    /// A call keeps its outcome while others run, also inside of it.
    @Test func callsAtTheSameTime() async throws {
        let cart = SharedCartMock(wrapping: SlowCart())
        await withTaskGroup(of: Void.self) { group in
            for number in 1...100 {
                group.addTask {
                    _ = await cart.load(item: "a", quantity: number)
                    _ = try? await cart.send(item: "a", quantity: number)
                }
            }
        }
        // These threads run no tasks.
        DispatchQueue.concurrentPerform(iterations: 100) { _ = cart.add(item: "a", quantity: $0 + 1) }
        let quantities = cart.on.load.calls.map(\.quantity)
        let printed = lines(of: cart.on)
        #expect(
            printed.filter { $0.contains(".load.") } == quantities.map { #"sharedCart.on.load.when("a", \#($0)).returns(\#(-$0))"# })
        #expect(
            printed.filter { $0.contains(".add.") }.sorted()
                == (1...100).map { #"sharedCart.on.add.when("a", \#($0)).returns(\#(-$0))"# }.sorted())
        #expect(
            printed.filter { $0.contains(".send.") }.sorted()
                == (1...100).map { #"sharedCart.on.send.when("a", \#($0))."# + ($0 % 2 == 0 ? "returns(\(-$0))" : "throws(TooMany())") }
                .sorted())
        #expect(printed.count == 300)
    }

    @Test func callsInsideOfOthers() throws {
        let real = RealBookshop()
        let shop = BookshopMock(wrapping: real)
        real.front = shop
        #expect(try shop.price("set") == 7)
        #expect(
            lines(of: shop.on) == [
                #"bookshop.on.price.when("set").returns(7.0)"#, #"bookshop.on.price.when("Emma").returns(3.5)"#,
            ])
    }

    @MainActor @Test func onTheMainActor() async throws {
        let cart = MainCartMock(wrapping: MainCartOfOne())
        _ = await cart.load(item: "a", quantity: 1)
        await #expect(throws: TooMany()) { try await cart.send(item: "a", quantity: 2) }
        #expect(
            lines(of: cart.on) == [
                #"mainCart.on.load.when("a", 1).returns(1)"#, #"mainCart.on.send.when("a", 2).throws(TooMany())"#,
            ])
    }
}

/// The code under test. Returns all that it got from the object.
private func visit(_ shop: any Bookshop) async -> [String] {
    var seen: [String] = []
    func see(_ value: @autoclosure () throws -> Any) {
        do {
            let value = try value()
            seen.append((value as? [String: Int])?.sorted(by: <).description ?? (value as? Set<Int>)?.sorted().description ?? "\(value)")
        } catch {
            seen.append("\(error)")
        }
    }
    see(shop.owner)
    shop.owner = "Bob"
    see(shop.owner)
    see(shop.total)
    see(shop.total)
    let stock = try? await shop.stock
    see(stock as Any)
    see(shop[1])
    for title in ["Emma", "Emma", "Emma", "", "Emma"] { see(try shop.price(title)) }
    see(try shop.order("Emma", count: 2))
    see(try shop.order("", count: 0))
    for id in 1...2 {
        do throws(OrderError) {
            let isSent = try await shop.send(Order(id: id), to: ("Rome", 7))
            see(isSent)
        } catch {
            see(error)
        }
    }
    let found = await [shop.find(nil), shop.find(4)]
    see(found)
    see(shop.size(of: nil))
    see(shop.codes([.small, .large]))
    see(shop.codes([]))
    see(shop.counts("a"))
    see(shop.counts("z"))
    for name in ["date", "url", "id", "data", "decimal", "tuple"] { see(shop.thing(name)) }
    shop.log("a")
    shop.log("a")
    for _ in 1...3 { see(try shop.close()) }
    for _ in 1...2 { see(shop.later({}, tag: "a")) }
    for count in [1, -1] {
        var count = count
        see(try shop.change(&count))
    }
    see(shop.many(1, 2, 3, 4, 5, 6, 7))
    see(shop.many(0, 2, 3, 4, 5, 6, 7))
    return seen
}

private final class RealBookshop: Bookshop {
    static var isOpen: Bool { true }
    var owner = "Ann"
    var total: Double { 12.5 }
    var stock: Int { get async throws { 3 } }
    private var countOfCalls = 0
    /// The object that passes calls on to this one.
    weak var front: BookshopMock?

    subscript(shelf: Int) -> [String] {
        get { ["Emma", "Ada \"II\"\n"] }
        set {}
    }

    func price(_ title: String) throws(NetError) -> Double {
        if title.isEmpty { throw .offline }
        if title == "set", let front { return try front.price("Emma") * 2 }
        countOfCalls += 1
        if countOfCalls > 2 { throw .slow }
        return countOfCalls == 1 ? 3.5 : 4
    }
    func order(_ title: String, count: Int) throws -> Order {
        if title.isEmpty { throw OrderError.unknown(title: title) }
        return Order(id: 1, lines: [Order.Line(title: title, count: count)], size: .small)
    }
    func send(_ order: Order, to place: (city: String, code: Int)) async throws(OrderError) -> Bool {
        if order.id == 2 { throw .closed(until: 9) }
        return true
    }
    func find(_ id: UInt8?) async -> Order? { id.map { Order(id: Int($0)) } }
    func size(of order: Order?) -> Size { .large }
    func codes(_ sizes: [Size]) -> Set<Int> { sizes.isEmpty ? [] : [3, 1, 2] }
    func counts(_ prefix: Character) -> [String: Int] { prefix == "a" ? ["Ann": 2, "Ada": 1] : [:] }
    func thing(_ name: String) -> Any {
        switch name {
        case "date": Date(timeIntervalSinceReferenceDate: 0.25)
        case "url": URL(string: "https://a.example/b?c=d")!
        case "id": UUID(uuidString: "2F9A7C00-0000-4000-8000-000000000001")!
        case "data": Data([1, 2, 3])
        case "decimal": Decimal(string: "0.1")!
        case "tuple": (1, name: "a", ())
        case "range": 1..<2
        case "nan": Double.nan
        case "closure": { 1 }
        case "wrapped": [1, Router(), Int?.none as Any]
        default: Described()
        }
    }
    func router(_ router: Router) -> Router { router }
    func attach(_ router: Router?, to shelf: Int) -> Bool { router != nil }
    func log(_ text: String) {}
    func close() throws {
        countOfCalls += 1
        if countOfCalls > 6 { throw TooMany() }
    }
    func later(_ body: @escaping @Sendable () -> Void, tag: String) -> Int {
        countOfCalls += 1
        return countOfCalls
    }
    func change(_ count: inout Int) throws -> Bool {
        if count < 0 { throw TooMany() }
        return true
    }
    func forward(_ body: () throws -> Int) rethrows -> Int { try body() }
    func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) -> Int { a }
}

/// A value whose description looks like code.
private struct Described: CustomStringConvertible, CustomReflectable {
    var description: String { "a */\nb /* c" }
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// Its calls end in another order than they begin.
private final class SlowCart: SharedCart {
    var owner: String {
        get { "" }
        set {}
    }
    func add(item: String, quantity: Int) -> Int { -quantity }
    func check(item: String, quantity: Int) throws -> Int { quantity }
    func price(_ item: String) throws(NetError) -> Double { 1 }
    func load(item: String, quantity: Int) async -> Int {
        for _ in 0..<(quantity % 7) { await Task.yield() }
        return -quantity
    }
    func send(item: String, quantity: Int) async throws -> Int {
        for _ in 0..<(quantity % 5) { await Task.yield() }
        if quantity % 2 == 1 { throw TooMany() }
        return -quantity
    }
    func clear() {}
}

@MainActor private final class MainCartOfOne: MainCart {
    var owner = ""
    func add(item: String, quantity: Int) -> Int { quantity }
    func check(item: String, quantity: Int) throws -> Int { quantity }
    func price(_ item: String) throws(NetError) -> Double { 1 }
    func load(item: String, quantity: Int) async -> Int { quantity }
    func send(item: String, quantity: Int) async throws -> Int { if quantity > 1 { throw TooMany() } else { quantity } }
    func clear() {}
}
