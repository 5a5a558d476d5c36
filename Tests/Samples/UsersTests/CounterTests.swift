import XCTest

@testable import Users

class CounterTests: XCTestCase {

    var defaults: DefaultsMock!
    var sut: Counter!

    override func setUp() {
        super.setUp()
        defaults = DefaultsMock()
        sut = Counter(defaults: defaults)
    }

    func testRetrieveCount() {
        let returnedCount = sut.count

        XCTAssertEqual(returnedCount, defaults.integerToReturn)
        XCTAssertEqual(defaults.integerParam, "count")
    }

    func testIncrementCount() {
        let beforeIncrement = defaults.integerToReturn

        sut.increment()

        XCTAssertTrue(defaults.integerWasCalled)
        XCTAssertEqual(defaults.setParams?.value, beforeIncrement + 1)
        XCTAssertEqual(defaults.setParams?.defaultName, "count")
    }

    func testIncrementCountOfMany() {
        defaults.integerToReturn = 41

        sut.increment()

        XCTAssertEqual(defaults.setParams?.value, 42)
    }
}
