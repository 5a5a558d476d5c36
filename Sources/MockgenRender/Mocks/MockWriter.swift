import MockgenModel

/// Writes one mock: the class or actor, and its members.
struct MockWriter {
    let context: MockContext
    let members: [(requirement: ResolvedProtocol.Requirement, plan: MemberPlan)]

    init(_ plan: MockPlan) {
        let context = MockContext(plan.subject, plan.settings)
        self.context = context
        members = zip(plan.subject.requirements, context.stems.stems).map { requirement, stem in
            (requirement, MemberPlan(context.inMock(requirement.member), stem: stem, in: context))
        }
    }

    func write(to code: inout Code) {
        let declaration = context.subject.declaration
        code.map(.part(name: context.settings.name, of: declaration.qualifiedName), to: declaration.location, writeMock)
    }

    private func writeMock(to code: inout Code) {
        code.conditional(context.subject.declaration.conditions) { code in
            writeAttributes(to: &code)
            if let actor = context.subject.traits.globalActor { code.line(actor) }
            code.block(header) { code in
                for (name, type) in context.generics.aliases {
                    code.line("\(context.access)typealias \(name) = \(context.inMock(type))")
                }
                if context.hasOwnInitializers { writeOwnInitializers(to: &code) } else { writeInitializersOfSuperclass(to: &code) }
                WrappingWriter(context: context, plans: members.map(\.plan)).write(to: &code)
                StubSpaceWriter(context: context, plans: members.map(\.plan)).write(to: &code)
                writeMembers(to: &code)
                wholeMock.write(to: &code)
                StandardMembers(context: context).write(to: &code)
            }
            code.need(context.standard.needs)
            guard conformsInExtension else { return }
            code.blank()
            writeAttributes(to: &code)
            code.line("\(context.settings.isOnMainActor ? "nonisolated " : "")extension \(context.settings.name): \(parents) {}")
        }
    }

    private func writeAttributes(to code: inout Code) {
        // A public declaration can use a system interface (SPI) only if it is one itself.
        let repeated = context.settings.access >= .public ? ["@available", "@_spi("] : ["@available"]
        for attribute in context.subject.declaration.attributes where attribute.consists(of: repeated) { code.line(attribute) }
    }

    // MARK: - Header

    private var header: String {
        let generics = context.generics.clause
        let final = context.isFinal && !context.subject.traits.isActor ? "final" : ""
        let modifiers = [isolation, context.access, final].asModifiers
        let name = "\(modifiers)\(kind) \(context.settings.name)\(generics.parameterList)"
        return name + (conformsInExtension ? "" : ": " + parents) + generics.whereClause
    }

    /// Whether the mock is an actor with a synchronous initializer of its protocol. If the actor itself conforms, Swift 6.3 rejects the
    /// initializer, or not, depending on which file the compiler reads first.
    private var conformsInExtension: Bool { context.subject.traits.isActor && !synchronousInitializers.isEmpty }

    private var synchronousInitializers: [Member] {
        context.subject.requirements.map(\.member).filter { $0.isInitializer && !$0.isAsync }
    }

    /// The protocols that the mock conforms to, after the superclass.
    private var parents: String {
        let subject = context.subject
        var parents = subject.conformance.conjuncts.map { conformanceIsolation + $0.description }
        if !context.isSubclass, let superclass = subject.superclass { parents.insert(superclass.type.description, at: 0) }
        if isUncheckedSendable || restatesSendable { parents.append("@unchecked \(context.standard(.sendable))") }
        // The global actor would isolate these members, but the protocol declares them nonisolated.
        if mayIsolate || subject.traits.inheritsIsolatedConformance {
            let isolation = subject.traits.inheritsIsolatedConformance ? conformanceIsolation : "nonisolated "
            parents += subject.traits.standardParents.sorted().map { isolation + $0 }
        }
        return parents.joined(separator: ", ")
    }

    /// Whether the compiler may infer that a conformance is isolated to the mock's actor.
    private var mayIsolate: Bool {
        !context.isSubclass && context.subject.traits.globalActor != nil
            && !context.settings.compiler.isDisjoint(with: [.mainActorByDefault, .isolatedConformances])
    }

    /// The conformance is isolated only if an associated type or the superclass conforms only on the actor. In an isolated conformance,
    /// nonisolated members and stubs could not name the aliases of the protocol.
    private var conformanceIsolation: String {
        let subject = context.subject
        if sendsIntoInitializers || subject.traits.isImplementedOnActor { return "@preconcurrency " }
        if subject.traits.conformsOnActor, let actor = subject.traits.globalActor { return actor + " " }
        return mayIsolate ? "nonisolated " : ""
    }

    /// Whether a synchronous initializer of an actor has arguments that may not be Sendable: where an extension conforms, the compiler
    /// believes that the initializer runs elsewhere than its caller.
    private var sendsIntoInitializers: Bool {
        context.subject.traits.isActor
            && synchronousInitializers.contains { !$0.parameters.allSatisfy { $0.type.isPlainValue } }
    }

    private var kind: String {
        context.subject.traits.isActor ? "actor" : "class"
    }

    /// Whether its own lock guards the mock. Actors and classes of a global actor are Sendable by themselves.
    private var isUncheckedSendable: Bool { context.subject.traits.isSendable && !context.isIsolated }

