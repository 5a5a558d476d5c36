import Foundation
import MockgenModel
import MockgenVerbs
import TestSupport
import Testing

@testable import MockgenDisk
@testable import MockgenRun

/// A run without changes plans no mocks. After a change of any input, it plans them again.
@Suite struct UpToDateTests {
    private static let output = "Tests/AppTests/Mocks.swift"
    private static let outputs = [output, "Tests/AppTests/MocksSupport.swift"]
    private static let cache = "mockgen/\(Disk.ownPath.fileName)/AppTests/files"
    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
        """,
        ".mockgen.yml": "version: 1\ntargets: { AppTests: { protocols: all, output: \(output) } }\n",
        "Sources/App/App.swift": "protocol P { func f() -> Int }\n",
        "Sources/App/Other.swift": "protocol Q {}\n",
        "Tests/AppTests/AppTests.swift": "let p = 1\n",
        "package.txt": """
        target\tApp\tApp\tlocal\tsource
        file\t<folder>/Sources/App/App.swift
        target\tAppTests\tAppTests\tlocal\ttest
        file\t<folder>/Tests/AppTests/AppTests.swift
        needs\tApp

        """,
    ]

    /// The mocks of the package above, generated, and one more run of mockgen.
    private struct Project {
        let folder: TemporaryFolder
        private let steps = Steps()

        init(in folder: TemporaryFolder) throws {
            self.folder = folder
            for (path, text) in UpToDateTests.files { try folder.write(text.replacing("<folder>", with: folder.path), to: path) }
        }

        private var workspace: Workspace {
            Workspace(
                packagePath: folder.path, configurationPath: nil, packageFile: folder.path("package.txt"),
                observer: RunObserver(began: { _, _ in }, ended: { result, _ in steps.add(result) }))
        }

        func generate(isStrict: Bool = false) async throws -> (report: GenerateReport, plans: Bool) {
            steps.reset()
            let report = try await workspace.generate(targets: [], isStrict: isStrict)
            return (report, steps.plans)
        }

        func verify() async throws -> VerifyReport {
            try await workspace.verify(targets: [], compiles: false, wantsDiffs: false)
        }
    }

    private final class Steps: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [String] = []

        var plans: Bool { lock.withLock { results.contains { $0.hasPrefix("planned ") } } }

        func add(_ result: String) { lock.withLock { results.append(result) } }
        func reset() { lock.withLock { results = [] } }
    }

    @Test func plansNothingWithoutAChange() async throws {
        try await withTemporaryFolder { folder in
            let project = try Project(in: folder)
            let first = try await project.generate()
            #expect(first.plans && first.report.written == Self.outputs)

            let verified = try await project.verify()
            #expect(verified.problems == [] && verified.mocks == 1 && verified.fresh == Self.outputs)
            let again = try await project.generate()
            #expect(!again.plans && again.report.written == [] && again.report.mocks == 1)
        }
    }

    @Test func repeatsWarningsWithoutPlanning() async throws {
        try await withTemporaryFolder { folder in
            let project = try Project(in: folder)
            let source = "protocol P { func f() -> Int }\nprotocol Q: Missing {}\n"
            try folder.write(source, to: "Sources/App/App.swift")
            let first = try await project.generate()
            #expect(first.plans && first.report.warnings.contains { $0.location?.path == "Sources/App/App.swift" })
            let again = try await project.generate()
            #expect(!again.plans && again.report.warnings == first.report.warnings && again.report.mocks == 1)
            await #expect(throws: Diagnostics.self) { try await project.generate(isStrict: true) }

            try folder.write("// A comment.\n" + source, to: "Sources/App/App.swift")
            let moved = try await project.generate()
            let lines = moved.report.warnings.filter { $0.location?.path == "Sources/App/App.swift" }.map(\.location?.line)
            #expect(lines == [3] && moved.report.written == [])
        }
    }

    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let file: String
        let apply: @Sendable (String) -> String
        /// Whether the file of mocks is up to date afterwards.
        let isFresh: Bool
        /// Whether a mock could depend on the change.
        let matters: Bool

        init(
            _ description: String, in file: String, isFresh: Bool = false, matters: Bool = true,
            _ apply: @escaping @Sendable (String) -> String
        ) {
            testDescription = description
            self.file = file
            self.apply = apply
            self.isFresh = isFresh
            self.matters = matters
        }
    }

    @Test(arguments: [
        Change("a setting", in: ".mockgen.yml") { $0 + "name: Fake{protocol}\n" },
        Change("the selection", in: ".mockgen.yml", isFresh: true) { $0.replacing("all", with: "[P]") },
        Change("a comment in the configuration", in: ".mockgen.yml", isFresh: true) { "# A comment.\n" + $0 },
        Change("a requirement", in: "Sources/App/App.swift") { $0.replacing("Int", with: "UInt") },
        Change("a comment in a source", in: "Sources/App/App.swift", isFresh: true, matters: false) { $0 + "// A comment.\n" },
        Change("a function in a source", in: "Sources/App/App.swift", isFresh: true, matters: false) { "func g() {}\n" + $0 },
        Change("a comment in a protocol", in: "Sources/App/App.swift", isFresh: true) { $0.replacing("}", with: "/* A comment. */ }") },
        Change("an annotation", in: "Sources/App/App.swift") { "// mockgen: skip\n" + $0 + "protocol R {}\n" },
        Change("a condition", in: "Sources/App/App.swift") { "#if DEBUG\n" + $0 + "#endif\n" },
        Change("a comment in a test", in: "Tests/AppTests/AppTests.swift", isFresh: true, matters: false) { $0 + "// A comment.\n" },
        Change("a phrase in a test", in: "Tests/AppTests/AppTests.swift", isFresh: true) { $0 + "let get = a.on.b.get\n" },
        Change("another source of the module", in: "package.txt") { text in
            text.replacing(/file\t(.*)App.swift\n/) { "\($0.0)file\t\($0.1)Other.swift\n" }
        },
        Change("the mocks themselves", in: output) { $0 + "// Edited.\n" },
        Change("the code that they share", in: outputs[1]) { $0 + "// Edited.\n" },
        Change("the mocks, now only a marker", in: output) { _ in GeneratedFile.marker },
        Change("a damaged cache", in: cache, isFresh: true) { String($0.dropLast(3)) },
        Change("the cache of another run", in: cache, isFresh: true) { $0.replacing(/[0-9]/, with: "0") },
        Change("an empty cache", in: cache, isFresh: true) { _ in "" },
    ])
    func plansAgainAfterAChange(_ change: Change) async throws {
        try await withTemporaryFolder { folder in
            let project = try Project(in: folder)
            _ = try await project.generate()
            try folder.write(change.apply(folder.read(change.file)), to: change.file)

            #expect((try await project.verify().fresh == Self.outputs) == change.isFresh)
            let generated = try await project.generate()
            #expect(generated.plans == change.matters)
            #expect(generated.report.written == (change.isFresh ? [] : [change.file == Self.outputs[1] ? change.file : Self.output]))
            #expect(try await !project.generate().plans, "the new state is kept")
        }
    }

    @Test func aCacheThatCannotBeWrittenIsNoError() async throws {
        try await withTemporaryFolder { folder in
            let project = try Project(in: folder)
            // A file in place of the folder stops an administrator, too.
            try folder.write("", to: "mockgen")
            #expect(try await project.generate().report.written == Self.outputs)
            let verified = try await project.verify()
            #expect(verified.problems == [] && verified.fresh == Self.outputs)
        }
    }

    /// Random edits of one file, most of which keep its size, all of them within a second, and the same times.
    @Test(arguments: 1...3) func sameMocksAfterAnySequenceOfEdits(seed: Int) async throws {
        let texts = ["Bool", "Int8", "Char", "Void"].map { "protocol A { func f(_ x: \($0)) }\n" }
        let edits = texts + texts.map { "//mockgen: skip\n\($0)" } + texts.map { "//not a mark...\n\($0)" } + ["", "struct Char {}\n"]
        var random = Numbers(seed: UInt64(seed))
        try await withTemporaryFolder { folder in
            try folder.write("", to: "Package.swift")
            try folder.write("version: 1\ntargets: { AppTests: { protocols: all, output: Mocks.swift } }\n", to: ".mockgen.yml")
            try folder.write("protocol Z {}\n", to: "Sources/App/Z.swift")
            for step in 0..<(runsAllTests ? 40 : 10) {
                try folder.write(edits.randomElement(using: &random) ?? "", to: "Sources/App/App.swift")
                let time = Date(timeIntervalSince1970: 1_000_000_000)
                try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: folder.path("Sources/App/App.swift"))
                var texts: [String] = []
                for folderOfRun in ["cached", "fresh/\(step)"] {
                    let description = """
                        target\tApp\tApp\tlocal\tsource
                        file\t\(folder.path)/Sources/App/App.swift
                        file\t\(folder.path)/Sources/App/Z.swift
                        target\tAppTests\tAppTests\tlocal\ttest
                        needs\tApp

                        """
                    try folder.write(description, to: "\(folderOfRun)/package.txt")
                    let workspace = Workspace(
                        packagePath: folder.path, configurationPath: nil, packageFile: folder.path("\(folderOfRun)/package.txt"))
                    _ = try await workspace.generate(targets: [])
                    texts.append(try folder.read("Mocks.swift"))
                }
                #expect(texts[0] == texts[1], "seed \(seed), step \(step)")
            }
        }
    }
}
