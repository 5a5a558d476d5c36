/// The declaration of a protocol, or of a class to mock. It has no inherited members, and its names are not resolved.
package struct ProtocolDeclaration: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case `protocol`
        /// A class. Its members are those that a subclass can see, without private ones.
        case `class`
    }

    package var kind: Kind
    package var name: String
    /// The types that it is nested in, outermost first.
    package var context: [String]
    package var module: String
    package var access = Access.internal
    package var location: SourceLocation
    package var attributes: [String] = []
    package var isNonisolated = false
    package var isFinal = false
    /// The generic parameters of a class.
    package var generics = GenericClause()
    /// The `#if` conditions around it in its file, outermost first.
    package var conditions: [String] = []
    package var parents: [Located<TypeName>] = []
    package var requirements: [GenericRequirement] = []
    package var primaryAssociatedTypes: [String] = []
    package var associatedTypes: [AssociatedType] = []
    package var typealiases: [TypeAlias] = []
    package var members: [Member] = []
    /// The names of other declarations in a class, which a subclass cannot declare again: constants, nested types.
    package var otherNames: Set<String> = []
    package var valueNames: Set<String> = []
    /// The properties of a class whose type is that of a call with arguments, `Light(on: true)`, unless an initializer of the type fails
    /// or infers generic arguments.
    package var calledTypes: Set<String> = []
    /// The properties of a class that a mock would override if their types were written.
    package var untyped: [InheritedMember] = []

    package init(_ kind: Kind, _ name: String, in context: [String], module: String, at location: SourceLocation) {
        (self.kind, self.name, self.context, self.module, self.location) = (kind, name, context, module, location)
    }

    package var qualifiedName: String { (context + [name]).joined(separator: ".") }
}

package struct AssociatedType: Hashable, Sendable {
    package var name: String
    package var inherited: [TypeName] = []
    package var defaultType: TypeName?
    package var requirements: [GenericRequirement] = []
    package var conditions: [String] = []
    package var location: SourceLocation

    package init(_ name: String, at location: SourceLocation) { (self.name, self.location) = (name, location) }
}

package struct TypeAlias: Hashable, Sendable {
    package var name: String
    package var parameters: [String]
    package var type: TypeName
    package var isDeprecated: Bool

    package init(name: String, parameters: [String], type: TypeName, isDeprecated: Bool = false) {
        (self.name, self.parameters, self.type, self.isDeprecated) = (name, parameters, type, isDeprecated)
    }
}

/// The access levels, from the lowest to the highest.
package enum Access: String, Comparable, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    package static func < (left: Access, right: Access) -> Bool {
        left != right && allCases.first { $0 == left || $0 == right } == left
    }
}
