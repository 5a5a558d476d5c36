/// A model with everything that its stubs need, with every name in its types resolved.
package struct ResolvedModel: Hashable, Sendable {
    /// A value that a stub is made with.
    package struct Part: Hashable, Sendable {
        /// As the initializer takes it, under the label of the initializer.
        package var parameter: Parameter
        /// Of the property, or of the initializer that asks for it.
        package var location: SourceLocation

        package init(parameter: Parameter, location: SourceLocation) {
            self.parameter = parameter
            self.location = location
        }
    }

    /// How a copy is made that differs in some properties.
    package enum Copy: Hashable, Sendable {
        /// By the initializer, with what is to change and what is there; variables that it does not take are set afterwards.
        case made(settingAlso: [Part])
        /// Of a struct whose initializer does not take all that it keeps: by setting these variables of a copy.
        case changed([Part])
    }

    package var declaration: ModelDeclaration
    /// `Outer.Light`, `App.Box<Value>`
    package var type: TypeName
    /// With the types of its constraints spelled out.
    package var generics: GenericClause
    /// Who sees everything that a stub is made of.
    package var access: Access
    /// In the order of the initializer; of an enum nothing.
    package var parts: [Part]
    /// Nil for an enum, which has nothing to change.
    package var copy: Copy?
    /// The global actor that it is on.
    package var isolation: String?
    /// Standard names that mean another type in the stubs.
    package var hiddenNames: Set<StandardName>
    package var imports: [ImportLine]

    package init(
        declaration: ModelDeclaration, type: TypeName, generics: GenericClause, access: Access, parts: [Part], copy: Copy?,
        isolation: String?, hiddenNames: Set<StandardName>, imports: [ImportLine]
    ) {
        self.declaration = declaration
        self.type = type
        self.generics = generics
        self.access = access
        self.parts = parts
        self.copy = copy
        self.isolation = isolation
        self.hiddenNames = hiddenNames
        self.imports = imports
    }
}

/// What the sources declare and a stub may need a value of, by the name that the stubs' file uses.
package enum ValueType: Hashable, Sendable {
    /// It has a stub, which needs values for these if it is to be made without more: generic ones.
    case model(ResolvedModel)
    case enumeration(typeParameters: [String], cases: [EnumCase])
    /// A struct, class, enum or actor without a stub.
    case unlisted
}
