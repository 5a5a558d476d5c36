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
    package var access = Access.internal
    package var location: SourceLocation
    package var attributes: [String] = []
    package var isNonisolated = false
    package var generics = GenericClause()
    package var conditions: [String] = []
    package var properties: [StoredProperty] = []
    /// The initializers between the braces of the declaration, including private ones.
    package var initializers: [Member] = []
    package var cases: [EnumCase] = []

    package init(_ kind: Kind, _ name: String, in context: [String], module: String, at location: SourceLocation) {
        (self.kind, self.name, self.context, self.module, self.location) = (kind, name, context, module, location)
    }

    package var qualifiedName: String { (context + [name]).joined(separator: ".") }
}

/// A stored property of an instance, or a lazy one.
package struct StoredProperty: Hashable, Sendable {
    package var name: String
    /// Nil if no type is written and the value does not show it.
    package var type: TypeName?
    /// Whether it has an initial value, and the value itself if it means the same in another file.
    package var hasValue = false
    package var value: String?
    package var valueCallsNothing = false
    package var isConstant = false
    package var isLazy = false
    package var isFinal = false
    package var isWeak = false
    package var access = Access.internal
    package var setterAccess = Access.internal
    /// The property wrapper or macro that stores the value: `@Published`.
    package var wrapper: String?
    package var conditions: [String] = []
    package var location: SourceLocation

    package init(_ name: String, at location: SourceLocation) { (self.name, self.location) = (name, location) }

    /// Whether only its own type can set it.
    package var isFixed: Bool { isConstant && hasValue }
}

package struct EnumCase: Hashable, Sendable {
    package var name: String
    package var values: [Parameter]

    package init(name: String, values: [Parameter]) { (self.name, self.values) = (name, values) }
}
