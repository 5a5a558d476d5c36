// swift-tools-version: 6.0

import PackageDescription

// mockgen without its sources: the plugins run compiled programs.
let package = Package(
    name: "mockgen",
    products: [
        .plugin(name: "Mockgen", targets: ["Mockgen"]),
        .plugin(name: "MockgenRead", targets: ["MockgenRead"]),
        .plugin(name: "MockgenWrite", targets: ["MockgenWrite"]),
    ],
    targets: [
        .binaryTarget(name: "MockgenPrograms", path: "mockgen.artifactbundle"),
        .plugin(name: "Mockgen", capability: .buildTool(), dependencies: ["MockgenPrograms"]),
        .plugin(
            name: "MockgenRead",
            capability: .command(
                intent: .custom(verb: "mockgen", description: "Verify, list and explain mocks, and more: see 'mockgen --help'")),
            dependencies: ["MockgenPrograms"]),
        .plugin(
            name: "MockgenWrite",
            capability: .command(
                intent: .custom(
                    verb: "mockgen-write", description: "Write mocks that are checked in ('generate') or .mockgen.yml ('init')"),
                permissions: [.writeToPackageDirectory(reason: "to write .mockgen.yml, or the mocks of targets with an 'output'")]),
            dependencies: ["MockgenPrograms"]),
    ])
