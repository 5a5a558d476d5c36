import Foundation
import TestSupport
import Testing

/// The command line finds the configuration from any folder below it, but only within a git checkout.
@Suite struct UpwardSearchTests {
    private static let listed = "ShopTests: 1 mock"

    @Test(arguments: ["Sources/Shop", "Tests/ShopTests", "Docs/Teas"])
    func foldersOfACheckoutUseTheConfigurationAboveThem(folder: String) async throws {
        let package = try Self.checkout()
        try package.write("", to: "Docs/Teas/Assam.md")
        let inside = try await CommandLineTool.mockgen.run(["list"], in: package.url(folder))
        let above = try await package.mockgen("list")
        #expect(inside.exitCode == 0 && inside.text == above.text, "\(inside.text)")
        #expect(inside.standardOutput.contains(Self.listed), "\(inside.text)")
    }

    @Test func theSearchStopsAtTheRootOfTheCheckout() async throws {
        let package = try Self.checkout()
        try package.write("", to: "Sources/Shop/.git")
        let outcome = try await CommandLineTool.mockgen.run(["list"], in: package.url("Sources/Shop"))
        #expect(outcome.exitCode == 2)
        #expect(outcome.text.contains("there is no '.mockgen.yml' in '\(package.url("Sources/Shop").plainPath)'"), "\(outcome.text)")
    }

    @Test func thereIsNoSearchOutsideOfACheckout() async throws {
        let package = try TeaShop.package()
        let outcome = try await CommandLineTool.mockgen.run(["list"], in: package.url("Sources/Shop"))
        #expect(outcome.exitCode == 2)
        #expect(outcome.text.contains("there is no '.mockgen.yml' in '\(package.url("Sources/Shop").plainPath)'"), "\(outcome.text)")
    }

    /// The package is the project, not the folder in which the command runs.
    @Test func aPackageWithoutConfigurationIsNamed() async throws {
        let package = try Self.checkout()
        try package.remove(".mockgen.yml")
        let outcome = try await CommandLineTool.mockgen.run(["list"], in: package.url("Sources/Shop"))
        #expect(outcome.exitCode == 2)
        #expect(outcome.text.contains("there is no '.mockgen.yml' in '\(package.root.plainPath)'"), "\(outcome.text)")
        #expect(outcome.text.contains("run 'swift package mockgen-write init'"), "\(outcome.text)")
    }

    @Test func theNearestConfigurationIsUsed() async throws {
        let package = try Self.checkout()
        try package.write("version: 1\ntargets: { ToolTests: { protocols: all } }\n", to: "Tools/.mockgen.yml")
        try package.write("", to: "Tools/Scripts/make.sh")
        let outcome = try await CommandLineTool.mockgen.run(["list"], in: package.url("Tools/Scripts"))
        #expect(outcome.exitCode == 2)
        #expect(outcome.text.hasPrefix(".mockgen.yml:1:1: error:") && outcome.text.contains("[no-modules]"), "\(outcome.text)")
    }

    /// A package below the configuration is one of its 'packages'.
    @Test func aPackageBetweenTheFolderAndTheConfigurationIsTheProject() async throws {
        let package = try Self.checkout(in: "Shop/")
        try package.write("version: 1\npackages: [Shop]\ntargets: { ShopTests: { protocols: [Ordering] } }\n", to: ".mockgen.yml")
        let outcome = try await CommandLineTool.mockgen.run(["list"], in: package.url("Shop/Sources/Shop"))
        #expect(outcome.exitCode == 0 && outcome.standardOutput.contains(Self.listed), "\(outcome.text)")
    }

    private static func checkout(in folder: String = "") throws -> TemporaryPackage {
        let package = try TemporaryPackage([:])
        try package.write(TeaShop.manifest, to: "\(folder)Package.swift")
        for path in ["Catalog/Pricing.swift", "Shop/Ordering.swift"] {
            try package.write(path.hasPrefix("Shop") ? TeaShop.ordering : TeaShop.pricing, to: "\(folder)Sources/\(path)")
        }
        for name in ["CatalogTests", "ShopTests"] { try package.write("", to: "\(folder)Tests/\(name)/\(name).swift") }
        if folder.isEmpty { try package.write("version: 1\ntargets: { ShopTests: { protocols: [Ordering] } }\n", to: ".mockgen.yml") }
        try FileManager.default.createDirectory(at: package.url(".git"), withIntermediateDirectories: true)
        return package
    }
}
