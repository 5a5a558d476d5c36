import MockgenModel
import MockgenOutline

extension Rule<SelectedType> {
    static var notAClass: Rule {
        Rule(
            .notAClass,
            "The mock of a type is a subclass of it, and only classes can have subclasses.",
            example: """
                // mockgen: mock
                actor Session {}
                """,
            remedy: "declare a protocol with the members to mock, make the type conform to it, and list the protocol."
        ) { type in
            guard type.declaration.kind != .class else { return [] }
            return [
                type.finding(
                    "'\(type.name)' cannot be mocked: it is \(type.declaration.kind.noun), which cannot have subclasses",
                    help: "declare a protocol with the members to mock, and list it")
            ]
        }
    }
}
