import MockgenModel

/// The rules about a protocol or class as a whole.
let typeRules: [Rule<MockPlan>] = [
    .once(.hiddenProtocol) { plan in
        let declaration = plan.declaration
        let access = plan.settings.access
        guard declaration.access < access else { return nil }
        let relation = declaration.kind == .class ? "be a subclass of" : "conform to"
        return Finding(
            "a mock with 'access: \(access.rawValue)' cannot \(relation) '\(declaration.qualifiedName)', which is "
                + declaration.access.rawValue,
            help: "declare the \(declaration.kind.rawValue) \(access.rawValue), or give its mock "
                + "'access: \(declaration.access.rawValue)' under 'overrides'",
            at: declaration.location)
    },
    .once(.finalClass) { plan in
        guard plan.declaration.isFinal, plan.subject.superclass != nil else { return nil }
        return plan.cannotBeMocked(
            "it is final, and the mock of a class is a subclass",
            help: "remove 'final', or mock a protocol that '\(plan.declaration.name)' conforms to")
    },
    .once(.noInitializer) { plan in
        guard let superclass = plan.subject.superclass, superclass.hidesInitializers else { return nil }
        let declaration = plan.declaration
        let type = superclass.type
        let reason = "has no initializer that a subclass can call"
        guard declaration.kind == .class else {
            let help = "make one of its initializers as visible as '\(type)', or \(plan.exclude)"
            return plan.cannotBeMocked("'\(type)' \(reason)", help: help)
        }
        let access = declaration.access >= .public ? "public" : "internal"
        let help = "make one of its initializers \(access), or mock a protocol that '\(declaration.name)' conforms to"
        return plan.cannotBeMocked("it \(reason)", help: help)
    },
    .once(.unsettledInitializer) { plan in
        guard let superclass = plan.subject.superclass, superclass.hasInitializerOfUnknownIsolation, plan.settings.isOnMainActor else {
            return nil
        }
        let isClass = plan.declaration.kind == .class
        let type = superclass.type
        return Finding(
            "'\(plan.declaration.qualifiedName)' cannot be mocked in a target that is on the main actor by default: "
                + "the initial values of its properties decide the isolation of "
                + (isClass ? "its implicit initializer" : "the implicit initializer of '\(type)'"),
            help: "write 'init() {}' in \(isClass ? "the class" : "'\(type)'")", at: plan.declaration.location)
    },
    .once(.parameterPack) { plan in
        guard plan.declaration.kind == .class, let generics = plan.subject.superclass?.generics,
            let pack = generics.parameters.first(where: { $0.kind == .pack })
        else { return nil }
        return plan.cannotBeMocked(
            "Swift does not allow subclasses of a class with a parameter pack ('\(pack)')",
            help: "mock a protocol that '\(plan.declaration.name)' conforms to")
    },
    Rule(.variadicSuper) { plan in
        let declaration = plan.declaration
        guard declaration.kind == .class, plan.settings.callsSuper else { return [] }
        return plan.members.filter { $0.parameters.contains(where: \.isVariadic) }.map { member in
            Finding(
                "'\(declaration.qualifiedName)' cannot be mocked with 'callsSuper: true': "
                    + "Swift cannot pass the variadic arguments of '\(member.signature)' on to 'super'",
                help: "set callsSuper: false for it: overrides: { \(declaration.name): { callsSuper: false } }, "
                    + "or make the parameter an array",
                at: member.location)
        }
    },
    Rule(.recursiveConstraint) { plan in
        MockGenerics(plan.subject).clause.constraints.filter { $0.left.mentions(["Self"]) || $0.right.mentions(["Self"]) }.map {
            requirement in
            plan.cannotBeMocked(
                "'\(requirement)' makes an associated type depend on the mock itself",
                help: "remove the constraint from the protocol, or \(plan.exclude)")
        }
    },
    .once(.conditionalAssociatedTypes) { plan in
        guard plan.subject.conditionsOfParameters.count > 1,
            let type = plan.subject.associatedTypes.last(where: { !$0.conditions.isEmpty })
        else { return nil }
        return plan.cannotBeMocked(
            "its associated types depend on '#if' conditions, and a mock has one list of type parameters",
            help: "declare '\(type.name)' outside of '#if', or \(plan.exclude)", at: type.location)
    },
    .once(.isolatedActor) { plan in
        guard let name = plan.subject.traits.nameOnGlobalActor else { return nil }
        return plan.cannotBeMocked(
            "only an actor can conform to it, but '\(name)' is isolated to a global actor, which no other actor can conform to",
            help: "declare '\(name)' nonisolated, or \(plan.exclude)")
    },
    .once(.isolatedConformance) { plan in
        let traits = plan.subject.traits
        guard traits.isSendable, traits.conformsOnActor,
            let type = traits.typeConformingOnActor ?? plan.subject.superclass?.type
        else { return nil }
        let use = traits.inheritsIsolatedConformance ? "its superclass is" : "it fixes an associated type to"
        return plan.cannotBeMocked(
            "it is Sendable, but \(use) '\(type)', which conforms only on the main actor",
            help: "declare '\(type)' nonisolated, or \(plan.exclude)")
    },
]
