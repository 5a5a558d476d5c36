import MockgenModel

extension Rule<MockPlan> {
    static var recursiveConstraint: Rule {
        Rule(.recursiveConstraint) { plan in
            MockGenerics(plan.subject).clause.requirements.filter { [$0.left, $0.right].contains(.named("Self")) }.map { requirement in
                plan.cannotBeMocked(
                    "'\(requirement)' makes an associated type depend on the mock itself",
                    help: "remove the constraint from the protocol, or \(plan.exclude)")
            }
        }
    }
}
