package import MockgenModel

/// The settings in the text of a `Package.swift`, for a plugin that cannot ask SwiftPM.
package struct ManifestText: Equatable {
    /// By the name of the target.
    package private(set) var settings: [String: [ManifestSetting]] = [:]
    /// The settings of targets that set none, and of those that list `.defaults`.
    package private(set) var defaults: [ManifestSetting] = []
    /// The language modes of the package, such as `5` and `6`, if it sets any.
    package private(set) var languageModes: [String]?
    /// Whether the manifest computes settings, targets or language modes, so that some may be missing here.
    package private(set) var isComputed = false

    package init(_ manifest: [UInt8]) {
        var reader = ManifestReader(manifest)
        guard let package = reader?.value(ofCall: "Package") else {
            isComputed = true
            return
        }
        let namesOfSettings = ["wiftSetting", "package.targets", "wiftLanguage"]
        isComputed = reader?.otherStatements.contains { namesOfSettings.contains(where: $0.contains) } ?? true
        defaults = package["defaultSwiftSettings"].map { settings(in: $0) } ?? []
        for target in package["targets"]?.items ?? [] { add(target) }
        let modes = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"]
        languageModes = modes?.items.compactMap { known($0.languageMode) }
    }

    private mutating func add(_ target: ManifestValue) {
        guard known(target.callee(in: "Target")) != nil, let name = known(target["name"]?.text) else { return }
        guard let list = target["swiftSettings"] else { return }
        settings[name] = settings(in: list)
    }

    private mutating func settings(in list: ManifestValue) -> [ManifestSetting] {
        list.items.filter { !$0.isIrrelevantSetting }.flatMap { item in
            item.member == "defaults" ? defaults : known(ManifestSetting(item)).map { [$0] } ?? []
        }
    }

    /// Notes that a value is computed.
    private mutating func known<Value>(_ value: Value?) -> Value? {
        if value == nil { isComputed = true }
        return value
    }
}

extension ManifestValue {
    /// The `6` of `.v6`, `4.2` of `.v4_2`.
    fileprivate var languageMode: String? {
        guard let member, member.hasPrefix("v") else { return nil }
        return member == "v4_2" ? "4.2" : String(member.dropFirst())
    }

    fileprivate var isIrrelevantSetting: Bool {
        ["treatAllWarnings", "treatWarning", "interoperabilityMode", "strictMemorySafety"].contains(callee(in: "SwiftSetting"))
    }
}

extension ManifestSetting {
    /// Nil if a part is computed.
    fileprivate init?(_ setting: ManifestValue) {
        guard let name = setting.callee(in: "SwiftSetting") else { return nil }
        let values = setting.arguments.map(\.value)
        guard let kind = Kind(name, values.first), let condition = Condition(values.dropFirst().first) else { return nil }
        self.init(kind, condition)
    }
}

extension ManifestSetting.Kind {
    fileprivate init?(_ name: String, _ value: ManifestValue?) {
        let text = value?.text
        switch (name, value) {
        case ("define", _): if let text { self = .define(text) } else { return nil }
        case ("enableUpcomingFeature", _), ("enableExperimentalFeature", _): if let text { self = .feature(text) } else { return nil }
        case ("defaultIsolation", .name("nil")): self = .defaultIsolation(nil)
        case ("defaultIsolation", .name("MainActor.self")): self = .defaultIsolation("MainActor")
        case ("swiftLanguageMode", _), ("swiftLanguageVersion", _):
            guard let mode = value?.languageMode else { return nil }
            self = .languageMode(mode)
        case ("unsafeFlags", .list(let flags)?) where flags.allSatisfy { $0.text != nil }: self = .unsafeFlags(flags.compactMap(\.text))
        default: return nil
        }
    }
}

extension ManifestSetting.Condition {
    /// The condition of a setting, `.when(platforms: [.linux], configuration: .debug)`. Nil if it is computed.
    fileprivate init?(_ condition: ManifestValue?) {
        self.init()
        guard let condition else { return }
        guard condition.callee == "when" else { return nil }
        configuration = condition["configuration"].map { $0.member ?? "" }
        let names = (condition["platforms"]?.items ?? []).map(\.member)
        guard !names.contains(nil) else { return nil }
        platforms = names.compactMap { $0?.lowercased() }
        hasTraits = condition["traits"] != nil
    }
}
