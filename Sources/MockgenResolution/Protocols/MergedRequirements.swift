import MockgenModel

extension ProtocolResolver.Draft {
    /// A requirement that several protocols make is met once, by the member that promises the most. What one protocol asks for with and
    /// without `async` are two.
    mutating func merge(_ requirement: MockSubject.Requirement) {
        let member = requirement.member.canonical
        let same = requirements.indices.filter { requirements[$0].member.canonical.isSameRequirement(as: member) }
        let position =
            same.first { requirements[$0].member.isAsync == requirement.member.isAsync }
            ?? same.first { requirements[$0].origin != requirement.origin }
        guard let position else {
            requirements.append(requirement)
            return
        }
        requirements[position].member = requirements[position].member.meeting(requirement.member)
    }

    mutating func merge(_ type: AssociatedType) {
        guard let position = associatedTypes.firstIndex(where: { $0.name == type.name }) else {
            associatedTypes.append(type)
            return
        }
        associatedTypes[position].inherited += type.inherited.filter { !associatedTypes[position].inherited.contains($0) }
        associatedTypes[position].requirements += type.requirements.filter { !associatedTypes[position].requirements.contains($0) }
        associatedTypes[position].defaultType = associatedTypes[position].defaultType ?? type.defaultType
    }
}

extension Member {
    /// With the same types for all of their spellings.
    var canonical: Member { mapTypes(\.canonical) }
}
