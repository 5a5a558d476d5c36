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
            "final-class", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: it is final, and the mock of a class is a subclass",
            help: "take 'final' away, or mock a protocol that '\(declaration.name)' conforms to", at: declaration.location)
    }

    fileprivate static func noInitializer(of declaration: ProtocolDeclaration, _ type: String) -> Diagnostic {
        let isClass = declaration.kind == .class
        return Diagnostic(
            "no-initializer", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: \(isClass ? "it" : "'\(type)'") has no initializer that a subclass could call",
            help: isClass
                ? "make one of its initializers \(declaration.access >= .public ? "public" : "internal"), "
                    + "or mock a protocol that '\(declaration.name)' conforms to"
                : "make one of its initializers as visible as '\(type)', or leave '\(declaration.name)' out with 'exclude'",
            at: declaration.location)
    }

    fileprivate static func unsettledInitializer(of declaration: ProtocolDeclaration, _ type: String) -> Diagnostic {
        let isClass = declaration.kind == .class
        return Diagnostic(
            "unsettled-initializer", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked in a target that is on the main actor by default: "
                + "where \(isClass ? "its initializer" : "the initializer of '\(type)'") may be called, which no one wrote, "
                + "depends on what its properties begin with",
            help: "write 'init() {}' in \(isClass ? "the class" : "'\(type)'")", at: declaration.location)
    }

    fileprivate static func parameterPack(_ member: Member, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            "parameter-pack", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: Swift overrides no function with a parameter pack, as '\(member.signature)' has",
            help: "make '\(member.signature)' final, and the mock leaves it as it is", at: member.location)
    }

    fileprivate static func parameterPack(_ parameter: GenericParameter, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            "parameter-pack", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: Swift has no subclasses of a class with a parameter pack, as '\(parameter)' is",
            help: "mock a protocol that '\(declaration.name)' conforms to", at: declaration.location)
    }

    fileprivate static func opaqueResult(_ member: Member, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            "opaque-result", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: no override has the hidden type of what '\(member.signature)' returns",
            help: "make '\(member.signature)' final, and the mock leaves it as it is, or return an 'any' type", at: member.location)
    }

    fileprivate static func constrainedMember(
        _ member: Member, by requirement: GenericRequirement, of declaration: ProtocolDeclaration
    ) -> Diagnostic {
        Diagnostic(
            "constrained-member", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: whether it has '\(member.signature)' to override depends on '\(requirement)'",
            help: "make '\(member.signature)' final, and the mock leaves it as it is, or declare it in an extension", at: member.location)
    }

    fileprivate static func variadicSuper(_ member: Member, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            "variadic-super", cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked with 'callsSuper: true': "
                + "Swift cannot hand the variadic arguments of '\(member.signature)' on",
            help: "set callsSuper: false for it: overrides: { \(declaration.name): { callsSuper: false } }, or make the parameter an array",
            at: member.location)
    }
}
