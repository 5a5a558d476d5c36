import MockgenModel

extension ProtocolResolver {
    /// Infers an associated type from a property that a subprotocol restates with another type: `var rawValue: Int { get }` in a protocol
    /// that inherits from `RawRepresentable`.
    func inferAssociatedTypes(_ draft: inout Draft) {
        var free = Set(draft.associatedTypes.map(\.name)).subtracting(draft.fixedTypes.map(\.name))
        guard !free.isEmpty else { return }
        let properties = draft.requirements.compactMap { requirement -> (key: String, origin: String, type: TypeName)? in
            let member = requirement.member
            guard member.kind == .property else { return nil }
            return (member.isStatic ? "static " + member.writtenName : member.writtenName, requirement.origin, member.result.withoutSelf)
        }
        let types = Dictionary(grouping: properties, by: \.key)
        for property in properties {
            guard case .named(let name, []) = property.type, free.contains(name),
                let restated = types[property.key]?.first(where: { $0.origin != property.origin && !$0.type.mentions(free) })
            else { continue }
            free.remove(name)
            draft.fix(name, to: restated.type)
        }
    }

    /// A class cannot have a property and a function without parameters with the same name. If an extension implements one of them, the
    /// mock declares the other.
    func leaveClashesToExtensions(requiring superclass: RequiredSuperclass.Name?, _ draft: inout Draft) {
        let clashing = draft.clashes
        guard !clashing.isEmpty else { return }
        var requirements = draft.requirements
        findImplementations(requiring: superclass, for: &requirements)
        let dropped = clashing.flatMap { group in
            let implemented = group.filter { requirements[$0].implementation != nil }
            // If all of them are implemented, the first one is mocked.
            return implemented.count == group.count ? implemented.dropFirst() : implemented[...]
        }
        draft.requirements = draft.requirements.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
    }
}

extension ProtocolResolver.Draft {
    /// Fixes an associated type that the protocol does not fix.
    mutating func fix(_ name: String, to type: TypeName) {
        inferredTypes.insert(name)
        genericRequirements.append(GenericRequirement(left: .named(name), relation: .equals, right: type))
    }

    /// Merges requirements of several protocols that one member satisfies. In one protocol, a requirement with `async` and one without it
    /// stay apart.
    mutating func mergeRequirements() {
        let fixed = valuesOfFixedTypes
        let selectors = requirements.map { Selector($0.member) }
        let counts = Dictionary(selectors.map { ($0, 1) }, uniquingKeysWith: +)
        var positions: [RequirementIdentity: [Int]] = [:]
        var merged: [ResolvedProtocol.Requirement] = []
        for (requirement, selector) in zip(requirements, selectors) {
            // Most requirements have a unique name, and comparing names is quick.
            guard counts[selector] != 1 else {
                merged.append(requirement)
                continue
            }
            let identity = RequirementIdentity(requirement.member.fixing(fixed).canonical)
            let same = positions[identity] ?? []
            let position =
                same.first { merged[$0].member.isAsync == requirement.member.isAsync }
                ?? same.first { merged[$0].origin != requirement.origin }
            if let position {
                if merged[position].member.effects.canonical != requirement.member.effects.canonical {
                    merged[position].hasOtherEffects = true
                }
                merged[position].member = merged[position].member.satisfying(requirement.member)
            } else {
                positions[identity, default: []].append(merged.count)
                merged.append(requirement)
            }
        }
        requirements = merged
    }

    var valuesOfFixedTypes: [String: TypeName] { Dictionary(fixedTypes.map { ($0.name, $0.type) }) { first, _ in first } }

    fileprivate var clashes: [[Int]] {
        let candidates = requirements.indices.filter { requirements[$0].member.parameters.isEmpty && requirements[$0].member.name != nil }
        let groups = Dictionary(grouping: candidates) { position in
            [requirements[position].member.isStatic ? "static" : "", requirements[position].member.name ?? ""]
        }
        return groups.values.map { $0.sorted() }.filter { group in
            let properties = group.count { requirements[$0].member.kind == .property }
            return properties > 0 && properties < group.count
        }
    }

    mutating func merge(_ type: AssociatedType) {
        // The branches of an '#if' can declare the same associated type in different ways.
        let existing = associatedTypes.firstIndex { other in
            other.name == type.name && (other.conditions == type.conditions || other.conditions.isEmpty || type.conditions.isEmpty)
        }
        guard let position = existing else {
            associatedTypes.append(type)
            return
        }
        associatedTypes[position].inherited += type.inherited.filter { !associatedTypes[position].inherited.contains($0) }
        associatedTypes[position].requirements += type.requirements.filter { !associatedTypes[position].requirements.contains($0) }
        associatedTypes[position].defaultType = associatedTypes[position].defaultType ?? type.defaultType
        if type.conditions.isEmpty { associatedTypes[position].conditions = [] }
    }
}

/// A part of a requirement that is the same in all requirements that can be merged.
struct Selector: Hashable {
    private let name: String?
    private let parameterCount: Int
    private let isStatic: Bool
    private let isPostfix: Bool

    init(_ member: Member) {
        name = member.name
        parameterCount = member.parameters.count
        isStatic = member.isStatic
        isPostfix = member.isPostfix
    }
}

extension Member {
    /// With the types of fixed associated types.
    func fixing(_ fixed: [String: TypeName]) -> Member {
        let own = generics.parameters.map(\.name)
        let values = fixed.filter { !own.contains($0.key) }
        return mapTypes { $0.withoutSelf.replacingNames(by: values) }
    }

    var canonical: Member { mapTypes(\.canonical) }
}
