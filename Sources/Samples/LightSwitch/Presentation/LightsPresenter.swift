import RxSwift

/// The texts of the screen with the lights.
final class LightsPresenter {

    private let lightsUseCase: LightsUseCaseProtocol

    init(lightsUseCase: LightsUseCaseProtocol) {
        self.lightsUseCase = lightsUseCase
    }

    var title: Observable<String> {
        return lightsUseCase.areAllLightsOff()
            .map { $0 ? "All lights are off" : "Some lights are on" }
    }

    var rows: Observable<[String]> {
        return lightsUseCase.queryLightsWithState()
            .map { lights in lights.map { "\($0.light.name): \($0.lightState.state)" } }
    }

    func didTapLight(withId id: Int) -> Completable {
        return lightsUseCase.toggleLight(withId: id)
    }
}
