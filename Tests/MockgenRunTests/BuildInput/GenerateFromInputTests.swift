import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenDisk
@testable import MockgenResolution
@testable import MockgenRun

/// The runs that the build tool plugin starts.
@Suite struct GenerateFromInputTests {
    @Test func aFileForEachModule() async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, "protocols: all")
            let report = try await generate(folder)
            #expect(report.mocks == 2)
            #expect(
                report.written
                    == ["AppMocks.swift", "CoreMocks.swift", "EmptyMocks.swift", "AppTestsMocks.swift"].map { folder.path("out put/\($0)") }
            )
            #expect(try folder.read("out put/AppMocks.swift").contains("class PMock: P"))
            #expect(try folder.read("out put/CoreMocks.swift").contains("class QMock: Q"))
            #expect(try folder.read("out put/EmptyMocks.swift").hasPrefix(GeneratedFile.marker))

            let again = try await generate(folder)
            #expect(again.written == [])
            #expect(again.files == report.files)

            // A change in one module leaves the mocks of the others alone.
            try folder.write("public protocol Q { func changed() }", to: "package/Sources/Core/Q.swift")
            #expect(try await generate(folder).written == [folder.path("out put/CoreMocks.swift")])
        }
    }

    /// A power failure can leave any bytes in a build folder.
    @Test func damagedFilesAreMadeAgain() async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, "protocols: all")
            _ = try await generate(folder)
            let (name, text) = ("out put/AppMocks.swift", try folder.read("out put/AppMocks.swift"))
            for damaged in ["", "\0\0\0\0", "half of so", "<<<<<<< HEAD\n"] {
                try folder.write(damaged, to: name)
                #expect(try await generate(folder).written == [folder.path(name)])
                #expect(try folder.read(name) == text)
            }
        }
    }

    /// A module without sources has no file of its own: the mocks of its protocols go into that of the target.
    @Test func protocolsOfOtherModules() async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, "protocols: [P, Far.Reaching, Swift.Decoder]")
            let far = "module\tFar\tother\noutput\t\(folder.path("out put/FarMocks.swift"))\nsource\t\(folder.path("far/Reaching.swift"))\n"
            let input = try folder.read("mocks.input")
            let empty = "module\tEmpty\tlocal\noutput\t\(folder.path("out put/EmptyMocks.swift"))\n"
            try folder.write(input.replacing(empty, with: far), to: "mocks.input")
            try folder.write("public protocol Reaching {}\npublic protocol Other {}", to: "far/Reaching.swift")
            #expect(try await generate(folder).mocks == 3)
            #expect(try folder.read("out put/FarMocks.swift").contains("class ReachingMock: Reaching"))
            #expect(try folder.read("out put/AppTestsMocks.swift").contains("class DecoderMock: Decoder"))
        }
    }

    /// An edit changes only the files of the mocks that it is about, wherever a protocol is declared.
    @Test func mocksStayInTheirFiles() async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, "protocols: all")
            try folder.write(
                folder.read("mocks.input").replacing(
                    "output\t\(folder.path("out put/AppMocks.swift"))\n",
                    with: (1...8).map { "output\t\(folder.path("out put/AppMocks\($0).swift"))\n" }.joined()), to: "mocks.input")
            func write(_ names: [String]) throws {
                try folder.write(names.map { "protocol \($0) { func f() throws }\n" }.joined(), to: "package/Sources/App/P.swift")
            }
            func files() throws -> [String: Int] {
                var files: [String: Int] = [:]
                for number in 1...8 {
                    for match in try folder.read("out put/AppMocks\(number).swift").matches(of: /class (\w+)Mock:/) {
                        files[String(match.1)] = number
                    }
                }
                return files
            }
            var names = (1...20).map { "Feature\($0)" }
            try write(names)
            #expect(try await generate(folder).written.count == 11)
            let all = try files()
            #expect(Set(all.keys) == Set(names))
            #expect(Set(all.values).count > 4)

            for change in ["reorder", "remove", "rename", "add"] {
                let before = try files()
                switch change {
                case "reorder": names.reverse()
                case "remove": names.removeAll { $0 == "Feature7" }
                case "rename": names[3] = "Renamed"
                default: names.insert("Added", at: 0)
                }
                try write(names)
                let written = try await generate(folder).written
                let after = try files()
                #expect(after.filter { before[$0.key] != nil } == before.filter { after[$0.key] != nil }, "\(change)")
                let changed = Set(before.keys).symmetricDifference(after.keys).compactMap { before[$0] ?? after[$0] }
                #expect(Set(written) == Set(changed.map { folder.path("out put/AppMocks\($0).swift") }), "\(change)")
            }
        }
    }

    /// The files that the plugin has declared are there all the same; the mocks are only compared with the checked-in file.
    /// The file with what stubs have in common imports Testing; one that has mocks, too, does not.
    @Test(arguments: [true, false])
    func whatStubsHaveInCommon(isAlone: Bool) async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, "protocols: all\nstyle: stub")
            let input = try folder.read("mocks.input")
            let support = "support\t\(folder.path("out put/Support.swift"))\nmodule\tApp\t"
            if isAlone { try folder.write(input.replacing("module\tApp\t", with: support), to: "mocks.input") }
            let report = try await generate(folder)

            let names = ["AppMocks", "CoreMocks", "EmptyMocks", "AppTestsMocks"] + (isAlone ? ["Support"] : [])
            #expect(Set(report.files.map(\.fileName)) == Set(names.map { "\($0).swift" }))
            let texts = try names.map { try folder.read("out put/\($0).swift") }
            #expect(texts.map { $0.contains("class CallStub<") } == names.map { $0 == names.last })
            #expect(texts.map { $0.contains("import Testing\n") } == names.map { isAlone && $0 == names.last })
            try folder.write("protocol P { func f() }", to: "package/Sources/App/P.swift")
            #expect(try await generate(folder).written.map(\.fileName) == ["AppMocks.swift"])
        }
    }

    @Test func withAnOutputOfItsOwnNothingButEmptyFiles() async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, "protocols: all\noutput: Sources/Mocks.swift")
            let report = try await generate(folder)
            #expect(report.mocks == 2)
            #expect(report.written.count == 4)
            #expect(report.warnings.map(\.id) == [.staleMocks])
            #expect(try !folder.read("out put/AppMocks.swift").contains("class"))
        }
    }

    @Test func aTargetThatTheConfigurationDoesNotHave() async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, "protocols: all", target: "AppTest")
            let found = await asyncProblems { () throws(Diagnostics) in
                try await MockgenRun.generate(from: try BuildInput(readingFrom: folder.path("mocks.input")))
            }
            #expect(
                found.map(\.shown) == [
                    ".mockgen.yml:3:3: error: target 'AppTests' is not listed in '.mockgen.yml', but 'AppTest' is [target-not-configured]\n"
                        + "  help: did you mean 'AppTests'?"
                ])
            #expect(!Disk.exists(folder.path("out put")))
        }
    }

    @Test func withAProblemNothingIsWritten() async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, "protocols: [P, Missing]")
            let found = await asyncProblems { () throws(Diagnostics) in
                try await MockgenRun.generate(from: try BuildInput(readingFrom: folder.path("mocks.input")))
            }
            #expect(found.map(\.id) == [.unknownProtocol])
            #expect(!Disk.exists(folder.path("out put")))
        }
    }

    @Test func aParentThatCannotBeFound() async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, "protocols: all")
            try folder.write("import Core\nprotocol P: Q,\n  Base.R {}", to: "package/Sources/App/P.swift")
            let expected = """
                Sources/App/P.swift:3:3: warning: 'P' inherits from 'Base.R', whose requirements mockgen cannot read \
                (searched: App, AppTests, Core, Empty) [unknown-parent]
                  help: make the module that declares 'Base.R' a dependency of 'App', or leave 'P' out with 'exclude'
                mockgen leaves it out; to do so without a warning, write in the configuration of 'AppTests':
                      exclude: [P]
                """
            // On each run, not only on the one that writes.
            for written in [4, 0] {
                let report = try await generate(folder)
                #expect(report.warnings.map(\.shown) == [expected])
                #expect(report.written.count == written)
                #expect(report.mocks == 1)
            }
        }
    }

    /// The mock has three values, because the program names three of them, and no others.
    @Test(arguments: ["", ": Sendable"]) func mocksWithTheMembersThatSourcesMention(parent: String) async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, "protocols: all\nstyle: automockable\nmembers: used")
            try folder.write(folder.read("mocks.input").replacing("/Tests/T.swift", with: "/Tests/main.swift"), to: "mocks.input")
            try folder.write(
                """
                struct User {}
                protocol P\(parent) {
                    var title: String { get set }
                    func load(id: Int) throws -> String
                    func store(_ text: String, for key: String)
                    func refresh() async -> Int
                    func user(_ transform: (Int) -> Int) -> User
                }
                """, to: "package/Sources/App/P.swift")
            try folder.write(
                """
                @testable import App
                let mock = PMock()
                mock.loadIdReturnValue = "text"
                mock.title = "title"
                let p: any P = mock
                let text = try p.load(id: 3)
                p.store(text, for: "key")
                print(text, mock.storeForCallsCount, "\\(mock.loadIdReceivedInvocations)", mock.title, await p.refresh())
                """, to: "package/Tests/main.swift")
            _ = try await generate(folder)
            // The types that guard values come after the mock.
            let mock = try #require(folder.read("out put/AppMocks.swift").firstMatch(of: /(?s)class PMock: .*?\n}/)).0
            let names = mock.matches(of: /\n {4}(?:final )?var (\w+)/).map { String($0.1) }
            #expect(Set(names) == ["title", "loadIdReceivedInvocations", "loadIdReturnValue", "storeForCallsCount", "underlyingTitle"])
            #expect(try await run("package/Tests/main.swift", in: folder) == "text 1 [3] title 0\n")
        }
    }

    /// Compiles the module `App`, then its mocks with a program, and returns what the program prints.
    private func run(_ program: String, in folder: TemporaryFolder) async throws -> String {
        let module = ["-emit-module", "-emit-object", "-parse-as-library", "-enable-testing", "-module-name", "App", "-swift-version", "6"]
        let compiled = try await CommandLineTool.swiftc.run(
            module + ["-o", "App.o", "-emit-module-path", "App.swiftmodule", "package/Sources/App/P.swift"], in: folder.url)
        try #require(compiled.exitCode == 0, "\(compiled.text)")
        let mocks = try folder.contents.filter { $0.hasPrefix("out put/") && $0.hasSuffix(".swift") && !$0.contains("Core") }
        let linked = try await CommandLineTool.swiftc.run(
            ["-swift-version", "6", "-warnings-as-errors", "-I", ".", "-o", "program", "App.o"] + mocks + [program], in: folder.url)
        try #require(linked.exitCode == 0, "\(linked.text)")
        return try await CommandLineTool(folder.path("program")).run([], in: folder.url).text
    }

    /// The sources are the same, and so are the contents of the two files, each in the place of the other.
    @Test func outputsThatChangePlaces() async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, "protocols: all")
            _ = try await generate(folder)
            let (app, core) = (try folder.read("out put/AppMocks.swift"), try folder.read("out put/CoreMocks.swift"))
            try folder.write(
                folder.read("mocks.input").replacing("AppMocks", with: "Swapped").replacing("CoreMocks", with: "AppMocks")
                    .replacing("Swapped", with: "CoreMocks"), to: "mocks.input")
            _ = try await generate(folder)
            #expect(try folder.read("out put/CoreMocks.swift") == app)
            #expect(try folder.read("out put/AppMocks.swift") == core)
        }
    }

    private func prepare(_ folder: TemporaryFolder, _ settings: String, target: String = "AppTests") throws {
        let lines = settings.split(separator: "\n").map { "    \($0)\n" }.joined()
        try folder.write("version: 1\ntargets:\n  \(target):\n" + lines, to: "package/.mockgen.yml")
        try folder.write("import Core\nprotocol P { func f(_ q: Q) }", to: "package/Sources/App/P.swift")
        try folder.write("import XCTest", to: "package/Tests/T.swift")
        try folder.write("public protocol Q {}", to: "package/Sources/Core/Q.swift")
        try folder.write(
            """
            mockgen-input\t1
            package\t\(folder.path("package"))
            configuration\t\(folder.path("package/.mockgen.yml"))
            target\tAppTests
            output\t\(folder.path("out put/AppTestsMocks.swift"))
            cache\t\(folder.path("cache"))
            module\tApp\tlocal
            output\t\(folder.path("out put/AppMocks.swift"))
            source\t\(folder.path("package/Sources/App/P.swift"))
            module\tCore\tlocal
            output\t\(folder.path("out put/CoreMocks.swift"))
            source\t\(folder.path("package/Sources/Core/Q.swift"))
            module\tEmpty\tlocal
            output\t\(folder.path("out put/EmptyMocks.swift"))
            module\tAppTests\town
            source\t\(folder.path("package/Tests/T.swift"))

            """, to: "mocks.input")
    }

    private func generate(_ folder: TemporaryFolder) async throws -> GenerateReport {
        try await problemsOrValue { () throws(Diagnostics) in
            try await MockgenRun.generate(from: try BuildInput(readingFrom: folder.path("mocks.input")))
        }
    }
}
