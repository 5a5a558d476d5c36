import MockgenModel

extension Rule<MockPlan> {
    static var nameClash: Rule {
        Rule(.nameClash, cause: .setup) { plan in
            // The namespace of stubs avoids the names of requirements.
            let fixed = plan.settings.style.patterns.filter { $0.value.isFixed && $0.key != .stubs }.sorted {
                $0.key.rawValue < $1.key.rawValue
            }
            guard !fixed.isEmpty else { return [] }
            let ofMock = fixed.filter(\.key.isOfMock).compactMap(plan.clashWithRequirement)
            let ofMembers = fixed.filter { !$0.key.isOfMock }
            guard !ofMembers.isEmpty else { return ofMock }
            let members = MockWriter(plan).members.map { (member: $0.plan.member, names: $0.plan.names) }
            return ofMock + ofMembers.compactMap { role, pattern in plan.clash(of: role, pattern, among: members) }
        }
    }
}

private typealias NamedMember = (member: Member, names: [NameOfMock])

extension MockPlan {
    /// A requirement with the name that the style gives to a member of the whole mock.
    fileprivate func clashWithRequirement(of role: Role, _ pattern: NamePattern) -> Finding? {
        let own = subject.requirements.map(\.member).first { $0.name?.withoutBackTicks == pattern.text && $0.parameters.isEmpty }
        guard let own else { return nil }
        return Finding(
            "'\(role.rawValue): \(pattern.text)' gives a member of '\(settings.name)' the name of the requirement '\(own.signature)'",
            help: "choose another name, or set another style for this mock under 'overrides'",
            at: settings.nameLocations[role] ?? declaration.location, notes: [.init("the requirement is here", at: own.location)])
    }

    /// The first name of a role that several members of the mock would have.
    fileprivate func clash(of role: Role, _ pattern: NamePattern, among members: [NamedMember]) -> Finding? {
        let names = Set(members.flatMap { pattern.names(for: $0.member) }).sorted()
        for name in names.flatMap({ [NameOfMock(text: $0, isStatic: false), NameOfMock(text: $0, isStatic: true)] }) {
            let users = members.flatMap { member, names in names.filter { $0 == name }.map { _ in member } }
            let own = members.map(\.member).filter { $0.name == name.text && $0.isStatic == name.isStatic }
            guard let first = users.first, let second = own.first ?? users.dropFirst().first else { continue }
            return Finding(
                "'\(role.rawValue): \(name.text)' gives two members of '\(settings.name)' the same name, for '\(first.signature)' and "
                    + "'\(second.signature)'",
                help: "add '{member}' to the name, or set another style for this mock under 'overrides'",
                at: settings.nameLocations[role] ?? declaration.location,
                notes: [.init("the first one is here", at: first.location), .init("the second one is here", at: second.location)])
        }
        return nil
    }
}

extension NamePattern {
    /// The names that a pattern without `{member}` may give to a member's values.
    fileprivate func names(for member: Member) -> [String] {
        parts.contains(.placeholder(.argument))
            ? member.parameters.map { name(stem: "", argument: $0.name.identifier).free(of: []) } : [name(stem: "")]
    }
}

/// A static and an instance member can have the same name.
private struct NameOfMock: Hashable {
    let text: String
    let isStatic: Bool
}

extension MemberPlan {
    /// The names of the member's values, without its own name.
    fileprivate var names: [NameOfMock] {
        let values = variables.filter { $0.name != member.name }.map { NameOfMock(text: $0.name, isStatic: $0.isStatic) }
        return values + calls.compactMap(\.body.values.computedFlag).map { NameOfMock(text: $0, isStatic: member.isStatic) }
    }
}
