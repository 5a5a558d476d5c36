import MockgenModel
import Testing

@Suite struct SourceLocationTests {
    @Test func locationsAreOrderedByFileLineAndColumn() {
        let ordered = [("A.swift", 1, 1), ("A.swift", 1, 10), ("A.swift", 2, 3), ("A.swift", 10, 1), ("B.swift", 1, 1)]
            .map { SourceLocation(path: $0.0, line: $0.1, column: $0.2) }
        #expect(ordered.reversed().sorted() == ordered)
        #expect(ordered[3].description == "A.swift:10:1")
    }
}
