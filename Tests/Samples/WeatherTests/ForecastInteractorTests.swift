import XCTest

@testable import Weather

final class ForecastInteractorTests: XCTestCase {

    private let forecast = Forecast(city: "Vancouver", degrees: 11, hasWarning: false)

    func testLoadForecastAsksServiceOnce() throws {
        let interactor = TestableForecastInteractor()
        interactor.mockService.fetchForecastForCompletionClosure = { [forecast] _, completion in
            completion(.success(forecast))
        }
        var results: [Result<Forecast, Error>] = []

        interactor.loadForecast(for: "Vancouver") { results.append($0) }
        interactor.loadForecast(for: "Vancouver") { results.append($0) }

        XCTAssertEqual(interactor.mockService.fetchForecastForCompletionCallsCount, 1)
        XCTAssertEqual(try results.map { try $0.get() }, [forecast, forecast])
    }

    func testLoadForecastAsksAgainAfterFailure() {
        let interactor = TestableForecastInteractor()
        interactor.mockService.fetchForecastForCompletionClosure = { city, completion in
            completion(.failure(ForecastService.UnknownCity(name: city)))
        }

        interactor.loadForecast(for: "Atlantis") { _ in }
        interactor.loadForecast(for: "Atlantis") { _ in }

        XCTAssertEqual(interactor.mockService.fetchForecastForCompletionCallsCount, 2)
    }
}
