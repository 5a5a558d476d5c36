import MockgenModel
import Testing

@testable import MockgenRun

@Suite struct TargetSettingsTests {
    private static let swift5 = LanguageMode(toolsVersion: "5.9.0", declared: nil)
    private static let swift6: Set<CompilerSetting> = [.isolatedTypesUsability, .isolatedDefaultValues]

    @Test(
        arguments: [
            ([], []), ([.defaultIsolation("MainActor")], [.mainActorByDefault]), ([.defaultIsolation(nil)], []),
            ([.defaultIsolation("MainActor"), .defaultIsolation(nil)], []),
            ([.unsafeFlags(["-default-isolation", "MainActor"])], [.mainActorByDefault]),
            ([.feature("NonisolatedNonsendingByDefault")], [.callersActorByDefault]),
            (
                [.feature("InferIsolatedConformances"), .feature("InternalImportsByDefault")],
                [.isolatedConformances, .internalImportsByDefault]
            ),
            ([.unsafeFlags(["-enable-upcoming-feature", "InferIsolatedConformances"])], [.isolatedConformances]),
            (
                [.unsafeFlags(["-Xfrontend", "-enable-experimental-feature", "-Xfrontend", "InferIsolatedConformances"])],
                [.isolatedConformances]
            ),
            ([.feature("GlobalActorIsolatedTypesUsability")], [.isolatedTypesUsability]), ([.languageMode("6")], swift6),
            ([.languageMode("6"), .languageMode("5")], []), ([.unsafeFlags(["-swift-version", "6"])], swift6),
        ] as [([ManifestSetting.Kind], Set<CompilerSetting>)])
    func compilerSettings(_ settings: [ManifestSetting.Kind], _ expected: Set<CompilerSetting>) {
        #expect(TargetSettings(settings.map { ManifestSetting($0) }, languageMode: Self.swift5).compiler == expected)
    }

    /// The version of the tools, what the package declares, and the mode that follows.
    @Test(
        arguments: [
            ("6.2.0", nil, 6), ("5.9.0", nil, 5), ("6.0.0", ["5"], 5), ("6.0.0", ["5", "6"], 6), ("5.9.0", ["4.2"], 4), (nil, nil, 5),
        ] as [(String?, [String]?, Int)])
    func languageModes(_ toolsVersion: String?, _ declared: [String]?, _ mode: Int) {
        #expect(LanguageMode(toolsVersion: toolsVersion, declared: declared).version == mode)
    }

    @Test(
        arguments: [
            (nil, [], "true"), ("debug", [], "DEBUG"), ("release", [], "(!DEBUG)"), (nil, ["wasi"], "os(WASI)"),
            ("debug", ["linux", "macos"], "(DEBUG && (os(Linux) || os(macOS)))"), (nil, ["maccatalyst"], "targetEnvironment(macCatalyst)"),
            (nil, ["none"], nil), ("profile", [], nil),
        ] as [(String?, [String], String?)])
    func conditionsOfFlags(_ configuration: String?, _ platforms: [String], _ text: String?) {
        var condition = ManifestSetting.Condition()
        (condition.configuration, condition.platforms) = (configuration, platforms)
        let settings = TargetSettings([ManifestSetting(.define("A"), condition)], languageMode: Self.swift5)
        #expect(settings.flags["A"] == text)
    }

    @Test(
        arguments: [
            (["-D", "FAST", "-DSLOW"], ["FAST": "true", "SLOW": "true"]), (["-D"], [:]), (["-O"], [:]),
        ] as [([String], [String: String])])
    func flagsOfTheCompiler(_ arguments: [String], _ flags: [String: String]) {
        #expect(TargetSettings([ManifestSetting(.unsafeFlags(arguments))], languageMode: Self.swift5).flags == flags)
    }

    @Test func aFlagUnderTwoConditions() {
        let settings = ["linux", "windows"].map { name in
            var condition = ManifestSetting.Condition()
            condition.platforms = [name]
            return ManifestSetting(.define("A"), condition)
        }
        #expect(TargetSettings(settings, languageMode: Self.swift5).flags == ["A": "(os(Linux) || os(Windows))"])
        #expect(TargetSettings(settings + [ManifestSetting(.define("A"))], languageMode: Self.swift5).flags == ["A": "true"])
    }

    @Test(arguments: [
        ManifestSetting.Kind.feature("AvailabilityMacro=Service 1.0: macOS 13, iOS 16"),
        .unsafeFlags(["-define-availability", "Service 1.0:macOS 13, iOS 16"]),
        .unsafeFlags(["-Xfrontend", "-define-availability", "-Xfrontend", "Service 1.0:macOS 13, iOS 16"]),
    ])
    func availabilityMacros(_ setting: ManifestSetting.Kind) {
        let settings = TargetSettings([ManifestSetting(setting)], languageMode: Self.swift5)
        #expect(settings.availability == ["Service1.0": "macOS13,iOS16"])
    }
}
