import Foundation
import TestSupport
import Testing

extension PluginTests {
    // MARK: - States of the configuration

    /// From a fresh checkout without a configuration to one that is deleted and restored. SwiftPM keeps its plan all the time.
    @Test func everyChangeOfTheConfigurationIsNoticed() async throws {
        try dependent.restore()
        try package.remove(".mockgen.yml")
        // SwiftPM has never planned a target of this name.
        try package.write(package.read("Package.swift").replacing("\"ShopTests\"", with: "\"CounterTests\""), to: "Package.swift")
        try package.write(package.read("Tests/ShopTests/CounterTests.swift"), to: "Tests/CounterTests/CounterTests.swift")
        let path = package.url(".mockgen.yml").plainPath

        let warning = "warning: 'CounterTests' uses the plugin Mockgen, but '\(path)' does not exist\n"
        try package.write("version: 1\n", to: ".mockgen.yaml")
        let renamed = try await dependent.build()
        #expect(renamed.exitCode == 1)
        #expect(renamed.text.contains("\(warning)help: rename '.mockgen.yaml' to '.mockgen.yml'\n"), "\(renamed.text)")

        try package.remove(".mockgen.yaml")
        let missing = try await dependent.build()
        #expect(missing.exitCode == 1)
        #expect(
            missing.text.contains(
                """
                \(warning)help: run 'swift package mockgen-write init', or create the file with these lines and the names of your protocols:
                      version: 1
                      targets:
                        CounterTests:
                          protocols: [UserServicing]

                """), "\(missing.text)")
        #expect(missing.text.contains(missingInput(path)), "\(missing.text)")
        let production = try await dependent.swift("build", ["--product", "Till"])
        #expect(production.exitCode == 0, "\(production.text)")

        let created = try await dependent.mockgenWrite("init")
        #expect(created.exitCode == 0, "\(created.text)")
        #expect(created.standardOutput.hasPrefix("wrote .mockgen.yml\n"), "\(created.text)")
        let added = try await dependent.build()
        #expect(added.exitCode == 0, "\(added.text)")

        let configuration = "version: 1\nstyle: automockable\ntargets: { CounterTests: { protocols: [\"*ing\"] } }\n"
        try package.write("# Edited.\nname: \"Fake{protocol}\"\n" + configuration, to: ".mockgen.yml")
        let edited = try await dependent.build()
        #expect(edited.exitCode == 1)
        #expect(edited.text.contains("cannot find 'OrderingMock' in scope"), "\(edited.text)")

        try package.remove(".mockgen.yml")
        let deleted = try await dependent.build()
        #expect(deleted.exitCode == 1)
        #expect(deleted.text.contains(missingInput(path)), "\(deleted.text)")

