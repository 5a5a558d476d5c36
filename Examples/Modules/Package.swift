// swift-tools-version: 6.2
import PackageDescription

// The code that all mocks share, compiled once.
let mockgenSupport = Target.Dependency.product(name: "MockgenSupport", package: "mockgen")
let mockgen = Target.PluginUsage.plugin(name: "Mockgen", package: "mockgen")

let package = Package(
    name: "Modules",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your own package, the URL: .package(url: "https://example.com/mockgen.git", from: "1.0.0")
        .package(name: "mockgen", path: "../..")
    ],
    targets: [
        .target(name: "Core"),
        .target(name: "Cart", dependencies: ["Core"]),
        .target(name: "Search", dependencies: ["Core"]),

        // The mocks are checked in, so the target needs no plugin.
        .target(name: "CoreMocks", dependencies: ["Core", mockgenSupport]),
        .testTarget(name: "CartTests", dependencies: ["Cart", "CoreMocks", mockgenSupport], plugins: [mockgen]),
        .testTarget(name: "SearchTests", dependencies: ["Search", "CoreMocks", mockgenSupport], plugins: [mockgen]),
    ]
)
