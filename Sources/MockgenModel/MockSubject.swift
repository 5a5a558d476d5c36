/// A protocol or class with everything that a mock of it has to do: its own and its inherited requirements, each once, with every type
/// spelled so that it means the same in the file of the mock.
package struct MockSubject: Hashable, Sendable {
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
    /// What is known of a class beyond what its mock overrides; of a protocol, that of the class that it is bound to.
    package var superclass: Superclass?
    /// Own and inherited, each name once.
    package var associatedTypes: [AssociatedType]
    /// The `where` clauses of all the protocols.
    package var genericRequirements: [GenericRequirement]
    package var traits: Traits
    package var facts: TypeFacts
    package var imports: [ImportLine]

    package init(
        declaration: ProtocolDeclaration, conformance: TypeName, requirements: [Requirement], superclass: Superclass? = nil,
        associatedTypes: [AssociatedType] = [], genericRequirements: [GenericRequirement] = [], traits: Traits, facts: TypeFacts,
        imports: [ImportLine]
    ) {
        self.declaration = declaration
        self.conformance = conformance
        self.requirements = requirements
        self.superclass = superclass
        self.associatedTypes = associatedTypes
        self.genericRequirements = genericRequirements
        self.traits = traits
        self.facts = facts
        self.imports = imports
    }

    /// The class that a mock is a subclass of.
    package struct Superclass: Hashable, Sendable {
        /// Type parameters, which are the mock's as well; none where a protocol says which types they are.
        package var generics: GenericClause
        /// Those that an initializer of the mock may call, as far as they are known; nil where all are private.
        package var initializers: [Member]?
        /// Whether `initializers` are one that no one wrote, of which the sources do not tell where it may be called: that depends on
        /// what makes the values that properties begin with.
        package var hasUnsettledInitializer: Bool
        /// Of members that are not overridden: the mock may not have another one of the name.
        package var otherNames: Set<String>

        package init(
            generics: GenericClause = GenericClause(), initializers: [Member]?, hasUnsettledInitializer: Bool = false,
            otherNames: Set<String>
        ) {
            self.generics = generics
            self.initializers = initializers
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
        package var superclass: TypeName?
        /// Of the standard library's protocols among the ancestors, those that the mock itself meets: `Hashable`, `Codable` …
        package var standardParents: Set<String> = []
        /// Whether a parent belongs to the main actor by the default of its module.
        package var inheritsDefaultIsolation = false
        /// What it fixes an associated type to, where that meets its constraints on the main actor only.
        package var typeConformingOnActor: TypeName?

        package init() {}
    }
}

/// What names mean, where a mock has to know more of a type than its name.
package struct TypeFacts: Hashable, Sendable {
    /// What each alias stands for in the end, by the name that the mock uses for it.
    package var aliases: [String: TypeName] = [:]
    package var protocols: Set<String> = []
    package var noncopyable: Set<String> = []
    package var nonescapable: Set<String> = []
    /// Attributes that isolate to a global actor, as written.
    package var globalActors: Set<String> = ["@MainActor"]
    /// The global actors of types, by the name that the mock uses for a type: its attribute, as written.
    package var actorsOfTypes: [String: String] = [:]
    /// Types of global actors with an `init()` that runs anywhere.
    package var madeAnywhere: Set<String> = []
    /// Types that the compiler warns about.
    package var deprecated: Set<String> = []
    /// Names that the sources declare: `Data` among them is not Foundation's.
    package var declared: Set<String> = []
    /// Names that a type of the sources has as well: without a module they would mean that type.
    package var hidden: Set<StandardName> = []

    package init() {}

    /// A type of the standard library or Foundation, whatever the sources call theirs.
    package func standard(_ name: StandardName, _ arguments: [TypeName] = []) -> TypeName { name.type(arguments, hidden: hidden) }

    package var anyError: TypeName { .any(standard(.error)) }

    /// The type itself where its name is an alias, or the long one of an optional.
    package func expanded(_ type: TypeName) -> TypeName {
        switch type {
        case .named("Optional", let arguments) where arguments.count == 1 && !declared.contains("Optional"): .optional(arguments[0])
        case .member(.named("Swift", []), "Optional", let arguments) where arguments.count == 1: .optional(arguments[0])
        case .named(let name, []): aliases[name] ?? type
        case .named, .member: aliases[type.description] ?? type
        default: type
        }
    }

    /// The type in one of its spellings, the same for all of them.
    package func plain(_ type: TypeName, inside aliases: Set<TypeName> = []) -> TypeName {
        guard !aliases.contains(type) else { return type }
        func standard(_ name: String, _ arguments: [TypeName]) -> TypeName {
            switch (name, arguments.count) {
            case ("Array", 1): .array(arguments[0])
            case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
            case ("Void", 0): .void
            default: .named(name, arguments)
            }
        }
        let settled =
            switch expanded(type) {
            case .named(let name, let arguments) where !declared.contains(name): standard(name, arguments)
            case .member(.named("Swift", []), let name, let arguments) where !hides(name): standard(name, arguments)
            case let settled: settled
            }
        return settled.mapParts { plain($0, inside: aliases.union([type])) }
    }

    private func hides(_ name: String) -> Bool { StandardName(rawValue: name).map(hidden.contains) ?? false }

    /// Whether the compiler warns about the type or a part of it.
    package func isDeprecated(_ type: TypeName) -> Bool {
        guard !deprecated.isEmpty else { return false }
        return type.contains { part in
            switch part {
            case .named(let name, _): deprecated.contains(name)
            case .member(let base, let name, _): deprecated.contains("\(base).\(name)")
            default: false
            }
        }
    }

    /// Whether nil is one of its values.
    package func isOptional(_ type: TypeName) -> Bool {
        switch expanded(type) {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }

    /// The attribute of the global actor that a value of the type belongs to: its own, or that of an element.
    package func globalActor(of type: TypeName) -> String? {
        switch expanded(type) {
        case .named(let name, let arguments): actorsOfTypes[name] ?? arguments.firstGlobalActor(self)
        case .member(let base, let name, let arguments):
            actorsOfTypes[TypeName.member(base, name).description] ?? arguments.firstGlobalActor(self)
        case .any(let constraint): constraint.conjuncts.firstGlobalActor(self)
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .attributed(_, let type): globalActor(of: type)
        case .dictionary(let key, let value): [key, value].firstGlobalActor(self)
        case .tuple(let elements): elements.map(\.type).firstGlobalActor(self)
        default: nil
        }
    }

    /// The function that it is, through aliases and attributes.
    package func function(_ type: TypeName) -> FunctionType? {
        switch expanded(type) {
        case .function(let function): function
        case .attributed(_, let type): self.function(type)
        default: nil
        }
    }
}

extension [TypeName] {
    fileprivate func firstGlobalActor(_ facts: TypeFacts) -> String? { lazy.compactMap(facts.globalActor).first }
}
