import MockgenModel

/// Why a class, or a protocol that is bound to one, has no mock: what Swift lets no subclass do.
func classRefusals(_ plan: MockPlan) -> [Diagnostic] {
    let declaration = plan.subject.declaration
    guard let superclass = plan.subject.superclass else { return [] }
    var problems: [Diagnostic] = []
    if declaration.isFinal { problems.append(.finalClass(declaration)) }
    let type = plan.subject.traits.superclass?.description ?? declaration.name
    if superclass.initializers == nil { problems.append(.noInitializer(of: declaration, type)) }
    if superclass.hasUnsettledInitializer, plan.settings.isOnMainActor { problems.append(.unsettledInitializer(of: declaration, type)) }
    guard declaration.kind == .class else { return problems }
    if let pack = superclass.generics.parameters.first(where: { $0.kind == .pack }) {
        problems.append(.parameterPack(pack, of: declaration))
    }
    for member in plan.subject.requirements.map(\.member) {
        if member.generics.parameters.contains(where: { $0.kind == .pack }) { problems.append(.parameterPack(member, of: declaration)) }
        if member.result?.contains(\.isOpaque) == true { problems.append(.opaqueResult(member, of: declaration)) }
        let parameters = Set((superclass.generics.parameters + member.generics.parameters).map(\.name))
        if let requirement = member.generics.requirements.first(where: { !$0.constrains(parameters) }) {
            problems.append(.constrainedMember(member, by: requirement, of: declaration))
        }
        if plan.settings.callsSuper, member.parameters.contains(where: \.isVariadic) {
            problems.append(.variadicSuper(member, of: declaration))
        }
    }
    return problems
}

extension GenericRequirement {
    /// Whether it is about a type of these names, rather than about one that is known.
    fileprivate func constrains(_ parameters: Set<String>) -> Bool {
        [left, right].prefix(relation == .conforms ? 1 : 2).contains { $0.root.map(parameters.contains) ?? false }
    }
}

extension TypeName {
    fileprivate var isOpaque: Bool { if case .some = self { true } else { false } }
}

extension Diagnostic {
    fileprivate static func finalClass(_ declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .finalClass, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: it is final, and the mock of a class is a subclass",
            help: "remove 'final', or mock a protocol that '\(declaration.name)' conforms to", at: declaration.location)
    }

    fileprivate static func noInitializer(of declaration: ProtocolDeclaration, _ type: String) -> Diagnostic {
        let isClass = declaration.kind == .class
        return Diagnostic(
            .noInitializer, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: \(isClass ? "it" : "'\(type)'") has no initializer that a subclass can call",
            help: isClass
                ? "make one of its initializers \(declaration.access >= .public ? "public" : "internal"), "
                    + "or mock a protocol that '\(declaration.name)' conforms to"
                : "make one of its initializers as visible as '\(type)', or leave '\(declaration.name)' out with 'exclude'",
            at: declaration.location)
    }

    fileprivate static func unsettledInitializer(of declaration: ProtocolDeclaration, _ type: String) -> Diagnostic {
        let isClass = declaration.kind == .class
        return Diagnostic(
            .unsettledInitializer, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked in a target that is on the main actor by default: "
                + "the initial values of its properties decide the isolation of "
                + "\(isClass ? "its implicit initializer" : "the implicit initializer of '\(type)'")",
            help: "write 'init() {}' in \(isClass ? "the class" : "'\(type)'")", at: declaration.location)
    }

    fileprivate static func parameterPack(_ member: Member, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .parameterPack, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: Swift cannot override '\(member.signature)', which has a parameter pack",
            help: "make '\(member.signature)' final: the mock then does not override it", at: member.location)
    }

    fileprivate static func parameterPack(_ parameter: GenericParameter, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .parameterPack, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: Swift does not allow subclasses of a class with a parameter pack ('\(parameter)')",
            help: "mock a protocol that '\(declaration.name)' conforms to", at: declaration.location)
    }

    fileprivate static func opaqueResult(_ member: Member, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .opaqueResult, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: an override of '\(member.signature)' cannot return its opaque type",
            help: "make '\(member.signature)' final: the mock then does not override it, or return an 'any' type", at: member.location)
    }

    fileprivate static func constrainedMember(
        _ member: Member, by requirement: GenericRequirement, of declaration: ProtocolDeclaration
    ) -> Diagnostic {
        Diagnostic(
            .constrainedMember, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: '\(member.signature)' exists only where '\(requirement)' holds, so no subclass can override it",
            help: "make '\(member.signature)' final: the mock then does not override it, or declare it in an extension", at: member.location
        )
    }

    fileprivate static func variadicSuper(_ member: Member, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .variadicSuper, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked with 'callsSuper: true': "
                + "Swift cannot pass the variadic arguments of '\(member.signature)' on to 'super'",
            help: "set callsSuper: false for it: overrides: { \(declaration.name): { callsSuper: false } }, or make the parameter an array",
            at: member.location)
    }
}
