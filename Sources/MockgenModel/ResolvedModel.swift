/// A model with everything that its stubs need. Every name in its types is resolved.
package struct ResolvedModel: Hashable, Sendable {
    /// A value that a stub takes.
    package struct Part: Hashable, Sendable {
        package var parameter: Parameter
        package var location: SourceLocation

        package init(parameter: Parameter, location: SourceLocation) { (self.parameter, self.location) = (parameter, location) }
    }

    /// How to make a copy with other values for some properties.
    package enum Copy: Hashable, Sendable {
        /// Calls the initializer with the old and the new values, then sets the variables that it does not take.
        case made(settingAlso: [Part])
        /// Sets these variables of a copy. For structs whose initializer does not take all stored values.
        case changed([Part])
    }

    package var declaration: ModelDeclaration
    /// `Outer.Light`, `App.Box<Value>`
    package var type: TypeName
    package var generics: GenericClause
    /// The lowest access level among the declarations that a stub uses.
    package var access: Access
    /// In the order of the initializer; empty for an enum.
    package var parts: [Part]
    /// Nil for an enum, which has nothing to change.
    package var copy: Copy?
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

package enum ValueType: Hashable, Sendable {
    /// It has a stub. Without arguments, the stub needs values for the generic properties.
    case model(ResolvedModel)
    case enumeration(typeParameters: [String], cases: [EnumCase])
    /// A struct, class, enum or actor without a stub.
    case unlisted
}
