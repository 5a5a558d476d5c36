import Testing

/// The questions of a test about calls.
@Suite struct ChecksTests {
    let cart = CartMock()

    init() {
        _ = cart.add(item: "tea", quantity: 2)
        _ = cart.add(item: "milk", quantity: 1)
    }

    @Test func counts() {
        #expect(cart.on.add.wasCalled && !cart.on.clear.wasCalled)
        #expect(cart.on.add.when("tea", 2).count == 1)
        #expect(cart.on.add.when(.any, .any).count == 2)
        #expect(cart.on.add.when("tea", 1).count == 0)
        #expect(cart.on.add.when { $0.quantity > 1 }.count == 1)
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

    @Test func callsWithArguments() {
        #expect(cart.on.add.when("tea", 2).wasCalled && cart.on.add.when(.any, 1).wasCalled && !cart.on.add.when("tea", 1).wasCalled)
        cart.owner = "Ann"
        #expect(cart.on.owner.calls == ["Ann"])
        let some = cart.on.add.when { $0.quantity > 1 }
        #expect(some.wasCalled && some.calls == [("tea", 2)] && some.last?.item == "tea" && cart.on.add.when("tea", 1).last == nil)
    }

    /// Values are compared by what they are, whatever their types say.
    @Test func valuesOfOtherTypes() {
        let mock = TrackingMock()
        let values: [String: Any] = ["price": 1, "name": "x", "id": 3, "more": ["a": 1, "b": "2"] as [String: Any]]
        mock.track("buy", values)
        mock.report([values, nil])
        for _ in 0..<20 {
            let others: [String: Any] = ["more": ["b": "2", "a": 1] as [String: Any], "id": 3, "name": "x", "price": 1]
            #expect(mock.on.track.when("buy", others).count == 1)
            #expect(mock.on.track.calls == [("buy", others)])
            #expect(mock.on.report.when([others, nil]).count == 1 && mock.on.report.when([nil, others]).count == 0)
        }
        #expect(mock.on.track.when("buy", ["price": 1]).count == 0)
        mock.perform(.go(1))
        mock.perform(.stop)
        #expect(mock.on.perform.calls.count == 2 && mock.on.perform.when(.stop).count == 1 && mock.on.perform.when(.rest).count == 0)
        #expect(mock.on.perform.when(.go(1)).count == 1 && mock.on.perform.when(.go(2)).count == 0)
        mock.finish(.success(1))
        #expect(mock.on.finish.when(.success(1)).count == 1 && mock.on.finish.when(.success(2)).count == 0)
    }

    /// Values that cannot be compared are never taken for different ones without a word.
    @Test func valuesThatCannotBeCompared() {
        let mock = TrackingMock()
        _ = mock.show(Plain())
        let calls = mock.on.show.calls
        #expect(calls != [Plain()])
        #expect("\(calls)".hasSuffix("\n'Plain' is not Equatable, so no two values are equal."))
        withKnownIssue {
            #expect(mock.on.show.when(Plain()).count == 0)
        } matching: {
            $0.comments.map(\.rawValue) == ["'Plain' is not Equatable. Write '.any' for this argument, or a condition: '{ … }'."]
        }
    }

    /// A long list shows what differs, and counts the rest.
    @Test func longDifferences() {
        let cart = CartMock()
        for number in 0..<30 { _ = cart.add(item: "tea", quantity: number) }
        let calls = cart.on.add.calls
        #expect(calls != [("tea", -1)] + (0..<30).map { ("tea", $0) })
        #expect(
            "\(calls)" == """
                30 times
                  ≠ no call, expected: (item: "tea", quantity: -1)
                    CartMock.add(item: "tea", quantity: 0)
                    CartMock.add(item: "tea", quantity: 1)
                    … 28 equal
                """)
        #expect(calls != (100..<200).map { ("tea", $0) })
        #expect("\(calls)".split(separator: "\n").count == 42 && "\(calls)".hasSuffix("… 60 more"))
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

    /// Texts are cut, name values, and say what came.
    @Test func longTexts() async throws {
        let feed = FeedingMock()
        for number in 0..<100 { _ = feed.sum(number, 0) }
        let text = "\(feed.on.sum)"
        #expect(text.split(separator: "\n").count == 42 && text.hasSuffix("FeedingMock.sum(39, 0)\n    … 60 more"))
        feed.post(Array(0..<5_000))
        #expect("\(feed.on.post)".hasSuffix("38, 39, … 4960 more])"))
        feed.token = "a"
        #expect("\(feed.on.token)" == "'FeedingMock.token' was set once: FeedingMock.token = \"a\"")
        #expect(
            "\(feed.on.sum.when(7, .any))" == "'FeedingMock.sum(_:_:)' was called once: FeedingMock.sum(7, 0)")
    }

    /// A comparison that fails costs time for each call, and not for each pair of calls.
    @Test func differencesOfManyCalls() {
        let feed = FeedingMock()
        for number in 0..<100_000 { _ = feed.sum(number, number) }
        let calls = feed.on.sum.calls
        #expect(calls != (0..<100_000).map { (-$0 - 1, 0) })
        #expect("\(calls)".hasPrefix("100000 times\n  ≠ FeedingMock.sum(0, 0), expected: (first: -1, second: 0)\n"))
        #expect("\(calls)".hasSuffix("… 99960 more"))
        #expect(calls == (0..<100_000).map { ($0, $0) })
    }

    /// A call that is missing near the end does not make all others differ.
    @Test(arguments: [0, 1, 1_000, 1_999], [1, 3, 16]) func missingCalls(_ start: Int, _ count: Int) {
        let feed = FeedingMock()
        let all = (0..<2_000).map { ($0, 0) }
        for call in all { _ = feed.sum(call.0, call.1) }
        let calls = feed.on.sum.calls
        #expect(calls != all.filter { !(start..<start + count).contains($0.0) })
        let missing = min(count, 2_000 - start)
        #expect("\(calls)".split(separator: "\n").count { $0.hasPrefix("  ≠") && $0.hasSuffix("expected: no call") } == missing)
        #expect(!"\(calls)".contains("≠ no call"))
    }

    /// Values that nest deeper than the stack is, and values that hold nothing.
    @Test func unusualArguments() {
        let feed = FeedingMock()
        let nesting = (0..<20_000).reduce(Nesting.end) { nesting, _ in .link(nesting) }
        _ = feed.follow(nesting)
        #expect(feed.on.follow.when(nesting).wasCalled && !feed.on.follow.when(.link(.end)).wasCalled)
        #expect("\(feed.on.follow)" == "'FeedingMock.follow(_:)' was called once: FeedingMock.follow(Nesting(…))")
        feed.report(Offline())
        #expect(feed.on.report.when(Offline()).wasCalled)
    }

    /// The values of a collection that grows take no more memory than some of them.
    @Test func valuesOfGrowingCollections() {
        let feed = FeedingMock()
        for number in 1...2_000 {
            feed.items.append(number)
            feed.names = [:]
        }
        #expect(feed.on.items.count == 2_000 && feed.on.items.last?.count == 2_000 && feed.on.items.calls.last?.count == 2_000)
        #expect(feed.on.items.calls.map(\.count) == Array(1_501...2_000) && feed.on.names.calls.count == 500)
        feed.on.items.forget()
        feed.items = [1]
        #expect(feed.on.items.calls == [[1]])
    }
}
