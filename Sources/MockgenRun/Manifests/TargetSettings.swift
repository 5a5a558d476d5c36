package import MockgenModel

/// The compiler settings of a target that affect its mocks. The last of several settings wins.
package struct TargetSettings: Hashable {
    private var languageMode: Int
    private var features: Set<String> = []
    private var isolation: String?
    /// The names that the target defines for `#if`. The values are their conditions: `true`, `DEBUG`.
    private(set) var flags: [String: String] = [:]
    private(set) var availability: [String: String] = [:]

    /// - Parameter languageMode: the mode of targets that set none.
    package init(_ settings: [ManifestSetting], languageMode: LanguageMode) {
        self.languageMode = languageMode.version
        for setting in settings { add(setting) }
    }

    private mutating func add(_ setting: ManifestSetting) {
        switch setting.kind {
        case .define(let name): define(name, setting.condition)
        case .feature(let name): add(feature: name)
        case .defaultIsolation(let actor): isolation = actor
        case .languageMode(let mode): languageMode = mode.majorVersion ?? languageMode
        case .unsafeFlags(let arguments): add(arguments.filter { $0 != "-Xfrontend" }, setting.condition)
        }
    }

    private mutating func define(_ name: String, _ condition: ManifestSetting.Condition) {
        guard !name.isEmpty, let text = condition.text else { return }
        let known = flags[name] ?? text
        flags[name] = known == text ? text : [known, text].contains("true") ? "true" : "(\(known) || \(text))"
    }

    private mutating func add(feature: String) {
        let parts = feature.split(separator: "=", maxSplits: 1)
        if parts.count == 2, parts[0] == "AvailabilityMacro" { add(availabilityMacro: parts[1]) }
        features.insert(feature)
    }

    private mutating func add(availabilityMacro text: some StringProtocol) {
        let parts = text.filter { !$0.isWhitespace }.split(separator: ":", maxSplits: 1)
        if parts.count == 2 { availability[String(parts[0])] = String(parts[1]) }
    }

    private mutating func add(_ arguments: [String], _ condition: ManifestSetting.Condition) {
        for (argument, next) in zip(arguments, arguments.dropFirst() + [""]) {
            switch argument {
            case "-D": define(next, condition)
            case "-enable-upcoming-feature", "-enable-experimental-feature": add(feature: next)
            case "-define-availability": add(availabilityMacro: next)
            case "-default-isolation": isolation = next
            case "-swift-version": languageMode = next.majorVersion ?? languageMode
            default: if argument.hasPrefix("-D") { define(String(argument.dropFirst(2)), condition) }
            }
        }
    }

    var compiler: Set<CompilerSetting> { Set(CompilerSetting.allCases.filter(isOn)) }

    private func isOn(_ setting: CompilerSetting) -> Bool {
        switch setting {
        case .mainActorByDefault: isolation == "MainActor"
        case .callersActorByDefault: features.contains("NonisolatedNonsendingByDefault")
        case .isolatedTypesUsability: languageMode >= 6 || features.contains("GlobalActorIsolatedTypesUsability")
        case .isolatedDefaultValues: languageMode >= 6 || features.contains("IsolatedDefaultValues")
        case .isolatedConformances: features.contains("InferIsolatedConformances")
        case .internalImportsByDefault: features.contains("InternalImportsByDefault")
        // A dependency, not a flag: `TargetScope` knows it.
        case .importsSupport: false
        }
    }
}

/// The default language mode of a package's targets.
package struct LanguageMode {
    /// 5, 6 or an older mode.
    let version: Int

    /// - Parameters:
    ///   - toolsVersion: the version in the first line of the manifest.
    ///   - declared: the modes in the manifest, if it has any. SwiftPM uses the newest one.
    package init(toolsVersion: String?, declared: [String]?) {
        version = declared?.compactMap(\.majorVersion).max() ?? toolsVersion?.majorVersion ?? 5
    }
}

extension String {
    /// The 5 of `5.9.0`.
    fileprivate var majorVersion: Int? { split(separator: ".").first.flatMap { Int($0) } }
}
