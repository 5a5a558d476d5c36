import MockgenConfig
import MockgenSyntax
import TestSupport
import Testing

@testable import MockgenDisk
@testable import MockgenRun
@testable import MockgenVerbs

/// The files that mockgen finds are those of `swift package describe`. Where mockgen cannot be sure, it finds none.
@Suite struct PackageDescriptionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The arguments of `Package`.
        let package: String
        let files: [String]
        /// The targets of links, by the paths of the links.
        var links: [String: String] = [:]
        var before = ""
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
            before: "let strict: [SwiftSetting] = [.swiftLanguageMode(.v5), .define(\"A\", .when(platforms: [.linux, .macOS]))]\n"),
        Case(
            testDescription: "computed targets and settings",
            package: """
                name: "P" + "Q",
                targets: ["App", "Core"].map { .target(name: $0, swiftSettings: House.settings) }
                    + [.testTarget(name: "AppTests", dependencies: [.target(name: "App", condition: .when(platforms: [.linux]))])],
                swiftLanguageModes: House.modes
                """,
            files: app + ["Sources/Core/C.swift"],
            before: """
                enum House {
                    static var settings: [SwiftSetting] { [.enableUpcomingFeature("InferIsolated" + "Conformances")] }
                    static var modes: [SwiftLanguageMode] { [.v5] }
                }

                """),
        Case(
            testDescription: "plugins, resources and documentation",
            package: """
                name: "P",
                targets: [
                    .target(name: "App", resources: [.copy("Data"), .process("Images.xcassets")], plugins: ["Plug"]),
                    .plugin(name: "Plug", capability: .buildTool()), .testTarget(name: "AppTests"),
                ]
                """,
            files: app + [
                "Sources/App/Data/d.json", "Sources/App/Images.xcassets/i.json", "Sources/App/App.docc/App.md", "Plugins/Plug/P.swift",
            ]),
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
            testDescription: "links to folders and files", package: #"name: "P", "# + appTargets,
            files: app + ["Shared/In/S.swift", "Shared/F.swift"],
            links: ["Sources/App/Shared": "../../Shared/In", "Sources/App/F.swift": "../../Shared/F.swift"]),
        Case(
            testDescription: "a target of C, and tests beside the sources",
            package:
                #"name: "P", targets: [.target(name: "CLib"), .target(name: "My-App", dependencies: ["CLib"]), .testTarget(name: "T")]"#,
            files: ["src/CLib/c.c", "src/CLib/include/c.h", "src/My-App/A.swift", "src/T/T.swift"]),
    ])
    func asSwiftPMDescribesIt(_ one: Case) async throws {
        try await withTemporaryFolder { folder in
            try write(one, to: folder)
            let manifest = try manifest(of: folder)
            let plain = try #require(PackageDescription(manifest, ofPackageAt: folder.path))
            let output = try Subprocess.run(["swift", "package", "--package-path", folder.path, "describe", "--type", "json"])
            try #require(output.status == 0)
            let described = PackageDescription(described: try parseYAML(output.standardOutput, path: "describe"))
            #expect(plain.targets.inOrder == described.targets.inOrder)
            #expect(plain.products.filter { $0.key != "tool" } == described.products.filter { $0.key != "tool" })

            // The last resort of the plugin gives the same settings, or says that it cannot.
            let text = ManifestText(try Disk.read(folder.path("Package.swift")))
            #expect(text.isComputed == one.testDescription.contains("computed"))
            let mode = LanguageMode(toolsVersion: "6.1", declared: text.languageModes)
            for target in manifest.targets where !text.isComputed {
                #expect(TargetSettings(text.settings[target.name] ?? [], languageMode: mode) == target.settings)
            }
        }
    }

    @Test(arguments: [
        Case(testDescription: "no folder", package: #"name: "P", targets: [.target(name: "Elsewhere")]"#, files: app),
        Case(testDescription: "a bundle", package: #"name: "P", "# + appTargets, files: app + ["Sources/App/Images.xcassets/I.swift"]),
        Case(
            testDescription: "a source file among resources",
            package: #"name: "P", targets: [.target(name: "App", resources: [.process("Deep")])]"#, files: app),
        Case(
            testDescription: "the folder of the package", package: #"name: "P", targets: [.target(name: "App", path: ".")]"#, files: app),
        Case(
            testDescription: "a dependency of a trait",
            package: """
                name: "P", traits: ["T"],
                targets: [.target(name: "App", dependencies: [.target(name: "B", condition: .when(traits: ["T"]))]), .target(name: "B")]
                """,
            files: app + ["Sources/B/B.swift"]),
        Case(testDescription: "two languages", package: #"name: "P", "# + appTargets, files: app + ["Sources/App/c.c"]),
    ])
    func onlySwiftPMKnowsTheFiles(_ one: Case) async throws {
        try await withTemporaryFolder { folder in
            try write(one, to: folder)
            #expect(PackageDescription(try manifest(of: folder), ofPackageAt: folder.path) == nil)
        }
    }

    /// SwiftPM does not end with such links.
    @Test(.timeLimit(.minutes(60)), arguments: [["Root": "/"], ["One": ".", "Two": "."]]) func linksInACircle(_ links: [String: String])
        async throws
    {
        try await withTemporaryFolder { folder in
            let one = Case(
                testDescription: "", package: #"name: "P", "# + Self.appTargets, files: Self.app,
                links: Dictionary(uniqueKeysWithValues: links.map { ("Sources/App/\($0.key)", $0.value) }))
            try write(one, to: folder)
            let described = try #require(PackageDescription(try manifest(of: folder), ofPackageAt: folder.path))
            #expect(described.targets.inOrder.flatMap(\.files) == Self.app)
        }
    }

    private func manifest(of folder: TemporaryFolder) throws -> ManifestDump {
        try Manifests(isInPlugin: false, cache: Cache([])).manifest(ofPackageAt: folder.path)
    }

    private func write(_ one: Case, to folder: TemporaryFolder) throws {
        try folder.write(
            "// swift-tools-version: 6.1\nimport PackageDescription\n\n\(one.before)let package = Package(\n\(one.package)\n)\n",
            to: "Package.swift")
        for file in one.files { try folder.write("\n", to: file) }
        for (name, target) in one.links { try folder.link(name, to: target) }
    }
}

extension [PackageDescription.Target] {
    /// Sorts the names, which have no order, and leaves out plugins.
    fileprivate var inOrder: Self {
        let names = Set(map(\.name))
        return sorted { $0.name < $1.name }.map { target in
            Element(
                name: target.name, isTest: target.isTest, files: target.files,
                targets: target.targets.filter(names.contains).sorted(), products: target.products.sorted())
        }
    }
}
