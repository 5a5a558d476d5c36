import Foundation
import TestSupport
import Testing

/// `mockgen generate`, `list` and `doctor` report the same problems, with the same exit code.
@Suite struct DoctorTests {
    @Test(arguments: [
        "models: [Ordering]", "testable: [Ordering]", "overrides: { Missing: { name: M } }", "exclude: [Missing]",
        "combined: { Both: [Missing] }", "sources: Sources/Missing", "protocols: all",
    ])
    func reportsTheProblemsOfGenerate(_ key: String) async throws {
        let protocols = key.hasPrefix("protocols") ? "" : "    protocols: [Ordering]\n"
        let package = try TeaShop.package(
            configuration: "version: 1\ntargets:\n  ShopTests:\n    output: Mocks.swift\n\(protocols)    \(key)\n",
            ordering: "protocol Ordering { func order() }\nenum A { protocol Ordering {} }\n")

        let generate = try await package.mockgen("generate", "--format", "json")
        let list = try await package.mockgen("list")
        let doctor = try await package.mockgen("doctor")

        #expect(generate.exitCode != 0)
        #expect(list.exitCode == generate.exitCode, "\(list.text)")
        #expect(doctor.exitCode == generate.exitCode, "\(doctor.text)")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(generate.standardOutput.utf8)) as? [String: Any])
        for problem in try #require(document["diagnostics"] as? [[String: Any]]) {
            let message = try #require(problem["message"] as? String)
            #expect(doctor.standardOutput.contains(message), "\(doctor.text)")
            #expect(list.text.contains(message), "\(list.text)")
        }
    }

    /// A script that calls `mockgen` would start the other program.
    @Test func anotherProgramOnTheSearchPath() async throws {
        let package = try TeaShop.package()
        try await package.writeProgram("#!/bin/sh\necho v1.6.0\n", to: "bin/mockgen")
        let path = package.url("bin").plainPath + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let outcome = try await CommandLineTool.mockgen.run(["doctor"], in: package.root, environment: ["PATH": path])
        #expect(outcome.standardOutput.contains("ok     search path: '\(package.url("bin/mockgen").plainPath)' is another program\n"))
        #expect(outcome.standardOutput.contains("write the path of this one in scripts: /"))
    }
}
