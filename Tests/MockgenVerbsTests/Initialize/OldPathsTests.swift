import MockgenDisk
import MockgenModel
import Testing

@testable import MockgenVerbs

@Suite struct OldPathsTests {
    private let paths = OldPaths(root: "/app", base: "/app", origins: ["/app/config"])

    @Test(
        arguments: [
            ("Sources", "config/Sources"),
            ("../Sources/./App", "Sources/App"),
            ("..", "."),
            ("/app/Sources", "Sources"),
            ("/other/Sources", nil),
            ("../../Sources", nil),
            ("~/Sources", nil),
            ("$SRCROOT/Sources", nil),
            ("$(dirname $0)/Sources", nil),
            ("`pwd`/Sources", nil),
            ("Mocks/${NAME}Mocks.swift", nil),
        ] as [(String, String?)])
    func relativePaths(_ text: String, _ expected: String?) { #expect(paths.relative(text) == expected) }
}
