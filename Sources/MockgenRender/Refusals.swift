package import MockgenModel

/// Why a mock cannot be made, a diagnostic for each thing that stands in the way; empty if it can.
package func refusals(_ plan: MockPlan) -> [Diagnostic] {
    let subject = plan.subject
    var problems: [Diagnostic] = []
    if subject.declaration.access < plan.settings.access {
        problems.append(.hiddenProtocol(subject.declaration, access: plan.settings.access))
    }
    problems += classRefusals(plan)
    for requirement in MockGenerics(subject).clause.requirements where [requirement.left, requirement.right].contains(.named("Self")) {
        problems.append(.recursiveConstraint(requirement, of: subject.declaration))
    }
    if subject.conditionsOfParameters.count > 1, let type = subject.associatedTypes.last(where: { !$0.conditions.isEmpty }) {
        problems.append(.conditionalTypes(type, of: subject.declaration))
    }
    if subject.traits.isSendable, let type = subject.traits.typeConformingOnActor {
        problems.append(.isolatedConformance(of: type, for: subject.declaration))
    }
    if let requirement = partOfSequence(subject) { problems.append(.sequencePart(requirement, of: subject.declaration)) }
    problems += clashes(in: subject)
    problems += nameClashes(plan)
    problems += initializersElsewhere(plan)
    for requirement in subject.requirements {
        let member = requirement.member
        if requirement.origin != subject.declaration.qualifiedName, let error = thrownNever(in: member) {
            problems.append(.thrownNever(member, error, of: subject.declaration))
        }
        if requirement.isFromBeforeIsolatedTypes, let type = typeOfIsolatedClosures(in: member, subject.globalActors) {
            problems.append(.isolatedClosure(member, in: type, of: subject.declaration))
        }
        if let packs = packsOfOneShape(in: member) { problems.append(.packsOfOneShape(packs, member, of: subject.declaration)) }
        if case .property(let property) = member.kind, property.type.isNoncopyable {
            problems.append(.noncopyableProperty(property, of: subject.declaration, at: member.location))
        }
        if case .initializer(let initializer) = member.kind, let superclass = subject.traits.superclass,
            MockContext(subject, plan.settings).superCall(from: initializer) == nil
        {
            problems.append(.superclassInitializer(member, of: subject.declaration, superclass))
        }
        if let result = member.result {
            let erasure = Erasure(member.generics, standard: subject.standard)
            if result.contains(erasure.isNoncopyable) {
                problems.append(.noncopyableResult(result, of: member, in: subject.declaration))
            }
        }
        if case .subscript(let value) = member.kind, value.accessors.isSettable, value.result.isNoncopyable {
            problems.append(.noncopyableSubscript(value, of: subject.declaration, at: member.location))
        }
    }
    return problems
}

/// Initializers that run on no actor, where those of the superclass, which they have to call, run on one.
private func initializersElsewhere(_ plan: MockPlan) -> [Diagnostic] {
    let subject = plan.subject
    guard subject.traits.globalActor != nil, let superclass = subject.traits.superclass, !superclass.isNSObject,
        let initializers = subject.superclass?.initializers, !initializers.isEmpty, !initializers.contains(where: \.isNonisolated)
    else { return [] }
    let declaration = subject.declaration
    var problems = subject.requirements.map(\.member).filter { $0.isInitializer && $0.isNonisolated }.map {
        Diagnostic.superclassElsewhere($0.signature, of: declaration, superclass, at: $0.location)
    }
    // That of `Decodable` is the compiler's.
    if subject.traits.standardParents.contains("Decodable") {
        problems.append(.superclassElsewhere("init(from:)", of: declaration, superclass, at: declaration.location))
    }
    return problems
}

/// What a closure of a parent's requirement throws, if an heir says of it that it is `Never`: swiftc 6.3 crashes on the thunk between
/// the two for whatever type conforms.
private func thrownNever(in member: Member) -> TypeName? {
    var found: TypeName?
    for type in member.types {
        type.visit { part in
            guard case .function(let function) = part, case .typed(let error) = function.effects.throwing, !error.isNever else { return }
            if error.expanded.isNever { found = error }
        }
    }
    return found
}

/// Packs that are expanded together, which the compiler finds in no member of another type again.
private func packsOfOneShape(in member: Member) -> [String]? {
    var found: [String]?
    for type in member.types {
        type.visit { part in
            guard case .expansion(let pattern) = part else { return }
            var packs: [String] = []
            pattern.visit { if case .element(let pack) = $0, !packs.contains(pack.description) { packs.append(pack.description) } }
            if packs.count > 1 { found = packs }
        }
    }
    return found
}

/// What a protocol says of a part of a sequence that its mock makes in one way only.
private func partOfSequence(_ subject: MockSubject) -> GenericRequirement? {
    let parents = subject.traits.standardParents
    let made = parents.contains("Collection") ? ["SubSequence", "Indices"] : []
    let iterators = ["Sequence": "Iterator", "AsyncSequence": "AsyncIterator"].filter { parents.contains($0.key) }.map(\.value)
    return subject.genericRequirements.map { $0.mapTypes(\.withoutSelf) }.first { requirement in
        let sides = [requirement.left, requirement.right]
        if sides.contains(where: { $0.root.map(made.contains) ?? false }) { return true }
        guard let side = sides.first(where: { if case .named(let name, []) = $0 { iterators.contains(name) } else { false } }) else {
            return false
        }
        let other = side == requirement.left ? requirement.right : requirement.left
        return requirement.relation == .conforms || other.contains { $0 == .named("Self") }
    }
}

