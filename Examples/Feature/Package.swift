// swift-tools-version: 6.2
import PackageDescription

let mainActor = [SwiftSetting.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Feature",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your own package, the URL: .package(url: "https://example.com/mockgen.git", from: "1.0.0")
        .package(name: "mockgen", path: "../..")
    ],
    targets: [
        .target(name: "Architecture"),
        .target(name: "Inbox", dependencies: ["Architecture"], swiftSettings: mainActor),
        .testTarget(
            name: "InboxTests",
            dependencies: ["Inbox", "Architecture", .product(name: "MockgenSupport", package: "mockgen")],
            swiftSettings: mainActor,
            plugins: [.plugin(name: "Mockgen", package: "mockgen")]),
    ]
)
