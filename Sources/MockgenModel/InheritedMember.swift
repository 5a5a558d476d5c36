/// A property of a class that a mock does not override, because only the compiler can infer its type.
package struct UntypedProperty: Hashable, Sendable {
    package let name: String
    /// The class that declares it: `Outer.Session`.
    package let owner: String
    package let access: Access
    package let location: SourceLocation

    package init(name: String, owner: String, access: Access, location: SourceLocation) {
        self.name = name
        self.owner = owner
        self.access = access
        self.location = location
    }
}
