import Foundation
import TestSupport
import Testing

/// A RIBs app with its modules in folders, as in an Xcode project. `Cases/project-…` has small projects.
@Suite struct ProjectTests {
    private static let mocks = "TicTacToeTests/Mocks.swift"

    private static let modules = """
        modules:
          TicTacToe: { sources: [TicTacToe], dependencies: [RIBs] }
          RIBs: { sources: [Frameworks/RIBs], dependencies: [RxSwift] }
          RxSwift: [Frameworks/RxSwift]

        """

    private static let targets = """
        version: 1
        targets:
          TicTacToeTests: { protocols: all, output: TicTacToeTests/Mocks.swift }

        """

    private func project() throws -> TemporaryPackage {
        let project = try TemporaryPackage(
            named: "Tic Tac Toe",
            [".mockgen.yml": Self.modules + Self.targets, "TicTacToeTests/Test.swift": "@testable import TicTacToe\n"])
        for (name, folder) in [("TicTacToe", "TicTacToe"), ("RIBs", "Frameworks/RIBs"), ("RxSwift", "Frameworks/RxSwift")] {
            try project.copy("Sources/Samples/\(name)", to: folder)
        }
        return project
    }

    @Test func hasTheMocksOfThePackage() async throws {
        let project = try project()
        let generated = try await project.mockgen("generate")
        #expect(generated.exitCode == 0, "\(generated.text)")
        #expect(!project.exists("Package.resolved") && !project.exists(".build/debug"), "SwiftPM did not run")
        let mocks = try project.read(Self.mocks)
        #expect(mocks.contains("class RootRoutingMock: RootRouting {"))

        try project.write(Self.targets, to: ".mockgen.yml")
        try project.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "TicTacToe",
                targets: [
                    .target(name: "RxSwift", path: "Frameworks/RxSwift"),
                    .target(name: "RIBs", dependencies: ["RxSwift"], path: "Frameworks/RIBs"),
                    .target(name: "TicTacToe", dependencies: ["RIBs"], path: "TicTacToe"),
                    .testTarget(name: "TicTacToeTests", dependencies: ["TicTacToe"], path: "TicTacToeTests"),
                ],
                swiftLanguageModes: [.v5])
            """, to: "Package.swift")
        try project.remove(Self.mocks)
        let again = try await project.mockgen("generate")
        #expect(again.exitCode == 0, "\(again.text)")
        #expect(try project.read(Self.mocks) == mocks)
    }

    /// Every target of the project imports the same modules.
    @Test(SystemCallTrace.needsStrace, .disabled(if: isWithSanitizer, "the address sanitizer does not run under strace"))
    func initAsksForEachInterfaceOnce() async throws {
        let project = try project()
        try project.remove(".mockgen.yml")
        for name in ["TicTacToe", "RIBs", "RxSwift"] {
            let imports = "import Missing\n@testable import \(name)\n"
            try project.write(imports, to: "\(name)Tests/Test.swift")
        }
        let trace = try await SystemCallTrace(of: "init", in: project)
        #expect(trace.outcome.exitCode == 0, "\(trace.outcome.text)")
        let printed = trace.calls.compactMap { $0.firstMatch(of: /swift-synthesize-interface", "-module-name", "([^"]*)"/)?.1 }
        #expect(printed.contains("Swift") && Set(printed).count == printed.count, "\(printed)")
    }

    @Test(.heavy) func mocksCompileWithoutSwiftPM() async throws {
        let project = try project()
        let modules = [("RxSwift", "Frameworks/RxSwift"), ("RIBs", "Frameworks/RIBs"), ("TicTacToe", "TicTacToe")]
        try project.write(buildScript(compiling: modules, tests: "TicTacToeTests"), to: "build.sh")
        try project.write(Self.modules + "verify: { build: sh build.sh }\n" + Self.targets, to: ".mockgen.yml")
        _ = try await project.mockgen("generate")
        let verified = try await project.mockgen("verify", "--strict")
        #expect(verified.exitCode == 0, "\(verified.text)")
        #expect(verified.standardOutput.contains("2 checked-in files up to date, the build command succeeded"))

        let router = try project.read("TicTacToe/Root/RootRouter.swift")
        try project.write(router + "\nlet wrong: Int = \"\"\n", to: "TicTacToe/Root/RootRouter.swift")
        let broken = try await project.mockgen("verify")
        #expect(broken.exitCode == 1)
        #expect(broken.standardError.contains("error: 'TicTacToe' does not compile, so mockgen cannot tell"), "\(broken.text)")
    }

    /// Xcode's sandbox lets a script read the files that its phase lists and the names in their folders, and nothing else of the project.
    @Test func checksMocksInASandbox() async throws {
        let project = try project()
        _ = try await project.mockgen("generate")
        try project.remove(".build")
        try project.write("protocol Other {}\n", to: "Other/Other.swift")
        try project.write("", to: "Package.resolved")
        let reader = try await project.reader()
        let unlisted = ["Other", "Package.resolved"]
        for path in unlisted { try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: project.url(path).plainPath) }
        let verified = try await reader.run(["verify", "--no-build"], in: project.root)
        #expect(verified.exitCode == 0, "\(verified.text)")
        #expect(verified.standardOutput.contains("2 checked-in files up to date, not compiled"))

        try await project.setModes("u+rwX")
        try project.write(try project.read(Self.mocks) + "\n", to: Self.mocks)
        let stale = try await project.reader().run(["verify", "--no-build"], in: project.root)
        #expect(stale.exitCode == 1, "\(stale.text)")
        try await project.setModes("u+rwX")
    }
}

/// A script that compiles modules and the tests that import them with the compiler alone.
func buildScript(compiling modules: [(name: String, folder: String)], tests: String..., flags: String = "-D DEBUG") -> String {
    let compile = "swiftc -diagnostic-style llvm -I .build/modules \(flags)"
    return "set -e\nmkdir -p .build/modules\n"
        + modules.map { name, folder in
            "\(compile) -emit-module -enable-testing -parse-as-library -module-name \(name) -o .build/modules/\(name).swiftmodule "
                + "$(find \(folder) -name '*.swift')\n"
        }.joined() + tests.map { "\(compile) -typecheck -module-name \($0) $(find \($0) -name '*.swift')\n" }.joined()
}
