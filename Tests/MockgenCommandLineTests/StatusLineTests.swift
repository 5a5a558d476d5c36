import Testing

@testable import MockgenCommandLine

@Suite struct StatusLineTests {
    /// A line that a terminal breaks could not be erased.
    @Test(arguments: [
        ("planned 7 of 8", 14, "planned 7 of 8"), ("planned 7 of 8", 13, "…anned 7 of 8"), ("planned 7 of 8", 1, "…"),
        ("日本: 7 of 8", 11, "…本: 7 of 8"), ("日本: 7 of 8", 10, "…: 7 of 8"), ("", 79, ""),
    ])
    func aStepFitsInALine(_ step: String, _ width: Int, _ line: String) { #expect(step.cut(toWidth: width) == line) }
}
