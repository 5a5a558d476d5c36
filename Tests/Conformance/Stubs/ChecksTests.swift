import Testing

/// The questions of a test about calls.
@Suite struct ChecksTests {
    let cart = CartMock()

    init() {
        _ = cart.add(item: "tea", quantity: 2)
        _ = cart.add(item: "milk", quantity: 1)
    }

    @Test func counts() {
        #expect(cart.on.add.called && !cart.on.clear.called)
        #expect(cart.on.add.count(of: "tea", 2) == 1)
        #expect(cart.on.add.count(of: .any, .any) == 2)
        #expect(cart.on.add.count(of: "tea", 1) == 0)
        #expect(cart.on.add.count { $0.quantity > 1 } == 1)
    }

    @Test func calls() {
        #expect(cart.on.add.calls == [("tea", 2), ("milk", 1)])
        #expect(cart.on.add.calls != [("milk", 1), ("tea", 2)])
        let expected = [("tea", 2), ("milk", 1)]
        #expect(cart.on.add.calls == expected)
        #expect(cart.on.add.calls == cart.on.add.calls)
        #expect(cart.on.clear.calls.isEmpty && cart.on.add.calls[1].item == "milk")
        #expect(cart.on.add.calls.map(\.quantity) == [2, 1])
        let parcels = ParcelingMock()
        _ = parcels.find(nil)
        _ = parcels.find("Ann")
        #expect(parcels.on.find.calls == [nil, "Ann"])
    }

    /// A failed expectation prints the calls beside the expected ones.
    @Test func differences() {
        let calls = cart.on.add.calls
        #expect("\(calls)" == #"[CartMock.add(item: "tea", quantity: 2), CartMock.add(item: "milk", quantity: 1)]"#)
        withKnownIssue {
            #expect(calls == [("tea", 2), ("milk", 3), ("tea", 4)])
        } matching: {
            $0.comments.isEmpty && "\($0)".contains(#"≠ CartMock.add(item: "milk", quantity: 1), expected: (item: "milk", quantity: 3)"#)
        }
        #expect(
            "\(calls)" == """
                2 times
                    CartMock.add(item: "tea", quantity: 2)
                  ≠ CartMock.add(item: "milk", quantity: 1), expected: (item: "milk", quantity: 3)
                  ≠ no call, expected: (item: "tea", quantity: 4)
                """)
        #expect(calls != [("tea", 2)])
        #expect("\(calls)".hasSuffix("\n  ≠ CartMock.add(item: \"milk\", quantity: 1), expected: no call"))
    }

    @Test func descriptions() {
        #expect(
            "\(cart.on.add)" == """
                'CartMock.add(item:quantity:)' was called 2 times:
                    CartMock.add(item: "tea", quantity: 2)
                    CartMock.add(item: "milk", quantity: 1)
                """)
        #expect("\(cart.on.clear)" == "'CartMock.clear()' was called 0 times")
        cart.clear()
        #expect("\(cart.on.clear)" == "'CartMock.clear()' was called once: CartMock.clear()")
    }

    @Test func waitsForArguments() async throws {
        let cart = SharedCartMock()
        let task = Task {
            for quantity in 0..<4 {
                await Task.yield()
                _ = cart.add(item: "tea", quantity: quantity)
            }
        }
        try await cart.on.add.wait(of: "tea", 3, within: 600)
        try await cart.on.add.wait(for: 4, within: 600)
        await task.value
        #expect(cart.on.add.calls.count == 4)
        try await cart.on.clear.never(within: 0.01)
    }

    @Test func failedWaits() async throws {
        try await withKnownIssue {
            try await cart.on.add.wait(of: "tea", 3, within: 0.01)
        } matching: {
            $0.comments.map(\.rawValue) == [
                """
                'CartMock.add(item:quantity:)' was called 2 times:
                    CartMock.add(item: "tea", quantity: 2)
                    CartMock.add(item: "milk", quantity: 1)
                In 0.01 s there was no call with the arguments ("tea", 3).
                """
            ]
        }
        try await withKnownIssue {
            try await cart.on.add.never(within: 60)
        } matching: {
            $0.comments.map(\.rawValue).first?.hasSuffix("\nIt was not to be called in 60.0 s.") == true
        }
    }

    @Test func mocksWithNames() {
        let (first, second) = (CartMock(), CartMock())
        first.on.named("first")
        second.on.named("second")
        second.clear()
        _ = first.add(item: "tea", quantity: 1)
        second.owner = "Ann"
        #expect(
            Mocks.Calls(first, second).description == """
                second.clear()
                first.add(item: "tea", quantity: 1)
                second.owner
                """)
        #expect("\(second.on.clear)" == "'second.clear()' was called once: second.clear()")
    }
}
