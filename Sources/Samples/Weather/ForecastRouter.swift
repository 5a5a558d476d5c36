protocol ForecastRouting {
    func showRadar(of city: String)
    func showAlert(_ message: String)
}

final class ForecastRouter: ForecastRouting {

    enum Screen: Equatable {
        case radar(city: String)
        case alert(String)
    }

    private(set) var screens: [Screen] = []

    func showRadar(of city: String) {
        screens.append(.radar(city: city))
    }

    func showAlert(_ message: String) {
        screens.append(.alert(message))
    }
}
