import MockgenModel
import MockgenOutline
import MockgenSyntax

extension ProtocolResolver {
    /// Drops requirements that a more general function also satisfies: `func load<T>() -> T` satisfies `func load<T: Decodable>() -> T` and
    /// `func load<T>() -> [T]`. With two of them in a class, the compiler finds a call ambiguous.
    func dropOverloadsOfOneFunction(_ draft: inout Draft) {
        let generic = draft.requirements.indices.filter { draft.requirements[$0].member.isGeneric }
        let overloads = Dictionary(grouping: generic) { Selector(draft.requirements[$0].member) }.values.filter { $0.count > 1 }
        guard !overloads.isEmpty else { return }
        let fixed = draft.valuesOfFixedTypes
        var dropped: Set<Int> = []
        for positions in overloads {
            let members = positions.map { (position: $0, member: draft.requirements[$0].member.fixing(fixed)) }
            // If two satisfy each other's requirement, the first one stays.
            for special in members.reversed() {
                let isServed = members.contains { general in
                    general.position != special.position && !dropped.contains(general.position)
                        && serves(general.member, special.member)
                }
                if isServed { dropped.insert(special.position) }
            }
        }
        draft.requirements = draft.requirements.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
    }

    /// Whether one member satisfies the requirement of another, and the compiler does not prefer the other one because of its parameters.
    func serves(_ general: Member, _ special: Member) -> Bool {
        guard general.isGeneric, special.isGeneric, Selector(general) == Selector(special) else { return false }
        let (general, special) = (general.canonical, special.canonical)
        guard general.hasShape(of: special) else { return false }
        var match = TypeMatch(of: Set(general.generics.parameters.map(\.name)))
        guard match.add(general.parameters.map(\.type), as: special.parameters.map(\.type)) else { return false }
        let ofParameters = match.types
        guard general.constraints(of: ofParameters) == special.constraints(ofParametersNamedBy: ofParameters.values),
            match.add(general.result, as: special.result), general.effects.throwing.serves(special.effects.throwing, &match)
        else { return false }
        let known = KnownConstraints(of: special.generics, lookup: lookup)
        return general.generics.constraints.allSatisfy { constraint in
            known.imply(constraint.mapTypes { $0.replacingNames(by: match.types) })
        } && general.copyableParameters.allSatisfy { known.copy(match.types[$0] ?? .void) }
    }
}

extension Member {
    fileprivate var isGeneric: Bool {
        !generics.parameters.isEmpty || parameters.contains { $0.type.contains { if case .some = $0 { true } else { false } } }
    }

    fileprivate func hasShape(of other: Member) -> Bool {
        !isInitializer && kind == other.kind && (accessors.isSettable || !other.accessors.isSettable)
            && parameters.map(\.label) == other.parameters.map(\.label)
            && parameters.map(\.isVariadic) == other.parameters.map(\.isVariadic)
            && effects.isAsync == other.effects.isAsync && conditions == other.conditions
    }

    /// The constraints of generic parameters, written with the parameters of another member.
    fileprivate func constraints(of parameters: [String: TypeName]) -> Set<GenericRequirement> {
        Set(constraints(about: Set(parameters.keys)).map { $0.mapTypes { $0.replacingNames(by: parameters) } })
    }

    fileprivate func constraints(ofParametersNamedBy types: some Sequence<TypeName>) -> Set<GenericRequirement> {
        Set(constraints(about: Set(types.map(\.description))))
    }

    /// The constraints that mention only these generic parameters.
    private func constraints(about names: Set<String>) -> [GenericRequirement] {
        let others = Set(generics.parameters.map(\.name)).subtracting(names)
        return generics.constraints.filter { !$0.left.mentions(others) && !$0.right.mentions(others) }
    }

    fileprivate var copyableParameters: [String] {
        let suppressed = generics.constraints.filter(\.right.isSuppressedCopyable).map(\.left)
        return generics.parameters.map(\.name).filter { !suppressed.contains(.named($0)) }
    }
}

extension Effects.Throwing {
    /// Whether a function with these errors may be called where a function throws the others.
    fileprivate func serves(_ other: Self, _ match: inout TypeMatch) -> Bool {
        switch (self, other) {
        case (.typed(let error), .typed(let otherError)): match.add(error, as: otherError)
        case (.never, _), (_, .anyError): true
        default: self == other
        }
    }
}

/// The constraints of a generic member, and their consequences.
private struct KnownConstraints {
    private let parameters: Set<String>
    private let constraints: [GenericRequirement]
    private let lookup: Lookup

    init(of generics: GenericClause, lookup: Lookup) {
        parameters = Set(generics.parameters.map(\.name))
        constraints = generics.constraints
        self.lookup = lookup
    }

    func imply(_ constraint: GenericRequirement) -> Bool {
        switch constraint.relation {
        case .conforms: conforms(constraint.left, to: constraint.right)
        case .equals:
            constraint.left == constraint.right
                || constraints.contains { $0.relation == .equals && Set([$0.left, $0.right]) == Set([constraint.left, constraint.right]) }
        }
    }

    func copy(_ type: TypeName) -> Bool {
        !constraints.contains { $0.left == type && $0.right.isSuppressedCopyable }
    }

    private func conforms(_ type: TypeName, to constraint: TypeName) -> Bool {
        if case .suppressed = constraint { return true }
        if constraints.contains(where: { $0.left == type && $0.relation == .conforms && lookup.refines($0.right, constraint) }) {
            return true
        }
        // A collection or an optional conforms if its elements do.
        guard type.isCollection, KnownConstraints.protocolsOfCollections.contains(where: constraint.isStandard) else {
            return false
        }
        return type.parts.allSatisfy { !$0.mentions(parameters) || conforms($0, to: constraint) }
    }

    private static let protocolsOfCollections = ["Decodable", "Encodable", "Equatable", "Hashable", "Sendable"]
}

extension TypeName {
    fileprivate var isCollection: Bool {
        switch self {
        case .optional, .array, .dictionary: true
        default: isStandard("Set")
        }
    }
}

extension Lookup {
    /// Whether a constraint implies another, because a protocol inherits from it or a class conforms to it.
    fileprivate func refines(_ constraint: TypeName, _ other: TypeName) -> Bool {
        if constraint == other || constraint.symbol?.kind == .class && other.isStandard("AnyObject") { return true }
        var open = [reference(of: constraint)].compactMap(\.self)
        var seen = Set(open)
        while let reference = open.popLast() {
            for parent in parents(of: reference) {
                guard let found = find(parent.path, from: parent.scope) else {
                    if parent.path.last.map(other.isStandard) == true { return true }
                    continue
                }
                if self.reference(of: other) == found { return true }
                if seen.insert(found).inserted { open.append(found) }
            }
        }
        return false
    }

    private func reference(of constraint: TypeName) -> SourceIndex.Reference? {
        guard let symbol = constraint.symbol else { return nil }
        return symbol.reference
            ?? symbol.standardName.flatMap { index.declarations(named: $0).first(where: index.isOfStandardLibrary) }
    }

    /// The names in the inheritance clause of a protocol or class, or in an alias.
    private func parents(of reference: SourceIndex.Reference) -> [(path: [String], scope: Scope)] {
        let (declaration, scope) = (index.declaration(reference), scope(of: reference))
        guard declaration.kind == .alias else { return declaration.inherited.map { ([$0], scope) } }
        return (aliases.alias(reference, in: index)?.type.conjuncts ?? []).compactMap(\.path).map { ($0, scope) }
    }
}
