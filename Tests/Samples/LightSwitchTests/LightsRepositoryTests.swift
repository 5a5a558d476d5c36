import RxBlocking
import RxSwift
import XCTest

@testable import LightSwitch

final class LightsRepositoryTests: XCTestCase {

    private var lightsRepository: LightsRepository!

    override func setUpWithError() throws {
        try super.setUpWithError()
        lightsRepository = LightsRepository(lights: [LightModel].stub(withCount: 2))
    }

    func testToggleLight_Changes_Its_State_Only() throws {
        // Act
        _ = try lightsRepository.toggleLight(withId: 2).toBlocking().toArray()

        // Assert
        let states = try lightsRepository.queryAllLightStates().toBlocking().first()
        XCTAssertEqual(states?.map { $0.state }, [.off, .on])
    }

    func testToggleLight_Fails_If_There_Is_None() {
        XCTAssertThrowsError(try lightsRepository.toggleLight(withId: 3).toBlocking().toArray())
    }
}
