import Foundation
import Testing

/// Closures of a test on the main actor run there, wherever a call comes from.
@MainActor @Suite struct ClosuresOfActorsTests {
    private var main: MainActor { .shared }

    @Test func callsFromElsewhere() async {
        let cart = SharedCartMock()
        var items: [String] = []
        cart.on.add.does { [main] item, quantity in
            main.assertIsolated()
            items.append(item)
            return quantity
        }
        #expect(await Task.detached { cart.add(item: "tea", quantity: 2) }.value == 2)
        #expect(cart.add(item: "milk", quantity: 1) == 1 && items == ["tea", "milk"])
        await withTaskGroup { group in
            for number in 0..<100 { group.addTask { _ = cart.add(item: "\(number)", quantity: number) } }
        }
        #expect(items.count == 102)
    }

    @Test func conditions() async throws {
        let cart = SharedCartMock()
        var asked = 0
        cart.on.add.when { [main] _, quantity in
            main.assertIsolated()
            asked += 1
            return quantity > 1
        }.returns(7)
        cart.on.send.when { $0.item == "tea" }.returns(8)
        #expect(await Task.detached { cart.add(item: "tea", quantity: 2) }.value == 7 && asked == 1)
        #expect(try await Task.detached { try await cart.send(item: "tea", quantity: 2) }.value == 8)
    }

    /// The error of the closure comes back, and its expectations belong to the test.
    @Test func errorsAndExpectations() async {
        let cart = SharedCartMock()
        cart.on.price.does { (_) throws(NetError) in throw .slow }
        cart.on.check.does { item, _ in
            #expect(Test.current != nil && item == "tea")
            throw TooMany()
        }
        await #expect(throws: NetError.slow) { try await Task { @concurrent in try cart.price("tea") }.value }
        await #expect(throws: TooMany()) { try await Task { @concurrent in try cart.check(item: "tea", quantity: 1) }.value }
    }

    @Test func actors() async throws {
        let cart = ActorCartMock()
        var count = 0
        cart.on.add.does { _, quantity in
            count += 1
            return quantity
        }
        cart.on.load.does { _, quantity in
            count += 1
            return quantity
        }
        #expect(await cart.add(item: "tea", quantity: 2) == 2)
        #expect(await cart.load(item: "tea", quantity: 3) == 3)
        #expect(count == 2)
    }

    /// A closure with the parameters of the requirement runs where the call is, so it can use nothing of the test's actor.
    @Test func ownClosures() async {
        let workshop = WorkshopMock()
        workshop.on.each.does { items, body in items.map(body).reduce(0, +) }
        #expect(workshop.each(["a", "bc"]) { $0.count } == 3)
    }
}

/// Strict tests have the values of static properties for themselves, and keep nothing when they are over.
@Suite struct StrictStaticsTests {
    @Test(.strictMocks, arguments: 1...50) func values(_ number: Int) async {
        StaticMembersMock.made = number
        StaticMembersMock.last = Item(name: "\(number)")
        await Task.yield()
        try? await Task.sleep(for: .milliseconds(1))
        #expect(StaticMembersMock.made == number && StaticMembersMock.last == Item(name: "\(number)"))
        #expect(StaticMembersMock.on.made.calls == [number])
    }

    @Test func nothingStays() async throws {
        nonisolated(unsafe) weak var router: Router?
        nonisolated(unsafe) weak var other: Router?
        let run = { @Sendable (trait: Mocks.Strictness, body: @Sendable () async throws -> Void) in
            try await trait.provideScope(for: try #require(Test.current), testCase: Test.Case.current, performing: body)
        }
        try await run(.strictMocks) {
            let new = Router()
            router = new
            StaticMembersMock.router = new
            StaticMembersMock.on.make.does { number in withExtendedLifetime(new) { number } }
            #expect(StaticMembersMock.make(2) == 2)
        }
        try await run(.strictMocks) {
            let (mock, new) = (NavigationMock(), Router())
            other = new
            mock.on.attach.returns()
            mock.attach(new)
            #expect(mock.on.attach.wasCalled)
        }
        #expect(router == nil && other == nil)
    }
}
