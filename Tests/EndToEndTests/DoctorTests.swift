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

        let outcome = try await package.mockgen("doctor")

        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardOutput.split(separator: "\n").dropFirst(5).joined(separator: "\n") == """
                wrong  CatalogTest: Package.swift has no target of this name
                       help: did you mean 'CatalogTests'? Correct it at .mockgen.yml:3:3
                wrong  ShopTests: it has neither the plugin nor an 'output', so no mocks are made
                       help: add to the target in Package.swift: plugins: [.plugin(name: "Mockgen", package: "mockgen")]
                       or to the target at .mockgen.yml:4:3: output: Tests/ShopTests/Mocks.swift
                ok     ShopTests, sources: 1 mock, 2 protocols in 2 files
                ok     CatalogTests: its mocks are checked in as Mocks.swift
                wrong  CatalogTests, sources: .mockgen.yml:5:31: 'Prizing' in 'protocols' matches no protocol of the sources \
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
        #expect(checks.map { $0["isWell"] as? Bool } == [true, true, true, false])
        #expect((checks.last?["help"] as? String)?.hasPrefix("run 'swift package mockgen-write init'") == true)
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
        #expect(outcome.standardOutput.contains("ok     ShopTests: the plugin makes its mocks\n"), "\(outcome.text)")
        #expect(
            outcome.standardOutput.contains("wrong  CatalogTests: it has the plugin, but the configuration says nothing of it\n"))
    }
}
