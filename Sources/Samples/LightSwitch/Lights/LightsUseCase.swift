import RxSwift

protocol LightsUseCaseProtocol {
    func queryLightsWithState() -> Observable<[LightWithState]>
    func areAllLightsOff() -> Observable<Bool>
    func toggleLight(withId id: Int) -> Completable
}

class LightsUseCase: LightsUseCaseProtocol {

    private let lightsRepository: LightsRepositoryProtocol

    init(lightsRepository: LightsRepositoryProtocol) {
        self.lightsRepository = lightsRepository
    }

    /// A light whose state is not known is left out.
    func queryLightsWithState() -> Observable<[LightWithState]> {
        return Observable.combineLatest(
            lightsRepository.queryAllLights(),
            lightsRepository.queryAllLightStates()
        ) { lights, states in
            lights.compactMap { light in
                states.first { $0.id == light.id }.map { LightWithState(light: light, lightState: $0) }
            }
        }
    }

    func areAllLightsOff() -> Observable<Bool> {
        return queryLightsWithState()
            .map { lights in lights.allSatisfy { $0.lightState.state == .off } }
            .distinctUntilChanged()
    }

    func toggleLight(withId id: Int) -> Completable {
        return lightsRepository.toggleLight(withId: id)
    }
}
