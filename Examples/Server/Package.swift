// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Server",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your own package, the URL: .package(url: "https://example.com/mockgen.git", from: "1.0.0")
        .package(name: "mockgen", path: "../..")
    ],
    targets: [
        .target(name: "Accounts"),
        .testTarget(
            name: "AccountsTests",
            dependencies: ["Accounts", .product(name: "MockgenSupport", package: "mockgen")],
            plugins: [.plugin(name: "Mockgen", package: "mockgen")]),
    ]
)
