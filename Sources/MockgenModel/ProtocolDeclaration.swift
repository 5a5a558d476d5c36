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
    package var access: Access
    package var location: SourceLocation
    package var attributes: [String]
    package var isNonisolated: Bool
    package var isFinal: Bool
    /// The generic parameters of a class.
    package var generics: GenericClause
    /// The `#if` conditions around it in its file, outermost first.
    package var conditions: [String]
    package var parents: [Parent]
    package var requirements: [GenericRequirement]
    package var primaryAssociatedTypes: [String]
    package var associatedTypes: [AssociatedType]
    package var typealiases: [TypeAlias]
    package var members: [Member]
    /// The names of other declarations in a class, which a subclass cannot declare again: constants, nested types.
    package var otherNames: Set<String>
    package var valueNames: Set<String>
    /// The properties of a class whose type is that of a call with arguments, `Light(on: true)`, unless an initializer of the type fails
    /// or infers generic arguments.
    package var calledTypes: Set<String>
    /// The properties of a class that a mock would override if their types were written.
    package var untyped: [InheritedMember]

    package init(
        kind: Kind = .protocol, name: String, context: [String], module: String, access: Access, location: SourceLocation,
        attributes: [String],
        isNonisolated: Bool = false, isFinal: Bool = false, generics: GenericClause = GenericClause(), conditions: [String],
        parents: [Parent], requirements: [GenericRequirement] = [], primaryAssociatedTypes: [String] = [],
        associatedTypes: [AssociatedType] = [], typealiases: [TypeAlias], members: [Member], otherNames: Set<String> = [],
        valueNames: Set<String> = [], calledTypes: Set<String> = [], untyped: [InheritedMember] = []
    ) {
        self.kind = kind
        self.name = name
        self.context = context
        self.module = module
        self.access = access
        self.location = location
        self.attributes = attributes
        self.isNonisolated = isNonisolated
        self.isFinal = isFinal
        self.generics = generics
        self.conditions = conditions
        self.parents = parents
        self.requirements = requirements
        self.primaryAssociatedTypes = primaryAssociatedTypes
        self.associatedTypes = associatedTypes
        self.typealiases = typealiases
        self.members = members
        self.otherNames = otherNames
        self.valueNames = valueNames
        self.calledTypes = calledTypes
        self.untyped = untyped
    }

    package var qualifiedName: String { (context + [name]).joined(separator: ".") }
}

package struct Parent: Hashable, Sendable {
    package var type: TypeName
    package var location: SourceLocation

    package init(type: TypeName, location: SourceLocation) {
        self.type = type
        self.location = location
    }
}

package struct AssociatedType: Hashable, Sendable {
    package var name: String
    package var inherited: [TypeName]
    package var defaultType: TypeName?
    package var requirements: [GenericRequirement]
    package var conditions: [String]
    package var location: SourceLocation

    package init(
        name: String, inherited: [TypeName], defaultType: TypeName?, requirements: [GenericRequirement], conditions: [String],
        location: SourceLocation
    ) {
        self.name = name
        self.inherited = inherited
        self.defaultType = defaultType
        self.requirements = requirements
        self.conditions = conditions
        self.location = location
    }
}

package struct TypeAlias: Hashable, Sendable {
    package var name: String
    package var parameters: [String]
    package var type: TypeName
    package var isDeprecated: Bool

    package init(name: String, parameters: [String], type: TypeName, isDeprecated: Bool = false) {
        self.name = name
        self.parameters = parameters
        self.type = type
        self.isDeprecated = isDeprecated
    }
}

/// The access levels, from the lowest to the highest.
package enum Access: String, Comparable, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    package static func < (left: Access, right: Access) -> Bool {
        left != right && allCases.first { $0 == left || $0 == right } == left
    }
}
