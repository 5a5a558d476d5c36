import Foundation
import Testing

/// The words of a test for answers.
@Suite struct AnswersTests {
    @Test func byTheTypeOfAGenericResult() async throws {
        let depot = DepotMock()
        depot.on.fetch.when(Int.self, .any).returns(4)
        depot.on.fetch.when(String.self, 1).returns("one")
        #expect(try await depot.fetch(Int.self, id: 1) == 4)
        #expect(try await depot.fetch(String.self, id: 1) == "one")
        depot.on.retrieve.returns("v", 1234)
        let (text, number): (String, Int) = (depot.retrieve(), depot.retrieve())
        #expect(text == "v" && number == 1234)
    }

    @Test func forgottenAnswers() {
        let cart = CartMock()
        cart.on.add.returns(1)
        cart.on.add.when("tea", .any).returns(2)
        _ = cart.add(item: "tea", quantity: 2)
        cart.on.add.forgetAnswers()
        #expect(cart.add(item: "tea", quantity: 3) == 0 && cart.on.add.count == 2)
        cart.on.add.returns(4)
        #expect(cart.add(item: "tea", quantity: 2) == 4)
    }

    /// The closure of a forgotten answer ends without the lock of the mocks, because this may call a mock.
    @Test func conditionThatForgetsAnswers() async {
        await #expect(processExitsWith: .success) {
            final class Limit: @unchecked Sendable {
                let cart: CartMock
                let item = "tea"
                init(_ cart: CartMock) { self.cart = cart }
                deinit { cart.clear() }
            }
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 10)
                exit(1)
            }
            let cart = CartMock()
            cart.on.add.returns(1)
            do {
                let limit = Limit(cart)
                cart.on.add.when { call in
                    cart.on.add.forgetAnswers()
                    return call.item == limit.item
                }.returns(2)
            }
            let isRight = cart.add(item: "milk", quantity: 1) == 1 && cart.on.clear.count == 1
            exit(isRight ? 0 : 2)
        }
    }

    /// The answers before 'then' are not given again after calls have used them.
    @Test func answersThatFollowLater() {
        let cart = CartMock()
        let one = cart.on.add.returns(1)
        #expect(cart.add(item: "tea", quantity: 1) == 1 && cart.add(item: "tea", quantity: 1) == 1)
        let two = one.then.returns(2, 3)
        #expect(cart.add(item: "tea", quantity: 1) == 2)
        two.then.cycles(4, 5)
        #expect((1...5).map { cart.add(item: "tea", quantity: $0) } == [3, 4, 5, 4, 5])
    }

    @Test func oneForTheseArguments() {
        let cart = CartMock()
        cart.on.add.when("tea", .any).returns(1)
        cart.on.add.when("tea", 2).returns(5)
        #expect(cart.add(item: "tea", quantity: 2) == 5)
        #expect(cart.add(item: "tea", quantity: 3) == 1)
        #expect(cart.add(item: "milk", quantity: 2) == 0)
        let (item, quantity) = ("milk", 7)
        cart.on.add.when(item, quantity).does { _, quantity in quantity }
        #expect(cart.add(item: "milk", quantity: 7) == 7)
    }

    /// `nil` is an argument like any other, whether it is a literal or not.
    @Test func nilAndAnything() {
        let parcels = ParcelingMock()
        parcels.on.send.when(.any, .any, .any).returns("any")
        parcels.on.send.when(.small, nil, .any).returns("small")
        let (name, weight): (String?, Double?) = (nil, nil)
        parcels.on.send.when(.large, name, 2).returns("large")
        parcels.on.send.when(.large, "Ann", weight).returns("never")
        #expect(parcels.send(.small, to: nil, weight: 1) == "small")
        #expect(parcels.send(.small, to: "Ann", weight: 1) == "any")
        #expect(parcels.send(.large, to: nil, weight: 2) == "large")
        #expect(parcels.send(.large, to: "Ann", weight: 2) == "any")
        parcels.on.find.when(nil).returns(3)
        parcels.on.find.when("Ann").returns(4)
        #expect(parcels.find(nil) == 3 && parcels.find("Ann") == 4 && parcels.find("Bob") == 0)
    }

    /// Objects are compared by identity, and whatever cannot be compared can be anything.
    @Test func objectsAndClosures() {
        let (parcels, first, second) = (ParcelingMock(), Router(), Router())
        parcels.on.track.when(first, .any).returns(true)
        #expect(parcels.track(first) { _ in } && !parcels.track(second) { _ in })
        #expect(parcels.on.track.when(second, .any).count == 1)
        parcels.on.pack.when([(1, "a")], ["b": nil]).returns(2)
        #expect(parcels.pack([(1, "a")], ["b": nil]) == 2 && parcels.pack([(1, "b")], ["b": nil]) == 0)
        #expect(parcels.pack([], ["b": 3]) == 0)
    }

    @Test func valuesThatCannotBeCompared() {
        let line = #line + 2
        withKnownIssue {
            ParcelingMock().on.track.when(.any, { _ in }).returns(true)
        } matching: {
            $0.sourceLocation?.line == line
                && $0.comments.map(\.rawValue) == [
                    "'(Int) -> ()' is not Equatable. Write '.any' for this argument, or a condition: '{ … }'."
                ]
        }
    }

    @Test func kindsInTurn() throws {
        let cart = CartMock()
        cart.on.check.returns(1, 2).then.throws(TooMany()).then.does { $1 }
        #expect(try cart.check(item: "tea", quantity: 9) == 1)
        #expect(try cart.check(item: "tea", quantity: 9) == 2)
        #expect(throws: TooMany()) { try cart.check(item: "tea", quantity: 9) }
        #expect(try cart.check(item: "tea", quantity: 9) == 9)
        #expect(try cart.check(item: "tea", quantity: 8) == 8)
        // Later answers have the condition of the first one.
        cart.on.check.returns(0)
        cart.on.check.when("milk", .any).returns(3).then.throws(NetError.slow)
        #expect(try cart.check(item: "milk", quantity: 1) == 3)
        #expect(try cart.check(item: "tea", quantity: 1) == 0)
        #expect(throws: NetError.slow) { try cart.check(item: "milk", quantity: 1) }
        #expect(throws: NetError.slow) { try cart.check(item: "milk", quantity: 1) }
    }

    /// The result of an answer can leave its actor.
    @Test func answersInOtherTasks() async {
        let cart = SharedCartMock()
        _ = await Task { cart.on.add.returns(1) }.value
        #expect(cart.add(item: "tea", quantity: 1) == 1)
    }

    @Test func inACircle() async {
        let cart = SharedCartMock()
        cart.on.load.cycles(1, 2, 3)
        var values: [Int] = []
        for quantity in 0..<7 { values.append(await cart.load(item: "tea", quantity: quantity)) }
        #expect(values == [1, 2, 3, 1, 2, 3, 1])
    }

    /// The answers before the circle are given once.
    @Test func inACircleAfterOthers() {
        let cart = CartMock()
        cart.on.add.returns(9, 8).then.cycles(1, 2)
        #expect((0..<7).map { cart.add(item: "tea", quantity: $0) } == [9, 8, 1, 2, 1, 2, 1])
        cart.on.add.returns(9).then.returns(8).then.cycles(1)
        #expect((0..<4).map { cart.add(item: "tea", quantity: $0) } == [9, 8, 1, 1])
    }

    @Test func aConditionAfterAnswers() {
        let cart = CartMock()
        withKnownIssue {
            cart.on.add.returns(1).then.when("tea", .any).returns(2)
        } matching: {
            $0.comments.first?.rawValue
                == "'then.when' narrows nothing. Write 'when' for the stub of 'CartMock.add(item:quantity:)' on a line of its own."
        }
    }

    @Test func emptyAnswers() throws {
        let parcels = ParcelingMock()
        parcels.on.ship.returns()
        parcels.on.ask.returns(.failure(.slow))
        try parcels.ship()
        #expect(parcels.ask() == .failure(.slow))
        #expect(parcels.on.ship.wasCalled)
    }

    /// The answers stay, the calls do not.
    @Test func forgetting() {
        let cart = CartMock()
        cart.on.add.returns(4)
        _ = cart.add(item: "tea", quantity: 1)
        cart.on.add.forget()
        #expect(!cart.on.add.wasCalled && cart.on.add.calls.isEmpty && cart.add(item: "tea", quantity: 1) == 4)
        cart.on.add.reset()
        #expect(cart.add(item: "tea", quantity: 1) == 0)
        cart.owner = "Ann"
        cart.on.owner.forget()
        #expect(!cart.on.owner.wasCalled && cart.owner == "Ann")
    }
}
