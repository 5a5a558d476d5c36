import MockgenModel

extension Rule<MockPlan> {
    static var thrownNever: Rule {
        Rule(.thrownNever) { plan in
            plan.subject.requirements.compactMap { requirement in
                guard requirement.origin != plan.declaration.qualifiedName, let error = plan.subject.thrownNever(in: requirement.member)
                else { return nil }
                return plan.cannotBeMocked(
                    "it fixes '\(error)' to Never, a closure of the inherited '\(requirement.member.signature)' throws '\(error)', "
                        + "and the compiler crashes on every conforming type",
                    help: "mock the parent with Never for '\(error)', or \(plan.exclude)")
            }
        }
    }
}

extension ResolvedProtocol {
    /// The error type of a closure of the member, if the protocol fixes it to `Never`.
    fileprivate func thrownNever(in member: Member) -> TypeName? {
        var found: TypeName?
        for type in member.types {
            type.visit { part in
                guard case .function(let function) = part, case .typed(let error) = function.effects.throwing, !error.isNever,
                    error.expanded.isNever
                else { return }
                found = error
            }
        }
        return found
    }
}
