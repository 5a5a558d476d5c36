import Testing

@testable import Requirements

/// On no actor.
@Suite nonisolated struct LensesTests {
    @Test func lensesWorkAnywhere() {
        let light = LightWithState.stub()
        #expect(LightWithState.lens.light.name.set("Hall", light).light.name == "Hall")
    }
}
