import XCTest

@testable import Currency

final class RateTests: XCTestCase {
    private struct Offline: Error {}

    private var loader: RateLoadingMock!
    private var converter: Converter!

    override func setUp() {
        loader = RateLoadingMock()
        converter = Converter(loader: loader, store: RateStoringMock())
    }

    func testMultipliesByTheRate() async throws {
        loader.rateFromToReturnValue = 1.5

        let dollars = try await converter.convert(10, from: "EUR", to: "USD")

        XCTAssertEqual(dollars, 15)
        XCTAssertEqual(loader.rateFromToCallsCount, 1)
        XCTAssertEqual(loader.rateFromToReceivedArguments?.source, "EUR")
        XCTAssertEqual(loader.rateFromToReceivedArguments?.target, "USD")
    }

    func testNeedsNoRateForTheSameCurrency() async throws {
        let euros = try await converter.convert(10, from: "EUR", to: "EUR")

        XCTAssertEqual(euros, 10)
        XCTAssertFalse(loader.rateFromToCalled)
    }

    func testPassesOnTheErrorOfTheLoader() async {
        loader.rateFromToThrowableError = Offline()

        do {
            _ = try await converter.convert(10, from: "EUR", to: "USD")
            XCTFail("no error")
        } catch {
            XCTAssertTrue(error is Offline)
        }
    }
}
