import XCTest

@testable import Currency

final class ConverterTests: XCTestCase {
    private var loader: RateLoadingMock!
    private var store: RateStoringMock!
    private var converter: Converter!

    override func setUp() {
        Mocks.makeStrict(self)
        loader = RateLoadingMock()
        store = RateStoringMock()
        converter = Converter(loader: loader, store: store)
    }

    func testPrefersTheStoredRate() async throws {
        store.on.rate.when("EUR", "USD").returns(1.25)

        let dollars = try await converter.convert(10, from: "EUR", to: "USD")

        XCTAssertEqual(dollars, 12.5)
        XCTAssertFalse(loader.rateFromToCalled)
    }

    func testStoresTheLoadedRate() async throws {
        store.on.rate.returns(nil)
        store.on.store.returns()
        loader.rateFromToReturnValue = 1.5

        _ = try await converter.convert(10, from: "EUR", to: "USD")

        XCTAssertTrue(store.on.store.when(1.5, "EUR", "USD").wasCalled)
        XCTAssertTrue(store.on.rate.wasCalled(before: store.on.store))
    }
}
