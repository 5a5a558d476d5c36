import Foundation
import Testing

@testable import Requirements

@Suite struct RestatedRequirementsTests {
    @MainActor @Test func descriptions() {
        let mock = MainDescribedMock()
        mock.description = "text"
        mock.title = "title"
        #expect("\(mock)" == "text" && mock.title == "title")
    }

    @Test func hashing() {
        let mock = HashingThingMock()
        #expect(mock == mock)
        #expect(Set([mock, mock, HashingThingMock()]).count == 2)
    }

    @Test func comparing() {
        let mock = ComparedThingMock()
        #expect(mock == mock && mock != ComparedThingMock())
        #expect(!(mock < mock))
    }

    @Test func localizedErrors() {
        let text = LocalizedTextMock()
        text.errorDescription = "what"
        text.failureReason = "why"
        #expect((text as any Error).localizedDescription == "what")
        #expect((text as any LocalizedError).failureReason == "why")
    }
}
