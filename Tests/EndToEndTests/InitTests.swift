import TestSupport
import Testing

/// The result of `mockgen init` works at once. The text that it writes is in `Cases/init-…`.
@Suite struct InitTests {
    /// Two modules with protocols of the same name, a protocol that cannot be mocked, and a mock written by hand.
    private func package() throws -> TemporaryPackage {
        let package = try TeaShop.package(
            ordering: """
                import Catalog

                protocol Ordering { func order() }
                protocol Pricing {}
                enum Login { protocol Listener { func loggedIn() } }
                enum Logout { protocol Listener { func loggedOut() } }
                protocol Tasting { func taste() }
                struct Box: ~Copyable {}
                protocol Opening { var box: Box { get } }
                private protocol Secret {}

                """)
        try package.write(
            "@testable import Shop\n\nclass TastingMock: Tasting {\n    func taste() {}\n}\n", to: "Tests/ShopTests/TastingMock.swift")
        try package.remove(".mockgen.yml")
        return package
    }

    @Test(.heavy) func initializedPackageCompiles() async throws {
        let package = try package()

        let outcome = try await package.mockgen("init")
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(outcome.standardOutput.hasPrefix("wrote .mockgen.yml\n"))

        for name in ["CatalogTests", "ShopTests"] {
            let configuration = try package.read(".mockgen.yml")
            let output = "  \(name):\n    output: Tests/\(name)/Mocks.swift\n"
            try package.write(configuration.replacing("  \(name):\n", with: output), to: ".mockgen.yml")
        }
        let generated = try await package.mockgen("generate")
        #expect(generated.exitCode == 0, "\(generated.text)")
        let verified = try await package.mockgen("verify", "--strict")
        #expect(verified.exitCode == 0, "\(verified.text)")
        #expect(verified.standardOutput.contains("of 2 targets, 4 checked-in files up to date, all compile"))
    }

    @Test func namesTheLocationOfMockgenWithoutADependency() async throws {
        let package = try package()
        let outcome = try await package.mockgen("init")
        let lines = outcome.standardOutput.split(separator: "\n")
        #expect(lines.count == 8, "\(outcome.text)")
        #expect(lines[1] == "add to 'dependencies' in Package.swift:")
        #expect(lines[2].hasPrefix("    .package("))
        #expect(lines[3] == "add to 'dependencies' of the targets 'CatalogTests' and 'ShopTests' in Package.swift:")
        #expect(lines[4].hasPrefix("    .product(name: \"MockgenSupport\", package: \""))
        #expect(lines[5] == "add to the targets 'CatalogTests' and 'ShopTests' in Package.swift:")
        #expect(lines[6].hasPrefix("    plugins: [.plugin(name: \"Mockgen\", package: \""))
        #expect(lines[7] == "next: use a mock in a test, and run 'swift test'")

        let doctor = try await package.mockgen("doctor")
        #expect(doctor.text.contains("add to 'dependencies' in Package.swift: .package("), "\(doctor.text)")
    }

    /// The output is a configuration, with the changes of `Package.swift` as comments.
    @Test func printsTheConfiguration() async throws {
        let package = try package()

        let outcome = try await package.mockgen("init", "--stdout")
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(!package.exists(".mockgen.yml"))
        try package.write(outcome.standardOutput, to: ".mockgen.yml")
        #expect(try await package.mockgen("list").exitCode == 0)
        #expect(outcome.standardOutput.contains("# add to 'dependencies' in Package.swift:\n"))
    }
}
