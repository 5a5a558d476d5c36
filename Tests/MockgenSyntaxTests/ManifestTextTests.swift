import MockgenModel
import MockgenSyntax
import Testing

@Suite struct ManifestTextTests {
    private static let constants = """
        let ours: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
        let one: SwiftSetting = .define("ONE")
        let all = ours + [one]
        let endless = endless
        let name = "A" + "B"

        """

    private static func text(_ package: String, after: String = "") -> ManifestText {
        ManifestText(Array("\(constants)let package = Package(\n\(package)\n)\n\(after)".utf8))
    }

    private static func text(settings: String) -> ManifestText {
        text("name: \"P\", targets: [.target(name: \"A\", swiftSettings: \(settings))]")
    }

    @Test(
        arguments: [
            ("[]", []), ("[.defaultIsolation(MainActor.self)]", [.defaultIsolation("MainActor")]),
            ("[ .defaultIsolation( nil ) ]", [.defaultIsolation(nil)]), ("ours", [.defaultIsolation("MainActor")]),
            ("all", [.defaultIsolation("MainActor"), .define("ONE")]),
            ("[.strictMemorySafety()] + ours + [one]", [.defaultIsolation("MainActor"), .define("ONE")]),
            (
                "[.enableUpcomingFeature(\"X\"), .enableExperimentalFeature(\"Y=Z 1: macOS 13\")]",
                [.feature("X"), .feature("Y=Z 1: macOS 13")]
            ),
            ("[.swiftLanguageMode(.v6), .swiftLanguageVersion(.v4_2)]", [.languageMode("6"), .languageMode("4.2")]),
            ("[.unsafeFlags([\"-D\", \"FAST\"])]", [.unsafeFlags(["-D", "FAST"])]),
            ("[.treatAllWarnings(as: .error), .interoperabilityMode(.Cxx)]", []), ("[SwiftSetting.define(\"A\")]", [.define("A")]),
            ("[.define(name), .define(\"X_\\(name)\")]", [.define("AB"), .define("X_AB")]),
            ("[.unsafeFlags([name])]", [.unsafeFlags(["AB"])]),
        ] as [(String, [ManifestSetting.Kind])])
    func literalsAndConstants(_ settings: String, _ kinds: [ManifestSetting.Kind]) {
        let text = Self.text(settings: settings)
        #expect(text.settings["A"]?.map(\.kind) == kinds)
        #expect(!text.isComputed)
    }

    @Test(arguments: [
        "house()", "[.define(make())]", "[.define(\"\\(make())\")]", "[define(\"A\")]", "[House.define(\"A\")]", "isFast ? ours : []",
        "ours.map { $0 }", "ours + isFast", "[house]",
        "endless", "House.settings", "[.define(\"A\", condition)]", "[.define(\"A\", .when(platforms: systems))]",
        "[.unknownSetting(\"A\")]",
        "[.defaultIsolation(actor)]", "[.swiftLanguageMode(mode)]", "[.unsafeFlags([make()])]",
    ])
    func computedSettings(_ settings: String) {
        #expect(Self.text(settings: settings).isComputed)
    }

    @Test(arguments: [
        ("name: \"P\", targets: targets()", ""), ("name: \"P\", targets: [feature(\"A\")]", ""),
        ("name: \"P\", targets: [.target(name: make())]", ""), ("name: \"P\", targets: [target(name: \"A\")]", ""),
        ("name: \"P\", targets: [House.target(name: \"A\")]", ""), ("name: \"P\", swiftLanguageModes: modes", ""),
        ("name: \"P\", targets: [.target(name: \"A\")]", "for target in package.targets { target.swiftSettings = ours }"),
        ("name: \"P\", targets: [.target(name: \"A\")]", "package.targets.forEach { $0.swiftSettings = ours }"),
        // The parser would not end.
        ("name: \"P\", targets: \(String(repeating: "[", count: 1000))\(String(repeating: "]", count: 1000))", ""),
        ("name: \"P\", targets: [.target(name: \"A\")]", "#if os(Linux)\nlet more: [SwiftSetting] = []\n#endif"),
    ])
    func computedPackages(_ package: String, _ after: String) {
        #expect(Self.text(package, after: after).isComputed)
    }

    @Test(arguments: [
        ("name: \"P\" + \"Q\", products: products()", ""), ("name: \"P\", targets: [.target(name: \"A\", dependencies: all())]", ""),
        ("name: \"P\"", "func help() -> String { \"\" }\nextension String {}"),
    ])
    func computedPartsWithoutSettings(_ package: String, _ after: String) {
        #expect(!Self.text(package, after: after).isComputed)
    }

    /// SE-0540
    @Test func defaultSettings() {
        let text = Self.text(
            """
            name: "P", defaultSwiftSettings: ours, targets: [
                .target(name: "A"), .target(name: "B", swiftSettings: []),
                .target(name: "C", swiftSettings: [one, .defaults]),
            ]
            """)
        #expect(!text.isComputed)
        #expect(text.defaults.map(\.kind) == [.defaultIsolation("MainActor")])
        #expect(text.settings["A"] == nil && text.settings["B"] == [])
        #expect(text.settings["C"]?.map(\.kind) == [.define("ONE"), .defaultIsolation("MainActor")])
        #expect(Self.text("name: \"P\", defaultSwiftSettings: house(), targets: [.target(name: \"A\")]").isComputed)
    }

    @Test func conditions() throws {
        let text = Self.text(
            settings: """
                [
                    .define("A"), .define("B", .when(configuration: .debug)),
                    .define("C", .when(platforms: [.linux, .macOS], configuration: .release)), .define("D", .when(traits: ["T"])),
                ]
                """)
        #expect(!text.isComputed)
        let conditions = try #require(text.settings["A"]).map(\.condition)
        #expect(conditions.map(\.configuration) == [nil, "debug", "release", nil])
        #expect(conditions.map(\.platforms) == [[], [], ["linux", "macos"], []])
        #expect(conditions.map(\.hasTraits) == [false, false, false, true])
    }

    @Test(
        arguments: [
            ("", nil), (", swiftLanguageModes: [.v5, .v6]", ["5", "6"]), (", swiftLanguageVersions: [.v4_2]", ["4.2"]),
        ] as [(String, [String]?)])
    func languageModes(_ argument: String, _ modes: [String]?) {
        #expect(Self.text("name: \"P\"\(argument)").languageModes == modes)
    }
}
