import XCTest

@testable import Weather

final class ForecastViewTests: XCTestCase {

    func testViewDidLoadCallsPresenter() {
        let view = TestableForecastView()

        view.viewDidLoad()

        XCTAssertEqual(view.mockPresenter.viewDidLoadCallsCount, 1)
        XCTAssertEqual(view.text, "")
    }

    /// The module as the app has it.
    func testViewDidLoadShowsTemperature() {
        let view = ForecastView()

        view.viewDidLoad()

        XCTAssertEqual(view.text, "7 °C")
    }
}
