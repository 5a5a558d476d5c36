import RxBlocking
import RxSwift
import XCTest

@testable import LightSwitch

final class LightsPresenterTests: XCTestCase {

    private var lightsPresenter: LightsPresenter!
    private var lightsUseCase: LightsUseCaseProtocolMock!

    override func setUpWithError() throws {
        try super.setUpWithError()
        lightsUseCase = LightsUseCaseProtocolMock()
        lightsPresenter = LightsPresenter(lightsUseCase: lightsUseCase)
    }

    func testTitle_If_All_Are_Off() throws {
        // Arrange
        lightsUseCase.areAllLightsOffReturnValue = .just(true)

        // Act + Assert
        XCTAssertEqual(try lightsPresenter.title.toBlocking().single(), "All lights are off")
    }

    func testRows_Tell_Name_And_State() throws {
        // Arrange
        let kitchen = LightWithState.stub(light: .stub(name: "Kitchen"), lightState: .stub(state: .off))
        lightsUseCase.queryLightsWithStateReturnValue = .just([.stub(), kitchen])

        // Act + Assert
        XCTAssertEqual(try lightsPresenter.rows.toBlocking().last(), ["Light 1: on", "Kitchen: off"])
    }

    func testDidTapLight_Fails_If_Toggle_Fails() {
        // Arrange
        lightsUseCase.toggleLightReturnValue = .error(LightsRepository.UnknownLight(id: 7))

        // Act
        let didTapLight = lightsPresenter.didTapLight(withId: 7).toBlocking().materialize()

        // Assert
        guard case .failed(_, let error) = didTapLight else { return XCTFail() }
        XCTAssertEqual((error as? LightsRepository.UnknownLight)?.id, 7)
        XCTAssertEqual(lightsUseCase.toggleLightReceivedInvocations, [7])
    }
}
