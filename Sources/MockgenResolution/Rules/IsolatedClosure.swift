import MockgenModel

extension Rule<MockPlan> {
    static var isolatedClosure: Rule {
        Rule(.isolatedClosure) { plan in
            plan.subject.requirements.filter(\.isFromBeforeIsolatedTypes).map(\.member).compactMap { member in
                guard let type = plan.subject.typeOfClosuresOnGlobalActors(in: member) else { return nil }
                return Finding(
                    "'\(plan.declaration.qualifiedName)' cannot be mocked in this target: Swift 6 makes the closure '\(type)' in "
                        + "'\(member.signature)' Sendable, the protocol's module does not, and the compiler crashes on the difference",
                    help:
                        "write '@Sendable' in front of the closure, or enable 'GlobalActorIsolatedTypesUsability' in the protocol's module",
                    at: member.location)
            }
        }
    }
}

extension ResolvedProtocol {
    /// A generic type with such a closure as an argument. The compiler converts closures in collections and optionals.
    fileprivate func typeOfClosuresOnGlobalActors(in member: Member) -> TypeName? {
        var found: TypeName?
        for type in member.types {
            type.visit { part in
                switch part {
                case .symbol(let name) where !["Array", "Dictionary", "Optional"].contains(name.symbol.standardName):
                    if name.allArguments.contains(where: { $0.contains(isClosureOnGlobalActor) }) { found = part }
                default: break
                }
            }
        }
        return found
    }
}
