import MockgenModel

/// The generic parameters of a member: the type that a mock stores for each, and other facts from their constraints.
struct GenericBounds {
    private var types: [String: TypeName] = [:]
    /// The types that may be noncopyable or nonescapable, each as one that any such value has.
    private(set) var noncopyable: [String: TypeName] = [:]
    private(set) var unsendable: Set<String> = []
    /// Parameters that conform to something, but are not Sendable.
    private(set) var constrained: Set<String> = []
    /// The type-erased observer of a parameter, by its name: `AnyObserver<Int>` for an `ObserverType` of `Int`.
    let observers: [String: TypeName]

    init(_ generics: GenericClause, observers kinds: [ReactiveLibrary.Observers]) {
        guard !generics.parameters.isEmpty else {
            observers = [:]
            return
        }
        observers = generics.observers(of: kinds)
        let names = Set(generics.parameters.map(\.name))
        for parameter in generics.parameters {
            let constraints = generics.constraints(of: parameter)
            types[parameter.name] = existential(constraints, of: names)
            let suppressed = constraints.flatMap(\.suppressed).map(TypeName.suppressed)
            if !suppressed.isEmpty { noncopyable[parameter.name] = .any(.composition(suppressed)) }
            guard !constraints.contains(where: { $0.isStandard("Sendable") }) else { continue }
            unsendable.insert(parameter.name)
            if !constraints.isEmpty { constrained.insert(parameter.name) }
        }
    }

    subscript(_ name: String) -> TypeName? { types[name] }
}

/// `any P & Q`, or the superclass, or `Any`.
private func existential(_ constraints: [TypeName], of parameters: Set<String>) -> TypeName {
    var found: [TypeName] = []
    var holdsClass = false
    for constraint in constraints where !constraint.isSuppression {
        let mentionsParameter = constraint.mentions(parameters)
        let isClass = constraint.isClass
        guard constraint.isProtocol || isClass && !mentionsParameter else { return .named("Any") }
        holdsClass = holdsClass || isClass
        let constraint = mentionsParameter ? constraint.withoutArguments : constraint
        if !found.contains(constraint) { found.append(constraint) }
    }
    switch found.count {
    case 0: return .named("Any")
    case 1: return holdsClass ? found[0] : .any(found[0])
    default: return .any(.composition(found))
    }
}

extension GenericClause {
    fileprivate func constraints(of parameter: GenericParameter) -> [TypeName] {
        let inherited = parameter.kind == .value ? [] : parameter.inherited?.conjuncts ?? []
        return inherited
            + requirements.filter { $0.relation == .conforms && $0.left == .named(parameter.name) }.flatMap(\.right.conjuncts)
    }

    fileprivate func observers(of kinds: [ReactiveLibrary.Observers]) -> [String: TypeName] {
        guard !kinds.isEmpty else { return [:] }
        let names = Set(parameters.map(\.name))
        var found: [String: TypeName] = [:]
        for parameter in parameters where parameter.kind == .type {
            guard let observer = constraints(of: parameter).firstNonNil({ $0.anyObserver(of: kinds) }) else { continue }
            let element = TypeName.member(.named(parameter.name), "Element")
            let elements = requirements.filter { $0.relation == .equals && [$0.left, $0.right].contains(element) }.map {
                $0.left == element ? $0.right : $0.left
            }
            if let element = elements.first(where: { type in !type.contains { $0.root.map(names.contains) ?? false } }) {
                found[parameter.name] = observer(element)
            }
        }
        return found
    }
}

extension TypeName {
    fileprivate func anyObserver(of kinds: [ReactiveLibrary.Observers]) -> ((TypeName) -> TypeName)? {
        guard case .symbol(let name) = self, let kind = kinds.first(where: { name.symbol.path == [$0.requirement] }) else { return nil }
        return { name.sibling(kind.any, [$0]) }
    }
}
