import XCTest

@testable import Weather

final class ForecastPresenterTests: XCTestCase {

    func testViewDidLoadShowsTemperature() {
        let view = MockForecastViewing()
        let presenter = TestableForecastPresenter(city: "Montréal")
        presenter.view = view
        presenter.mockInteractor.loadForecastForCompletionClosure = { city, completion in
            completion(.success(Forecast(city: city, degrees: -4, hasWarning: false)))
        }

        presenter.viewDidLoad()

        XCTAssertEqual(presenter.mockInteractor.loadForecastForCompletionReceivedArguments?.city, "Montréal")
        XCTAssertEqual(view.showTemperatureReceivedTemperature, "-4 °C")
        XCTAssertFalse(presenter.mockRouter.showRadarOfCalled)
    }

    func testViewDidLoadCallsRouterIfThereIsAWarning() {
        let presenter = TestableForecastPresenter(city: "Montréal")
        presenter.mockInteractor.loadForecastForCompletionClosure = { city, completion in
            completion(.success(Forecast(city: city, degrees: -30, hasWarning: true)))
        }

        presenter.viewDidLoad()

        XCTAssertTrue(presenter.mockRouter.showRadarOfCalled)
    }

    func testViewDidLoadCallsRouterIfThereIsNoForecast() {
        let presenter = TestableForecastPresenter(city: "Atlantis")
        presenter.mockInteractor.loadForecastForCompletionClosure = { city, completion in
            completion(.failure(ForecastService.UnknownCity(name: city)))
        }

        presenter.viewDidLoad()

        XCTAssertEqual(presenter.mockRouter.showAlertReceivedMessage, "No forecast for Atlantis")
    }

    func testDidTapRadarCallsRouter() {
        let presenter = TestableForecastPresenter(city: "Vancouver")

        presenter.didTapRadar()

        XCTAssertTrue(presenter.mockRouter.showRadarOfCalled)
        XCTAssertFalse(presenter.mockInteractor.loadForecastForCompletionCalled)
    }
}
