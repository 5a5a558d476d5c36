import XCTest

/// The failures of calls that a test of XCTest does not expect, or does not answer.
final class UnexpectedCallsXCTests: StrictXCTests {
    /// The failure is there before the call returns: a later one would belong to another test.
    func testACallThatIsNotExpected() {
        let cart = CartMock()
        cart.on.clear.fails()
        expected = "'CartMock.clear()' is one call more than the test expects."
        cart.clear()
        XCTAssertEqual(expected, "")
    }

    func testAHeldCallWithoutAnAnswer() async {
        let cart = SharedCartMock()
        expected = "'SharedCartMock.load(item: \"tea\", quantity: 2)' is held, and had no answer within 0.01 s."
        _ = cart.on.load.holds(within: 0.01)
        _ = await cart.load(item: "tea", quantity: 2)
        for _ in 0..<1000 where !expected.isEmpty { try? await Task.sleep(nanoseconds: 10_000_000) }
        XCTAssertEqual(expected, "")
    }
}
