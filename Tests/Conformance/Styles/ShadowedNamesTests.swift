import Foundation
import Testing

@testable import StyleProtocols

/// The names of a module with a type of the same name as the module.
@Suite struct ShadowedNamesTests {
    @Test func projectTypesShadowFoundation() {
        let mock = StoringMock()
        mock.storeHandler = { id, _ in id }
        let subject: any Storing = mock
        #expect(subject.store(.init(text: "a"), in: nil).text == "a")
        #expect(mock.storeCallCount == 1)
    }

    @Test func propertyNamedSelf() {
        let mock = SelflessMock(self: 3, name: "tea")
        let subject: any Selfless = mock
        #expect(subject.`self` == 3)
        #expect(subject.name == "tea")
    }
}
