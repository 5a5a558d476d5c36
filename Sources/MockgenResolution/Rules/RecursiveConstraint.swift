import MockgenModel

extension Rule<MockPlan> {
    static var recursiveConstraint: Rule {
        Rule(
            .recursiveConstraint,
            """
            A constraint makes an associated type depend on Self. Associated types are generic parameters of the mock, and these cannot \
            depend on the mock itself.
            """,
            example: """
                protocol Node {
                    associatedtype Parent where Parent.Child == Self
                }
                """,
            remedy: "remove the constraint from the protocol, or list the protocol under 'exclude'."
        ) { plan in
            MockGenerics(plan.subject).clause.requirements.filter { [$0.left, $0.right].contains(.named("Self")) }.map { requirement in
                plan.cannotBeMocked(
                    "'\(requirement)' makes an associated type depend on the mock itself",
                    help: "remove the constraint from the protocol, or \(plan.exclude)")
            }
        }
    }
}
