// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "XCTestExample",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your own package, the URL: .package(url: "https://example.com/mockgen.git", from: "1.0.0")
        .package(name: "mockgen", path: "../..")
    ],
    targets: [
        .target(name: "Currency"),
        .testTarget(
            name: "CurrencyTests",
            dependencies: ["Currency", .product(name: "MockgenSupport", package: "mockgen")],
            plugins: [.plugin(name: "Mockgen", package: "mockgen")]),
    ]
)
