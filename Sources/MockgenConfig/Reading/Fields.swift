internal import MockgenModel

/// The valid keys of one mapping: known, allowed at this level, and with a value of the right type.
struct Fields {
    typealias Name = ConfigurationKey.Name

    let level: ConfigurationKey.Level
    /// The location of a message about a missing key.
    let location: SourceLocation
    private var values: [Name: YAMLNode] = [:]
    private var mentioned: Set<Name> = []

    /// Whether the mapping has the key, even with an invalid value.
    func mentions(_ name: Name) -> Bool { mentioned.contains(name) }

    func location(of name: Name) -> SourceLocation? { values[name]?.location }

    func scalar(_ name: Name) -> Located<YAMLScalar>? {
        guard let node = values[name], let scalar = node.scalar else { return nil }
        return Located(scalar, at: node.location)
    }

    func text(_ name: Name) -> Located<String>? {
        scalar(name).map { Located($0.value.text, at: $0.location) }
    }

    func flag(_ name: Name) -> Setting<Bool>? {
        text(name).flatMap { text in Bool(text.value).map { Setting($0, at: text.location) } }
    }

    /// The items of a list. A single string is a list of one item.
    func texts(_ name: Name) -> [Located<String>]? {
        values[name].map { node in
            (node.list ?? [node]).compactMap { item in item.text.map { Located($0, at: item.location) } }
        }
    }

    func entries(_ name: Name) -> [YAMLEntry]? { values[name]?.mapping }

    func node(_ name: Name) -> YAMLNode? { values[name] }
}

extension ConfigurationReader {
    /// Returns the valid keys of a mapping and reports the others. Reports a node that is not a mapping, and returns nil.
    mutating func fields(
        of node: YAMLNode, in level: ConfigurationKey.Level, subject: String, at location: SourceLocation
    ) -> Fields? {
        guard let entries = node.mapping else {
            report(.notOurMapping(subject, node, in: level, at: location))
            return nil
        }
        var fields = Fields(level: level, location: location)
        let keys = Dictionary(level.keys.map { ($0.name.rawValue, $0) }) { first, _ in first }
        let names = LevelNames(level)
        for entry in entries {
            guard let key = keys[entry.key.value] else {
                report(.unknownKey(entry, names))
                continue
            }
            fields.mention(key.name)
            if let value = value(of: entry, for: key) { fields.set(key.name, to: value) }
        }
        return fields
    }
}

extension Fields {
    init(level: ConfigurationKey.Level, location: SourceLocation) {
        self.level = level
        self.location = location
    }

    /// The fields of a mapping that is abbreviated to the value of one key.
    init(level: ConfigurationKey.Level, location: SourceLocation, _ name: Name, _ value: YAMLNode) {
        self.init(level: level, location: location)
        mention(name)
        set(name, to: value)
    }

    fileprivate mutating func mention(_ name: Name) { mentioned.insert(name) }

    fileprivate mutating func set(_ name: Name, to value: YAMLNode) { values[name] = value }
}

extension ConfigurationKey.Name {
    /// The words after "is allowed".
    fileprivate var places: String {
        let levels = ConfigurationKey.Level.allCases.filter { level in level.keys.contains { $0.name == self } }
        return levels.map(\.description).joined(separator: " or ")
    }
}

/// The names that a wrong key may have been meant for. They are the same for all keys of a mapping, which can have thousands.
private final class LevelNames {
    let level: ConfigurationKey.Level
    private(set) lazy var ofLevel = KnownNames(level.keys.map(\.name.rawValue))
    private(set) lazy var ofAllLevels = KnownNames(ConfigurationKey.Name.allCases.map(\.rawValue))
    private(set) lazy var list = "the keys \(level.description) are \(quotedList(level.keys.map(\.name.rawValue), "and"))"

    init(_ level: ConfigurationKey.Level) { self.level = level }
}

extension Diagnostic {
    fileprivate static func unknownKey(_ entry: YAMLEntry, _ names: LevelNames) -> Diagnostic {
        let name = entry.key.value
        if let known = ConfigurationKey.Name(rawValue: name) {
            return Diagnostic(
                .misplacedKey, cause: .setup, "the key '\(name)' is not allowed \(names.level.description)",
                help: "'\(name)' is allowed \(known.places)", at: entry.key.location)
        }
        return Diagnostic(
            .unknownKey, cause: .setup, "unknown key '\(name)' \(names.level.description)",
            help: suggestion(for: entry, names), at: entry.key.location)
    }

    private static func suggestion(for entry: YAMLEntry, _ names: LevelNames) -> String {
        let name = entry.key.value
        if let near = names.ofLevel.nearest(to: name) { return "did you mean '\(near)'?" }
        if let near = names.ofAllLevels.nearest(to: name).flatMap(ConfigurationKey.Name.init) {
            return "did you mean '\(near.rawValue)'? It is allowed \(near.places)"
        }
        if names.level == .root, entry.value.mapping != nil { return "if it is a target, indent it under 'targets:'" }
        return names.list
    }

    fileprivate static func notOurMapping(
        _ subject: String, _ node: YAMLNode, in level: ConfigurationKey.Level, at location: SourceLocation
    ) -> Diagnostic {
        let example = level.keys.first { $0.defaultText == nil || $0.name == .protocols } ?? level.keys.first
        let help = example.map { "for example: \($0.example)" }
        if node.isNull {
            return Diagnostic(.missingValue, cause: .setup, "\(subject) has no value", help: help, at: location)
        }
        return Diagnostic(
            .wrongType, cause: .setup, "\(subject) must be a mapping, not \(node.found)", help: help, at: node.location)
    }
}
