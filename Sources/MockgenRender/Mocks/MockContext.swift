import MockgenModel

/// The values that all parts of one mock share. A class, because each member and each call refers to it.
final class MockContext {
    let subject: ResolvedProtocol
    let settings: MockSettings
    let style: Style
    let defaults: DefaultValues
    let stems: Stems
    let generics: MockGenerics
    let standard: StandardTypes
    let isGeneric: Bool
    /// Names in the sources that private members of the mock must avoid. Lazy, because few mocks have such members.
    private(set) lazy var namesOfSources = subject.namesInUse
    private lazy var namesInUse = namesOfSources.union(stems.names)
    /// The names of the elements of a mocked AsyncSequence, and of the error at their end.
    private(set) lazy var elements = "elements".free(of: namesOfSources)
    private(set) lazy var failure = "failure".free(of: namesOfSources)

    /// The positions of the requirements that are stored properties, by name.
    private(set) lazy var plainProperties = Dictionary(
        grouping: subject.requirements.indices.filter { subject.requirements[$0].member.isPlainProperty }
    ) { subject.requirements[$0].member.name ?? "" }

    /// Whether a requirement mentions `Self` alone, which is the mock itself.
    let mentionsSelf: Bool
    /// The object behind the mock, if a test asks for it and the mock can have one.
    private(set) lazy var wrapped: WrappedObject? = { if case .possible(let object) = wrapping { object } else { nil } }()
    private(set) lazy var wrapping = Wrapping(in: self)
    /// The mock itself and the associated types that only the mock fixes: those of the object behind the mock are not known.
    private(set) lazy var namesOfMock: Set<String> = {
        let names = subject.inferredTypes.union([settings.name])
        return names.union(generics.aliases.filter { inMock($0.type).mentions(names) }.map(\.name))
    }()
    /// The requirements that are nonisolated because of an ancestor, although the protocol may isolate them.
    private(set) lazy var isolatedMembers = Set(
        subject.traits.globalActor == nil
            ? [] : subject.requirements.filter { $0.member.isNonisolated && !$0.written.isNonisolated }.map(\.member.location))
    private(set) lazy var ambiguousMembers = subject.ambiguousMembers
    /// The names of stubs that record calls.
    private(set) lazy var stubsOfCalls = Set(
        zip(subject.requirements, stems.stems).filter { !$0.0.member.isPlainProperty }.compactMap { nameOfStub(stem: $0.1) })

    /// Whether `Self` is part of any type, as in `Self.Item`.
    private let namesSelf: Bool
    /// Only a final class can return itself as `Self`, and only a final class can be checked as Sendable.
    let isFinal: Bool

    init(_ subject: ResolvedProtocol, _ settings: MockSettings) {
        // All mocks of a target share the namespace, even if they declare different types.
        let namespace = StandardTypes.namespace(hidden: subject.hiddenNames, for: settings.compiler)
        var subject = subject
        subject.hiddenNames.formUnion(subject.typesInside.compactMap { StandardName(rawValue: $0.withoutBackTicks) })
        self.subject = subject
        standard = StandardTypes(hidden: subject.hiddenNames, namespace: namespace, reportsStops: settings.style.reportsStops)
        self.settings = settings
        style = settings.style
        generics = MockGenerics(subject)
        defaults = DefaultValues(configured: settings.defaults)
        isGeneric = !generics.clause.parameters.isEmpty
        stems = Stems(
            subject.requirements.map(\.member), written: subject.requirements.map(\.written), of: OwnerNames.all(of: subject), style: style,
            configured: settings.requirements.stems, taken: subject.superclass?.otherNames ?? [])
        let types = subject.requirements.flatMap(\.member.types) + generics.aliases.map(\.type)
        namesSelf = types.contains { $0.contains { $0 == .named("Self") } }
        mentionsSelf = namesSelf && types.contains(where: \.mentionsBareSelf)
        isFinal = subject.traits.isActor || subject.traits.isCheckedSendable || mentionsSelf
    }

    /// A mock of a class overrides what a mock of a protocol declares.
    var isSubclass: Bool { subject.declaration.kind == .class }

    func overrides(_ member: Member) -> Bool { isSubclass || member.modifiers.contains("override") }

    var reactiveLibraries: [ReactiveLibrary] {
        ReactiveLibrary.all.filter { library in subject.imports.contains { $0.path == library.module } }
    }

    var superInitializers: [Member] { subject.superclass?.initializers ?? [] }

    /// Whether un-stubbed members call the class's implementation.
    var callsSuper: Bool { isSubclass && settings.callsSuper }

    /// The expressions of the configuration for the values that single un-stubbed members return.
    private(set) lazy var configuredResults = Dictionary(
        subject.requirements.compactMap { requirement in
            settings.requirements.result(of: requirement).map { (inMock(requirement.member), $0) }
        }, uniquingKeysWith: { first, _ in first })

    /// Whether the mock has a member with this name: all of them, or those that tests mention.
    func isUsed(_ name: String) -> Bool { settings.usedNames?.contains(name.withoutBackTicks) ?? true }

