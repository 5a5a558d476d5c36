/// A struct, class or enum with the parts that stubs need: stored properties, initializers and cases. The names are not resolved.
package struct ModelDeclaration: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case structure = "struct"
        case `class`
        case enumeration = "enum"
    }

    package var kind: Kind
    package var name: String
    package var context: [String]
    package var module: String
    package var access: Access
    package var location: SourceLocation
    package var attributes: [String]
    package var isNonisolated: Bool
    package var generics: GenericClause
    package var conditions: [String]
    package var properties: [StoredProperty]
    /// The initializers between the braces of the declaration, including private ones.
    package var initializers: [Member]
    package var cases: [EnumCase]

    package init(
        kind: Kind, name: String, context: [String], module: String, access: Access, location: SourceLocation, attributes: [String],
        isNonisolated: Bool, generics: GenericClause, conditions: [String], properties: [StoredProperty], initializers: [Member],
        cases: [EnumCase]
    ) {
        self.kind = kind
        self.name = name
        self.context = context
        self.module = module
        self.access = access
        self.location = location
        self.attributes = attributes
        self.isNonisolated = isNonisolated
        self.generics = generics
        self.conditions = conditions
        self.properties = properties
        self.initializers = initializers
        self.cases = cases
    }

    package var qualifiedName: String { (context + [name]).joined(separator: ".") }
}

/// A stored property of an instance, or a lazy one.
package struct StoredProperty: Hashable, Sendable {
    package var name: String
    /// Nil if no type is written and the value does not show it.
    package var type: TypeName?
    /// Whether it has an initial value, and the value itself if it means the same in another file.
    package var hasValue: Bool
    package var value: String?
    package var valueCallsNothing: Bool
    package var isConstant: Bool
    package var isLazy: Bool
    package var isFinal: Bool
    package var isWeak: Bool
    package var access: Access
    package var setterAccess: Access
    /// The property wrapper or macro that stores the value: `@Published`.
    package var wrapper: String?
    package var conditions: [String]
    package var location: SourceLocation

    package init(
        name: String, type: TypeName?, hasValue: Bool, value: String?, valueCallsNothing: Bool, isConstant: Bool, isLazy: Bool,
        isFinal: Bool,
        isWeak: Bool, access: Access, setterAccess: Access, wrapper: String?, conditions: [String], location: SourceLocation
    ) {
        self.name = name
        self.type = type
        self.hasValue = hasValue
        self.value = value
        self.valueCallsNothing = valueCallsNothing
        self.isConstant = isConstant
        self.isLazy = isLazy
        self.isFinal = isFinal
        self.isWeak = isWeak
        self.access = access
        self.setterAccess = setterAccess
        self.wrapper = wrapper
        self.conditions = conditions
        self.location = location
    }

    /// Whether only its own type can set it.
    package var isFixed: Bool { isConstant && hasValue }
}

package struct EnumCase: Hashable, Sendable {
    package var name: String
    package var values: [Parameter]

    package init(name: String, values: [Parameter]) {
        self.name = name
        self.values = values
    }
}