        try package.write(configuration, to: ".mockgen.yml")
        let restored = try await dependent.build()
        #expect(restored.exitCode == 0, "\(restored.text)")
    }

    /// One configuration for several packages is in a folder around them.
    @Test func aConfigurationAroundThePackageIsFound() async throws {
        try dependent.restore()
        try package.remove(".mockgen.yml")
        // SwiftPM plans again.
        try package.write(package.read("Package.swift") + "// Edited.\n", to: "Package.swift")
        let around = package.root.deletingLastPathComponent().appending(path: ".mockgen.yml")
        let checkout = package.root.deletingLastPathComponent().appending(path: ".git")
        try FileManager.default.createDirectory(at: checkout, withIntermediateDirectories: true)
        defer { for file in [around, checkout] { try? FileManager.default.removeItem(at: file) } }
        let targets = "targets: { ShopTests: { protocols: [\"*ing\"] }, OtherTests: { protocols: all } }\n"

        try Data("version: 1\nstyle: automockable\n\(targets)".utf8).write(to: around)
        let foreign = try await dependent.build()
        #expect(foreign.exitCode == 1)
        #expect(
            foreign.text.contains(
                "there is no '.mockgen.yml' in '\(package.root.plainPath)', and '\(around.plainPath)' does not name this package in 'packages'"
            ),
            "\(foreign.text)")

        try Data("version: 1\nstyle: automockable\npackages: [\"*\"]\n\(targets)".utf8).write(to: around)
        let built = try await dependent.test()
        #expect(built.exitCode == 0, "\(built.text)")
        let listed = try await dependent.mockgen("list")
        #expect(listed.standardOutput.contains("ShopTests: 2 mocks") && !listed.text.contains("OtherTests"), "\(listed.text)")

        try Data("version: 1\nname: \"Fake{protocol}\"\npackages: [\"*\"]\n\(targets)".utf8).write(to: around)
        let edited = try await dependent.build()
        #expect(edited.text.contains("cannot find 'OrderingMock' in scope"), "\(edited.text)")
    }

    @Test(arguments: [
        (
            "an unknown key", "    exlude: Brewing\n", ".mockgen.yml:6:5: error: unknown key 'exlude'",
            "[unknown-key]\n6 |     exlude: Brewing\n  |     ^\nhelp: did you mean 'exclude'?\n"
        ),
        (
            "no text at all", nil, ".mockgen.yml:1:1: error: ",
            "[empty-configuration]\n1 | \n  | ^\nhelp: run 'swift package mockgen init --stdout'"
        ),
    ])
    func aWrongConfigurationFailsTheBuild(_ description: String, addition: String?, message: String, help: String) async throws {
        try await buildUnchanged()
        let configuration = try package.read(".mockgen.yml")
        let mocks = try dependent.product("ShopMocks.swift")

        try package.write(addition.map { configuration + $0 } ?? "", to: ".mockgen.yml")
        for _ in 1...2 {
            let wrong = try await dependent.build()
            #expect(wrong.exitCode == 1)
            #expect(wrong.text.contains(message) && wrong.text.contains(help), "\(wrong.text)")
        }
        #expect(try dependent.product("ShopMocks.swift") == mocks)

        try package.write(configuration, to: ".mockgen.yml")
        let right = try await dependent.build()
        #expect(right.exitCode == 0, "\(right.text)")
    }

    /// The plugin writes the build input there when SwiftPM plans the build.
    @Test(arguments: ["plugins/outputs", "plugins"])
    func aDeletedFolderOfThePluginIsMadeAgain(folder: String) async throws {
        try await buildUnchanged()
        try dependent.removeFromScratch(folder)
        let outcome = try await dependent.build()
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(try dependent.text(ofProduct: "ShopMocks.swift").contains("class OrderingMock"))
    }

    /// A problem with one target must stop neither the build of other targets nor the commands that help.
    @Test func targetWithoutMocksIsAWarning() async throws {
        try dependent.restore()
        let manifest = try package.read("Package.swift").replacing(
            ".target(name: \"Catalog\"),",
            with: """
                .target(name: "Catalog"),
                        .target(name: "Scales", plugins: [.plugin(name: "Mockgen", package: "mockgen")]),
                """)
        try package.write(manifest, to: "Package.swift")
        try package.write("int weigh(void) { return 1; }\n", to: "Sources/Scales/Scales.c")
        try package.write("int weigh(void);\n", to: "Sources/Scales/include/Scales.h")

        let outcome = try await dependent.build()
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(
            outcome.text.contains(
                """
                warning: 'Scales' uses the plugin Mockgen, but is not a Swift target
                help: remove the plugin from the target's 'plugins' in Package.swift

                """), "\(outcome.text)")
    }

    // MARK: - Compiler settings

    /// A manifest is a program: the plugin and the command line both need the settings that SwiftPM evaluates, with the same variables.
    @Test func computedSettingsAreThoseOfTheCompiler() async throws {
        try dependent.restore(toolsVersion: "6.2")
        let manifest = try package.read("Package.swift")
            .replacing("dependencies: [\"Catalog\"])", with: "dependencies: [\"Catalog\"], swiftSettings: House.settings)")
            .replacing("plugins: [", with: "swiftSettings: House.settings, plugins: [")
        let house = """

            enum House {
                static var isolates: Bool { Context.environment["TEA_ISOLATES"] == "yes" }
                static var settings: [SwiftSetting] { isolates ? [.defaultIsolation(MainActor.self)] : [] }
            }

            """
        try package.write(manifest + house, to: "Package.swift")
        let isolates = ["TEA_ISOLATES": "yes"]
        let isolated = try await dependent.swift("build", ["--build-tests"], environment: isolates)
        #expect(isolated.exitCode == 0, "\(isolated.text)")
        #expect(isolated.warnings == [], "\(isolated.text)")
        #expect(try dependent.text(ofProduct: "ShopMocks.swift").contains("@MainActor\nclass OrderingMock"))
        let verified = try await dependent.swift("package", ["mockgen", "verify"], environment: isolates)
        #expect(verified.exitCode == 0, "\(verified.text)")

        let without = try await dependent.build()
        #expect(without.exitCode == 0, "\(without.text)")
        #expect(try !dependent.text(ofProduct: "ShopMocks.swift").contains("@MainActor"))
    }
}
