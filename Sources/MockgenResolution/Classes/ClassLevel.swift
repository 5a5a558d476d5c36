import MockgenModel

/// One class of an inheritance chain. Its members have the generic arguments that the class is inherited with.
struct ClassLevel {
    let declaration: ProtocolDeclaration
    let members: [Member]
    /// The access of members that a mock may override: internal with `@testable import`, open if the module belongs to another package.
    let leastAccess: Access
    /// The names of other declarations in the class, and of the properties without types.
    let otherNames: Set<String>
    /// Members that the mock does not override, although a subclass in another file could.
    let notOverridden: [InheritedMember]

    var isTestable: Bool { leastAccess == .internal }
}

extension [ClassLevel] {
    /// The members that the mock overrides, and those that it cannot or need not override.
    func membersOfMock() -> (overridden: Set<Member>, fixed: [Member]) {
        var overridden: Set<Member> = []
        var fixed: [Member] = []
        var nearer = NearerMembers()
        for level in self {
            let replaced = nearer.replace(level.members)
            for member in level.members where !replaced.contains(member) {
                if member.isOverridable(level.leastAccess), member.reasonToInherit == nil,
                    !StandardBehavior.hashable.implements(member)
                {
                    overridden.insert(member)
                } else if !member.isInitializer {
                    fixed.append(member)
                }
            }
        }
        return (overridden, fixed)
    }
}

/// The members of nearer classes that have not replaced a member yet, by their names without types.
private struct NearerMembers {
    private var members: [[String]: [Member]] = [:]

    /// Adds the members of a superclass, and returns those that nearer members replace. An override replaces only the nearest member.
    mutating func replace(_ inherited: [Member]) -> Set<Member> {
        var replaced: Set<Member> = []
        for (selector, own) in Dictionary(grouping: inherited, by: \.selector) {
            let nearer = members[selector] ?? []
            let types = Set(own.map(\.parameterTypes))
            // With other types, an override replaces every member of its name.
            let replacesAll = nearer.contains { $0.isOverride && !types.contains($0.parameterTypes) }
            let typesOfNearer = Set(nearer.map(\.parameterTypes))
            replaced.formUnion(own.filter { replacesAll || typesOfNearer.contains($0.parameterTypes) })
            members[selector] = nearer.filter { !$0.isOverride && !types.contains($0.parameterTypes) } + own
        }
        return replaced
    }
}
