package import MockgenConfig

extension ConfigurationKey {
    /// The JSON Schema of the file, for editors. It is as strict as a schema can be.
    package static var schema: JSON {
        var entries: [(key: String, value: JSON)] = [
            ("$schema", "http://json-schema.org/draft-07/schema#"),
            ("title", ".mockgen.yml"),
            ("description", "The protocols that mockgen mocks for each target of a Swift package"),
        ]
        entries += mapping(.root)
        let nested = Level.allCases.filter { $0 != .root }
        entries.append(("definitions", .object(nested.map { ($0.rawValue, .object(mapping($0))) })))
        return .object(entries)
    }

    private static func mapping(_ level: Level) -> [(key: String, value: JSON)] {
        let alternatives: [(key: String, value: JSON)] =
            level.alternatives.isEmpty ? [] : [("anyOf", .list(level.alternatives.map { ["required": [.text($0)]] }))]
        let required = level.keys.filter { $0.defaultText == nil }.map { JSON.text($0.name) }
        let properties = level.keys.map { (key: $0.name, value: $0.schema) }
        return [("type", "object"), ("additionalProperties", .bool(false))]
            + (required.isEmpty ? [] : [("required", .list(required))]) + alternatives + [("properties", .object(properties))]
    }

    private var schema: JSON {
        var entries: [(key: String, value: JSON)] = [
            ("description", .text(summary + (defaultText.map { " (default: \($0))" } ?? "") + "; for example: \(example)"))
        ]
        switch type {
        case .integer: entries.append(("const", .number(formatVersion)))
        case .text: entries += Self.text
        case .flag: entries.append(("type", "boolean"))
        case .choice(let names, nil):
            // YAML reads some names as numbers.
            entries.append(("enum", .list(names.map(JSON.text) + names.compactMap { Int($0).map(JSON.number) })))
        case .choice(let names, let level?):
            entries.append(("oneOf", [["enum": .list(names.map(JSON.text))], Self.reference(level)]))
        case .list(_, let words, let mayBeEmpty):
            // A single string is a list of one item. A word that replaces the whole list cannot be an item.
            let item: JSON =
                words.isEmpty ? .object(Self.text) : .object(Self.text + [("not", ["enum": .list(words.map(JSON.text))])])
            let items: [(key: String, value: JSON)] = [("type", "array"), ("items", item)]
            entries.append(("oneOf", [.object(Self.text), .object(items + (mayBeEmpty ? [] : [("minItems", .number(1))]))]))
        case .mapping(let level): entries.append(("allOf", [Self.reference(level)]))
        case .names(_, let level, let names, let mayBeEmpty):
            entries += [
                ("type", "object"), ("propertyNames", names.map { ["enum": .list($0.map(JSON.text))] } ?? ["minLength": .number(1)]),
            ]
            entries.append(("additionalProperties", level.map(Self.reference) ?? ["type": ["string", "number", "boolean"]]))
            if !mayBeEmpty { entries.append(("minProperties", .number(1))) }
        case .lists(_, _, let level):
            let list: [(key: String, value: JSON)] = [("type", "array"), ("items", .object(Self.text)), ("minItems", .number(1))]
            let values = [JSON.object(Self.text), .object(list)] + [level.map(Self.reference)].compactMap(\.self)
            entries += [("type", "object"), ("propertyNames", ["minLength": .number(1)])]
            entries.append(("additionalProperties", .object([("oneOf", .list(values))])))
            if !type.mayBeEmpty { entries.append(("minProperties", .number(1))) }
        }
        return .object(entries)
    }

    private static let text: [(key: String, value: JSON)] = [("type", "string"), ("minLength", .number(1))]

    private static func reference(_ level: Level) -> JSON { ["$ref": .text("#/definitions/\(level.rawValue)")] }
}

extension ConfigurationKey.Level {
    /// The keys of which at least one is required.
    fileprivate var alternatives: [String] {
        switch self {
        // With `packages`, each package can have its own file with targets.
        case .root: ["targets", "packages"]
        // A target that only needs stubs has 'models' instead of 'protocols'.
        case .target: ["protocols", "models"]
        case .override, .module, .style, .verify: []
        }
    }
}
