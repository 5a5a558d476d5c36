import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// The files that the `sources` of a target select.
@Suite struct SourceFilterTests {
    private static let modules = [
        Module(name: "App", isLocal: true, files: ["Sources/App/A.swift", "Sources/App/Sub/B.swift", "Sources/App/Sub two/C.swift"]),
        Module(name: "AppKit", isLocal: true, files: ["Sources/AppKit/D.swift"]),
        Module(name: "Remote", isLocal: false, files: [".build/checkouts/remote/Sources/E.swift"]),
        Module(name: "Beside", isLocal: false, files: ["/beside/Sources/F.swift"]),
    ]

    @Test(arguments: [
        ("Sources/App/A.swift", ["Sources/App/A.swift"]), ("./Sources/App/../App/A.swift", ["Sources/App/A.swift"]),
        ("Sources/App/Sub", ["Sources/App/Sub/B.swift"]), ("Sources/App/Sub/", ["Sources/App/Sub/B.swift"]),
        ("\"Sources/App/Sub two\"", ["Sources/App/Sub two/C.swift"]),
        ("Sources/App", ["Sources/App/A.swift", "Sources/App/Sub two/C.swift", "Sources/App/Sub/B.swift"]),
        ("\"Sources/*/D.swift\"", ["Sources/AppKit/D.swift"]), ("\"Sources/App/*.swift\"", ["Sources/App/A.swift"]),
        ("\"**/?.swift\"", ["Sources/App/A.swift", "Sources/App/Sub two/C.swift", "Sources/App/Sub/B.swift", "Sources/AppKit/D.swift"]),
        (".", ["Sources/App/A.swift", "Sources/App/Sub two/C.swift", "Sources/App/Sub/B.swift", "Sources/AppKit/D.swift"]),
        (".build/checkouts/remote", [".build/checkouts/remote/Sources/E.swift"]), ("../beside", ["/beside/Sources/F.swift"]),
        ("\"../b*/Sources\"", ["/beside/Sources/F.swift"]),
        ("[Sources/App/A.swift, Sources/AppKit]", ["Sources/App/A.swift", "Sources/AppKit/D.swift"]),
    ])
    func admits(_ sources: String, _ expected: [String]) throws {
        let target = try Configured("protocols: all\nsources: \(sources)").target
        let filter = SourceFilter(modules: Self.modules, root: "/package", base: "/package")
        #expect(try filter.files(of: target)?.sorted() == expected)
    }

    @Test(.timeLimit(.minutes(60))) func linksInACircle() async throws {
        try await withTemporaryFolder { folder in
            for file in ["App/A.swift", "Kit/Package.swift"] { try folder.write("", to: file) }
            for (name, target) in [("App/Root", "/"), ("App/One", "."), ("App/Two", "."), ("Kit/Back", "..")] {
                try folder.link(name, to: target)
            }
            #expect(SourceEntry("App", in: folder.path).swiftFiles == [folder.path("App/A.swift")])
            #expect(SourceEntry("App/**/*.swift", in: folder.path).swiftFiles == [folder.path("App/A.swift")])
            #expect(PackageFolders.all(in: folder.path) == [folder.path("Kit")])
        }
    }

    @Test func withoutSourcesNothingIsSaid() throws {
        let target = try Configured("protocols: all").target
        #expect(try SourceFilter(modules: Self.modules, root: "/package", base: "/package").files(of: target) == nil)
    }

    @Test func pathsAreRelativeToTheConfiguration() throws {
        let target = try Configured("protocols: all\nsources: [../Sources/AppKit, \"../Sources/*/A.swift\"]").target
        let filter = SourceFilter(modules: Self.modules, root: "/package", base: "/package/Configuration")
        #expect(try filter.files(of: target)?.sorted() == ["Sources/App/A.swift", "Sources/AppKit/D.swift"])
    }

    struct Problem: Sendable, CustomTestStringConvertible {
        let sources: String
        let expected: [ExpectedProblem]
        var testDescription: String { sources }

        init(_ sources: String, _ expected: ExpectedProblem...) {
            self.sources = sources
            self.expected = expected
        }
    }

    @Test(arguments: [
        Problem("📍Sources/Ap", .missing("Sources/Ap", help: "did you mean 'Sources/App'?")),
        Problem("📍Sources/App/Sbu", .missing("Sources/App/Sbu", help: "did you mean 'Sources/App/Sub'?")),
        Problem("📍Sources/App/a.swift", .missing("Sources/App/a.swift", help: "did you mean 'Sources/App/A.swift'?")),
        Problem("📍Elsewhere", .missing("Elsewhere", help: "give a file, folder or glob relative to this file, for example: Sources/App")),
        Problem(
            "[Sources/App, 1️⃣\"Sources/*/X.swift\", 2️⃣Sources/Ap]", .unmatched("Sources/*/X.swift", "1️⃣"),
            .missing("Sources/Ap", help: "did you mean 'Sources/App'?", "2️⃣")),
    ])
    func problems(_ problem: Problem) async throws {
        let configured = try Configured("protocols: all\nsources: \(problem.sources)")
        let found = TestSupport.problems { () throws(Diagnostics) in
            try SourceFilter(modules: Self.modules, root: "/package", base: "/package").files(of: configured.target)
        }
        #expect(found.map(\.shown) == problem.expected.map { $0.shown(configured.markers) })
    }

    @Test func aFolderOfNoModule() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "Scripts/X.swift")
            let configured = try Configured("protocols: all\nsources: [Sources/App, 📍Scripts]")
            let found = TestSupport.problems { () throws(Diagnostics) in
                try SourceFilter(modules: Self.modules, root: folder.path, base: folder.path).files(of: configured.target)
            }
            let expected = ExpectedProblem(
                "📍", "source-not-visible", "'Scripts' has no Swift file of a module that 'AppTests' depends on (App, AppKit)",
                help: "add its module to the dependencies of 'AppTests' in Package.swift")
            #expect(found.map(\.shown) == [expected.shown(configured.markers)])
        }
    }
}

extension ExpectedProblem {
    fileprivate static func missing(_ path: String, help: String, _ marker: Character = "📍") -> ExpectedProblem {
        ExpectedProblem(marker, "missing-source", "'\(path)' does not exist in the package", help: help)
    }

    fileprivate static func unmatched(_ path: String, _ marker: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "unmatched-source", "'\(path)' matches no Swift file that the target can see",
            help: "check the glob: '*' stays within a folder's name, '**' crosses folders")
    }
}
