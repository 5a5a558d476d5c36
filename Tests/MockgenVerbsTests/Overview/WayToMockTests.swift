import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun
@testable import MockgenVerbs

/// The lines to paste for a protocol without a mock. Each is applied, and the protocol then has a mock.
@Suite struct WayToMockTests {
    private static let source = """
        protocol Brewing {}
        // above
        public protocol Pouring {}
        enum Outer { protocol Brewing {} }

        """

    private static let test = "// test\n"

    private static func configuration(_ lines: String...) -> String {
        (["version: 1", "style: stub", "modules:", "  App: App", "targets:", "  AppTests:"] + lines.map { "    \($0)" } + [
            "    output: AppTests/Mocks.swift"
        ])
        .map { $0 + "\n" }.joined()
    }

    /// Returns the protocol with this name in a project of these files.
    private static func listing(of name: String, configuration: String, source: String, test: String) async throws -> ProtocolListing {
        try await withTemporaryFolder { folder in
            for (text, path) in [(configuration, ".mockgen.yml"), (source, "App/Tea.swift"), (test, "AppTests/Tests.swift")] {
                try folder.write(text, to: path)
            }
            try folder.write("protocol Washing {}\n", to: "Other/Washing.swift")
            let workspace = Workspace(packagePath: folder.path, configurationPath: nil)
            let report = try await workspace.list(targets: [], isDetailed: true)
            return try #require(report.targets[0].protocols.first { $0.name == name }, "\(report.problems.map(\.message))")
        }
    }

    /// The lines take the place of the last text, which is in one of the files.
    @Test(arguments: [
        (
            "Outer.Brewing", configuration("protocols: [Pouring, \"Pour*\"]"),
            WayToMock("Write in the configuration of 'AppTests':", lines: ["    protocols: [Pouring, \"Pour*\", Outer.Brewing]"]),
            "    protocols: [Pouring, \"Pour*\"]"
        ),
        (
            "Pouring",
            configuration(
                "protocols:", "  - App.Brewing # first", "  - B*", "  - Br*", "  - Bre*", "  - Brew*", "  - Brewi*", "  - Brewin*",
                "  - Brewing*", "  - \"*Brewing\""),
            WayToMock("Add to the list 'protocols', .mockgen.yml:8:7:", lines: ["Pouring"]), "App.Brewing # first"
        ),
        (
            "Pouring", configuration("protocols: annotated"), WayToMock("Write above the protocol:", lines: ["// mockgen: mock"]),
            "// above"
        ),
        (
            "Brewing", configuration("protocols: all", "access: public", "# below"),
            WayToMock("Write in the configuration of 'AppTests':", lines: ["    overrides:", "      App.Brewing: { access: internal }"]),
            "    # below"
        ),
        (
            "Pouring", configuration("protocols: used"), WayToMock("Use the mock in a test:", lines: ["let mock = PouringMock()"]),
            "// test"
        ),
    ])
    func theLinesMakeTheMock(name: String, configuration: String, way: WayToMock, place: String) async throws {
        let before = try await Self.listing(of: name, configuration: configuration, source: Self.source, test: Self.test)
        #expect(before.mock == nil && before.wayToMock == way, "\(before.wayToMock as Any)")
        let lines = way.lines.joined(separator: "\n")
        let after = try await Self.listing(
            of: name, configuration: configuration.replacing(place, with: lines), source: Self.source.replacing(place, with: lines),
            test: Self.test.replacing(place, with: lines))
        #expect(after.mock != nil && after.wayToMock == nil)
    }

    @Test(arguments: [
        ("private protocol Tea {}", ["protocols: all"], WayToMock("Give the protocol at least the access level 'internal'.")),
        ("// mockgen: skip\nprotocol Tea {}", ["protocols: all"], WayToMock("Remove '// mockgen: skip' above the protocol.")),
        ("protocol Tea {}", ["protocols: all", "exclude: Tea"], WayToMock("Remove 'Tea' from 'exclude'.")),
        (
            "protocol Tea {}", ["protocols: all", "exclude: T*"],
            WayToMock("Replace 'T*' in 'exclude' with names that do not match 'Tea'.")
        ),
        ("#if os(Windows)\nprotocol Tea: Unknown {}\n#endif", ["protocols: all"], nil),
        ("protocol Tea: Unknown {}", ["protocols: all"], nil),
    ])
    func theStepHasTheReason(source: String, lines: [String], way: WayToMock?) async throws {
        let configuration = Self.configuration(lines[0]) + lines.dropFirst().map { "    \($0)\n" }.joined()
        let listing = try await Self.listing(
            of: "Tea", configuration: configuration, source: source + "\nprotocol Cup {}\n", test: Self.test)
        #expect(listing.mock == nil && listing.wayToMock == way)
    }
}
