import Foundation
import Testing

/// Where reports go, in each format.
@Suite struct FormatTests {
    private static func brokenPackage() throws -> TemporaryPackage {
        try TeaShop.package(configuration: TeaShop.configuration.replacing("[Ordering]", with: "Ordring"))
    }

    private static let message = "'Ordring' in 'protocols' matches no protocol of the sources"

    @Test func inAWorkflow() async throws {
        let package = try Self.brokenPackage()
        let folder = package.root.deletingLastPathComponent().plainPath

        let outcome = try await CommandLineTool.mockgen.run(
            ["generate"], in: package.root, environment: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder])

        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError == "")
        #expect(
            outcome.standardOutput
                == "::error file=Tea Shop/.mockgen.yml,line=8,col=16,title=mockgen [unknown-protocol]::\(Self.message)%0Ahelp: did you mean 'Ordering'?\n"
        )

        let text = try await CommandLineTool.mockgen.run(
            ["--format", "text"], in: package.root, environment: ["GITHUB_ACTIONS": "true"])
        #expect(text.standardError.hasPrefix(".mockgen.yml:8:16: error: \(Self.message)"))
    }

    @Test(arguments: ["json", "sarif"])
    func oneDocument(_ format: String) async throws {
        let package = try Self.brokenPackage()

        let bad = try await package.mockgen("--format", format)
        #expect(bad.exitCode == 2)
        #expect(bad.standardError == "")
        let document = try JSONSerialization.jsonObject(with: Data(bad.standardOutput.utf8)) as? [String: Any]
        #expect(document?[format == "json" ? "diagnostics" : "runs"] is [Any])

        try package.write(TeaShop.configuration, to: ".mockgen.yml")
        let good = try await package.mockgen("--format", format)
        #expect(good.exitCode == 0)
        let wrote = good.standardOutput.contains("\"path\": \"Tests/ShopTests/Mocks.swift\",\n      \"state\": \"written\"")
        #expect(wrote == (format == "json"))
    }

    @Test func argumentsAreReportedAsAskedFor() async throws {
        let outcome = try await Self.brokenPackage().mockgen("list", "--format", "json", "--tagret", "A")
        #expect(outcome.exitCode == 2)
        #expect(outcome.standardOutput.hasPrefix("{\n  \"schemaVersion\": 1,\n  \"verb\": \"list\",\n  \"exitCode\": 2,\n"))
    }

    @Test func colors() async throws {
        let package = try Self.brokenPackage()
        let plain = try await package.mockgen("generate")
        #expect(!plain.standardError.contains("\u{1B}"))
        let colored = try await package.mockgen("generate", "--color", "always")
        #expect(colored.standardError.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(colored.standardError.contains("\n8 |     protocols: Ordring\n  |                \u{1B}[1;32m^\u{1B}[0m\n"))
    }

    @Test func verbose() async throws {
        let outcome = try await TeaShop.package().mockgen("generate", "--verbose", "--target", "ShopTests")
        #expect(outcome.exitCode == 0)
        let steps = outcome.standardError.split(separator: "\n").map { $0.prefix { $0 != "(" } }
        #expect(
            steps == [
                "read .mockgen.yml: 2 targets ", "asked SwiftPM: 4 Swift targets ", "read 3 files of 3 modules ", "planned 1 mock ",
                "wrote 1 of 1 file ",
            ])
    }

    /// Who reads only the beginning ends neither the run nor its report.
    @Test(arguments: ["list", "schema", "help"])
    func aClosedPipe(_ verb: String) async throws {
        let package = try TeaShop.package()
        let tool = CommandLineTool.mockgen.command[0]
        let outcome = try await CommandLineTool("/bin/sh").run(
            ["-c", "{ '\(tool)' \(verb); echo $? >&2; } | true"], in: package.root)
        #expect(outcome.standardError == "0\n")
    }

    #if os(Linux)
        @Test func aFullDisk() async throws {
            let package = try TeaShop.package()
            let tool = CommandLineTool.mockgen.command[0]
            let outcome = try await CommandLineTool("/bin/sh").run(["-c", "'\(tool)' schema >/dev/full"], in: package.root)
            #expect(outcome.exitCode == 2)
            #expect(
                outcome.standardError
                    == "mockgen: error: cannot write to standard output: no space left on device [cannot-write]\nhelp: check where the output is sent\n"
            )
        }
    #endif
}
