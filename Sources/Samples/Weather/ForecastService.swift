protocol ForecastProviding {
    func fetchForecast(for city: String, completion: @escaping (Result<Forecast, Error>) -> Void)
}

/// The weather of places where it never changes.
final class ForecastService: ForecastProviding {

    struct UnknownCity: Error {
        let name: String
    }

    private let degrees = ["Oakville": 7, "Montréal": -4, "Vancouver": 11]

    func fetchForecast(for city: String, completion: @escaping (Result<Forecast, Error>) -> Void) {
        guard let degrees = degrees[city] else { return completion(.failure(UnknownCity(name: city))) }
        completion(.success(Forecast(city: city, degrees: degrees, hasWarning: degrees < 0)))
    }
}
