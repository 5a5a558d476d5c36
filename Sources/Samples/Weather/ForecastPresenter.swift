protocol ForecastPresenting: AnyObject {
    func viewDidLoad()
    func didTapRadar()
}

class ForecastPresenter: ForecastPresenting {

    weak var view: ForecastViewing?

    private(set) lazy var interactor: ForecastInteracting = {
        return ForecastInteractor()
    }()

    private(set) lazy var router: ForecastRouting = {
        return ForecastRouter()
    }()

    private let city: String

    init(city: String) {
        self.city = city
    }

    func viewDidLoad() {
        interactor.loadForecast(for: city) { result in
            switch result {
            case .success(let forecast):
                self.view?.show(temperature: "\(forecast.degrees) °C")
                if forecast.hasWarning { self.router.showRadar(of: self.city) }
            case .failure:
                self.router.showAlert("No forecast for \(self.city)")
            }
        }
    }

    func didTapRadar() {
        router.showRadar(of: city)
    }
}