    /// A mock must restate the `@unchecked Sendable` of its superclass: the compiler warns about a subclass without it.
    private var restatesSendable: Bool { context.subject.traits.isSendable && context.subject.superclass != nil }

    /// `nonisolated ` if any code can use the mock, even if the module has default isolation.
    private var isolation: String {
        isUncheckedSendable || hasIsolatedMembers || context.settings.isOnMainActor && !context.isIsolated ? "nonisolated " : ""
    }

    /// Each isolated member has its own attribute. The compiler must not infer the isolation of the whole mock from them.
    private var hasIsolatedMembers: Bool {
        !context.isIsolated
            && context.subject.requirements.contains { requirement in
                requirement.member.isolation.globalActor != nil
            }
    }

    // MARK: - Body

    var wholeMock: WholeMock { WholeMock(context: context, plans: members.map(\.plan)) }

    /// One that takes properties, and one without parameters if the mock does not have it already. A superclass may have none to override.
    var ownInitializers: (ofProperties: PropertyInitializer?, hasEmpty: Bool) {
        guard context.hasOwnInitializers else { return (nil, false) }
        let initializers = members.map(\.requirement.member).filter(\.isInitializer)
        let isRequired = initializers.contains { $0.parameters.isEmpty && $0.generics.parameters.isEmpty }
        let superclass = context.subject.superclass
        let ofProperties = PropertyInitializer(of: members.map(\.plan), from: members.map(\.requirement.origin), in: context)
        let isDecoded = context.subject.traits.behaviors.contains(.decodable) && StandardMembers(context: context).codesByItself
        let isNeeded = ofProperties == nil ? !initializers.isEmpty || !context.access.isEmpty || isDecoded : superclass != nil
        return (ofProperties, !isRequired && isNeeded)
    }

    private func writeOwnInitializers(to code: inout Code) {
        let own = ownInitializers
        own.ofProperties?.write(to: &code)
        guard own.hasEmpty else { return }
        code.blank()
        code.line(context.subject.superclass == nil ? "\(context.access)init() {}" : "\(context.access)override init() { super.init() }")
    }

    /// Initializers of the superclass that the mock must repeat with a higher access level or another isolation. If a protocol requires an
    /// initializer, only the required ones.
    var initializersOfSuperclass: [Member] {
        let own = members.map(\.requirement.member).filter(\.isInitializer)
        let mayMove = context.settings.isOnMainActor && context.subject.traits.globalActor != nil
        func moves(_ initializer: Member) -> Bool { mayMove && initializer.isNonisolated }
        let initializers = context.superInitializers.filter { inherited in
            own.isEmpty
                || !own.contains { inherited.isOverridden(by: $0) }
                    && (inherited.modifiers.contains("required") || moves(inherited))
        }
        return !own.isEmpty || initializers.contains { $0.access < context.settings.access || moves($0) } ? initializers : []
    }

    private func writeInitializersOfSuperclass(to code: inout Code) {
        for initializer in initializersOfSuperclass {
            code.blank()
            let plan = MemberPlan(initializer.mapTypes(context.inMock), stem: "", in: context)
            MemberWriter(context: context, plan: plan).writeInitializerOfSuperclass(to: &code)
        }
    }

    /// Writes the requirements, under the name of their protocol or class, and notes on members without an override.
    private func writeMembers(to code: inout Code) {
        var origin = context.subject.declaration.qualifiedName
        // A member without values of its own needs no heading. Short ones stand together.
        let hasHeadings = context.style.hasHeadings
        let headings = Dictionary(grouping: members, by: \.plan.member.heading).mapValues(\.count)
        var last: Member.Kind?
        for part in parts {
            let short = hasHeadings ? nil : part.short
            if short == nil || short != last || part.origin != origin { code.blank() }
            last = short
            if part.origin != origin {
                origin = part.origin
                code.line("// MARK: - \(origin)")
                code.blank()
            }
            switch part.content {
            case .requirement(let plan):
                if hasHeadings {
                    code.line("// MARK: \(headings[plan.member.heading, default: 1] > 1 ? plan.member.exactHeading : plan.member.heading)")
                    code.blank()
                }
                code.map(.requirement, to: part.location) { MemberWriter(context: context, plan: plan).write(to: &$0) }
            case .inherited(let member):
                code.line("// MARK: \(member.name)")
                code.blank()
                code.line("// The mock does not override '\(member.name)', because \(member.reason.clause).")
            }
        }
    }

    private struct Part {
        enum Content {
            case requirement(MemberPlan)
            case inherited(InheritedMember)
        }

        let origin: String
        let location: SourceLocation
        let content: Content

        /// The kind of a short requirement.
        var short: Member.Kind? {
            guard case .requirement(let plan) = content, plan.member.conditions.isEmpty, plan.isShort else { return nil }
            return plan.member.kind
        }
    }

    private var parts: [Part] {
        var parts = members.map { requirement, plan in
            Part(origin: requirement.origin, location: requirement.member.location, content: .requirement(plan))
        }
        for member in context.subject.superclass?.notOverridden ?? [] where context.isSubclass {
            let next = parts.firstIndex { $0.origin == member.owner && member.location < $0.location }
            let last = parts.lastIndex { $0.origin == member.owner }
            let part = Part(origin: member.owner, location: member.location, content: .inherited(member))
            parts.insert(part, at: next ?? last.map { $0 + 1 } ?? parts.count)
        }
        return parts
    }
}
