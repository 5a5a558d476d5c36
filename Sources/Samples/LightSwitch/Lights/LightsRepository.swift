import RxSwift

protocol LightsRepositoryProtocol {
    func queryAllLights() -> Observable<[LightModel]>
    func queryAllLightStates() -> Observable<[LightStateModel]>
    func toggleLight(withId id: Int) -> Completable
}

/// The lights of a home that has no devices.
final class LightsRepository: LightsRepositoryProtocol {

    struct UnknownLight: Error {
        let id: Int
    }

    private let lights: [LightModel]
    private let states: BehaviorSubject<[LightStateModel]>

    init(lights: [LightModel]) {
        self.lights = lights
        states = BehaviorSubject(value: lights.map { LightStateModel(id: $0.id, state: .off) })
    }

    func queryAllLights() -> Observable<[LightModel]> {
        return .just(lights)
    }

    func queryAllLightStates() -> Observable<[LightStateModel]> {
        return states.asObservable()
    }

    func toggleLight(withId id: Int) -> Completable {
        return .create { [states] completable in
            do {
                var changed = try states.value()
                guard let index = changed.firstIndex(where: { $0.id == id }) else { throw UnknownLight(id: id) }
                changed[index] = LightStateModel(id: id, state: changed[index].state == .on ? .off : .on)
                states.onNext(changed)
                completable(.completed)
            } catch {
                completable(.error(error))
            }
            return Disposables.create()
        }
    }
}
