import RxBlocking
import RxSwift
import XCTest

@testable import LightSwitch

class LightsUseCaseStatesTests: XCTestCase {

    private var lightsUseCase: LightsUseCaseProtocol!
    private var lightsRepository: LightsRepositoryProtocolMock!
    private var disposeBag: DisposeBag!

    override func setUpWithError() throws {
        try super.setUpWithError()
        lightsRepository = LightsRepositoryProtocolMock()
        lightsUseCase = LightsUseCase(
            lightsRepository: lightsRepository)
        disposeBag = DisposeBag()
    }

    // MARK: - queryLightsWithState

    func testQueryLightsWithState_With_Three_Lights() throws {
        // Arrange
        let lightModel1 = LightModel(id: 1, name: "Light 1")
        let lightModel2 = LightModel(id: 2, name: "Light 2")
        let lightModel3 = LightModel(id: 3, name: "Light 3")

        let lightStateModel1 = LightStateModel(id: 1, state: .on)
        let lightStateModel2 = LightStateModel(id: 2, state: .off)
        let lightStateModel3 = LightStateModel(id: 3, state: .off)

        lightsRepository
            .queryAllLightsReturnValue = .just([
                lightModel1,
                lightModel2,
                lightModel3,
            ])
        lightsRepository
            .queryAllLightStatesReturnValue = .just([
                lightStateModel1,
                lightStateModel2,
                lightStateModel3,
            ])

        let lightsWithStateCount =
            lightsUseCase
            .queryLightsWithState()
            .map { $0.count }

        // Act + Assert
        XCTAssertEqual(try lightsWithStateCount.toBlocking().first(), 3)
    }

    func testQueryLightsWithState_With_Stubs() throws {
        // Arrange
        let lightModels = [LightModel].stub(withCount: 3)
        let lightStateModels = [LightStateModel].stub(withCount: 3)
        lightsRepository.queryAllLightsReturnValue = .just(lightModels)
        lightsRepository.queryAllLightStatesReturnValue = .just(lightStateModels)

        // Act
        let lightsWithState = try lightsUseCase.queryLightsWithState().toBlocking().first()

        // Assert
        XCTAssertEqual(lightsWithState?.map { $0.light }, lightModels)
        XCTAssertEqual(lightsWithState?.map { $0.lightState }, lightStateModels)
    }

    func testQueryLightsWithState_Without_State_Of_A_Light() throws {
        // Arrange
        lightsRepository.queryAllLightsReturnValue = .just([LightModel].stub(withCount: 3))
        lightsRepository.queryAllLightStatesReturnValue = .just([.stub(withId: 2)])

        // Act
        let lightsWithState = try lightsUseCase.queryLightsWithState().toBlocking().first()

        // Assert
        XCTAssertEqual(lightsWithState?.map { $0.light.id }, [2])
    }

    // MARK: - areAllLightsOff

    func testAreAllLightsOff_If_All_Are_On() throws {
        // Arrange
        let lightModels = [LightModel].stub(withCount: 3)
        let lightStateModels = [LightStateModel].stub(withCount: 3)
        lightsRepository
            .queryAllLightsReturnValue = .just(lightModels)
        lightsRepository
            .queryAllLightStatesReturnValue = .just(lightStateModels)
        let areAllOff = lightsUseCase.areAllLightsOff()

        // Act + Assert
        XCTAssertFalse(try areAllOff.toBlocking().first()!)
    }

    func testAreAllLightsOff_If_All_Are_Off() throws {
        // Arrange
        let lightModels = [LightModel].stub(withCount: 3)
        let lightStateModels = [LightStateModel]
            .stub(withCount: 3)
            .map { $0.modify(state: .off) }

        lightsRepository
            .queryAllLightsReturnValue = .just(lightModels)
        lightsRepository
            .queryAllLightStatesReturnValue = .just(lightStateModels)

        let areAllOff = lightsUseCase.areAllLightsOff()

        // Act + Assert
        XCTAssertTrue(try areAllOff.toBlocking().first()!)
    }

    func testAreAllLightsOff_If_All_Are_Set_To_Off_With_A_Lens() throws {
        // Arrange
        let lens = LightStateModel.lens.state
        let lightStateModels = [LightStateModel].stub(withCount: 3).map { lens.set(.off, $0) }
        lightsRepository
            .queryAllLightsReturnValue = .just([LightModel].stub(withCount: 3))
        lightsRepository
            .queryAllLightStatesReturnValue = .just(lightStateModels)

        let areAllOff = lightsUseCase.areAllLightsOff()

        // Act + Assert
        XCTAssertEqual(lightStateModels.map(lens.get), [.off, .off, .off])
        XCTAssertTrue(try areAllOff.toBlocking().first()!)
    }

    func testLensesOfModelsInModels() {
        let lens = LightWithState.lens.lightState.state
        let light = LightWithState.stub()

        XCTAssertEqual(lens.get(light), .on)
        XCTAssertEqual(lens.set(.off, light), light.modify(lightState: light.lightState.modify(state: .off)))
        XCTAssertEqual(lens.over(light) { $0 == .on ? .off : .on }.lightState.state, .off)
    }

    func testAreAllLightsOff_After_The_Last_Is_Turned_Off() {
        // Arrange
        let on = [LightStateModel].stub(withCount: 2)
        let states = BehaviorSubject(value: on)
        lightsRepository.queryAllLightsReturnValue = .just([LightModel].stub(withCount: 2))
        lightsRepository.queryAllLightStatesReturnValue = states
        var areAllOff: [Bool] = []
        lightsUseCase.areAllLightsOff()
            .subscribe(onNext: { areAllOff.append($0) })
            .disposed(by: disposeBag)

        // Act
        states.onNext([on[0].modify(state: .off), on[1]])
        states.onNext(on.map { $0.modify(state: .off) })

        // Assert
        XCTAssertEqual(areAllOff, [false, true])
    }

    // MARK: - toggleLight

    func testToggleLight_Is_Called() throws {
        // Arrange
        lightsRepository.toggleLightReturnValue = .empty()

        // Act
        let toggleLight =
            lightsUseCase
            .toggleLight(withId: 2)
            .toBlocking()
            .materialize()

        // Assert
        let timesCalled = lightsRepository.toggleLightCallsCount
        let parameterPassed =
            lightsRepository
            .toggleLightReceivedInvocations
            .first!
        guard
            case .completed(_) = toggleLight
        else {
            XCTFail()
            return
        }
        XCTAssertEqual(timesCalled, 1)
        XCTAssertEqual(parameterPassed, 2)
    }
}
