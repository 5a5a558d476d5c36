/// The words with which a test answers and checks calls: each with its documentation comment, and with an example of an
/// article.
enum WordTable {
    struct Row: Sendable {
        let word: String
        /// The file of the declaration in `Sources/MockgenSupport`.
        let file: String
        /// The beginning of the declaration, without attributes and modifiers.
        let declaration: String
        let example: String

        init(_ word: String, _ file: String, _ declaration: String, _ example: String) {
            self.word = word
            self.file = file
            self.declaration = declaration
            self.example = example
        }

        /// The first paragraph of the documentation comment, without an example at its end.
        var summary: String {
            let lines = (Page.contents(ofFile: "Sources/MockgenSupport/\(file).swift") ?? "").split(separator: "\n").map {
                $0.drop { $0 == " " }
            }
            let index = lines.firstIndex { $0.hasPrefix(declaration) || $0.contains(" \(declaration)") } ?? 0
            let comment = lines[..<index].reversed().drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }.reversed()
            let paragraph = comment.map { $0.dropFirst(4) }.prefix { !$0.isEmpty }.joined(separator: " ")
            return paragraph.replacing(#/: `[^`]+`\.$/#, with: ".")
        }
    }

    static let rows = [
        Row("returns", "Answers", "func returns(", "cart.on.add.returns(1, 2)"),
        Row("cycles", "Answers", "func cycles(", "cart.on.price.cycles(1, 2, 3)"),
        Row("throws", "Answers", "func `throws`(", "cart.on.add.throws(TooMany())"),
        Row("does", "Answers", "func does(", "cart.on.add.does { item, quantity in item.count * quantity }"),
        Row("when", "Matching", "func when<A, B>(", #"cart.on.add.when("tea", .any).returns(2)"#),
        Row("when { }", "Answers", "func when(", "cart.on.add.when { $0.quantity > 5 }.throws(TooMany())"),
        Row(".any", "Matching", "static var any:", #"cart.on.add.when("tea", .any)"#),
        Row("then", "Answers", "let then:", "cart.on.add.returns(1, 2).then.throws(TooMany())"),
        Row("wasCalled", "Recording", "var wasCalled:", "basket.on.add.wasCalled"),
        Row("count", "Recording", "var count:", "basket.on.add.count == 2"),
        Row("calls", "CallStub", "var calls:", #"basket.on.add.calls == [("tea", 1), ("milk", 2)]"#),
        Row("last", "CallStub", "var last:", #"basket.on.add.last?.item == "milk""#),
        Row("when(…).count", "Answers", "var count:", #"basket.on.add.when("tea", .any).count == 1"#),
        Row("results", "CallStub", "var results:", "spy.on.price.results == [3.5, 100]"),
        Row("get, set", "Wrapping", "class PropertyStub<", #"panel.on.title.get.returns("a", "b")"#),
        Row("rename", "Calls", "public nonisolated func rename(", #"basket.on.rename("basket")"#),
        Row("forget", "Recording", "func forget()", "basket.on.add.forget()"),
        Row("forgetAnswers", "CallStub", "func forgetAnswers()", "basket.on.add.forgetAnswers()"),
        Row("reset", "Recording", "func reset()", "basket.on.add.reset()"),
        Row(".strictMocks", "Scope", "static var strictMocks:", "@Suite(.strictMocks)"),
        Row("Mocks.makeStrict", "Scope", "static func makeStrict(", "Mocks.makeStrict(self)"),
    ]

    /// The words of the library.
    static let rowsOfTheLibrary = [
        Row("waitForCalls", "Library/Waiting", "func waitForCalls(", "try await slow.on.pay.waitForCalls()"),
        Row("expectNoCalls", "Library/Waiting", "func expectNoCalls(", "try await slow.on.add.expectNoCalls(within: 0.01)"),
        Row("waitForValue", "Library/Waiting", "func waitForValue(", #"try await form.on.owner.waitForValue { $0 == "Ann" }"#),
        Row("holds", "Library/Held", "func holds(", "let pay = checkout.on.pay.holds()"),
        Row("once", "Library/MoreAnswers", "var once:", "cart.on.price.once.returns(9)"),
        Row("returns(contentsOf:)", "Library/MoreAnswers", "func returns(", "cart.on.price.returns(contentsOf: prices)"),
        Row("print(mock.on)", "Library/RecordedAnswers", "var description:", "print(bookshop.on)"),
        Row("fails", "Library/Reports", "func fails(", "cart.on.price.returns(1).then.fails()"),
        Row("wasCalled(before:)", "Library/CallsInOrder", "func wasCalled(", "shop.on.price.wasCalled(before: router.on.route)"),
        Row(
            "Mocks.wereCalled", "Library/CallsInOrder", "static func wereCalled(",
            "Mocks.wereCalled(inOrder: shop.on.price, router.on.route)"),
        Row("Mocks.Calls", "Library/CallsInOrder", "struct Calls:", "Mocks.Calls(router, shop).description"),
        Row(".exhaustiveMocks", "Library/Exhaustive", "static var exhaustiveMocks:", "@Test(.exhaustiveMocks)"),
        Row("Mocks.tryAllOrders", "Library/Interleavings", "static func tryAllOrders(", "try await Mocks.tryAllOrders(of: cart.on.load)"),
    ]
}
