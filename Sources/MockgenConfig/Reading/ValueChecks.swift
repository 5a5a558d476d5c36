internal import MockgenModel

extension ConfigurationReader {
    mutating func value(of entry: YAMLEntry, for key: ConfigurationKey) -> YAMLNode? {
        let value = entry.value
        if value.isNull {
            reportMissingValue("'\(key.name)'", key, at: entry.key.location)
            return nil
        }
        guard key.type.accepts(value) else {
            reportWrongType("'\(key.name)' must be \(key.type.expected)", key, value)
            return nil
        }
        // The reader of the value skips invalid items later.
        switch key.type {
        case .list(let item, _, _):
            if value.list?.isEmpty == true, !key.type.mayBeEmpty { reportEmptyList(key, at: value.location) }
            checkItems(value.list ?? [], item, key)
        case .names(let noun, let level, _, _): checkNames(value.mapping ?? [], noun, level, key)
        case .lists(let item, let noun, let level):
            if value.mapping?.isEmpty == true, !key.type.mayBeEmpty { reportEmptyList(key, at: value.location) }
            // The readers of mappings check them, and report a missing value.
            let lists = (value.mapping ?? []).filter {
                level == nil || $0.value.mapping == nil && !$0.value.isNull || $0.key.value.isEmpty
            }
            checkLists(lists, item, noun, key)
        case .integer, .text, .flag, .choice, .mapping: break
        }
        return value
    }

    private mutating func checkItems(_ items: [YAMLNode], _ noun: String, _ key: ConfigurationKey) {
        for item in items where item.text == nil {
            if item.isNull {
                reportMissingValue("an item of '\(key.name)'", key, at: item.location)
            } else {
                reportWrongType("each item of '\(key.name)' must be a \(noun)", key, item)
            }
        }
    }

    private mutating func checkLists(_ entries: [YAMLEntry], _ item: String, _ noun: String, _ key: ConfigurationKey) {
        for entry in entries {
            let subject = "\(noun) '\(entry.key.value)'"
            if entry.key.value.isEmpty {
                reportMissingName(noun, key, at: entry.key.location)
            } else if entry.value.isNull || entry.value.list?.isEmpty == true {
                reportMissingValue(subject, key, at: entry.key.location)
            } else if entry.value.mapping != nil {
                reportWrongType("\(subject) must be a list of \(item)s", key, entry.value)
            } else {
                checkItems(entry.value.list ?? [], item, key)
            }
        }
    }

    /// Skips mappings with fixed keys, because their readers check them.
    private mutating func checkNames(
        _ entries: [YAMLEntry], _ noun: String, _ level: ConfigurationKey.Level?, _ key: ConfigurationKey
    ) {
        for entry in entries {
            if entry.key.value.isEmpty {
                reportMissingName(noun, key, at: entry.key.location)
            } else if level == nil, entry.value.isNull {
                reportMissingValue("\(noun) '\(entry.key.value)'", key, at: entry.key.location)
            } else if level == nil, entry.value.text == nil {
                reportWrongType("\(noun) '\(entry.key.value)' must be a string", key, entry.value)
            }
        }
    }
}

extension ConfigurationReader {
    private mutating func reportMissingValue(_ subject: String, _ key: ConfigurationKey, at location: SourceLocation) {
        report(.missingValue, "\(subject) has no value", help: "for example: \(key.example)", at: location)
    }

    private mutating func reportMissingName(_ noun: String, _ key: ConfigurationKey, at location: SourceLocation) {
        report(.missingName, "the name of a \(noun) in '\(key.name)' is empty", help: "for example: \(key.example)", at: location)
    }

    private mutating func reportWrongType(_ expectation: String, _ key: ConfigurationKey, _ value: YAMLNode) {
        // For a flag, show the word instead of its kind.
        let found = key.type == .flag || value.isFlag ? value.text.map { "'\($0)'" } : nil
        let configured = key.name == "protocols" ? value.mapping?.first?.key.value : nil
        let help = configured.map { "write the settings of one protocol under 'overrides': overrides: { \($0): { style: spy } }" }
        report(.wrongType, "\(expectation), not \(found ?? value.found)", help: help ?? "for example: \(key.example)", at: value.location)
    }

    private mutating func reportEmptyList(_ key: ConfigurationKey, at location: SourceLocation) {
        let help =
            switch key.name {
            case "sources": "add a path, or remove 'sources' to use the sources of the target's dependencies"
            case "protocols": "add a name, or write protocols: all"
            default: "add a name, or remove '\(key.name)'"
            }
        report(.emptyList, "'\(key.name)' is an empty list", help: help, at: location)
    }
}

extension ConfigurationKey.ValueType {
    /// Checks only the kind of the value, not its items.
    fileprivate func accepts(_ value: YAMLNode) -> Bool {
        switch (self, value.content) {
        case (.list(_, let words, _), .scalar): words.isEmpty || !value.isFlag
        case (.integer, .scalar), (.text, .scalar), (.choice, .scalar), (.list, .list), (.names, .mapping), (.lists, .mapping),
            (.mapping, .mapping):
            true
        case (.choice(_, let level), .mapping): level != nil
        case (.flag, .scalar(let scalar)): Bool(scalar.text) != nil
        default: false
        }
    }

    fileprivate var expected: String {
        switch self {
        case .integer: "a number"
        case .text: "a string"
        case .flag: "'true' or 'false'"
        case .choice(_, nil): "a word"
        case .choice: "a word or a mapping"
        case .mapping: "a mapping"
        case .list(let item, let words, _):
            words.isEmpty ? "a list of \(item)s" : (words.map { "'\($0)'" }.joined(separator: ", ")) + " or a list of \(item)s"
        case .names(let noun, _, _, _), .lists(_, let noun, _): "a mapping of \(noun)s"
        }
    }
}

extension YAMLNode {
    fileprivate var isFlag: Bool { scalar.map { $0.isPlain && ["true", "false", "yes", "no"].contains($0.text) } ?? false }

    /// The words after "must be a string, not".
    var found: String {
        switch content {
        case .scalar: "a single value"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}
