import XCTest

/// The same strictness in XCTest.
final class StrictXCTests: XCTestCase {
    private let lock = NSLock()
    private var text = ""

    /// The failure of the running test. A failure can come from any thread.
    private var expected: String {
        get { lock.withLock { text } }
        set { lock.withLock { text = newValue } }
    }

    override func setUp() { Mocks.beStrict(in: self) }

    #if canImport(Darwin)
        override func record(_ issue: XCTIssue) {
            if issue.compactDescription.contains(expected), !expected.isEmpty { expected = "" } else { super.record(issue) }
        }
    #else
        override func recordFailure(withDescription text: String, inFile file: String, atLine line: Int, expected isExpected: Bool) {
            if text.contains(expected), !expected.isEmpty {
                expected = ""
            } else {
                super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: isExpected)
            }
        }
    #endif

    /// The failure is there before the call returns: a later one would belong to another test.
    func testACallThatIsNotExpected() {
        let cart = CartMock()
        cart.on.clear.fails()
        expected = "'CartMock.clear()' is one call more than the test expects."
        cart.clear()
        XCTAssertEqual(expected, "")
    }

    func testPassesIfNothingIsMissing() {
        let cart = CartMock()
        cart.on.add.returns(1)
        XCTAssertEqual(cart.add(item: "tea", quantity: 2), 1)
        XCTAssertEqual(cart.on.add.calls, [("tea", 2)])
    }

    func testACallWithoutAnAnswer() {
        let cart = CartMock()
        expected = "'CartMock.add(item: \"tea\", quantity: 2)' has no answer. Write 'mock.on.add.returns(…)' or 'mock.on.add.does { … }'."
        XCTAssertEqual(cart.add(item: "tea", quantity: 2), 0)
        XCTAssertEqual(expected, "")
    }

    func testAHeldCallWithoutAnAnswer() async {
        let cart = SharedCartMock()
        expected = "'SharedCartMock.load(item: \"tea\", quantity: 2)' is held, and had no answer within 0.01 s."
        _ = cart.on.load.held(within: 0.01)
        _ = await cart.load(item: "tea", quantity: 2)
        for _ in 0..<1000 where !expected.isEmpty { try? await Task.sleep(nanoseconds: 10_000_000) }
        XCTAssertEqual(expected, "")
    }
}
