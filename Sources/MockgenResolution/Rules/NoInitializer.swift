import MockgenModel

extension Rule<MockPlan> {
    static var noInitializer: Rule {
        Rule(.noInitializer) { plan in
            guard let superclass = plan.subject.superclass, superclass.hidesInitializers else { return [] }
            let declaration = plan.declaration
            let type = superclass.type
            let reason = "has no initializer that a subclass can call"
            guard declaration.kind == .class else {
                let help = "make one of its initializers as visible as '\(type)', or \(plan.exclude)"
                return [plan.cannotBeMocked("'\(type)' \(reason)", help: help)]
            }
            let access = declaration.access >= .public ? "public" : "internal"
            let help = "make one of its initializers \(access), or mock a protocol that '\(declaration.name)' conforms to"
            return [plan.cannotBeMocked("it \(reason)", help: help)]
        }
    }
}
