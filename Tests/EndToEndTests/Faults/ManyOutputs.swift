import Foundation
import TestSupport
import Testing

/// A package of many targets with checked-in mocks, and one whose mocks the plugin makes. No run asks SwiftPM, because its manifest is plain.
struct ManyOutputs {
    static let targets = (1...8).map { "Shop\($0)Tests" }
    static let outputs = targets.map { "Tests/\($0)/Mocks.swift" }
    private static let source = "Sources/Shop/Ordering.swift"

    let package: TemporaryPackage

    init() throws {
        let targets = Self.targets.map { "        .testTarget(name: \"\($0)\", dependencies: [\"Shop\"]),\n" }.joined()
        package = try TemporaryPackage([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shops",
                targets: [
                    .target(name: "Shop"),
                    .plugin(name: "Mockgen", capability: .buildTool()),
                    .testTarget(name: "PluginTests", dependencies: ["Shop"], plugins: ["Mockgen"]),
            \(targets)
                ]
            )
            """,
            ".mockgen.yml": "version: 1\nstyle: automockable\ntargets:\n  PluginTests: { protocols: all }\n"
                + zip(Self.targets, Self.outputs).map { "  \($0): { protocols: all, output: \($1) }\n" }.joined(),
            "Plugins/Mockgen/Mockgen.swift": "",
            "Tests/PluginTests/PluginTests.swift": "",
        ])
        for target in Self.targets { try package.write("", to: "Tests/\(target)/Tests.swift") }
        try package.write("", to: ".build/debug.yaml")
        try edit(0)
        let mocks = package.url(".build/plugins/PluginTests").plainPath
        try package.write(
            """
            mockgen-input\t1
            package\t\(package.root.plainPath)
            configuration\t\(package.url(".mockgen.yml").plainPath)
            target\tPluginTests
            output\t\(mocks)/PluginTestsMocks.swift
            cache\t\(package.url(".build/plugins/mockgen").plainPath)
            module\tPluginTests\town
            module\tShop\tlocal
            \((1...4).map { "output\t\(mocks)/ShopMocks\($0).swift" }.joined(separator: "\n"))
            source\t\(package.url(Self.source).plainPath)

            """, to: "mocks.input")
    }

    /// Writes one of several sources: in each, the protocols have other requirements.
    func edit(_ number: Int) throws {
        let protocols = (1...12).map { index in
            "public protocol Ordering\(index) { func order(_ tea: String, cups\(index == number % 12 + 1 ? number : 0): Int) throws -> Int }\n"
        }
        try package.write(protocols.joined(), to: Self.source)
    }

    /// The words of a command line of mockgen.
    func command(_ arguments: String...) -> [String] { CommandLineTool.mockgen.command + arguments }

    /// The command that the build tool plugin runs.
    var pluginCommand: [String] { CommandLineTool.mockgenPlugin.command + [package.url("mocks.input").plainPath] }

    func run(_ command: [String]) async throws -> CommandLineTool.Outcome {
        try await CommandLineTool(command[0]).run(Array(command.dropFirst()), in: package.root)
    }

    /// The mocks on disk, checked in or made by the plugin; nil where there is no file.
    func mocks() -> [String: String] {
        let files = Self.outputs + (1...4).map { ".build/plugins/PluginTests/ShopMocks\($0).swift" }
        return files.reduce(into: [:]) { $0[$1] = try? package.read($1) }
    }

    func outdate() throws { for output in Self.outputs { try package.write(Mocks.outdated, to: output) } }

    /// The drafts of mocks that a run has left.
    func leftovers() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: package.root.plainPath)
            .filter { $0.contains("/.mockgen-") && !$0.contains("/drafts/") }
    }

    /// Returns the mocks that a run without a cache makes of the source.
    func freshMocks(afterEdit number: Int) async throws -> [String: String] {
        let fresh = try ManyOutputs()
        try fresh.edit(number)
        for command in [fresh.command("generate"), fresh.pluginCommand] {
            let outcome = try await fresh.run(command)
            try #require(outcome.exitCode == 0, "\(outcome.text)")
        }
        let mocks = fresh.mocks()
        try #require(mocks.count == Self.outputs.count + 4)
        return mocks
    }
}