    /// The name for a role, if the style has one and the mock has the member.
    func usedName(_ role: Role, stem: String = "") -> String? { style.name(role, stem: stem).flatMap { isUsed($0) ? $0 : nil } }

    /// A name for a private member that no requirement, argument or value has.
    func boxName(_ name: String) -> String { name.free(of: namesInUse) }

    /// `public `, or nothing.
    var access: String { settings.access == .internal ? "" : settings.access.rawValue + " " }

    /// Whether an actor or a global actor guards all members that are not `nonisolated`.
    var isIsolated: Bool { subject.traits.isActor || subject.traits.globalActor != nil }

    func storage(of member: Member) -> Storage {
        if member.isStatic, isGeneric || style.staticStorage == .current { return storageOutside }
        return isGuarded(member) ? .locked : .plain
    }

    /// The name of the mock in bodies: a member or parameter called `Self` hides the keyword.
    var typeInBodies: String {
        let hidesSelf = subject.requirements.contains { requirement in
            ([requirement.member.name] + requirement.member.parameters.map(\.name)).contains("Self")
        }
        return hidesSelf ? settings.name : "Self"
    }

    var storageOutside: Storage {
        .outside(isShared: subject.traits.isSendable, type: typeInBodies, statics: "\(standard.namespace).Statics.\(style.staticStorage)")
    }

    /// Whether tests use its values from outside the actor without `await`, or from several tasks at once.
    private func isGuarded(_ member: Member) -> Bool {
        if subject.traits.isActor { return true }
        if subject.traits.globalActor != nil { return runsElsewhere(member) }
        return subject.traits.isSendable
    }

    /// Whether a member of an isolated mock is not isolated as the mock is.
    private func runsElsewhere(_ member: Member) -> Bool {
        member.isNonisolated || member.isolation.globalActor.map { $0 != subject.traits.globalActor } ?? false
    }

    /// The global actor that the member declares, or else that of its protocol.
    func globalActorRunning(_ member: Member) -> String? {
        member.isNonisolated ? nil : member.isolation.globalActor ?? subject.traits.globalActor
    }

    /// The isolation of the values that a test uses, if the mock itself is isolated.
    func isolation(of member: Member) -> String {
        guard isIsolated else { return "" }
        return (subject.traits.isActor ? !member.isStatic : runsElsewhere(member)) ? "nonisolated " : ""
    }

    func inMock(_ member: Member) -> Member {
        let member = member.namingGenerics(apartFrom: generics.clause.parameters.map(\.name) + generics.aliases.map(\.name))
        guard changesTypes || member.parameters.contains(where: \.type.hasOwnershipOfTuple) else { return member }
        return member.mapTypes(inMock, ofParameters: { isSubclass ? inMock($0) : inMock($0).withoutOwnershipOfTuples })
    }

    /// Whether the mock spells types of its requirements differently.
    private var changesTypes: Bool { namesSelf || !subject.associatedTypes.isEmpty }

    /// Replaces `Self` with the mock, and spells its associated types by their names alone.
    func inMock(_ type: TypeName) -> TypeName {
        guard changesTypes else { return type }
        return type.map { part in
            switch part {
            case .named("Self", []): .named(settings.name)
            case .member(.named(settings.name, []), let name, let arguments) where isAssociatedType(name): .named(name, arguments)
            default: part
            }
        }
    }

    private func isAssociatedType(_ name: String) -> Bool { subject.associatedTypes.contains { $0.name == name } }
}

extension ResolvedProtocol {
    /// The names of types that the mock declares or inherits, which hide all others inside it.
    fileprivate var typesInside: Set<String> {
        Set(associatedTypes.map(\.name)).union(superclass?.generics.parameters.map(\.name) ?? []).union(superclass?.otherNames ?? [])
    }

    /// Whether a member runs on the actor that the mock is.
    func isInActor(_ member: Member) -> Bool { traits.isActor && !member.isNonisolated && !member.isStatic }

    var namesInUse: Set<String> {
        var names = Set(associatedTypes.map(\.name)).union(superclass?.otherNames ?? [])
        for requirement in requirements {
            if let name = requirement.member.name { names.insert(name) }
            for type in requirement.member.types {
                type.visit { names.formUnion([$0.outermostName].compactMap(\.self)) }
            }
            names.formUnion(requirement.member.parameters.map(\.name))
        }
        return names
    }
}

extension TypeName {
    private var isTuple: Bool { if case .tuple = self { true } else { false } }

    fileprivate var hasOwnershipOfTuple: Bool { if case .attributed(_, let type) = self { type.isTuple || type.isVoid } else { false } }

    /// The compiler cannot copy a borrowed or consumed tuple, and needs neither specifier in the implementation.
    fileprivate var withoutOwnershipOfTuples: TypeName {
        guard hasOwnershipOfTuple, case .attributed(let attributes, let type) = self else { return self }
        return type.attributed(attributes.filter { $0 != "borrowing" && $0 != "consuming" })
    }

    fileprivate var mentionsBareSelf: Bool {
        switch self {
        case .named("Self", []): true
        case .member(.named("Self", []), _, let arguments): arguments.contains(where: \.mentionsBareSelf)
        default: parts.contains(where: \.mentionsBareSelf)
        }
    }
}
