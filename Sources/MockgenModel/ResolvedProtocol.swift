/// A protocol or class with everything that its mock must implement: its own and its inherited requirements, each once. Every name in their
/// types is resolved.
package struct ResolvedProtocol: Hashable, Sendable {
    package struct Requirement: Hashable, Sendable {
        package var member: Member
        /// `Routing`, `Outer.Listener`
        package var origin: String
        /// The member as the protocol's source spells it.
        package var written: Member
        package var implementation: SourceLocation?
        /// Whether `@MainActor () -> Void` is Sendable in the module of the mock, but not in that of the protocol.
        package var isFromBeforeIsolatedTypes = false
        package var isOfSendableProtocol = false
        /// Whether another protocol declares the member with other effects.
        package var hasOtherEffects = false

        package init(member: Member, origin: String, written: Member? = nil) {
            self.member = member
            self.origin = origin
            self.written = written ?? member
        }
    }

    package var declaration: ProtocolDeclaration
    /// The name in the mock's file: `Outer.Listener`, `Core.Listener` if other modules have one too, `Store<Item>` for a generic class.
    package var conformance: TypeName
    /// The protocol's own requirements, then those of each ancestor, in the order of the sources.
    package var requirements: [Requirement]
    /// The superclass of the mock: the class that is mocked, or the one that the protocol requires.
    package var superclass: Superclass?
    /// The protocol's own and the inherited ones, each name once.
    package var associatedTypes: [AssociatedType]
    /// The associated types that mockgen fixes for the mock, although the protocol does not.
    package var inferredTypes: Set<String>
    package var genericRequirements: [GenericRequirement]
    package var traits: Traits
    package var globalActors: Set<String>
    /// Standard names that mean another type in the mock.
    package var hiddenNames: Set<StandardName>
    package var imports: [ImportLine]

    package init(
        declaration: ProtocolDeclaration, conformance: TypeName, requirements: [Requirement], superclass: Superclass? = nil,
        associatedTypes: [AssociatedType] = [], inferredTypes: Set<String> = [], genericRequirements: [GenericRequirement] = [],
        traits: Traits, globalActors: Set<String>, hiddenNames: Set<StandardName>, imports: [ImportLine]
    ) {
        self.declaration = declaration
        self.conformance = conformance
        self.requirements = requirements
        self.superclass = superclass
        self.associatedTypes = associatedTypes
        self.inferredTypes = inferredTypes
        self.genericRequirements = genericRequirements
        self.traits = traits
        self.globalActors = globalActors
        self.hiddenNames = hiddenNames
        self.imports = imports
    }

    /// The class that a mock is a subclass of, beyond what the mock overrides.
    package struct Superclass: Hashable, Sendable {
        package var type: TypeName
        /// The type parameters, which are also those of the mock. Empty if a protocol fixes them.
        package var generics: GenericClause
        /// The initializers that an initializer of the mock may call, as far as mockgen knows them.
        package var initializers: [Member]
        /// Whether it has initializers, and all of them are private.
        package var hidesInitializers: Bool
        /// Whether the only initializer is implicit and its isolation is unknown, because it depends on the initial values of the
        /// properties.
        package var hasInitializerOfUnknownIsolation: Bool
        /// The names of members that are not overridden. The mock cannot declare them again.
        package var otherNames: Set<String>
        /// The members that the mock would override if it could.
        package var notOverridden: [InheritedMember]

        package init(
            _ type: TypeName, generics: GenericClause = GenericClause(), initializers: [Member], hidesInitializers: Bool = false,
            hasInitializerOfUnknownIsolation: Bool = false, otherNames: Set<String> = [], notOverridden: [InheritedMember] = []
        ) {
            self.type = type
            self.generics = generics
            self.initializers = initializers
            self.hidesInitializers = hidesInitializers
            self.hasInitializerOfUnknownIsolation = hasInitializerOfUnknownIsolation
            self.otherNames = otherNames
            self.notOverridden = notOverridden
        }
    }

    /// The properties of the whole type that its ancestors decide.
    package struct Traits: Hashable, Sendable {
        package var isSendable = false
        /// Whether the compiler checks that the mock is Sendable, as it does for all subclasses of a class without `@unchecked`.
        package var isCheckedSendable = false
        package var isActor = false
        /// `@MainActor`, on the protocol or on an ancestor.
        package var globalActor: String?
        /// The ancestors in the standard library whose requirements the mock implements by itself: `Hashable`, `Codable` …
        package var standardParents: Set<String> = []
        /// Whether members on the actor of the superclass implement requirements that the protocol does not isolate.
        package var isImplementedOnActor = false
        /// The type that it fixes an associated type to, if the conformances of that type are isolated to the main actor.
        package var typeConformingOnActor: TypeName?
        /// Whether it conforms to `Comparable` or `Hashable`, and its superclass to `Equatable` only on the actor.
        package var inheritsIsolatedConformance = false
        /// A protocol that it inherits from, or itself, if that is on a global actor where the mock must be an actor.
        package var nameOnGlobalActor: String?

        package init() {}

        /// Whether the mock can conform to its protocol only on its actor.
        package var conformsOnActor: Bool { typeConformingOnActor != nil || inheritsIsolatedConformance }
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

    /// With other types in the declarations of the mock.
    package func mapTypes(_ change: (TypeName) -> TypeName) -> ResolvedProtocol {
        var copy = self
        for position in copy.requirements.indices { copy.requirements[position].member = requirements[position].member.mapTypes(change) }
        copy.associatedTypes = associatedTypes.map { type in
            var copy = type
            copy.inherited = type.inherited.map(change)
            copy.requirements = type.requirements.map { $0.mapTypes(change) }
            return copy
        }
        copy.genericRequirements = genericRequirements.map { $0.mapTypes(change) }
        copy.traits.typeConformingOnActor = traits.typeConformingOnActor.map(change)
        if let superclass {
            copy.superclass?.type = change(superclass.type)
            copy.superclass?.generics = superclass.generics.mapTypes(change)
            copy.superclass?.initializers = superclass.initializers.map { $0.mapTypes(change) }
        }
        return copy
    }
}
