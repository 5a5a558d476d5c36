// swift-tools-version: 6.0
import PackageDescription

// An app that scripts build, with the path of another mockgen.
let package = Package(
    name: "App",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "mockgen", path: "../..")],
    targets: [
        .target(name: "App"),
        .testTarget(name: "AppTests", dependencies: ["App"], plugins: [.plugin(name: "Mockgen", package: "mockgen")]),
        .testTarget(
            name: "SupportTests", dependencies: ["App", .product(name: "MockgenSupport", package: "mockgen")],
            plugins: [.plugin(name: "Mockgen", package: "mockgen")]),
    ])
