/// The associated types in a mock: generic parameters with their names, and aliases for those that the protocol fixes. Where the compiler
/// cannot infer them from the members, the parameters have other names, and aliases say which associated types they are. The mock of a
/// generic class has the generic parameters of the class.
package struct MockGenerics {
    package let clause: GenericClause
    package let aliases: [(name: String, type: TypeName)]
    /// The associated types that the protocol does not fix.
    let free: Set<String>

    package init(_ subject: ResolvedProtocol) {
        if subject.declaration.kind == .class, let superclass = subject.superclass {
            clause = superclass.generics
            (aliases, free) = ([], [])
            return
        }
        let names = Set(subject.associatedTypes.map(\.name))
        let all = (subject.genericRequirements + subject.associatedTypes.flatMap(\.requirements)).map { $0.mapTypes(\.withoutSelf) }
        let arrays = subject.associatedTypes.compactMap { $0.asArrayOfSelf(among: all) }
        var fixed = FixedTypes()
        var rest = (arrays + all).filter { !fixed.take($0, of: names) }
        let types = subject.associatedTypes.filter { !fixed.fixes($0.name) }
        for type in subject.associatedTypes where fixed.fixes(type.name) {
            rest += type.inherited.map { GenericRequirement(left: .named(type.name), relation: .conforms, right: $0.withoutSelf) }
        }
        free = Set(types.map(\.name))
        let parameters = subject.namesOfParameters(for: types.map(\.name))
        for (type, parameter) in zip(types, parameters) where type.name != parameter {
            _ = fixed.take(GenericRequirement(left: .named(type.name), relation: .equals, right: .named(parameter)), of: [type.name])
        }
        fixed.expand()
        aliases = fixed.aliases
        clause = GenericClause(
            parameters: zip(types, parameters).map { type, parameter in
                let inherited = type.inherited.map { fixed.resolved($0.withoutSelf) }
                return GenericParameter(
                    kind: .type, name: parameter, inherited: inherited.count > 1 ? .composition(inherited) : inherited.first)
            },
            requirements: fixed.remaining(rest, about: Set(parameters)))
    }
}

extension AssociatedType {
    /// `AllCases == [Self]` for `AllCases: Collection where AllCases.Element == Self`. A generic parameter of the mock cannot have the mock
    /// as its element, but an array can.
    fileprivate func asArrayOfSelf(among requirements: [GenericRequirement]) -> GenericRequirement? {
        let itself = TypeName.named(name)
        let protocols = inherited + requirements.filter { $0.left == itself && $0.relation == .conforms }.map(\.right)
        let elements = requirements.compactMap { $0.type(equalTo: .member(itself, "Element")) } + protocols.flatMap(\.genericArguments)
        guard let element = elements.first(where: { $0.mentions(["Self"]) }), protocols.allSatisfy(\.isOfArrays) else { return nil }
        return GenericRequirement(left: itself, relation: .equals, right: .array(element))
    }
}

extension GenericRequirement {
    fileprivate func type(equalTo other: TypeName) -> TypeName? {
        guard relation == .equals else { return nil }
        return left == other ? right : right == other ? left : nil
    }
}

extension TypeName {
    /// Whether every array conforms to the protocol.
    fileprivate var isOfArrays: Bool { ofArrays.contains(where: isStandard) }
}

private let ofArrays = [
    "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection", "RangeReplaceableCollection", "Sequence",
]

extension MockGenerics {
    package func isNever(_ name: String) -> Bool { aliases.contains { $0.name == name && $0.type.expanded.isNever } }
}

extension ResolvedProtocol {
    /// The conditions under which the mock has type parameters, each once, without those that always hold and without the other branch of
    /// the same '#if'.
    package var conditionsOfParameters: [[String]] {
        let free = MockGenerics(self).free
        let found = Set(associatedTypes.filter { free.contains($0.name) && !$0.conditions.isEmpty }.map(\.conditions))
        return found.subtracting(found.map(\.opposite)).sorted { $0.joined() < $1.joined() }
    }
}

extension [String] {
    /// A condition of '#if' that holds if one of these does not.
    package var opposite: [String] { ["!(" + map { count > 1 ? "(\($0))" : $0 }.joined(separator: " && ") + ")"] }
}

extension ResolvedProtocol {
    /// The names of generic parameters for associated types: their own, or `ModelType` for `Model` where the compiler cannot infer them.
    fileprivate func namesOfParameters(for types: [String]) -> [String] {
        guard hidesAssociatedTypes(Set(types)) else { return types }
        let taken = namesOfTypes
        return types.map { ($0.withoutBackTicks + "Type").free(of: taken) }
    }
}

/// The associated types that a protocol fixes, and those that a mock has another name for.
private struct FixedTypes {
    private(set) var aliases: [(name: String, type: TypeName)] = []
    private var types: [String: TypeName] = [:]
    private var expanded: [String: TypeName] = [:]

    func fixes(_ name: String) -> Bool { types[name] != nil }

    /// Adds an alias if the requirement fixes an associated type that has none yet. Returns whether it did.
    mutating func take(_ requirement: GenericRequirement, of names: Set<String>) -> Bool {
        guard let alias = requirement.fixing({ names.contains($0) && !fixes($0) }), !leads(alias.type, to: alias.name) else { return false }
        aliases.append(alias)
        types[alias.name] = alias.type
        return true
    }

    private func leads(_ type: TypeName, to name: String) -> Bool {
        var open = type.plainNames
        var seen = Set(open)
        while let next = open.popLast() {
            if next == name { return true }
            open += types[next]?.plainNames.filter { seen.insert($0).inserted } ?? []
        }
        return false
    }

    mutating func expand() {
        for alias in aliases {
            let order = postorder(from: alias.name, isDone: { expanded[$0] != nil }) { name in
                types[name]?.plainNames.filter { types[$0] != nil } ?? []
            }
            for (name, _) in order {
                let type = types[name].map(resolved) ?? .named(name)
                expanded[name] = type.isTooLargeToExpand ? .named(name) : type
            }
        }
    }

    /// Replaces the names of fixed types, which do not exist in front of the mock's braces.
    func resolved(_ type: TypeName) -> TypeName { type.replacingNames(by: expanded) }

    /// Returns the requirements about free types. The compiler checks the others itself, at the aliases.
    func remaining(_ requirements: [GenericRequirement], about free: Set<String>) -> [GenericRequirement] {
        var remaining: [GenericRequirement] = []
        var seen: Set<GenericRequirement> = []
        for requirement in requirements {
            let resolved = requirement.mapTypes(self.resolved)
            let isOpen = [resolved.left, resolved.right].map { $0.root.map(free.contains) ?? false }
            // `Rows.Element` of fixed rows follows from them.
            let follows = zip([requirement.left, requirement.right], isOpen).contains { !$1 && $0.isMember(of: types) }
            guard requirement.relation == .conforms ? isOpen[0] : isOpen.contains(true) && !follows else { continue }
            if resolved.left != resolved.right, seen.insert(resolved).inserted { remaining.append(resolved) }
        }
        return remaining
    }
}

extension TypeName {
    /// `A` of `A.B.C`.
    package var root: String? {
        switch self {
        case .named(let name, []): name
        case .member(let base, _, _): base.root
        default: nil
        }
    }

    fileprivate var plainNames: [String] {
        var names: [String] = []
        visit { if case .named(let name, []) = $0 { names.append(name) } }
        return names
    }

    fileprivate func isMember(of types: [String: TypeName]) -> Bool {
        if case .member = self, let root { types[root] != nil } else { false }
    }
}
