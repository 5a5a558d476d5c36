import MockgenModel

extension Rule<MockPlan> {
    static var parameterPack: Rule {
        Rule(
            .parameterPack,
            "A function of the class has a parameter pack, and Swift does not support overriding such a function.",
            example: """
                class Session {
                    func log<each Value>(_ values: repeat each Value) {}
                }
                """,
            remedy: "make the function final: mockgen does not override final members."
        ) { plan in
            guard plan.declaration.kind == .class, let superclass = plan.subject.superclass else { return [] }
            let ofClass = superclass.generics.pack.map { pack in
                plan.cannotBeMocked(
                    "Swift does not allow subclasses of a class with a parameter pack ('\(pack)')",
                    help: "mock a protocol that '\(plan.declaration.name)' conforms to")
            }
            let ofMembers = plan.members.filter { $0.generics.pack != nil }.map { member in
                plan.cannotBeMocked(
                    "Swift cannot override '\(member.signature)', which has a parameter pack",
                    help: "make '\(member.signature)' final: the mock then does not override it", at: member.location)
            }
            return [ofClass].compactMap(\.self) + ofMembers
        }
    }
}

extension GenericClause {
    fileprivate var pack: GenericParameter? { parameters.first { $0.kind == .pack } }
}
