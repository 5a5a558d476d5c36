import MockgenModel

/// Requirements that no class can meet together: Swift overloads functions only, and those without arguments not beside a property.
func clashes(in subject: MockSubject) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var seen: [String: [Member]] = [:]
    for member in subject.requirements.map(\.member) {
        guard let name = member.nameWithoutArguments else { continue }
        let others = seen[name, default: []].filter { $0.isStatic == member.isStatic && $0.conditions == member.conditions }
        if let other = others.first(where: { member.isProperty || $0.isProperty }) {
            problems.append(.clash(member, other, of: subject.declaration))
        }
        seen[name, default: []].append(member)
    }
    return problems
}

extension Member {
    var isProperty: Bool { if case .property = kind { true } else { false } }

    /// Nil for what takes arguments.
    fileprivate var nameWithoutArguments: String? { parameters.isEmpty ? name : nil }

    fileprivate var kindOfValue: String {
        switch kind {
        case .property(let property): "a property of type '\(property.type)'"
        default: "a function"
        }
    }
}

extension Diagnostic {
    fileprivate static func clash(_ member: Member, _ other: Member, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .clashingRequirements, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: '\(member.name ?? "")' would be both "
                + "\(other.kindOfValue) and \(member.kindOfValue)",
            help: "rename one of the two, or mock the protocols apart", at: member.location,
            notes: [.init("the other one is here", at: other.location)])
    }
}
