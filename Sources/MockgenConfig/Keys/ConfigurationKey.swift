/// A key of `.mockgen.yml`. The reader, the schema, the documentation and `init` all use this table.
package struct ConfigurationKey: Hashable, Sendable {
    package let name: Name
    package let type: ValueType
    /// The levels at which the key is allowed.
    package let levels: [Level]
    /// The default, as the documentation shows it. A key without one is required.
    package let defaultText: String?
    /// One sentence without a full stop.
    package let summary: String
    /// A line to paste.
    package let example: String

    /// The names of all keys. A test checks that the table contains each of them.
    package enum Name: String, CaseIterable, Sendable {
        case version, style, name, access, defaults, callsSuper, implemented, members, targets
        case sources, protocols, combined, exclude, models, testable, imports, overrides, output
        case extends, naming, history, initializer, names
        case modules, dependencies, language, defaultIsolation, features, flags, interfaces
        case verify, build, packages
    }

    /// A mapping with fixed keys.
    package enum Level: String, CaseIterable, Sendable {
        case root, target, override, module, verify
        /// The long form of `style`.
        case style
    }

    package enum ValueType: Hashable, Sendable {
        case integer
        case text
        /// `true` or `false`.
        case flag
        /// One of some names, or a mapping with fixed keys.
        case choice([String], orMapping: Level? = nil)
        /// A single string is a list of one item. Some words replace the whole list.
        case list(of: String, orWord: [String] = [])
        /// A mapping from names, either any or some fixed ones, to mappings with fixed keys or to strings.
        case names(of: String, to: Level?, among: [String]? = nil)
        /// A mapping with fixed keys.
        case mapping(Level)
        /// A mapping from any names to lists that must not be empty.
        case lists(of: String, by: String)
        /// A mapping from any names to mappings with fixed keys or to lists.
        case namesOrLists(of: String, to: Level, item: String)
    }
}

extension ConfigurationKey {
    /// Whether an empty list is allowed. A list that selects something must not be empty.
    package var mayBeEmpty: Bool { ![.targets, .packages, .sources, .protocols, .models, .testable, .modules].contains(name) }
}

extension ConfigurationKey.Level {
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

    package var keys: [ConfigurationKey] { ConfigurationKey.table.filter { $0.levels.contains(self) } }
}
