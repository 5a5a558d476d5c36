import TestSupport
import Testing

/// A package of its own that renames a module of another one.
extension PluginTests {
    @Test func moduleAliasesOfADependencyStopTheBuild() async throws {
        try dependent.restore()
        for (path, text) in Self.packages { try package.write(text, to: path) }
        let manifest = try package.read("Package.swift")
            .replacing("dependencies: [.package(", with: "dependencies: [.package(path: \"Kit\"), .package(")
            .replacing(
                ".target(name: \"Shop\", dependencies: [\"Catalog\"])",
                with: ".target(name: \"Shop\", dependencies: [\"Catalog\", .product(name: \"Kit\", package: \"Kit\")])")
        try package.write(manifest, to: "Package.swift")

        let message = """
            Kit/Package.swift:9:93: error: target 'Kit' renames the module 'Utils' of a dependency with 'moduleAliases', \
            which mockgen does not support [module-aliases]
            9 |     targets: [.target(name: "Kit", dependencies: [.product(name: "Utils", package: "Tools", moduleAliases: ["Utils": "ToolUtils"])])]
              |                                                                                             ^
            help: remove the alias, or declare the protocols of 'ShopTests' in a target that does not depend on 'Kit'
            """
        for outcome in [try await dependent.build(), try await dependent.mockgen("list")] {
            #expect(outcome.exitCode != 0 && outcome.text.contains(message), "\(outcome.text)")
        }

        let alias = ", moduleAliases: [\"Utils\": \"ToolUtils\"]"
        try package.write(package.read("Kit/Package.swift").replacing(alias, with: ""), to: "Kit/Package.swift")
        // SwiftPM plans a build again if the manifest of the package itself changes, but not for those of dependencies.
        try package.write("\(manifest)// Plan again.\n", to: "Package.swift")
        let right = try await dependent.build()
        #expect(right.exitCode == 0, "\(right.text)")
        #expect(try dependent.text(ofProduct: "ShopMocks.swift").contains("class ShopLoggingMock: ShopLogging"))

        // The plugin runs again even then, because all manifests are its inputs.
        for (path, text) in Self.packages where path == "Kit/Package.swift" { try package.write(text, to: path) }
        let again = try await dependent.build()
        #expect(again.exitCode != 0 && again.text.contains(message), "\(again.text)")
    }

    private static let packages: KeyValuePairs = [
        "Kit/Package.swift": """
        // swift-tools-version: 6.0

        import PackageDescription

        let package = Package(
            name: "Kit",
            products: [.library(name: "Kit", targets: ["Kit"])],
            dependencies: [.package(path: "../Tools")],
            targets: [.target(name: "Kit", dependencies: [.product(name: "Utils", package: "Tools", moduleAliases: ["Utils": "ToolUtils"])])]
        )

        """,
        "Kit/Sources/Kit/Logging.swift": "import Utils\n\npublic protocol KitLogging: Utils.Logging {}\n",
        "Sources/Shop/Logging.swift": "import Kit\n\nprotocol ShopLogging: KitLogging {}\n",
        "Tools/Package.swift": """
        // swift-tools-version: 6.0

        import PackageDescription

        let package = Package(
            name: "Tools", products: [.library(name: "Utils", targets: ["Utils"])], targets: [.target(name: "Utils")])

        """,
        "Tools/Sources/Utils/Logging.swift": "public protocol Logging {\n    func log(_ text: String)\n}\n",
    ]
}
