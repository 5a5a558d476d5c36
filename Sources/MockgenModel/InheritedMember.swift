/// A member of a class that a mock does not override.
package struct InheritedMember: Hashable, Sendable {
    package enum Reason: String, CaseIterable, Sendable {
        /// Only the compiler can infer the type of the property.
        case untyped = "no type annotation"
        /// An override cannot return the same hidden type.
        case opaque = "opaque type"
        /// The types of the member exist only where its `where` clause holds, and the mock cannot store them.
        case constrained = "'where' clause"
        /// Swift does not support an override.
        case pack = "parameter pack"

        /// The end of `The mock does not override 'books()', because …`.
        package var clause: String {
            switch self {
            case .untyped: "it has no type annotation"
            case .opaque: "it returns an opaque type"
            case .constrained: "its 'where' clause constrains the class"
            case .pack: "it has a parameter pack"
            }
        }
    }

    package let name: String
    /// The name with its keyword: `var teas`.
    package let title: String
    /// The class that declares it: `Outer.Session`.
    package let owner: String
    package let access: Access
    package let location: SourceLocation
    package let reason: Reason

    package init(name: String, title: String, owner: String, access: Access, location: SourceLocation, reason: Reason) {
        (self.name, self.title, self.owner) = (name, title, owner)
        (self.access, self.location, self.reason) = (access, location, reason)
    }
}
