import Testing

/// Calls that a test says do not come.
@Suite struct UnexpectedCallsTests {
    /// A call after the last answer is an issue where the test says so, and has no answer.
    @Test func noFurtherCalls() {
        let cart = CartMock()
        let line = #line + 1
        cart.on.add.returns(1, 2).then.fails()
        #expect(cart.add(item: "tea", quantity: 1) == 1 && cart.add(item: "tea", quantity: 1) == 2)
        withKnownIssue {
            #expect(cart.add(item: "tea", quantity: 3) == 0)
        } matching: {
            $0.sourceLocation?.line == line
                && $0.comments.map(\.rawValue) == ["'CartMock.add(item: \"tea\", quantity: 3)' is one call more than the test expects."]
        }
    }

    /// A call that the test does not expect throws this reason.
    @Test func theErrorOfAnUnexpectedCall() {
        let cart = CartMock()
        cart.on.check.fails()
        withKnownIssue {
            #expect("\(Result { try cart.check(item: "tea", quantity: 1) })".contains("is one call more than the test expects."))
        } matching: {
            $0.comments.first?.rawValue == "'CartMock.check(item: \"tea\", quantity: 1)' is one call more than the test expects."
        }
    }
}
