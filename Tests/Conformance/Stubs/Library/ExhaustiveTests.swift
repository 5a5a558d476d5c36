import Foundation
import Testing

/// Tests in which a check must look at each call.
@Suite struct ExhaustiveTests {
    private func run(_ function: @Sendable () async throws -> Void) async throws {
        let test = try #require(Test.current)
        try await Mocks.Strictness.exhaustiveMocks.provideScope(for: test, testCase: Test.Case.current, performing: function)
    }

    /// Also of an assignment, and of one of several calls.
    @Test func aCallThatNoCheckFits() async throws {
        let texts = SharedTexts()
        try await withKnownIssue {
            try await run {
                let cart = CartMock()
                cart.on.add.returns(1)
                cart.owner = "Ann"
                for quantity in 1...3 { _ = cart.add(item: "tea", quantity: quantity) }
                #expect(
                    cart.on.add.when("tea", 2).count == 1 && cart.on.add.when("milk", .any).count == 0 && cart.on.add.last?.quantity == 3)
            }
        } matching: {
            texts.add($0.comments.map(\.rawValue))
            return true
        }
        #expect(
            texts.values == [
                "'CartMock.owner' was set once: CartMock.owner = \"Ann\"\nNo check has looked at this.",
                """
                'CartMock.add(item:quantity:)' was called 3 times. No check has looked at:
                    CartMock.add(item: "tea", quantity: 1)
                """,
            ])
    }

    /// The stub of a property and that of its setter have the same calls, and to read a property is nothing to check.
    @Test func accessors() async throws {
        try await run {
            let (panel, other) = (PanelMock(), PanelMock())
            panel.title = "a"
            #expect(panel.title == "a" && panel.on.title.calls == ["a"] && panel.level == 0)
            other.title = "b"
            #expect(other.on.title.set.calls == ["b"])
        }
        try await withKnownIssue {
            try await run {
                let panel = PanelMock()
                (panel.title, panel.title) = ("a", "b")
                #expect(panel.on.title.set.last == "b")
            }
        } matching: {
            $0.comments.map(\.rawValue) == [
                """
                'PanelMock.title.set(_:)' was called 2 times. No check has looked at:
                    PanelMock.title.set("a")
                """
            ]
        }
    }

    @Test func aCallThatNoCheckHasLookedAt() async throws {
        try await withKnownIssue {
            try await run {
                let cart = CartMock()
                cart.owner = "Ann"
                cart.on.add.returns(1)
                cart.on.clear.returns()
                cart.clear()
                #expect(cart.on.clear.calls.count == 1 && cart.on.owner.calls == ["Ann"])
                _ = cart.add(item: "tea", quantity: 2)
                _ = cart.add(item: "milk", quantity: 1)
            }
        } matching: {
            $0.comments.map(\.rawValue) == [
                """
                'CartMock.add(item:quantity:)' was called 2 times:
                    CartMock.add(item: "tea", quantity: 2)
                    CartMock.add(item: "milk", quantity: 1)
                No check has looked at this.
                """
            ]
        }
        try await run {
            let cart = CartMock()
            cart.on.clear.returns()
            cart.clear()
            #expect(Mocks.Calls(cart).description == "CartMock.clear()")
        }
    }

    @Test func forgottenCalls() async throws {
        try await run {
            let (cart, panel) = (CartMock(), PanelMock())
            cart.on.add.returns(1)
            _ = cart.add(item: "tea", quantity: 1)
            cart.on.add.forget()
            cart.owner = "Ann"
            panel.title = "A"
            cart.on.reset()
            panel.on.title.reset()
        }
    }

    /// Only the error that ended the test is reported, and not the checks that it did not reach.
    @Test func anErrorEndsTheTest() async throws {
        await #expect(throws: TooMany()) {
            try await run {
                let cart = CartMock()
                cart.on.add.returns(1, 2)
                _ = cart.add(item: "tea", quantity: 1)
                throw TooMany()
            }
        }
        let texts = SharedTexts()
        try await withKnownIssue {
            try await run {
                let cart = CartMock()
                cart.on.add.returns(1)
                _ = try #require(cart.add(item: "tea", quantity: 1) == 2 ? 1 : nil)
            }
        } matching: {
            texts.add(["\($0)"])
            return true
        }
        #expect(texts.values.count == 1)
    }

    /// Printing a stub, or looking into it, does not count as a check.
    @Test func printingIsNoCheck() async throws {
        try await withKnownIssue {
            try await run {
                let cart = CartMock()
                cart.on.add.returns(1)
                _ = cart.add(item: "tea", quantity: 1)
                _ = ("\(cart.on.add)", "\(cart.on.add.when(.any, 1))", Mirror(reflecting: cart.on.add).children.count)
            }
        } matching: {
            $0.comments.first?.rawValue.hasSuffix("No check has looked at this.") == true
        }
    }

    /// Late calls of a test's mocks and its end do not disturb each other.
    @Test func callsAtTheEnd() async throws {
        for _ in 0..<20 {
            let tasks = await withCheckedContinuation { continuation in
                Task {
                    try await run {
                        let task = Task.detached {
                            for _ in 0..<50 {
                                let cart = SharedCartMock()
                                cart.on.clear.returns()
                                cart.clear()
                                _ = cart.on.clear.count
                            }
                        }
                        continuation.resume(returning: task)
                    }
                }
            }
            await tasks.value
        }
    }
}
