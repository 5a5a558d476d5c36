protocol ForecastViewing: AnyObject {
    func show(temperature: String)
}

class ForecastView: ForecastViewing {

    private(set) lazy var presenter: ForecastPresenting = {
        let presenter = ForecastPresenter(city: "Oakville")
        presenter.view = self
        return presenter
    }()

    private(set) var text = ""

    func viewDidLoad() {
        presenter.viewDidLoad()
    }

    func show(temperature: String) {
        text = temperature
    }
}
