import XCTest

/// The same strictness in XCTest.
class StrictXCTests: XCTestCase {
    private let lock = NSLock()
    private var text = ""

    /// The failure of the running test. A failure can come from any thread.
    var expected: String {
        get { lock.withLock { text } }
        set { lock.withLock { text = newValue } }
    }

    override func setUp() { Mocks.makeStrict(self) }

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
}
