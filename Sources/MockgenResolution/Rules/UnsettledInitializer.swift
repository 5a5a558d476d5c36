import MockgenModel

extension Rule<MockPlan> {
    static var unsettledInitializer: Rule {
        Rule(.unsettledInitializer) { plan in
            guard let superclass = plan.subject.superclass, superclass.hasInitializerOfUnknownIsolation, plan.settings.isOnMainActor else {
                return []
            }
            let isClass = plan.declaration.kind == .class
            let type = superclass.type
            return [
                Finding(
                    "'\(plan.declaration.qualifiedName)' cannot be mocked in a target that is on the main actor by default: "
                        + "the initial values of its properties decide the isolation of "
                        + (isClass ? "its implicit initializer" : "the implicit initializer of '\(type)'"),
                    help: "write 'init() {}' in \(isClass ? "the class" : "'\(type)'")", at: plan.declaration.location)
            ]
        }
    }
}
