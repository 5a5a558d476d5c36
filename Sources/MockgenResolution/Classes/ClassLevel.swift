import MockgenModel

/// One class of an inheritance chain, its members spelled as they are in the mock: with the arguments that it is inherited with.
struct ClassLevel {
    /// The members of a class that a mock may override.
    enum Place {
        /// All that is not private, with `@testable import`.
        case near
        /// Only what is open: the module belongs to another package.
        case far

        /// The access that the mock needs to override a member.
        var requiredAccess: Access { self == .near ? .internal : .open }
    }

    let declaration: ProtocolDeclaration
    let members: [Member]
    let place: Place
    /// The names of other declarations in the class, and of the properties in `untyped`.
    let otherNames: Set<String>
    /// The properties that the mock does not override because their types are unknown.
    let untyped: [UntypedProperty]
    /// The names of the types in the class if it is inherited with unsafe types as generic arguments, which makes these unsafe too.
    let unsafeNames: Set<String>?
}

extension [ClassLevel] {
    /// The members that the mock overrides, and those that it cannot or need not override.
    func membersOfMock() -> (overridden: Set<Member>, fixed: [Member]) {
        var overridden: Set<Member> = []
        var fixed: [Member] = []
        var nearer: [Member] = []
        for level in self {
            for member in level.members where !nearer.contains(where: { $0.replaces(member, among: level.members) }) {
                if member.isOverridable(level.place.requiredAccess), !StandardProtocol.Behavior.hashable.implements(member) {
                    overridden.insert(member)
                } else if !member.isInitializer {
                    fixed.append(member)
                }
            }
            // An override that was found here stands for the member from here on.
            nearer.removeAll { member in level.members.contains { member.replaces($0, among: level.members) } }
            nearer += level.members
        }
        return (overridden, fixed)
    }
}