/// A generic type of closures on a global actor: the compiler converts the closures themselves, also in collections and optionals, but
/// crashes over a type that has them as arguments.
private func typeOfIsolatedClosures(in member: Member, _ globalActors: Set<String>) -> TypeName? {
    func isClosure(_ type: TypeName) -> Bool {
        guard case .attributed(let words, .function) = type else { return false }
        return !words.contains("@Sendable") && words.contains(where: globalActors.contains)
    }
    var found: TypeName?
    for type in member.types {
        type.visit { part in
            switch part {
            case .symbol(let name):
                guard !["Array", "Dictionary", "Optional"].contains(name.symbol.standardName) else { return }
                if name.allArguments.contains(where: { $0.contains(isClosure) }) { found = part }
            default: break
            }
        }
    }
    return found
}

extension Diagnostic {
    fileprivate static func hiddenProtocol(_ declaration: ProtocolDeclaration, access: Access) -> Diagnostic {
        Diagnostic(
            .hiddenProtocol, cause: .code,
            "a mock with 'access: \(access.rawValue)' cannot \(declaration.kind == .class ? "be a subclass of" : "conform to") "
                + "'\(declaration.qualifiedName)', which is \(declaration.access.rawValue)",
            help:
                "declare the \(declaration.kind.rawValue) \(access.rawValue), or give its mock 'access: \(declaration.access.rawValue)' under 'overrides'",
            at: declaration.location)
    }

    fileprivate static func recursiveConstraint(_ requirement: GenericRequirement, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .recursiveConstraint, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: '\(requirement)' makes an associated type depend on the mock itself",
            help: "take the constraint out of the protocol, or leave '\(declaration.name)' out with 'exclude'", at: declaration.location)
    }

    fileprivate static func conditionalTypes(_ type: AssociatedType, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .conditionalAssociatedTypes, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: its associated types depend on '#if' conditions, "
                + "and a mock has one list of type parameters",
            help: "declare '\(type.name)' outside of '#if', or leave '\(declaration.name)' out with 'exclude'", at: type.location)
    }

    fileprivate static func superclassInitializer(_ member: Member, of declaration: ProtocolDeclaration, _ superclass: TypeName)
        -> Diagnostic
    {
        Diagnostic(
            .superclassInitializer, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: '\(member.signature)' cannot call an initializer of '\(superclass)': arguments are missing",
            help: "give '\(superclass)' an initializer without parameters, or leave '\(declaration.name)' out with 'exclude'",
            at: member.location)
    }

    fileprivate static func superclassElsewhere(
        _ initializer: String, of declaration: ProtocolDeclaration, _ superclass: TypeName, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .superclassInitializer, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: '\(initializer)' is nonisolated and cannot call an initializer of "
                + "'\(superclass)', which is isolated to an actor",
            help: "make an initializer of '\(superclass)' nonisolated, or leave '\(declaration.name)' out with 'exclude'", at: location)
    }

    fileprivate static func packsOfOneShape(_ packs: [String], _ member: Member, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .packsOfOneShape, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: '\(member.signature)' expands '\(packs.joined(separator: "' and '"))' "
                + "together, and the compiler rejects such a member in a class",
            help: "expand each pack alone, or leave '\(declaration.name)' out with 'exclude'", at: member.location)
    }

    fileprivate static func sequencePart(_ requirement: GenericRequirement, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .sequencePart, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: it requires '\(requirement)', but a mock has its own slices, indices "
                + "and iterators",
            help: "take the constraint out of the protocol, or leave '\(declaration.name)' out with 'exclude'", at: declaration.location)
    }

    fileprivate static func isolatedConformance(of type: TypeName, for declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .isolatedConformance, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: it is Sendable, but it fixes an associated type to '\(type)', which "
                + "conforms only on the main actor",
            help: "declare '\(type)' nonisolated, or leave '\(declaration.name)' out with 'exclude'", at: declaration.location)
    }

    fileprivate static func isolatedClosure(_ member: Member, in type: TypeName, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .isolatedClosure, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked in this target: Swift 6 makes the closure '\(type)' in '\(member.signature)' "
                + "Sendable, the protocol's module does not, and the compiler crashes on the difference",
            help: "write '@Sendable' in front of the closure, or enable 'GlobalActorIsolatedTypesUsability' in the protocol's module",
            at: member.location)
    }

    fileprivate static func thrownNever(_ member: Member, _ error: TypeName, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .thrownNever, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: it fixes '\(error)' to Never, a closure of the inherited "
                + "'\(member.signature)' throws '\(error)', and the compiler crashes on every conforming type",
            help: "mock the parent with Never for '\(error)', or leave '\(declaration.name)' out with 'exclude'", at: declaration.location)
    }

    fileprivate static func noncopyableProperty(
        _ property: Property, of declaration: ProtocolDeclaration, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .noncopyableProperty, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: '\(property.name)' has the noncopyable type '\(property.type)', "
                + "and a mock cannot both store and return such a value",
            help: "make the requirement a function that returns a '\(property.type)', or leave '\(declaration.name)' out with 'exclude'",
            at: location)
    }

    fileprivate static func noncopyableResult(_ result: TypeName, of member: Member, in declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .noncopyableResult, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: '\(member.signature)' returns '\(result)', which may be noncopyable, "
                + "and a mock cannot store a value of an arbitrary noncopyable type",
            help: "return a copyable type or one noncopyable type, or leave '\(declaration.name)' out with 'exclude'", at: member.location)
    }

    fileprivate static func noncopyableSubscript(
        _ value: Subscript, of declaration: ProtocolDeclaration, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .noncopyableSubscript, cause: .code,
            "'\(declaration.qualifiedName)' cannot be mocked: its settable subscript has the noncopyable type '\(value.result)'",
            help: "make it two functions, or leave '\(declaration.name)' out with 'exclude'", at: location)
    }
}
