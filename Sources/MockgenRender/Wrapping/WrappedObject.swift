import MockgenModel

/// The object behind a mock, to which calls without an answer go on.
struct WrappedObject {
    /// The private property that holds it.
    let name: String
    /// `any Cart`
    let type: TypeName
    /// The initializer of the mock that the one for the object calls.
    let initializer: Member
    /// Whether the mock keeps the results of its calls, and the errors.
    let keepsResults: Bool
}

/// Whether a mock has `init(wrapping:)`.
enum Wrapping {
    case unasked
    case possible(WrappedObject)
    /// A test asks for it, but it cannot be made. The reason follows a colon.
    case impossible(reason: String)

    init(in context: MockContext) {
        guard context.isAskedToWrap else {
            self = .unasked
            return
        }
        guard !context.isSubclass, let initializer = context.initializerWithoutParameters else {
            self = .impossible(
                reason: context.isSubclass
                    ? "it is a subclass of the class itself. Set 'callsSuper: true' for '\(context.subject.declaration.name)' instead"
                    : "it has no 'init()'")
            return
        }
        let object = WrappedObject(
            name: context.boxName("wrapped"), type: .any(context.conformanceOfWrapped), initializer: initializer,
            keepsResults: context.keepsResults)
        self = context.reasonNotToWrap.map { .impossible(reason: $0) } ?? .possible(object)
    }
}

extension MockContext {
    fileprivate var isAskedToWrap: Bool {
        let isAsked = style.wraps || ["\(settings.name)(wrapping:", "init(wrapping:"].contains(where: settings.phrases.contains)
        // A protocol may require such an initializer itself.
        return isAsked && !subject.requirements.contains(where: \.member.isInitializerForWrapping)
    }

    fileprivate var keepsResults: Bool { style.wraps || !settings.phrases.isDisjoint(with: [".results", ".on)"]) }

    fileprivate var reasonNotToWrap: String? {
        let unknown = generics.clause.parameters.map(\.name).filter { !primaryParameters.contains($0) }
        if let name = unknown.first.map(nameOfAssociatedType) {
            return "'\(name)' is not a primary associated type, as in 'protocol \(subject.declaration.name)<\(name)>'"
        }
        guard subject.requirements.contains(where: { passesOn(inMock($0.member)) }) else {
            return subject.traits.isActor
                ? "an actor cannot wait for another one in a synchronous function"
                : "it has no members that can be called on another object"
        }
        return nil
    }

    /// A mock without its own initializers inherits those of its superclass, unless the protocol requires one.
    fileprivate var initializerWithoutParameters: Member? {
        let required = subject.requirements.map(\.member).filter(\.isInitializer)
        let all = required.isEmpty ? superInitializers : required
        let empty = all.filter { $0.parameters.isEmpty && $0.generics.parameters.isEmpty }
        if empty.isEmpty {
            return all.isEmpty || hasOwnInitializers ? Member(.initializer, "init", location: subject.declaration.location) : nil
        }
        // A synchronous function calls the synchronous one of two.
        return empty.filter { !$0.isUnavailable }.min { !$0.isAsync && $1.isAsync }
    }

    /// The protocols of the object, with the associated types that the mock has as generic parameters.
    fileprivate var conformanceOfWrapped: TypeName {
        guard !generics.clause.parameters.isEmpty, case .symbol(var name) = subject.conformance else { return subject.conformance }
        name.arguments = subject.declaration.primaryAssociatedTypes.map { .named($0) }
        return .symbol(name)
    }

    /// The generic parameters of the mock that the type of the object can name.
    private var primaryParameters: Set<String> {
        let primary = subject.declaration.primaryAssociatedTypes
        return Set(
            primary.map { name in
                guard case .named(let parameter, [])? = generics.aliases.first(where: { $0.name == name })?.type else { return name }
                return parameter
            })
    }

    private func nameOfAssociatedType(_ parameter: String) -> String {
        generics.aliases.first { $0.type == .named(parameter) }?.name ?? parameter
    }

    /// Whether the mock can call the member on another object of the protocol.
    func passesOn(_ member: Member) -> Bool {
        guard !member.isStatic, !member.isInitializer, !member.isUnavailable, !member.modifiers.contains("optional"),
            !member.types.contains(where: { $0.contains { namesOfMock.contains($0.outermostName ?? "") } }),
            !isolatedMembers.contains(member.location), !ambiguousMembers.contains(member.location), member.name != "self",
            !member.accessors.hasMutatingGet,
            !member.parameters.contains(where: {
                $0.isVariadic || $0.type.hasNoValues || $0.type.isIsolatedToActor || $0.type.holdsTupleOfPack
            })
        else { return false }
        // An actor can wait for another one, but only Sendable values can pass between them.
        if subject.traits.isActor, !member.isNonisolated {
            return member.isAsync && member.types.allSatisfy { $0.isPlainValue || $0.isVoid }
        }
        // The compiler of Swift 6.3 crashes on a getter of another object that throws an associated type.
        if member.accessorsThrow(anyOf: Set(subject.associatedTypes.map(\.name))) { return false }
        return member.kind != .property || member.isRecordable && !member.result.hasNoValues
    }
}

extension ResolvedProtocol {
    /// The requirements whose calls the compiler could take for those of another one, crash on, or not convert to the types of the mock.
    var ambiguousMembers: Set<SourceLocation> {
        let restated = requirements.filter { requirement in
            // The compiler prefers only a function that the protocol itself restates.
            requirement.hasOtherEffects && (requirement.member.kind != .function || requirement.origin != declaration.qualifiedName)
        }.map(\.member)
        let closures = requirements.filter { $0.isFromBeforeIsolatedTypes && $0.member.result.contains(\.isIsolatedClosure) }.map(\.member)
        var overloads: [[String]: [Member]] = [:]
        for member in requirements.map(\.member) where !member.parameters.isEmpty {
            let types = member.parameters.map { ($0.isAutoclosure ? $0.type.function?.result : nil) ?? $0.type }
            overloads[[member.signature] + types.map(\.canonical.description), default: []].append(member)
        }
        let evaluating = overloads.values.filter { $0.count > 1 && $0.contains { $0.parameters.contains(where: \.isAutoclosure) } }
        return Set((restated + closures + evaluating.flatMap(\.self)).map(\.location))
    }
}

extension TypeName {
    /// Whether the call runs on the actor that is the argument, where the other object cannot be used.
    fileprivate var isIsolatedToActor: Bool { attributes.contains("isolated") && !withoutAttributes.isOptional }
}

extension TypeName {
    /// Swift 6.3 crashes on a call that passes such a tuple on.
    fileprivate var holdsTupleOfPack: Bool {
        contains { if case .tuple(let elements) = $0 { elements.contains(where: \.type.isExpansion) } else { false } }
    }
}

extension Member {
    fileprivate func accessorsThrow(anyOf names: Set<String>) -> Bool {
        kind != .function && effects.types.contains { names.contains($0.outermostName ?? "") }
    }

    fileprivate var isInitializerForWrapping: Bool { isInitializer && parameters.map(\.label) == ["wrapping"] }
}
