internal import MockgenModel

extension ConfigurationReader {
    /// Reads the valid keys of a mapping in the order of their declarations, and reports the others.
    /// - Returns: the names of all keys in the mapping, even misspelled or with an invalid value; nil if the value is not a mapping, which is
    ///   reported.
    @discardableResult mutating func read<Root>(
        _ node: YAMLNode, into root: inout Root, _ keys: [Key<Root>], in level: ConfigurationKey.Level, subject: String,
        at location: SourceLocation
    ) -> Set<String>? {
        guard let entries = node.mapping else {
            reportNotAMapping(node, subject, keys.map(\.documentation), in: level, at: location)
            return nil
        }
        let numbers = Dictionary(keys.enumerated().map { ($1.documentation.name, $0) }) { first, _ in first }
        var values: [Int: YAMLNode] = [:]
        var found: Set<String> = []
        for entry in entries {
            guard let number = numbers[entry.key.value] else {
                reportUnknownKey(entry, in: level)
                // The misspelled key is the cause: it is not missing.
                if let meant = level.key(near: entry.key.value) { found.insert(meant) }
                continue
            }
            found.insert(entry.key.value)
            values[number] = value(of: entry, for: keys[number].documentation)
        }
        for (number, key) in keys.enumerated() {
            if let value = values[number] { key.read(value, &root, &self) }
        }
        return found
    }

    private mutating func reportNotAMapping(
        _ node: YAMLNode, _ subject: String, _ keys: [ConfigurationKey], in level: ConfigurationKey.Level, at location: SourceLocation
    ) {
        let example = (keys.first { $0.defaultText == nil || $0.name == "protocols" } ?? keys.first)?.example
        if node.isNull {
            report(.missingValue, "\(subject) has no value", help: example.map { "for example: \($0)" }, at: location)
        } else {
            // The value is probably beside its key, where only a mapping in braces can be.
            let isInside = level == .target || level == .override
            report(
                .wrongType, "\(subject) must be a mapping, not \(node.found)",
                help: example.map { isInside ? "for example: { \($0) }" : "for example: \($0)" }, at: node.location)
        }
    }

    private mutating func reportUnknownKey(_ entry: YAMLEntry, in level: ConfigurationKey.Level) {
        let name = entry.key.value
        if let levels = levels(ofKey: name) {
            report(
                .misplacedKey, "the key '\(name)' is not allowed \(level.description)", help: "'\(name)' is allowed \(levels)",
                at: entry.key.location)
        } else {
            let help = suggestion(for: entry, in: level)
            report(.unknownKey, "unknown key '\(name)' \(level.description)", help: help, at: entry.key.location)
        }
    }

    private func suggestion(for entry: YAMLEntry, in level: ConfigurationKey.Level) -> String {
        let name = entry.key.value
        if let near = level.key(near: name) { return "did you mean '\(near)'?" }
        if let near = namesOfAllLevels.nearest(to: name), let levels = levels(ofKey: near) {
            return "did you mean '\(near)'? It is allowed \(levels)"
        }
        if level == .root, entry.value.mapping != nil { return "if it is a target, indent it under 'targets:'" }
        return "the keys \(level.description) are \(quotedList(level.keys.map(\.name), "and"))"
    }
}

/// The words after "is allowed". Nil if there is no such key.
private func levels(ofKey name: String) -> String? {
    let levels = ConfigurationKey.Level.allCases.filter { level in level.keys.contains { $0.name == name } }
    let words = levels.map(\.description).joined(separator: " or ")
    let example = levels == [.style] ? CustomStyle.keys.first { $0.documentation.name == name }?.documentation.example : nil
    return levels.isEmpty ? nil : words + (example.map { ", for example: \($0)" } ?? "")
}

extension ConfigurationKey.Level {
    fileprivate func key(near name: String) -> String? { nearest(to: name, among: keys.map(\.name)) }
}

private let namesOfAllLevels = KnownNames(ConfigurationKey.table.map(\.name))
