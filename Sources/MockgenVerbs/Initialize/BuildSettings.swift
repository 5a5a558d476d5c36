import MockgenConfig
import MockgenModel

/// The build settings of a target of Xcode that affect the mocks of its declarations.
struct BuildSettings {
    private(set) var language = LanguageVersion.five
    private(set) var isolation = DefaultIsolation.nonisolated
    private(set) var features: [String] = []
    /// Whether the language or the isolation can have a value that mockgen cannot read.
    private(set) var isGuess = false
}

extension BuildSettings {
    /// The settings of a target, of a template or of a project.
    struct Level {
        /// More than one value if the configurations differ.
        var values: [String: Set<String>] = [:]
        /// Whether a file or code that mockgen does not read can contain others.
        var isPartial = false

        mutating func add(_ name: String, _ value: String) { values[name, default: []].insert(value) }
    }

    /// - Parameter levels: the nearest first.
    init(_ levels: [Level]) {
        let (version, actor) = ("SWIFT_VERSION", "SWIFT_DEFAULT_ACTOR_ISOLATION")
        isGuess = [version, actor].contains { name in levels.prefix { $0.values[name] == nil }.contains(where: \.isPartial) }
        let languages = ["4": LanguageVersion.five, "5": .five, "6": .six]
        language = value(of: version, in: levels) { languages[String($0.prefix { $0 != "." })] } ?? language
        isolation = value(of: actor, in: levels, DefaultIsolation.init(rawValue:)) ?? isolation
        let isApproachable = isOn("SWIFT_APPROACHABLE_CONCURRENCY", in: levels)
        for (feature, setting, isPartOfApproachable) in Self.settingsOfFeatures {
            if isOn("SWIFT_UPCOMING_FEATURE_\(setting)", in: levels) || isApproachable && isPartOfApproachable { features.append(feature) }
        }
    }

    private static let settingsOfFeatures = [
        ("NonisolatedNonsendingByDefault", "NONISOLATED_NONSENDING_BY_DEFAULT", true),
        ("InferIsolatedConformances", "INFER_ISOLATED_CONFORMANCES", true),
        ("GlobalActorIsolatedTypesUsability", "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", true),
        ("InternalImportsByDefault", "INTERNAL_IMPORTS_BY_DEFAULT", false),
    ]

    private mutating func isOn(_ name: String, in levels: [Level]) -> Bool {
        value(of: name, in: levels) { ["YES": true, "true": true, "NO": false, "false": false][$0] } ?? false
    }

    /// Returns the nearest value that mockgen can read and that all configurations have.
    private mutating func value<Value>(of name: String, in levels: [Level], _ read: (String) -> Value?) -> Value? {
        for texts in levels.compactMap({ $0.values[name] }) {
            if texts.count == 1, let value = texts.first.flatMap(read) { return value }
            isGuess = true
        }
        return nil
    }
}

extension BuildSettings {
    /// Whether mocks in a module with these settings differ from those in other modules.
    var affectMocksInside: Bool { isolation == .mainActor || !features.isEmpty }

    /// `language: 6`, `defaultIsolation: MainActor`; without the defaults.
    var keys: [String] {
        (language == .five ? [] : ["language: \(language.rawValue)"])
            + (isolation == .nonisolated ? [] : ["defaultIsolation: \(isolation.rawValue)"])
            + (features.isEmpty ? [] : ["features: \(features.asYAML)"])
    }

    /// Returns a line for each guess, with the modules that it is about.
    static func notes(aboutGuessesFor modules: [ProjectPart]) -> [String] {
        let guesses = Dictionary(grouping: modules.filter(\.settings.isGuess)) {
            "'language: \($0.settings.language.rawValue)' and 'defaultIsolation: \($0.settings.isolation.rawValue)'"
        }
        return guesses.sorted { $0.key < $1.key }.map { assumed, modules in
            "mockgen cannot read all build settings of \(quotedList(modules.map(\.name), "and")): it assumes \(assumed); "
                + "if this is wrong, write these keys under 'modules'"
        }
    }
}
