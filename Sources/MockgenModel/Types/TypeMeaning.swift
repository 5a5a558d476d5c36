extension TypeName {
    /// The type behind an alias, and `Int?` for `Optional<Int>`.
    package var expanded: TypeName {
        guard case .symbol(let name) = self else { return self }
        if let target = name.target { return target }
        return name.isStandard("Optional") && name.arguments.count == 1 ? .optional(name.arguments[0]) : self
    }

    /// The same for all spellings of a type: without aliases, and with brackets instead of `Array`, `Dictionary` and `Optional`.
    package var canonical: TypeName {
        let type = expanded
        guard case .symbol(let name) = type else { return type.mapParts(\.canonical) }
        let arguments = name.arguments
        switch (name.symbol.standardName, arguments.count) {
        case ("Array", 1): return .array(arguments[0].canonical)
        case ("Dictionary", 2): return .dictionary(key: arguments[0].canonical, value: arguments[1].canonical)
        case ("Void", 0): return .void
        default: return .symbol(name.mapArguments(\.canonical))
        }
    }

    package var symbol: Symbol? { if case .symbol(let name) = self { name.symbol } else { nil } }

    /// Whether it is that type of the standard library or Foundation, written in any way but as an alias.
    package func isStandard(_ name: String) -> Bool { symbol?.standardName == name }

    /// Whether no value of it can exist, so that no call that takes one can happen: `Never`, an enum without cases, a tuple of these.
    package var hasNoValues: Bool {
        switch expanded {
        case .symbol(let name): name.isStandard("Never") || name.symbol.traits.hasNoValues
        case .tuple(let elements): elements.contains(where: \.type.hasNoValues)
        case .attributed(_, let type): type.hasNoValues
        default: false
        }
    }

    /// Whether a value contains a closure over a parameter pack, which the compiler cannot convert for a generic type. In an array it can.
    package var isClosureOverPack: Bool {
        switch expanded {
        case .function(let function):
            function.parameters.contains { $0.type.isExpansion || $0.type.isClosureOverPack } || function.result.isClosureOverPack
        case .expansion(.optional(let pattern)), .expansion(let pattern): pattern.function != nil
        case .tuple(let elements): elements.contains(where: \.type.isClosureOverPack)
        case .optional(let type), .implicitlyUnwrapped(let type), .attributed(_, let type): type.isClosureOverPack
        default: false
        }
    }

    package var isOptional: Bool {
        switch expanded {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }

    /// Whether it is a constraint: a protocol, or an alias of protocols.
    package var isProtocol: Bool {
        guard case .symbol(let name) = self else { return false }
        if name.symbol.kind == .alias, case .any? = name.target { return true }
        return name.symbol.kind == .protocol
    }

    /// Whether a value can be passed on once, but not stored as well.
    package var isNoncopyable: Bool { suppresses("Copyable") { $0.copying } }

    /// Whether a value is a view into another one, which it must not outlive.
    package var isNonescapable: Bool { suppresses("Escapable") { $0.escaping } }

    private func suppresses(_ name: String, by trait: (Symbol.Traits) -> Symbol.Suppression) -> Bool {
        switch expanded {
        case .symbol(let known):
            switch trait(known.symbol.traits) {
            case .none: false
            case .always: true
            case .ofArguments: known.allArguments.contains { $0.suppresses(name, by: trait) }
            }
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .attributed(_, let wrapped): wrapped.suppresses(name, by: trait)
        case .any(let constraint): constraint.suppressed.contains { $0.isStandard(name) }
        default: false
        }
    }

    /// The protocols that a constraint suppresses, also through aliases: `Copyable` of `P & ~Copyable`.
    package var suppressed: [TypeName] {
        switch self {
        case .suppressed(let type): [type]
        case .composition(let types): types.flatMap(\.suppressed)
        case .any(let constraint): constraint.suppressed
        case .symbol(let name): name.target?.suppressed ?? []
        default: []
        }
    }

    /// Whether it is the type of a type: `Int.Type`, `any P.Type`.
    package var isMetatype: Bool {
        switch expanded {
        case .metatype, .any(.metatype): true
        case let type: type.isStandard("AnyClass")
        }
    }

    package var isDeprecated: Bool { contains { $0.symbol?.traits.isDeprecated == true } }

    /// The attribute of the global actor that a value of the type belongs to: its own, or that of an element.
    package var globalActor: String? {
        switch expanded {
        case .symbol(let name): name.symbol.traits.globalActor ?? name.allArguments.firstGlobalActor
        case .any(let constraint): constraint.conjuncts.firstGlobalActor
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .attributed(_, let type): type.globalActor
        case .dictionary(let key, let value): [key, value].firstGlobalActor
        case .tuple(let elements): elements.map(\.type).firstGlobalActor
        default: nil
        }
    }

    package var mentionsCallersActor: Bool {
        contains { if case .attributed(let attributes, _) = $0 { attributes.contains("nonisolated(nonsending)") } else { false } }
    }

    /// Whether it can be formed only on a global actor: a type of that actor is an argument of a generic type, which may require a
    /// conformance that is isolated to the actor, such as that of a key to `Hashable`.
    package var mayNeedIsolatedConformance: Bool {
        canonical.contains { part in
            switch part {
            case .dictionary(let key, _): key.mentionsGlobalActor
            case .symbol(let name): name.allArguments.contains(where: \.mentionsGlobalActor)
            default: false
            }
        }
    }

    /// Whether it is a type inside another one, written without the name of that type.
    package var isNamedFromInside: Bool { if case .symbol(let name) = self { name.spelling.count < name.symbol.path.count } else { false } }

    private var mentionsGlobalActor: Bool { contains { $0.symbol?.traits.globalActor != nil } }

    /// The function that it is, through aliases and attributes.
    package var function: FunctionType? {
        switch expanded {
        case .function(let function): function
        case .attributed(_, let type): type.function
        default: nil
        }
    }
}

extension [TypeName] {
    fileprivate var firstGlobalActor: String? { firstNonNil(\.globalActor) }
}

extension TypeName {
    package func mentions(_ parameters: Set<String>) -> Bool {
        contains { if case .named(let name, []) = $0 { parameters.contains(name) } else { false } }
    }

    package func replacingNames(by values: [String: TypeName]) -> TypeName {
        values.isEmpty ? self : map { if case .named(let name, []) = $0 { values[name] ?? $0 } else { $0 } }
    }

    package var isNSObject: Bool { isStandard("NSObject") }

    /// The first of its names: `Outer` of `Outer.Inner`.
    package var outermostName: String? {
        switch self {
        case .named(let name, _): name
        case .symbol(let name): name.spelling.first
        default: nil
        }
    }
}

extension Effects {
    /// The effects through aliases: `throws(Failure)` throws nothing where `Failure` is `Never`.
    package var canonical: Effects {
        guard case .typed(let error) = throwing else { return self }
        let thrown = error.expanded
        if thrown.isNever { return Effects(isAsync: isAsync) }
        guard case .any(let constraint) = thrown, constraint.isStandard("Error") else { return self }
        return Effects(isAsync: isAsync, throwing: .anyError)
    }

    /// `try await `, or the part of it that a call needs.
    package var attempt: String { (throwing == .never ? "" : "try ") + (isAsync ? "await " : "") }
}
