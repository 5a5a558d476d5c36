import MockgenModel

/// Spells the types of a generic member so that a mock can keep values of them: a stored property knows nothing of `T`.
struct Erasure {
    /// What each generic parameter is kept as.
    private let bounds: [String: TypeName]
    private let noncopyable: Set<String>

    init(_ generics: GenericClause, facts: TypeFacts) {
        var bounds: [String: TypeName] = [:]
        var noncopyable: Set<String> = []
        for parameter in generics.parameters {
            var constraints = parameter.kind == .value ? [] : parameter.inherited.map(\.conjuncts) ?? []
            for requirement in generics.requirements where requirement.relation == .conforms {
                if requirement.left == .named(parameter.name) { constraints += requirement.right.conjuncts }
            }
            bounds[parameter.name] = existential(constraints, facts: facts)
            if constraints.contains(where: \.isSuppression) { noncopyable.insert(parameter.name) }
        }
        self.bounds = bounds
        self.noncopyable = noncopyable
    }

    func mentionsGenerics(_ type: TypeName) -> Bool {
        type.contains { part in
            switch part {
            case .named(let name, []), .value(let name): bounds[name] != nil
            case .some: true
            default: false
            }
        }
    }

    /// `T` of `<T: ~Copyable>`, or `some P & ~Copyable`.
    func isNoncopyable(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, []): noncopyable.contains(name)
        case .some(let constraint): constraint.conjuncts.contains(where: \.isSuppression)
        default: false
        }
    }

    func erased(_ type: TypeName) -> TypeName {
        guard mentionsGenerics(type) else { return type }
        switch type {
        case .named(let name, []): return bounds[name] ?? type
        case .some(let constraint): return .any(constraint)
        case .optional(let type): return .optional(erased(type))
        case .implicitlyUnwrapped(let type): return .optional(erased(type))
        case .array(let element): return .array(erased(element))
        case .dictionary(let key, let value):
            return mentionsGenerics(key) ? .named("Any") : .dictionary(key: key, value: erased(value))
        case .tuple(let elements): return .tuple(elements.map { TupleElement(label: $0.label, type: erased($0.type)) })
        case .metatype(let type): return metatype(of: erased(type))
        case .attributed(let words, let type): return .attributed(words, erased(type))
        case .function(var function) where canAdapt(function):
            if function.effects.types.contains(where: mentionsGenerics) { function.effects.throwing = .anyError }
            return .function(function.mapTypes(erased))
        default: return .named("Any")
        }
    }

    private func metatype(of type: TypeName) -> TypeName {
        switch type {
        case .any(let constraint): .any(.metatype(constraint))
        default: .metatype(type)
        }
    }

    // MARK: - Closures

    /// A closure that takes erased values and calls the typed one: `{ completion($0 as! T) }`.
    func adapter(of function: FunctionType, named name: String) -> String {
        guard canAdapt(function) else { return name }
        let arguments = function.parameters.enumerated().map { index, parameter in
            mentionsGenerics(parameter.type) ? "$\(index) as! \(parameter.type.withoutWords)" : "$\(index)"
        }
        let effects = (function.effects.throwing == .never ? "" : "try ") + (function.effects.isAsync ? "await " : "")

        return "{ \(effects)\(name)(\(arguments.joined(separator: ", "))) }"
    }

    /// Values that go both ways, and variadic ones, cannot be passed on by such a closure.
    func canAdapt(_ function: FunctionType) -> Bool {
        function.parameters.allSatisfy { parameter in
            if case .attributed(let words, _) = parameter.type, words.contains("inout") { return false }
            return !parameter.isVariadic
        }
    }
}

extension TypeName {
    /// The parts of a composition.
    var conjuncts: [TypeName] {
        if case .composition(let types) = self { types } else { [self] }
    }

    var isSuppression: Bool { if case .suppressed = self { true } else { false } }

    fileprivate var withoutWords: TypeName {
        if case .attributed(_, let type) = self { type } else { self }
    }
}

/// `any P & Q` where all constraints are protocols, else what holds every value.
private func existential(_ constraints: [TypeName], facts: TypeFacts) -> TypeName {
    var protocols: [TypeName] = []
    for constraint in constraints where !constraint.isSuppression {
        guard facts.isProtocol(constraint) else { return .named("Any") }
        if !protocols.contains(constraint) { protocols.append(constraint) }
    }
    switch protocols.count {
    case 0: return .named("Any")
    case 1: return .any(protocols[0])
    default: return .any(.composition(protocols))
    }
}
