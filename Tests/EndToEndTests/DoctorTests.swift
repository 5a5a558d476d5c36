import Foundation
import Testing

/// `mockgen doctor`: a line for each thing that a run needs.
@Suite struct DoctorTests {
    @Test func allIsWell() async throws {
        let package = try TeaShop.package()
        let before = try package.snapshot().filter { !$0.key.hasPrefix(".build") }

        let outcome = try await package.mockgen("doctor")

        #expect(outcome.exitCode == 0, "\(outcome.text)")
        let lines = outcome.standardOutput.split(separator: "\n")
        #expect(lines[0].hasPrefix("ok     toolchain: ") && lines[0].contains("Swift version"))
        #expect(lines[1].hasPrefix("ok     SwiftParser: /") && lines[1].contains("libSwiftParser."))
        #expect(lines[2].hasPrefix("ok     libyaml: 0."))
        #expect(
            lines.dropFirst(3).joined(separator: "\n") == """
                ok     configuration: .mockgen.yml configures 2 targets
                ok     package: 4 Swift targets
                ok     CatalogTests: its mocks are checked in as Tests/CatalogTests/Mocks.swift
                ok     CatalogTests, sources: 1 mock, 1 protocol in 1 file
                ok     ShopTests: its mocks are checked in as Tests/ShopTests/Mocks.swift
                ok     ShopTests, sources: 1 mock, 1 protocol in 1 file
                no problems found
                """)
        #expect(outcome.standardError == "")
        #expect(try package.snapshot().filter { !$0.key.hasPrefix(".build") } == before)
    }

    @Test func theUsualMistakes() async throws {
        let package = try TeaShop.package(
            configuration: """
                version: 1
                targets:
                  CatalogTest: { protocols: all }
                  ShopTests: { protocols: [Ordering] }
                  CatalogTests: { protocols: [Prizing], output: Mocks.swift }
                """)
        let dependency = "name: \"TeaShop\",\n    dependencies: [.package(url: \"https://example.com/mockgen.git\", from: \"1.0.0\")],"
        try package.write(package.read("Package.swift").replacing("name: \"TeaShop\",", with: dependency), to: "Package.swift")

        let outcome = try await package.mockgen("doctor")

        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardOutput.split(separator: "\n").dropFirst(5).joined(separator: "\n") == """
                wrong  CatalogTest: .mockgen.yml:3:3: the package has no target 'CatalogTest' [unknown-target]
                       help: did you mean 'CatalogTests'?
                wrong  ShopTests: nothing generates its mocks: it has neither the plugin nor an 'output'
                       help: add to the target in Package.swift: plugins: [.plugin(name: "Mockgen", package: "mockgen")]
                       or to the target at .mockgen.yml:4:3: output: Tests/ShopTests/Mocks.swift
                ok     ShopTests, sources: 1 mock, 2 protocols in 2 files
                ok     CatalogTests: its mocks are checked in as Mocks.swift
                wrong  CatalogTests: .mockgen.yml:5:31: 'Prizing' in 'protocols' matches no protocol of the sources \
                [unknown-protocol]
                       help: did you mean 'Pricing'?
                3 problems found
                """)
    }

    @Test func noConfiguration() async throws {
        let package = try TeaShop.package()
        try package.remove(".mockgen.yml")

        let outcome = try await package.mockgen("doctor", "--format", "json")

        #expect(outcome.exitCode == 2)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.standardOutput.utf8)) as? [String: Any])
        let checks = try #require(document["checks"] as? [[String: Any]])
        #expect(checks.map { $0["isWell"] as? Bool } == [true, true, true, false, true])
        #expect((checks[3]["help"] as? String)?.hasPrefix("run 'swift package mockgen-write init'") == true)
    }

    /// With the plugin, as a package that depends on mockgen has it.
    @Test func thePlugin() async throws {
        let package = try TeaShop.package(configuration: "version: 1\ntargets: { ShopTests: { protocols: [Ordering] } }")
        let plugin = """
                    .plugin(name: "Mockgen", capability: .buildTool()),
                    .testTarget(name: "CatalogTests", dependencies: ["Catalog"], plugins: ["Mockgen"]),
                    .testTarget(name: "ShopTests", dependencies: ["Shop"], plugins: ["Mockgen"]),
                ]
            """
        let tests = try #require(TeaShop.manifest.range(of: "        .testTarget"))
        try package.write(TeaShop.manifest[..<tests.lowerBound] + plugin + "\n)\n", to: "Package.swift")
        try package.write("", to: "Plugins/Mockgen/Mockgen.swift")

        let outcome = try await package.mockgen("doctor")

        #expect(outcome.exitCode == 2)
        #expect(outcome.standardOutput.contains("ok     ShopTests: the plugin generates its mocks\n"), "\(outcome.text)")
        #expect(
            outcome.standardOutput.contains("wrong  plugin: .mockgen.yml:1:1: target 'CatalogTests' is not listed in '.mockgen.yml'"))
    }

    /// The doctor finds what `generate` finds, and exits with the same code.
    @Test(arguments: [
        "models: [Ordering]", "testable: [Ordering]", "overrides: { Missing: { name: M } }", "exclude: [Missing]",
        "combined: { Both: [Missing] }", "sources: Sources/Missing", "protocols: all",
    ])
    func theProblemsOfGenerate(_ key: String) async throws {
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

    /// The targets of mockgen and of other dependencies are not the package's.
    @Test func onlyOwnTargetsAreCounted() async throws {
        let package = try TeaShop.package()
        try package.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(name: \"Tools\", targets: [.target(name: \"Tools\")])\n",
            to: "Tools/Package.swift")
        try package.write("", to: "Tools/Sources/Tools/Tools.swift")
        let manifest = package.root.appending(path: "Tools").plainPath
        try package.write(
            package.read("Package.swift").replacing(
                "    targets:", with: "    dependencies: [.package(path: \"\(manifest)\")],\n    targets:"),
            to: "Package.swift")

        let outcome = try await package.mockgen("doctor")
        #expect(outcome.standardOutput.contains("ok     package: 4 Swift targets\n"), "\(outcome.text)")
    }
}
