import Testing

/// A test target of which only the mocks are compiled.
struct LanguageVariant: CustomTestStringConvertible, Sendable {
    let target: String
    let language: String
    let isolation: String
    let features: [String]
    /// The keys of the target in `.mockgen.yml` that other variants do not have.
    let configuration: String
    /// Whether it imports the code that mocks share.
    var importsSupport = false

    var testDescription: String { target }
    var folder: String { "Tests/\(target)" }

    static let compiler = ["-emit-module", "-wmo", "-parse-as-library", "-package-name", "conformance"]
    static let versions = ["1.0: macOS 10.15, iOS 13", "2.0: macOS 12, iOS 15"].map { "AvailabilityMacro=RequirementsLibrary \($0)" }

    var flags: [String] {
        ["-swift-version", language, "-default-isolation", isolation] + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    private var settings: [String] {
        [".swiftLanguageMode(.v\(language))"] + (isolation == "MainActor" ? [".defaultIsolation(MainActor.self)"] : [])
            + features.map { ".enableUpcomingFeature(\"\($0)\")" }
    }

    var entry: String {
        let keys =
            "sources: [Tests/Conformance/Requirements, \(folder)]\nprotocols: all\ndefaults: *defaults\noutput: \(folder)/Mocks.swift\n\(configuration)"
        return "  \(target):\n" + keys.split(separator: "\n").map { "    \($0)\n" }.joined()
    }

    static func manifest(of variants: [LanguageVariant]) -> String {
        let macros = versions.map { ".enableExperimentalFeature(\"\($0)\")" }.joined(separator: ", ")
        let targets = variants.map { variant in
            ".testTarget(name: \"\(variant.target)\", "
                + "dependencies: [\"Requirements\"\(variant.importsSupport ? ", \"MockgenSupport\"" : "")], "
                + "swiftSettings: [\(variant.settings.joined(separator: ", "))]),\n"
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Languages",
                targets: [
                    .target(name: "MockgenSupport"),
                    .target(name: "Requirements", path: "Tests/Conformance/Requirements", swiftSettings: [\(macros)]),
                    .testTarget(name: "ConformanceTests", dependencies: ["Requirements"], path: "Tests/Conformance/Swift6"),
                    .testTarget(name: "StubsTests", dependencies: ["Requirements"], path: "Tests/Conformance/Stubs"),
                    \(targets.joined())
                ])

            """
    }
}
