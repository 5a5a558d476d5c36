import MockgenModel

extension Rule<MockPlan> {
    static var isolatedClosure: Rule {
        Rule(
            .isolatedClosure,
            """
            In Swift 6 mode, and with the feature GlobalActorIsolatedTypesUsability, closures isolated to a global actor are Sendable. In \
            other modules they are not. If a protocol uses such a closure as a generic argument, and its module and the test target differ \
            in this, the compiler crashes on the mock (seen in Swift 6.3).
            """,
            example: """
                // in a module in Swift 5 mode, mocked in a test target in Swift 6 mode
                protocol Buttons {
                    func show(_ action: Box<@MainActor () -> Void>)
                }
                """,
            remedy: "write '@MainActor @Sendable () -> Void', or use the same language mode in both modules."
        ) { plan in
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
