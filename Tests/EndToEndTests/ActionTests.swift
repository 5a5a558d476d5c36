import Foundation
import TestSupport
import Testing

/// `mockgen action`, the command for other build systems.
@Suite struct ActionTests {
    private static let settings = ["language\t6", "defaultIsolation\tMainActor", "feature\tInferIsolatedConformances", "flag\tFAST"]

    private func project(_ configuration: String = "protocols: all") throws -> TemporaryPackage {
        try TemporaryPackage([
            ".mockgen.yml": "version: 1\ntargets:\n  AppTests:\n    \(configuration)\n",
            "App/Users.swift": """
            import Core
            public protocol Users: Storing {
                func load(id: Int) async throws -> User
                #if FAST
                    func preload()
                #endif
            }
            public struct User: Sendable {}

            """,
            "App/Names.swift": "public protocol Names { var all: [String] { get } }\n",
            "Core/Storing.swift": "public protocol Storing { func store(_ value: String) }\n",
            "Tests/Tests.swift": "@testable import App\n",
        ])
    }

    /// - Parameter settings: those of all modules.
    private func input(
        head: [String] = [], outputs: [String: [String]] = [:], settings: [String] = ActionTests.settings, in folder: String = ""
    ) -> String {
        let modules = [
            ("AppTests", "own", ["Tests/Tests.swift"]), ("App", "local", ["App/Users.swift", "App/Names.swift"]),
            ("Core", "local", ["Core/Storing.swift"]),
        ]
        var lines = ["mockgen-input\t1"] + head
        lines += ["configuration\t\(folder).mockgen.yml", "target\tAppTests", "output\t\(folder)build/Mocks.swift"]
        for (name, kind, sources) in modules {
            lines.append("module\t\(name)\t\(kind)")
            lines += settings
            for output in outputs[name] ?? [] { lines.append("output\t\(folder)\(output)") }
            for source in sources { lines.append("source\t\(folder)\(source)") }
        }
        return lines.map { "\($0)\n" }.joined()
    }

