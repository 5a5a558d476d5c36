import MockgenModel
import MockgenOutline
import MockgenSyntax
import Testing

@Suite struct ManifestReadingTests {
    /// Text of the targets, and their settings.
    @Test(
        arguments: [
            (".target(name: \"A\")", ["A": []]),
            (".target(name: \"A\", swiftSettings: [.defaultIsolation(MainActor.self)])", ["A": [.mainActorByDefault]]),
            (
                ".target(name: \"A\", swiftSettings: [ .defaultIsolation( MainActor.self ) ]), .target(name: \"B\")",
                ["A": [.mainActorByDefault], "B": []]
            ),
            (".target(name: \"A\", swiftSettings: [.defaultIsolation(nil)])", ["A": []]),
            (
                ".target(name: \"A\", swiftSettings: ours), .testTarget(name: \"B\", swiftSettings: ours + [x])",
                ["A": [.mainActorByDefault], "B": [.mainActorByDefault]]
            ),
            (".target(name: \"A\", swiftSettings: oursToo)", ["A": []]),
            (
                ".target(name: \"A\", dependencies: [.target(name: \"B\")], swiftSettings: all)",
                ["A": [.mainActorByDefault, .internalImportsByDefault]]
            ),
            (".target(name: \"A\", swiftSettings: endless)", ["A": []]),
            (
                ".target(name: \"A\", swiftSettings: [.strictMemorySafety(), .enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")])",
                ["A": [.strictMemorySafety, .callersActorByDefault]]
            ),
            (
                ".target(name: \"A\", swiftSettings: [.unsafeFlags([\"-enable-upcoming-feature\", \"InferIsolatedConformances\"])])",
                ["A": [.isolatedConformances]]
            ),
        ] as [(String, [String: Set<CompilerSetting>])])
    func targets(_ targets: String, _ settings: [String: Set<CompilerSetting>]) {
        let manifest = """
            let ours: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
            let all = ours + [.enableUpcomingFeature("InternalImportsByDefault")]
            let endless = endless
            let package = Package(name: "P", products: [.library(name: "L", targets: ["A"])], targets: [\(targets)])
            """
        #expect(compilerSettings(inManifest: Array(manifest.utf8)).ofTargets.mapValues(\.compiler) == settings)
    }

    @Test(arguments: [
        "for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + ours }",
        "for target in package.targets where target.type != .plugin {\n    target.swiftSettings?.append(contentsOf: ours)\n}",
        "package.targets.forEach { $0.swiftSettings = ours }",
    ])
    func settingsOfAllTargets(_ change: String) {
        let manifest = """
            let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B", swiftSettings: [.strictMemorySafety()])])
            let ours: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]
            \(change)
            """
        #expect(
            compilerSettings(inManifest: Array(manifest.utf8)).ofTargets.mapValues(\.compiler) == [
                "A": [.internalImportsByDefault], "B": [.internalImportsByDefault, .strictMemorySafety],
            ])
    }

    @Test(
        arguments: [
            (".enableExperimentalFeature(\"AvailabilityMacro=Service 1.0: macOS 13, iOS 16\")", ["Service1.0": "macOS13,iOS16"], false),
            (".unsafeFlags([\"-define-availability\", \"Beta:macOS 99\"])", ["Beta": "macOS99"], false),
            (
                ".unsafeFlags([\"-Xfrontend\", \"-define-availability\", \"-Xfrontend\", \"Service 2.0:macOS 14\"])",
                ["Service2.0": "macOS14"], false
            ),
            (".enableExperimentalFeature(\"AvailabilityMacro=\\(name): \\(systems)\")", [:], true),
            (".enableExperimentalFeature(\"Lifetimes\")", [:], false),
        ] as [(String, [String: String], Bool)])
    func availabilityMacros(_ setting: String, _ definitions: [String: String], _ areComputed: Bool) {
        let manifest = "let package = Package(name: \"P\", targets: [.target(name: \"A\", swiftSettings: [\(setting)])])"
        #expect(
            compilerSettings(inManifest: Array(manifest.utf8))["A"].availability
                == AvailabilityMacros(definitions: definitions, areComputed: areComputed))
    }

    @Test func settingsOfComputedTargets() {
        let manifest = """
            let strict: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]
            func feature(_ name: String) -> Target { .target(name: name, swiftSettings: strict) }
            let package = Package(
                name: "P", targets: [.target(name: "A")] + (1...9).map { .target(name: "M\\($0)", swiftSettings: [.strictMemorySafety()]) })
            """
        let settings = compilerSettings(inManifest: Array(manifest.utf8))
        #expect(settings["A"].compiler == [])
        #expect(settings["M1"].compiler == [.internalImportsByDefault, .strictMemorySafety])
    }

    @Test(
        arguments: [
            (".define(\"FAST\"), .define(\"DEV\", .when(configuration: .debug))", ["FAST": "true", "DEV": "DEBUG"]),
            (".define(\"A\", .when(configuration: .release))", ["A": "(!DEBUG)"]),
            (
                ".define(\"A\", .when(platforms: [.linux, .macOS], configuration: .debug)), .define(\"B\", .when(platforms: [.wasi]))",
                ["A": "(DEBUG && (os(Linux) || os(macOS)))", "B": "os(WASI)"]
            ),
            (".define(\"A\", .when(platforms: [.custom(\"none\")]))", [:]), (".define(\"A\", condition)", [:]),
            ("flags", ["SHARED": "true"]),
            (".unsafeFlags([\"-DFAST\", \"-D\", \"SLOW\"])", ["FAST": "true", "SLOW": "true"]), ("", [:]),
        ] as [(String, [String: String])])
    func flags(_ settings: String, _ flags: [String: String]) {
        let manifest = """
            let flags: [SwiftSetting] = [.define("SHARED")]
            let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: \(settings == "flags" ? settings : "[\(settings)]"))])
            """
        #expect(compilerSettings(inManifest: Array(manifest.utf8))["A"].flags == flags)
    }

    /// Whether closures on a global actor are Sendable: the tools' version, what the package says, what the target says.
    @Test(
        arguments: [
            ("6.2", "", "", true), ("5.9", "", "", false), ("6.0", ", swiftLanguageModes: [.v5]", "", false),
            ("6.0", ", swiftLanguageModes: [.v5, .v6]", "", true), ("5.9", "", ".swiftLanguageMode(.v6)", true),
            ("6.0", "", ".swiftLanguageMode(.v5)", false), ("6.0", ", swiftLanguageModes: [.v6]", ".swiftLanguageMode(.v5)", false),
        ])
    func languageModes(_ version: String, _ modes: String, _ setting: String, _ isSwift6: Bool) {
        let manifest = """
            // swift-tools-version:\(version)
            let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: [\(setting)])]\(modes))
            """
        #expect(
            compilerSettings(inManifest: Array(manifest.utf8)).ofTargets.mapValues(\.compiler) == [
                "A": isSwift6 ? [.isolatedTypesUsability, .isolatedDefaultValues] : []
            ])
    }
}
