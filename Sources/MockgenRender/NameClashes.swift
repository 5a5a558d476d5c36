import MockgenModel

/// Returns a problem for each name of the style without `{member}` that several members of the mock would have.
func nameClashes(_ plan: MockPlan) -> [Diagnostic] {
    let style = plan.settings.style
    let fixed = style.patterns.filter(\.value.isFixed).sorted { $0.key.rawValue < $1.key.rawValue }
    guard !fixed.isEmpty else { return [] }
    let context = MockContext(plan.subject, plan.settings)
    let members = zip(plan.subject.requirements, context.stems.stems).map { requirement, stem in
        let member = context.inMock(requirement.member)
        return (member: member, names: MemberPlan(member, stem: stem, in: context).names)
    }
    return fixed.compactMap { role, pattern in
        let names = Set(members.flatMap { pattern.names(for: $0.member) }).sorted()
        for name in names.flatMap({ [NameOfMock(text: $0, isStatic: false), NameOfMock(text: $0, isStatic: true)] }) {
            let users = members.flatMap { member, names in names.filter { $0 == name }.map { _ in member } }
            let own = members.map(\.member).filter { $0.name == name.text && $0.isStatic == name.isStatic }
            guard let first = users.first, let second = own.first ?? users.dropFirst().first else { continue }
            return .nameClash(name.text, role, first, second, of: plan)
        }
        return nil
    }
}

extension NamePattern {
    /// The names that a pattern without `{member}` may give to what the mock has for a member.
    fileprivate func names(for member: Member) -> [String] {
        parts.contains(.placeholder(.argument))
            ? member.parameters.map { name(stem: "", argument: $0.name.identifier) } : [name(stem: "")]
    }
}

/// Static and other members of a class have names apart from each other.
struct NameOfMock: Hashable {
    let text: String
    let isStatic: Bool
}

extension MemberPlan {
    /// Everything that the mock has for the member, besides the member itself.
    var names: [NameOfMock] {
        let values = variables.filter { $0.name != member.name }.map { NameOfMock(text: $0.name, isStatic: $0.isStatic) }
        return values + calls.compactMap(\.names.computedFlag).map { NameOfMock(text: $0, isStatic: member.isStatic) }
    }
}

extension Diagnostic {
    fileprivate static func nameClash(_ name: String, _ role: Role, _ first: Member, _ second: Member, of plan: MockPlan) -> Diagnostic {
        Diagnostic(
            .nameClash, cause: .setup,
            "'\(role.rawValue): \(name)' gives two members of '\(plan.settings.name)' the same name, for '\(first.signature)' and "
                + "'\(second.signature)'",
            help: "add '{member}' to the name, or set another style for this mock under 'overrides'",
            at: plan.settings.namePlaces[role] ?? plan.subject.declaration.location,
            notes: [.init("the first one is here", at: first.location), .init("the second one is here", at: second.location)])
    }
}