    private func generatedFiles(_ project: TemporaryPackage) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: project.url("build").plainPath).filter { $0.hasSuffix(".swift") }
        return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try project.read("build/\($0)")) })
    }

    /// The plugin reads the settings in the manifest, the action reads them in the build input.
    @Test(arguments: [[:], ["App": ["build/App1.swift", "build/App2.swift"], "Core": ["build/Core.swift"]]])
    func sameBytesAsThePlugin(outputs: [String: [String]]) async throws {
        let project = try project()
        try project.write(input(outputs: outputs), to: "mocks.input")
        let action = try await project.mockgen("action", "--input", "mocks.input")
        #expect(action.exitCode == 0, "\(action.text)")
        let files = try generatedFiles(project)
        #expect(files.values.joined().contains("@MainActor\nclass NamesMock: nonisolated Names {"), "\(files)")
        #expect(files.count == (outputs.isEmpty ? 1 : 4))

        try project.remove("build")
        let root = project.root.plainPath
        try project.write(
            input(head: ["package\t\(root)", "cache\t\(root)/cache"], outputs: outputs, settings: [], in: "\(root)/"), to: "plugin.input")
        let settings = """
            swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"), .define("FAST")]
            """
        try project.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "App",
                targets: [
                    .target(name: "Core", path: "Core", \(settings)),
                    .target(name: "App", dependencies: ["Core"], path: "App", \(settings)),
                    .testTarget(name: "AppTests", dependencies: ["App"], path: "Tests", \(settings)),
                ])
            """, to: "Package.swift")
        let plugin = try await CommandLineTool.mockgenPlugin.run([project.url("plugin.input").plainPath], in: project.root)
        #expect(plugin.exitCode == 0, "\(plugin.text)")
        #expect(try generatedFiles(project) == files)

        let refused = try await project.mockgen("action", "--input", "plugin.input")
        #expect(refused.exitCode == 2)
        #expect(refused.text.contains("plugin.input:2:1: error: a build input has no line 'package'"), "\(refused.text)")
    }

    @Test func writesOnlyWhatChanges() async throws {
        let project = try project()
        try project.write(input(head: ["cache\tbuild/cache"], outputs: ["Core": ["build/Core.swift"]]), to: "mocks.input")
        let first = try await project.mockgen("action", "--input", "mocks.input")
        #expect(first.standardOutput == "wrote build/Core.swift\nwrote build/Mocks.swift\n")
        #expect(try await project.mockgen("action", "--input", "mocks.input").standardOutput == "2 files up to date\n")
        try project.write("public protocol Names { var some: [String] { get } }\n", to: "App/Names.swift")
        let next = try await project.mockgen("action", "--input", "mocks.input")
        #expect(next.standardOutput == "wrote build/Mocks.swift\n1 file up to date\n")
        #expect(!project.exists(".build"))
    }

    /// Only the interface of Foundation has the requirements.
    private static let parsing =
        "import Foundation\npublic protocol Parsing: ParseStrategy where ParseInput == String, ParseOutput == Int {}\n"

    /// There is something wrong at every place that a run for a package looks at.
    @Test func readsNothingButWhatTheInputNames() async throws {
        let project = try project("protocols: [Users, Parsing]")
        try project.write("import Hidden\n\(Self.parsing)", to: "App/Names.swift")
        try project.write("this is no manifest", to: "Package.swift")
        try project.write("version: 1\n", to: ".mockgen.yml.swift")
        try project.write(
            "// swift-interface-format-version: 1.0\npublic protocol ParseStrategy { func hidden() }\n", to: "Hidden.swiftinterface")
        try project.write("", to: ".build")
        try project.write("", to: "home")
        try project.write(input(), to: "mocks.input")
        let before = try project.snapshot()
        let outcome = try await CommandLineTool.mockgen.run(
            ["action", "--input", "mocks.input"], in: project.root,
            environment: ["HOME": project.url("home").plainPath, "XDG_CACHE_HOME": ""])
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        let mocks = try project.read("build/Mocks.swift")
        #expect(mocks.contains("class ParsingMock:") && mocks.contains("func parse(_ ") && !mocks.contains("hidden"), "\(mocks)")
        let written = try project.snapshot().filter { before[$0.key] != $0.value }
        #expect(Set(written.keys) == ["build", "build/Mocks.swift"])
    }

    /// The same as the system sees it.
    @Test(
        SystemCallTrace.needsStrace,
        .disabled(if: isWithSanitizer, "the thread sanitizer opens a file, and the address sanitizer does not run under strace"))
    func opensNothingButWhatTheInputNames() async throws {
        let project = try project("protocols: [Users, Parsing]")
        try project.write(Self.parsing, to: "App/Names.swift")
        try project.write(input(), to: "mocks.input")
        let trace = try await SystemCallTrace(
            of: "action", "--input", "mocks.input", in: project, environment: ["HOME": "/nowhere"])
        try #require(trace.outcome.exitCode == 0, "\(trace.outcome.text)")
        let swiftc = try await CommandLineTool("/bin/sh", "-c", "realpath \"$(dirname \"$(command -v swiftc)\")/../..\"").run(
            [], in: project.root)
        let toolchain = swiftc.standardOutput.trimmingCharacters(in: .newlines)

        let programs = trace.calls.compactMap { $0.firstMatch(of: /execve\("([^"]*)"/)?.1 }
        #expect(programs.contains { $0.hasSuffix("/swift-synthesize-interface") })
        #expect(programs.dropFirst().allSatisfy { $0.hasPrefix(toolchain) }, "\(programs)")
        let opened = Set(trace.calls.compactMap { $0.firstMatch(of: /open(?:at)?\((?:AT_FDCWD, )?"([^"]*)"/).map { String($0.1) } })
        let system = [
            "/lib", "/usr/lib", "/usr/include", "/usr/local/include", "/etc/", "/proc/", "/sys/", "/dev/",
        ]
        let others = opened.filter { path in
            !system.contains(where: path.hasPrefix) && !path.contains("/TemporaryDirectory.") && !path.hasPrefix(toolchain)
                && !path.contains("/build/.mockgen-")
        }
        let own = others.map { $0.replacing(project.root.plainPath + "/", with: "") }
        let named: Set = ["mocks.input", ".mockgen.yml", "App/Users.swift", "App/Names.swift", "Core/Storing.swift", "Tests/Tests.swift"]
        #expect(named.isSubset(of: own))
        let rest = Set(own).subtracting(named).filter { !$0.hasPrefix("build") && !CommandLineTool.mockgen.command[0].hasPrefix($0) }
        #expect(rest.isSubset(of: [".", "/", project.root.plainPath]), "\(rest)")
    }

    @Test func interfacesOfModulesWithoutSources() async throws {
        let project = try project("protocols: [Paying]")
        try project.write("import Payments\npublic protocol Paying: Payment {}\n", to: "App/Names.swift")
        try project.write(
            """
            // swift-interface-format-version: 1.0
            // swift-module-flags: -module-name Payments
            public protocol Payment { func pay(_ amount: Swift.Int) }

            """, to: "Built/Payments.swiftinterface")
        try project.write(input(head: ["interfaces\tBuilt"]), to: "mocks.input")
        let outcome = try await project.mockgen("action", "--input", "mocks.input", "--depfile", "mocks.d")
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(try project.read("build/Mocks.swift").contains("func pay(_ amount: Int)"))
        #expect(try project.read("mocks.d").contains(" Built/Payments.swiftinterface\n\nmocks.input:\n"))
    }

    @Test(arguments: [
        (["action"], "mockgen: error: 'mockgen action' needs '--input' [usage]\nhelp: for example: mockgen action --input mocks.input\n"),
        (
            ["action", "--input", "none.input"],
            """
            mockgen: error: cannot read the build input 'none.input': no such file or directory [cannot-read]
            help: give the path of a build input, for example: mockgen action --input mocks.input
            mockgen: for more, run 'mockgen explain cannot-read'

            """
        ),
        (
            ["action", "--input", "mocks.input", "--depfile", "App/Users.swift"],
            """
            mockgen: error: 'App/Users.swift' is a file of the build input already, so the list of inputs would replace it [usage]
            help: give '--depfile' another path, for example: --depfile mocks.d

            """
        ),
        (
            ["action", "--input", "wrong.input"],
            """
            wrong.input:7:1: error: a build input has no line 'sources' [invalid-input]
            help: did you mean 'source'?
            mockgen: for more, run 'mockgen explain invalid-input'

            """
        ),
    ])
    func mistakes(_ arguments: [String], message: String) async throws {
        let project = try project()
        try project.write(input(), to: "mocks.input")
        let head = "mockgen-input\t1\nconfiguration\t.mockgen.yml\ntarget\tAppTests\noutput\tM.swift\nmodule\tAppTests\town\n"
        try project.write(head + "language\t6\nsources\tApp/Users.swift\n", to: "wrong.input")
        let outcome = try await CommandLineTool.mockgen.run(arguments, in: project.root)
        #expect(outcome.exitCode == 2)
        #expect(outcome.text == message)
        #expect(try project.read("App/Users.swift").contains("protocol Users"))
    }

    @Test func warningsAreErrorsWithStrict() async throws {
        let project = try project()
        try project.write("public protocol Names: Missing {}\n", to: "App/Names.swift")
        try project.write(input(), to: "mocks.input")
        let strict = try await project.mockgen("action", "--input", "mocks.input", "--strict")
        #expect(strict.exitCode == 1 && strict.text.contains("App/Names.swift:1:24: error: 'Names' inherits from 'Missing'"))
        #expect(!project.exists("build/Mocks.swift"))
        let outcome = try await project.mockgen("action", "--input", "mocks.input", "--format", "github")
        #expect(outcome.exitCode == 0 && outcome.text.contains("::warning file=App/Names.swift,line=1,col=24"), "\(outcome.text)")
    }
}
