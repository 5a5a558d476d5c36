import Foundation
import Testing

/// Tests in which each call needs an answer, and each answer a call.
@Suite(.strictMocks) struct StrictTests {
    @Test func passesIfNothingIsMissing() throws {
        let cart = CartMock()
        cart.on.check.returns(1).then.throws(TooMany())
        cart.on.clear.returns()
        #expect(try cart.check(item: "tea", quantity: 1) == 1)
        #expect(throws: TooMany()) { try cart.check(item: "tea", quantity: 1) }
        cart.clear()
        #expect(WorkshopMock(name: "A").on.item.count == 0 && WorkshopMock.on.initializer.calls == ["A"])
    }

    /// Parallel tests share no static members.
    @Test(arguments: 1...20) func staticMembers(_ number: Int) async {
        WorkshopMock.on.make.returns("\(number)")
        await Task.yield()
        #expect(WorkshopMock.make(number) == "\(number)" && WorkshopMock.on.make.calls == [number])
    }
}

/// The issues of such tests: each test runs in a scope of its own, as it would with the trait.
@Suite struct StrictIssuesTests {
    private func run(_ trait: Mocks.Strictness = .strictMocks, _ function: @Sendable () async throws -> Void) async throws {
        let test = try #require(Test.current)
        try await trait.provideScope(for: test, testCase: Test.Case.current, performing: function)
    }

    @Test func aCallWithoutAnAnswer() async throws {
        try await withKnownIssue {
            try await run {
                let cart = CartMock()
                #expect(cart.add(item: "tea", quantity: 2) == 0)
            }
        } matching: {
            $0.comments.map(\.rawValue) == [
                "'CartMock.add(item: \"tea\", quantity: 2)' has no answer. Write 'mock.on.add.returns(…)' or 'mock.on.add.does { … }'."
            ]
        }
        try await withKnownIssue {
            try await run { CartMock().clear() }
        } matching: {
            $0.comments.map(\.rawValue) == [
                "'CartMock.clear()' has no answer. Write 'mock.on.clear.returns(…)' or 'mock.on.clear.does { … }'."
            ]
        }
    }

    /// An answer for other arguments does not count.
    @Test func aCallThatMeetsNoCondition() async throws {
        try await withKnownIssue {
            try await run {
                let cart = CartMock()
                cart.on.add.when("milk", .any).returns(1)
                #expect(cart.add(item: "milk", quantity: 2) == 1)
                #expect(cart.add(item: "tea", quantity: 2) == 0)
            }
        } matching: {
            $0.comments.map(\.rawValue).first?.hasPrefix("'CartMock.add(item: \"tea\", quantity: 2)' has no answer.") == true
        }
    }

    /// The mock belongs to the test that made it.
    @Test func aCallFromADetachedTask() async throws {
        try await withKnownIssue {
            try await run {
                let cart = SharedCartMock()
                await Task.detached { _ = await cart.load(item: "tea", quantity: 2) }.value
            }
        } matching: {
            $0.comments.map(\.rawValue).first?.hasPrefix("'SharedCartMock.load(item: \"tea\", quantity: 2)' has no answer.") == true
        }
    }

    /// Each issue names its own call, and not the latest one.
    @Test func manyCallsAtOnce() async throws {
        let texts = SharedTexts()
        try await withKnownIssue {
            try await run {
                let cart = SharedCartMock()
                await withTaskGroup { group in
                    for number in 0..<100 { group.addTask { _ = cart.add(item: "tea", quantity: number) } }
                }
            }
        } matching: {
            texts.add($0.comments.map(\.rawValue))
            return true
        }
        #expect(texts.values.count == 100)
    }

    @Test func anAnswerThatNoCallUses() async throws {
        let line = #line + 4
        try await withKnownIssue {
            try await run {
                let cart = CartMock()
                cart.on.add.returns(1, 2)
                cart.on.price.throws(.slow)
                #expect(cart.add(item: "tea", quantity: 2) == 1)
                #expect(throws: NetError.slow) { try cart.price("tea") }
                cart.on.add.returns(3)
            }
        } matching: {
            $0.isWarning && $0.sourceLocation?.line == line + 4
                && $0.comments.map(\.rawValue) == [
                    "No call used this answer of 'CartMock.add(item:quantity:)'. Remove it, or find out why the call did not come."
                ]
        }
    }
}

/// Tests that end before their checks, and calls that a test forgets.

final class SharedTexts: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var values: Set<String> = []

    func add(_ texts: [String]) { lock.withLock { values.formUnion(texts) } }
}

extension Issue {
    fileprivate var isWarning: Bool { severity == .warning }
}
