import Foundation
import TestSupport
import Testing

extension PluginTests {
    // MARK: - Swift Build, SwiftPM's other build system

    @Test func testsPassWithSwiftBuild() async throws {
        try dependent.restore()
        let outcome = try await dependent.swift("test", Self.swiftBuild)
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(outcome.text.contains("Test run with 2 tests in 1 suite passed"), "\(outcome.text)")

        try package.write(TeaShop.ordering.replacing("func order", with: "func cancel()\n    func order"), to: DependentPackage.ordering)
        let edited = try await dependent.swift("build", Self.swiftBuild + ["--build-tests"])
        #expect(edited.exitCode == 0, "\(edited.text)")
        #expect(try dependent.text(ofProduct: "ShopMocks.swift").contains("func cancel() {"))

        try package.write(package.read(".mockgen.yml"), to: ".mockgen.yaml")
        try package.remove(".mockgen.yml")
        let renamed = try await dependent.swift("build", Self.swiftBuild + ["--build-tests"])
        #expect(renamed.exitCode == 1)
        #expect(renamed.text.contains("help: rename '.mockgen.yaml' to '.mockgen.yml'\n"), "\(renamed.text)")
    }

    /// Swift Build does not tell a plugin what the compiler has printed.
    @Test func thePluginVerifiesWithSwiftBuild() async throws {
        try dependent.restore()
        let fresh = try await verify(with: Self.swiftBuild)
        #expect(fresh.exitCode == 0, "\(fresh.text)")
        #expect(fresh.standardOutput.contains("2 mocks of 1 target, all compile\n"), "\(fresh.text)")

        try package.write(package.read(".mockgen.yml") + "defaults:\n  Int: Price.free\n", to: ".mockgen.yml")
        let wrong = try await verify(with: Self.swiftBuild)
        #expect(wrong.exitCode == 1)
        #expect(wrong.text.contains("SwiftPM cannot build 'ShopTests', so mockgen cannot tell"), "\(wrong.text)")
        #expect(wrong.text.contains("error: cannot find 'Price' in scope"), "\(wrong.text)")
    }

    static var swiftBuild: [String] { ["--build-system", "swiftbuild"] }

    /// `swift package mockgen verify`
    func verify(with flags: [String]) async throws -> CommandLineTool.Outcome {
        try await dependent.swift("package", flags + ["mockgen", "verify"])
    }
}
