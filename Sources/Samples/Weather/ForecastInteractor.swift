protocol ForecastInteracting {
    func loadForecast(for city: String, completion: @escaping (Result<Forecast, Error>) -> Void)
}

class ForecastInteractor: ForecastInteracting {

    private(set) lazy var service: ForecastProviding = {
        return ForecastService()
    }()

    private var known: [String: Forecast] = [:]

    /// Asks the service once for each city.
    func loadForecast(for city: String, completion: @escaping (Result<Forecast, Error>) -> Void) {
        if let forecast = known[city] { return completion(.success(forecast)) }
        service.fetchForecast(for: city) { result in
            if case .success(let forecast) = result { self.known[city] = forecast }
            completion(result)
        }
    }
}
