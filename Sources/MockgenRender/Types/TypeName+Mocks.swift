import MockgenModel

extension TypeName {
    /// `Sequence<T>` -> `Sequence`, which also has a meaning outside the call.
    var withoutArguments: TypeName {
        switch self {
        case .symbol(let name): .symbol(name.withoutArguments)
        case .composition(let types): .composition(types.map(\.withoutArguments))
        default: self
        }
    }

    /// The type that a mock can store for a result.
    var withoutUnwrapping: TypeName {
        switch self {
        case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
        // `sending` applies to the call, not to the value.
        case .attributed(let attributes, let type) where attributes.contains("sending"): type.withoutUnwrapping
        default: self
        }
    }

    /// `return `, or `(_, _) = ` for a tuple that cannot exist: the compiler warns about its return and, after `await`, also about `_ = `.
    var returning: String {
        guard hasNoValues, case .tuple(let elements) = withoutAttributes.expanded, !elements.contains(where: \.type.isExpansion) else {
            return "return "
        }
        return "(\(elements.map { _ in "_" }.joined(separator: ", "))) = "
    }

    /// A class that a generic parameter inherits from.
    var isClass: Bool { isStandard("AnyObject") || symbol?.isOfSources == true && !isProtocol }

    var result: (success: TypeName, failure: TypeName)? {
        guard case .symbol(let name) = expanded, name.isStandard("Result"), name.arguments.count == 2 else { return nil }
        return (name.arguments[0], name.arguments[1])
    }

    /// Whether its initial value is `[]` or `[:]`.
    var isCollection: Bool {
        switch expanded {
        case .array, .dictionary: true
        case .symbol(let name): ["Array", "Set", "Dictionary"].contains(name.symbol.standardName) && !name.arguments.isEmpty
        default: false
        }
    }

    var isSet: Bool {
        guard case .symbol(let name) = expanded else { return false }
        return name.symbol.standardName == "Set" && !name.arguments.isEmpty
    }

    /// Whether the type is known to be Sendable in every module.
    var isPlainValue: Bool {
        switch expanded {
        case .symbol(let name): name.symbol.standardName.map(plainValues.contains) ?? false && name.arguments.allSatisfy(\.isPlainValue)
        case .optional(let type), .array(let type): type.isPlainValue
        case .dictionary(let key, let value): key.isPlainValue && value.isPlainValue
        default: false
        }
    }
}

private let plainValues: Set<String> = [
    "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Optional",
    "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
]

extension FunctionType {
    /// Whether it has typed throws, also through an alias.
    var throwsTyped: Bool { if case .typed = effects.canonical.throwing { true } else { false } }
}
