package import MockgenModel

/// Why a mock cannot be made, a diagnostic for each thing that stands in the way; empty if it can.
package func refusals(_ plan: MockPlan) -> [Diagnostic] {
    let subject = plan.subject
    var problems: [Diagnostic] = []
    if subject.declaration.access < plan.settings.access {
        problems.append(.hiddenProtocol(subject.declaration, access: plan.settings.access))
    }
    for requirement in MockGenerics(subject).clause.requirements where [requirement.left, requirement.right].contains(.named("Self")) {
        problems.append(.recursiveConstraint(requirement, of: subject.declaration))
    }
    for requirement in subject.requirements {
        let member = requirement.member
        if case .property(let property) = member.kind, subject.facts.isNoncopyable(property.type) {
            problems.append(.noncopyableProperty(property, of: subject.declaration, at: member.location))
        }
        if let generics = member.generics, let result = member.result {
            let erasure = Erasure(generics, facts: subject.facts)
            if result.contains(erasure.isNoncopyable) {
                problems.append(.noncopyableResult(result, of: member, in: subject.declaration))
            }
        }
        if case .subscript(let value) = member.kind, value.accessors.isSettable, subject.facts.isNoncopyable(value.result) {
            problems.append(.noncopyableSubscript(value, of: subject.declaration, at: member.location))
        }
    }
    return problems
}

extension Diagnostic {
    fileprivate static func hiddenProtocol(_ declaration: ProtocolDeclaration, access: Access) -> Diagnostic {
        Diagnostic(
            "hidden-protocol", cause: .code,
            "a mock with 'access: \(access.rawValue)' cannot conform to '\(declaration.qualifiedName)', which is \(declaration.access.rawValue)",
            help: "declare the protocol \(access.rawValue), or give its mock 'access: \(declaration.access.rawValue)' under 'overrides'",
            at: declaration.location)
    }

    fileprivate static func recursiveConstraint(_ requirement: GenericRequirement, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            "recursive-constraint", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: '\(requirement)' makes an associated type depend on the mock itself",
            help: "take the constraint out of the protocol, or leave '\(declaration.name)' out with 'exclude'", at: declaration.location)
    }

    fileprivate static func noncopyableProperty(
        _ property: Property, of declaration: ProtocolDeclaration, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "noncopyable-property", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: '\(property.name)' is of the noncopyable type '\(property.type)', "
                + "which a mock cannot both keep and give",
            help: "make the requirement a function that returns a '\(property.type)', or leave '\(declaration.name)' out with 'exclude'",
            at: location)
    }

    fileprivate static func noncopyableResult(_ result: TypeName, of member: Member, in declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            "noncopyable-result", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: what '\(member.signature)' returns, '\(result)', may be noncopyable, "
                + "and a mock cannot keep a value of any noncopyable type",
            help: "return a copyable type or one noncopyable type, or leave '\(declaration.name)' out with 'exclude'", at: member.location)
    }

    fileprivate static func noncopyableSubscript(
        _ value: Subscript, of declaration: ProtocolDeclaration, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "noncopyable-subscript", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: its settable subscript is of the noncopyable type '\(value.result)'",
            help: "make it two functions, or leave '\(declaration.name)' out with 'exclude'", at: location)
    }
}
