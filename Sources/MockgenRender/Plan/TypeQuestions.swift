import MockgenModel

extension TypeName {
    /// The words in front of the type: `inout`, `@escaping`.
    var attributes: [String] { if case .attributed(let words, _) = self { words } else { [] } }

    var withoutAttributes: TypeName { if case .attributed(_, let type) = self { type } else { self } }

    func attributed(_ words: [String]) -> TypeName { words.isEmpty ? self : .attributed(words, self) }

    var isEscaping: Bool { attributes.contains("@escaping") }
    var isInout: Bool { attributes.contains("inout") }
    var isIsolated: Bool { attributes.contains("isolated") }
    var isSending: Bool { attributes.contains("sending") }

    var isSuppression: Bool { if case .suppressed = self { true } else { false } }
    var isExpansion: Bool { if case .expansion = self { true } else { false } }

    /// Whether one of these generic parameters is part of the type.
    func mentions(_ parameters: Set<String>) -> Bool {
        contains { if case .named(let name, []) = $0 { parameters.contains(name) } else { false } }
    }

    /// `Sequence<T>` -> `Sequence`, which has a meaning outside the call too.
    var withoutArguments: TypeName {
        switch self {
        case .named(let name, _): .named(name)
        case .member(let base, let name, _): .member(base, name)
        case .composition(let types): .composition(types.map(\.withoutArguments))
        default: self
        }
    }

    /// The type that a mock can store for a result.
    var withoutUnwrapping: TypeName {
        switch self {
        case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
        // `sending` is a promise of the call, not of the value.
        case .attributed(let words, let type) where words.contains("sending"): type.withoutUnwrapping
        default: self
        }
    }
}

extension TypeFacts {
    func isProtocol(_ type: TypeName) -> Bool { protocols.contains(type.description) }

    /// A class that a generic parameter inherits from.
    func isClass(_ type: TypeName) -> Bool {
        type == .named("AnyObject") || declared.contains(type.description) && !isProtocol(type)
    }

    /// The parts of the standard library's `Result`.
    func result(_ type: TypeName) -> (success: TypeName, failure: TypeName)? {
        guard case .named("Result", let types) = expanded(type), types.count == 2, !declared.contains("Result") else { return nil }
        return (types[0], types[1])
    }

    /// The function that throws errors of one type, whatever the alias of that type.
    func throwsTyped(_ function: FunctionType) -> Bool {
        if case .typed = settled(function.effects).throwing { true } else { false }
    }

    /// Whether it is stored as `[]` or `[:]` to begin with.
    func isCollection(_ type: TypeName) -> Bool {
        switch expanded(type) {
        case .array, .dictionary: true
        case .named(let name, let arguments):
            ["Array", "Set", "Dictionary"].contains(name) && !arguments.isEmpty && !declared.contains(name)
        default: false
        }
    }

    /// Whether everyone knows the type to be Sendable.
    func isPlainValue(_ type: TypeName) -> Bool {
        switch expanded(type) {
        case .named(let name, let arguments):
            TypeFacts.plainValues.contains(name) && !declared.contains(name) && arguments.allSatisfy(isPlainValue)
        case .optional(let type), .array(let type): isPlainValue(type)
        case .dictionary(let key, let value): isPlainValue(key) && isPlainValue(value)
        default: false
        }
    }

    private static let plainValues: Set<String> = [
        "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Optional",
        "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
    ]

    /// Whether a value can be passed on once, but not stored as well.
    func isNoncopyable(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, _): noncopyable.contains(name)
        case .member: noncopyable.contains(type.description)
        case .optional(let wrapped): isNoncopyable(wrapped)
        default: false
        }
    }

    /// Whether a value is a view into something else, which must not outlive it.
    func isNonescapable(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, _):
            nonescapable.contains(name) || (TypeFacts.spans.contains(name) && !declared.contains(name))
        case .member(.named("Swift", []), let name, _): TypeFacts.spans.contains(name)
        case .member: nonescapable.contains(type.description)
        case .optional(let wrapped): isNonescapable(wrapped)
        default: false
        }
    }

    private static let spans: Set<String> = ["Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span"]

    /// The effects through aliases: `throws(Failure)` throws nothing where `Failure` is `Never`.
    func settled(_ effects: Effects) -> Effects {
        guard case .typed(let error) = effects.throwing else { return effects }
        let thrown = expanded(error)
        let throwing: Effects.Throwing = thrown.isNever ? .never : thrown == .anyError || thrown == anyError ? .anyError : effects.throwing
        return Effects(isAsync: effects.isAsync, throwing: throwing)
    }
}
