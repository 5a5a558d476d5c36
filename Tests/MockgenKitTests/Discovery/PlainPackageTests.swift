import MockgenConfig
import Testing

@testable import MockgenKit
@testable import MockgenResolution

/// What is read from a manifest's text is what SwiftPM says of the package; where that is not sure, nothing is read.
@Suite struct PlainPackageTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// What stands between the parentheses of `Package`.
        let package: String
        let files: [String]
        var before = ""
        var after = ""
    }

    private static let app = ["Sources/App/A.swift", "Sources/App/Deep/er/B.swift", "Tests/AppTests/T.swift"]
    private static let appTargets = #"targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])]"#

    @Test(arguments: [
        Case(testDescription: "two targets", package: #"name: "P", "# + appTargets, files: app),
        Case(
            testDescription: "all ways to depend on something",
            package: """
                name: "P", platforms: [.macOS(.v14)],
                products: [.library(name: "Lib", targets: ["App", "Core"]), .executable(name: "tool", targets: ["Tool"])],
                dependencies: [
                    .package(path: "../Beside"), .package(name: "Other", path: "Nested"),
                    .package(url: "https://example.com/Some/Swift-Log.git", from: "1.0.0"),
                ],
                targets: [
                    .target(
                        name: "App",
                        dependencies: ["Core", "Beside", .target(name: "Base"), .product(name: "Logging", package: "swift-log"), .byName(name: "More")]),
                    Target.target(name: "Core"), .target(name: "Base"), .executableTarget(name: "Tool", dependencies: ["App"]),
                    .testTarget(name: "AppTests", dependencies: ["App"], swiftSettings: strict),
                ]
                """,
            files: app + ["Sources/Core/C.swift", "Sources/Base/B.swift", "Sources/Tool/main.swift"],
            before: "let strict: [SwiftSetting] = [.swiftLanguageMode(.v5)]\n"),
        Case(
            testDescription: "other folders, files left out and files chosen",
            package: """
                name: "P",
                targets: [
                    .target(name: "App", path: "Code/app/", exclude: ["Old", "Notes.swift", "read.md"], swiftSettings: []),
                    .target(name: "Part", path: "Parts", sources: ["One", "Two/T.swift"]),
                    .testTarget(name: "AppTests", dependencies: ["App"], path: "Specs"),
                ]
                """,
            files: [
                "Code/app/A.swift", "Code/app/Old/O.swift", "Code/app/Notes.swift", "Code/app/read.md", "Code/app/.hidden.swift",
                "Parts/One/1.swift", "Parts/Two/T.swift", "Parts/Two/U.swift", "Parts/P.swift", "Specs/S.swift",
            ]),
        Case(
            testDescription: "a target of C, and tests beside the sources",
            package:
                #"name: "P", targets: [.target(name: "CLib"), .target(name: "My-App", dependencies: ["CLib"]), .testTarget(name: "T")]"#,
            files: ["src/CLib/c.c", "src/CLib/include/c.h", "src/My-App/A.swift", "src/T/T.swift"]),
    ])
    func asSwiftPMHasIt(_ one: Case) async throws {
        try await withPackage(one) { folder, described in
            let plain = try #require(PackageDescription(plainPackageAt: folder.path))
            #expect(
                plain.targets.sorted { $0.name < $1.name }.map(\.inOrder) == described.targets.sorted { $0.name < $1.name }.map(\.inOrder))
            #expect(plain.products.filter { $0.key != "tool" } == described.products.filter { $0.key != "tool" })
            #expect(plain.dependencies == described.dependencies)
        }
    }

    @Test(arguments: [
        Case(testDescription: "a name that is computed", package: #"name: "P" + "Q", "# + appTargets, files: app, after: ""),
        Case(
            testDescription: "targets from a constant", package: #"name: "P", targets: all"#, files: app, before: "let all: [Target] = []\n"
        ),
        Case(testDescription: "something added later", package: #"name: "P", "# + appTargets, files: app, after: "package.targets = []\n"),
        Case(testDescription: "a condition", package: #"name: "P", "# + appTargets, files: app, before: "#if os(Linux)\n#endif\n"),
        Case(
            testDescription: "a dependency of some platforms",
            package:
                #"name: "P", targets: [.target(name: "App", dependencies: [.target(name: "B", condition: .when(platforms: [.iOS]))]), .target(name: "B")]"#,
            files: ["Sources/App/A.swift", "Sources/B/B.swift"]),
        Case(
            testDescription: "a kind of target that it does not know",
            package: #"name: "P", targets: [.target(name: "App"), .plugin(name: "Plug", capability: .buildTool())]"#, files: app),
        Case(testDescription: "no folder", package: #"name: "P", targets: [.target(name: "Elsewhere")]"#, files: app),
        Case(testDescription: "a bundle", package: #"name: "P", "# + appTargets, files: app + ["Sources/App/Images.xcassets/I.swift"]),
        Case(
            testDescription: "a manifest of another version", package: #"name: "P", "# + appTargets,
            files: app + ["Package@swift-5.10.swift"]),
        Case(testDescription: "broken Swift", package: #"name: "P", targets: ["#, files: app),
        Case(testDescription: "a folder outside", package: #"name: "P", targets: [.target(name: "App", path: "../App")]"#, files: app),
    ])
    func askSwiftPM(_ one: Case) async throws {
        // The name of a package matters to nobody.
        let isRead = one.testDescription == "a name that is computed"
        try await withTemporaryFolder { folder in
            try write(one, to: folder)
            #expect((PackageDescription(plainPackageAt: folder.path) != nil) == isRead)
        }
    }

    private func withPackage(_ one: Case, _ check: (TemporaryFolder, PackageDescription) throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            try write(one, to: folder)
            let output = try Subprocess.run(["swift", "package", "--package-path", folder.path, "describe", "--type", "json"])
            #expect(output.status == 0)
            try check(folder, PackageDescription(described: try parseYAML(output.standardOutput, path: "describe")))
        }
    }

    private func write(_ one: Case, to folder: TemporaryFolder) throws {
        try folder.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\n\n\(one.before)let package = Package(\n\(one.package)\n)\n\(one.after)",
            to: "Package.swift")
        for file in one.files { try folder.write("\n", to: file) }
    }
}

extension PackageDescription.Target {
    /// In the order of the names, which says nothing.
    fileprivate var inOrder: Self {
        Self(name: name, isTest: isTest, files: files, targets: targets.sorted(), products: products.sorted())
    }
}
