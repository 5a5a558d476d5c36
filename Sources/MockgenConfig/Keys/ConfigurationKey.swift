/// A key of `.mockgen.yml`: what the reader checks, the schema and the README's table say, and `init` comments.
package struct ConfigurationKey: Hashable, Sendable {
    package let name: Name
    package let type: ValueType
    /// Where it may stand.
    package let places: [Place]
    /// What holds where it is left out, as the README shows it; nil: it must be set.
    package let defaultText: String?
    /// One sentence without a full stop.
    package let summary: String
    /// A line to paste.
    package let example: String

    /// Every key there is, for the reader to ask by; a test checks that each has its line in the table.
    package enum Name: String, CaseIterable, Sendable {
        case version, style, name, access, defaults, callsSuper, implemented, targets
        case sources, protocols, combined, exclude, models, testable, imports, overrides, output
        case extends, naming, history, names
    }

    /// A mapping whose keys are ours.
    package enum Place: String, CaseIterable, Sendable {
        case root, target, override
        /// The long form of `style`.
        case style
    }

    package enum ValueType: Hashable, Sendable {
        case integer
        case text
        /// `true` or `false`.
        case flag
        /// One of some words, or a mapping of ours.
        case choice([String], orMapping: Place? = nil)
        /// A single text is a list of one; some words stand for a whole list.
        case list(of: String, orWord: [String] = [])
        /// Names of the user's own, or some of ours, each with a mapping of ours or with a text.
        case names(of: String, to: Place?, among: [String]? = nil)
        /// Names of the user's own, each with a list that may not be empty.
        case lists(of: String, by: String)
    }
}

extension ConfigurationKey {
    /// Whether it may list nothing. What chooses something may not.
    var mayBeEmpty: Bool { ![.targets, .sources, .protocols, .models, .testable].contains(name) }
}

extension ConfigurationKey.Place {
    /// As it follows "belongs" and "cannot stand".
    package var description: String {
        switch self {
        case .root: "at the top level"
        case .target: "in a target"
        case .override: "in an override"
        case .style: "in the long form of 'style'"
        }
    }

    package var keys: [ConfigurationKey] { ConfigurationKey.table.filter { $0.places.contains(self) } }
}
