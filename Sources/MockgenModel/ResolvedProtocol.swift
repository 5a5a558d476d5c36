/// A protocol, or a class that is mocked like one, with everything that its mock must implement: its own and its inherited requirements,
/// each once, with every name in their types resolved.
package struct ResolvedProtocol: Hashable, Sendable {
    /// One requirement and the protocol, or the class, that it comes from.
    package struct Requirement: Hashable, Sendable {
        package var member: Member
        /// `Routing`, `Outer.Listener`
        package var origin: String
        /// As the sources spell it, before it meant the same elsewhere.
        package var written: Member
        /// Where an extension of the protocol implements it for every class like the mock.
        package var implementation: SourceLocation?
        /// Whether `@MainActor () -> Void` is another type where the mock is compiled, a Sendable one.
        package var isFromBeforeIsolatedTypes = false

        package init(member: Member, origin: String, written: Member? = nil) {
            self.member = member
            self.origin = origin
            self.written = written ?? member
        }
    }

    package var declaration: ProtocolDeclaration
    /// The name where the mock is compiled: `Outer.Listener`, `Core.Listener` if other modules have one as well; a class's with its type
    /// parameters, `Store<Item>`.
    package var conformance: TypeName
    /// Own ones first, then those of each ancestor; as the sources order them.
    package var requirements: [Requirement]
    /// The superclass of the mock: the class that is mocked, or the one that the protocol is bound to.
    package var superclass: Superclass?
    /// Own and inherited, each name once.
    package var associatedTypes: [AssociatedType]
    /// The `where` clauses of all the protocols.
    package var genericRequirements: [GenericRequirement]
    package var traits: Traits
    /// Attributes of members that isolate to a global actor.
    package var globalActors: Set<String>
    /// Standard names that mean another type in the mock.
    package var hiddenNames: Set<StandardName>
    package var imports: [ImportLine]

    package init(
        declaration: ProtocolDeclaration, conformance: TypeName, requirements: [Requirement], superclass: Superclass? = nil,
        associatedTypes: [AssociatedType] = [], genericRequirements: [GenericRequirement] = [], traits: Traits, globalActors: Set<String>,
        hiddenNames: Set<StandardName>, imports: [ImportLine]
    ) {
        self.declaration = declaration
        self.conformance = conformance
        self.requirements = requirements
        self.superclass = superclass
        self.associatedTypes = associatedTypes
        self.genericRequirements = genericRequirements
        self.traits = traits
        self.globalActors = globalActors
        self.hiddenNames = hiddenNames
        self.imports = imports
    }

    /// The class that a mock is a subclass of, beyond what the mock overrides.
    package struct Superclass: Hashable, Sendable {
        package var type: TypeName
        /// Type parameters, which are the mock's as well; none where a protocol says which types they are.
        package var generics: GenericClause
        /// Those that an initializer of the mock may call, as far as they are known.
        package var initializers: [Member]
        /// Whether it has initializers, and all of them are private.
        package var hidesInitializers: Bool
        /// Whether `initializers` are one that no one wrote, of which the sources do not tell where it may be called: that depends on
        /// what makes the values that properties begin with.
        package var hasUnsettledInitializer: Bool
        /// Of members that are not overridden: the mock may not have another one of the name.
        package var otherNames: Set<String>

        package init(
            _ type: TypeName, generics: GenericClause = GenericClause(), initializers: [Member], hidesInitializers: Bool = false,
            hasUnsettledInitializer: Bool = false, otherNames: Set<String> = []
        ) {
            self.type = type
            self.generics = generics
            self.initializers = initializers
            self.hidesInitializers = hidesInitializers
            self.hasUnsettledInitializer = hasUnsettledInitializer
            self.otherNames = otherNames
        }
    }

    /// What the ancestors say of the whole type.
    package struct Traits: Hashable, Sendable {
        package var isSendable = false
        package var isActor = false
        /// `@MainActor`, on the protocol or on one that it inherits.
        package var globalActor: String?
        /// Of the standard library's protocols among the ancestors, those that the mock itself meets: `Hashable`, `Codable` …
        package var standardParents: Set<String> = []
        /// Whether a parent belongs to the main actor by the default of its module.
        package var inheritsDefaultIsolation = false
        /// What it fixes an associated type to, where that meets its constraints on the main actor only.
        package var typeConformingOnActor: TypeName?

        package init() {}
    }
}

extension ResolvedProtocol {
    /// The types that the declarations of the mock name, apart from what it conforms to.
    package var typesInDeclarations: [TypeName] {
        var types = requirements.flatMap(\.member.types) + associatedTypes.flatMap(\.inherited)
        types += (genericRequirements + associatedTypes.flatMap(\.requirements)).flatMap { [$0.left, $0.right] }
        if let superclass { types += [superclass.type] + superclass.generics.types + superclass.initializers.flatMap(\.types) }
        return types
    }
}
