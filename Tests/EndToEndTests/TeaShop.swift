import TestSupport
import Testing

/// The package that most tests work on: an app split over two modules, with a protocol that inherits across them.
enum TeaShop {
    static let manifest = """
        // swift-tools-version: 6.0

        import PackageDescription

        let package = Package(
            name: "TeaShop",
            targets: [
                .target(name: "Catalog"),
                .target(name: "Shop", dependencies: ["Catalog"]),
                .testTarget(name: "CatalogTests", dependencies: ["Catalog"]),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            ]
        )

        """

    static let pricing = """
        public protocol Pricing {
            func price(of tea: String) -> Int
        }

        """

    static let ordering = """
        import Catalog

        protocol Ordering: Pricing {
            func order(_ tea: String, cups: Int) throws -> Int
        }

        """

    static let configuration = """
        version: 1
        targets:
          CatalogTests:
            protocols: [Pricing]
            output: Tests/CatalogTests/Mocks.swift
          ShopTests:
            sources: Sources/Shop
            protocols: [Ordering]
            output: Tests/ShopTests/Mocks.swift

        """

    static let automockable = configuration + "style: automockable\n"

    /// With mocks that are checked in; none is made yet.
    static func package(
        named name: String = "Tea Shop", configuration: String = configuration, ordering: String = ordering
    ) throws -> TemporaryPackage {
        try TemporaryPackage(
            named: name,
            [
                "Package.swift": manifest,
                ".mockgen.yml": configuration,
                "Sources/Catalog/Pricing.swift": pricing,
                "Sources/Shop/Ordering.swift": ordering,
                "Tests/CatalogTests/PricingTests.swift": "",
                "Tests/ShopTests/OrderingTests.swift": "",
            ])
    }

    /// With mocks as after a clone: they are up to date, and the build folder is empty.
    static func packageWithMocks() async throws -> TemporaryPackage {
        let shop = try package()
        for (path, text) in try await mocks.value { try shop.write(text, to: path) }
        return shop
    }

    /// The texts of the checked-in files, generated once.
    private static let mocks = Task {
        let shop = try package()
        let outcome = try await shop.mockgen("generate")
        try #require(outcome.exitCode == 0, "\(outcome.text)")
        let paths = ["Catalog", "Shop"].flatMap { ["Tests/\($0)Tests/Mocks.swift", "Tests/\($0)Tests/MocksSupport.swift"] }
        return try paths.map { ($0, try shop.read($0)) }
    }
}

/// Files that mockgen may overwrite.
enum Mocks {
    /// The first line of every file that mockgen writes.
    static let marker = "// Made by mockgen: change the protocols or .mockgen.yml, not this file."
    /// A file without mocks.
    static let none = "\(marker)\n// swift-format-ignore-file\n// swiftlint:disable all\n// swiftformat:disable all\n\n"
    static let outdated = "\(marker)\n\n// Out of date.\n"
}
