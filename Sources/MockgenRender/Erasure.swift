import MockgenModel

/// Spells the types of a generic member so that a mock can keep values of them: a stored property knows nothing of `T`.
struct Erasure {
    /// What each generic parameter is kept as.
    private let bounds: [String: TypeName]

    init(_ generics: GenericClause, facts: TypeFacts) {
        var bounds: [String: TypeName] = [:]
        for parameter in generics.parameters where parameter.kind != .value {
            var constraints = parameter.inherited.map(\.conjuncts) ?? []
            for requirement in generics.requirements where requirement.relation == .conforms {
                if requirement.left == .named(parameter.name) { constraints += requirement.right.conjuncts }
            }
            bounds[parameter.name] = existential(constraints, facts: facts)
        }
        self.bounds = bounds
    }

    func mentionsGenerics(_ type: TypeName) -> Bool {
        type.contains { part in
            switch part {
            case .named(let name, []): bounds[name] != nil
            case .some: true
            default: false
            }
        }
    }

    func erased(_ type: TypeName) -> TypeName {
        guard mentionsGenerics(type) else { return type }
        switch type {
        case .named(let name, []): return bounds[name] ?? type
        case .some(let constraint): return constraint.contains { if case .suppressed = $0 { true } else { false } } ? .any(.named("Any")) : .any(constraint)
        case .optional(let type): return .optional(erased(type))
        case .implicitlyUnwrapped(let type): return .optional(erased(type))
        case .array(let element): return .array(erased(element))
        case .dictionary(let key, let value):
            return mentionsGenerics(key) ? .dictionary(key: .named("AnyHashable"), value: erased(value)) : .dictionary(key: key, value: erased(value))
        case .tuple(let elements): return .tuple(elements.map { TupleElement(label: $0.label, type: erased($0.type)) })
        case .metatype(let type): return metatype(of: erased(type))
        case .attributed(let words, let type): return .attributed(words, erased(type))
        default: return .named("Any")
        }
    }

    private func metatype(of type: TypeName) -> TypeName {
        if case .any(let constraint) = type { .any(.metatype(constraint)) } else { .metatype(type) }
    }
}

extension TypeName {
    /// The parts of a composition.
    fileprivate var conjuncts: [TypeName] {
        if case .composition(let types) = self { types } else { [self] }
    }
}

/// `any P & Q` where all constraints are protocols, else what holds every value.
private func existential(_ constraints: [TypeName], facts: TypeFacts) -> TypeName {
    var protocols: [TypeName] = []
    for constraint in constraints {
        switch constraint {
        case .suppressed: continue
        default:
            guard facts.protocols.contains(constraint.description) else { return .named("Any") }
            if !protocols.contains(constraint) { protocols.append(constraint) }
        }
    }
    switch protocols.count {
    case 0: return .named("Any")
    case 1: return .any(protocols[0])
    default: return .any(.composition(protocols))
    }
}
