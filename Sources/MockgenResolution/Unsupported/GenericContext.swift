import MockgenModel

extension Rule<SelectedType> {
    static var genericContext: Rule {
        Rule(
            .genericContext,
            "The class is nested in a generic type and can use its generic parameters. A mock outside that type cannot name them.",
            example: """
                struct Cache<Key> {
                    class Entry {}
                }
                """,
            remedy: "move the class out of the generic type, or mock a protocol that it conforms to."
        ) { type in
            guard let outer = type.genericContext else { return [] }
            return [
                type.finding(
                    "'\(type.name)' cannot be mocked: it is nested in '\(outer)', a generic type",
                    help: "declare the class outside of '\(outer)', or mock a protocol that it conforms to")
            ]
        }
    }
}
