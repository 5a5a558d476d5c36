import Testing

/// The answers that only the library has.
@Suite struct MoreAnswersTests {
    let cart = CartMock()

    private func added(_ items: String...) -> [Int] { items.map { cart.add(item: $0, quantity: 1) } }

    @Test func aList() {
        let numbers = [1, 2]
        cart.on.add.returns(contentsOf: numbers)
        #expect(added("a", "b", "c") == [1, 2, 2])
        cart.on.add.when("tea", .any).returns(contentsOf: numbers).then.returns(7)
        #expect(added("tea", "milk", "tea", "tea", "tea") == [1, 2, 2, 7, 7])
    }

    @Test func anEmptyListIsAnIssueAtItsLine() {
        cart.on.add.returns(3)
        let line = #line
        withKnownIssue {
            cart.on.add.returns(contentsOf: [])
        } matching: {
            $0.isAt(line + 2, 1, "'returns(contentsOf: [])' has no values. Write a list with a value, or leave the line out.")
        }
        #expect(added("a") == [3])
    }

    @Test func eachAnswerOnceAndThenTheOlderOnes() {
        cart.on.add.returns(1)
        cart.on.add.once.returns(8, 9)
        #expect(added("a", "b", "c", "d") == [8, 9, 1, 1])
        cart.on.add.once.returns(5).then.returns(6)
        #expect(added("a", "b", "c") == [5, 6, 1])
    }

    @Test func onceFails() {
        cart.on.add.returns(4)
        cart.on.add.once.fails()
        withKnownIssue {
            _ = added("a")
        } matching: {
            $0.comments.map(\.rawValue) == ["'CartMock.add(item: \"a\", quantity: 1)' is one call more than the test expects."]
        }
        #expect(added("b", "c") == [4, 4])
    }

    @Test func onceAfterThenIsAnIssue() {
        cart.on.add.when("a", 1).returns(7)
        withKnownIssue {
            cart.on.add.when("a", 1).returns(1).then.once.returns(2)
        } matching: {
            $0.comments.map(\.rawValue) == ["Write 'once' for the stub of 'CartMock.add(item:quantity:)' alone, not after 'then'."]
        }
        #expect(added("a", "a", "a") == [2, 1, 1])
    }

    @Test func onceWithoutOlderAnswers() {
        cart.on.add.once.returns(8)
        #expect(added("a", "b") == [8, 0])
    }

    /// Calls with other arguments do not use the answers up.
    @Test func onceForSomeCalls() {
        cart.on.add.when("tea", .any).returns(2)
        cart.on.add.when("tea", .any).once.returns(9)
        cart.on.add.once.when("milk", .any).returns(7)
        #expect(added("sugar", "milk", "milk", "tea", "tea") == [0, 7, 0, 9, 2])
    }

    /// A later answer to all calls replaces those that were not used.
    @Test func onceIsReplaced() {
        cart.on.add.once.returns(9)
        cart.on.add.returns(1)
        #expect(added("a") == [1])
        cart.on.add.once.does { _, quantity in quantity + 2 }
        cart.on.add.forgetAnswers()
        #expect(added("a") == [0] && cart.on.add.count == 2)
    }

    @Test func onceThrows() throws {
        cart.on.check.returns(4)
        cart.on.check.once.throws(TooMany())
        #expect(throws: TooMany()) { try cart.check(item: "tea", quantity: 1) }
        #expect(try cart.check(item: "tea", quantity: 1) == 4)
    }

    /// Two calls at once do not get the same answer.
    @Test func onceForConcurrentCalls() async {
        let shared = SharedCartMock()
        shared.on.add.once.returns(1)
        let sum = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<200 { group.addTask { shared.add(item: "tea", quantity: 1) } }
            return await group.reduce(0, +)
        }
        #expect(sum == 1 && shared.on.add.count == 200)
    }
}
