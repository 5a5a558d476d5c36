package import MockgenConfig

extension ConfigurationKey {
    /// The JSON Schema of the file, for editors. It is as strict as a schema can be.
    package static var schema: JSON {
        let head: JSON = [
            "$schema": "http://json-schema.org/draft-07/schema#",
            "title": ".mockgen.yml",
            "description": "The protocols that mockgen mocks for each target of a Swift package",
        ]
        let nested = Level.allCases.filter { $0 != .root }
        return head + mapping(.root) + ["definitions": .object(nested.map { ($0.rawValue, mapping($0)) })]
    }

    private static func mapping(_ level: Level) -> JSON {
        let required = level.keys.filter { $0.defaultText == nil }.map { JSON.text($0.name) }
        let properties: JSON = ["properties": .object(level.keys.map { ($0.name, $0.schema) })]
        return ["type": "object", "additionalProperties": .bool(false)]
            + (required.isEmpty ? [:] : ["required": .list(required)])
            + (level.alternatives.isEmpty ? [:] : ["anyOf": .list(level.alternatives.map { ["required": [.text($0)]] })]) + properties
    }

    private var schema: JSON {
        ["description": .text(summary + (defaultText.map { " (default: \($0))" } ?? "") + "; for example: \(example)")] + schemaOfType
    }

    private var schemaOfType: JSON {
        switch type {
        case .integer: ["const": .number(formatVersion)]
        case .text: Self.text
        case .flag: ["type": "boolean"]
        case .choice(let names, nil):
            // YAML reads some names as numbers.
            ["enum": .list(names.map(JSON.text) + names.compactMap { Int($0).map(JSON.number) })]
        case .choice(let names, let level?): ["oneOf": [["enum": .list(names.map(JSON.text))], Self.reference(level)]]
        case .list(_, let words, let mayBeEmpty):
            // A single string is a list of one item. A word that replaces the whole list cannot be an item.
            ["oneOf": [Self.text, Self.list(besides: words, mayBeEmpty: mayBeEmpty)]]
        case .mapping(let level): ["allOf": [Self.reference(level)]]
        case .names(_, let level, let names, let mayBeEmpty):
            [
                "type": "object", "propertyNames": names.map { ["enum": .list($0.map(JSON.text))] } ?? ["minLength": .number(1)],
                "additionalProperties": level.map(Self.reference) ?? ["type": ["string", "number", "boolean"]],
            ] + (mayBeEmpty ? [:] : ["minProperties": .number(1)])
        case .lists(_, _, let level):
            Self.lists(or: level.map { [Self.reference($0)] } ?? []) + (type.mayBeEmpty ? [:] : ["minProperties": .number(1)])
        }
    }

    private static let text: JSON = ["type": "string", "minLength": .number(1)]

    private static func list(besides words: [String] = [], mayBeEmpty: Bool = false) -> JSON {
        let item = text + (words.isEmpty ? [:] : ["not": ["enum": .list(words.map(JSON.text))]])
        return ["type": "array", "items": item] + (mayBeEmpty ? [:] : ["minItems": .number(1)])
    }

    private static func lists(or others: [JSON]) -> JSON {
        [
            "type": "object", "propertyNames": ["minLength": .number(1)],
            "additionalProperties": ["oneOf": .list([text, list()] + others)],
        ]
    }

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
