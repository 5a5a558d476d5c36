/// A key of `.mockgen.yml`, for the schema, the documentation and `init`. `Key` also reads its value.
package struct ConfigurationKey: Hashable, Sendable {
    package let name: String
    package let type: ValueType
    /// The default, as the documentation shows it. A key without a default is required.
    package let defaultText: String?
    /// One sentence without a full stop.
    package let summary: String
    /// A line to paste.
    package let example: String

    package enum Level: String, CaseIterable, Sendable {
        case root, target, override, module, verify
        case style
    }

    package enum ValueType: Hashable, Sendable {
        case integer
        case text
        case flag
        /// A fixed name, or a mapping with fixed keys.
        case choice([String], orMapping: Level? = nil)
        /// A single string is a list of one item. Some words replace the whole list. A list that selects something must not be empty.
        case list(of: String, orWord: [String] = [], mayBeEmpty: Bool = true)
        /// A mapping from names, either any or fixed ones, to mappings with fixed keys or to strings.
        case names(of: String, to: Level?, among: [String]? = nil, mayBeEmpty: Bool = true)
        case mapping(Level)
        /// A mapping from any names to lists that must not be empty, or to mappings with fixed keys.
        case lists(of: String, by: String, orTo: Level? = nil)
    }
}

extension ConfigurationKey {
    /// All keys in the order of the documentation: a key, then the keys of the level inside it.
    package static let table = keys(of: .root)

    private static func keys(of level: Level) -> [ConfigurationKey] {
        var keys: [ConfigurationKey] = []
        for key in level.keys {
            let inner = key.type.level.map { self.keys(of: $0) } ?? []
            keys += ([key] + inner).filter { !keys.contains($0) }
        }
        return keys
    }

    package var levels: [Level] { Level.allCases.filter { $0.keys.contains(self) } }
}

extension ConfigurationKey.Level {
    package var keys: [ConfigurationKey] {
        switch self {
        case .root: Configuration.keys.map(\.documentation)
        case .target: TargetConfiguration.keys.map(\.documentation)
        case .override: Settings.keysOfOverride.map(\.documentation)
        case .module: ModuleConfiguration.keys.map(\.documentation)
        case .verify: Configuration.keysOfVerify.map(\.documentation)
        case .style: CustomStyle.keys.map(\.documentation)
        }
    }

    /// The words after "is allowed".
    package var description: String {
        switch self {
        case .root: "at the top level"
        case .target: "in a target"
        case .override: "in an override"
        case .module: "in a module"
        case .style: "in a custom style"
        case .verify: "in 'verify'"
        }
    }
}

extension ConfigurationKey.ValueType {
    package var mayBeEmpty: Bool {
        switch self {
        case .list(_, _, let mayBeEmpty), .names(_, _, _, let mayBeEmpty): mayBeEmpty
        case .lists(_, _, let level): level == nil
        case .integer, .text, .flag, .choice, .mapping: true
        }
    }

    fileprivate var level: ConfigurationKey.Level? {
        switch self {
        case .choice(_, let level), .names(_, let level, _, _), .lists(_, _, let level): level
        case .mapping(let level): level
        case .integer, .text, .flag, .list: nil
        }
    }
}
