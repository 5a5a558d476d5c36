import MockgenModel

extension Rule<SelectedType> {
    static var genericContext: Rule {
        Rule(
            .genericContext,
            """
            The class is nested in a generic type, and the mock cannot have the generic parameters of that type: the class has one of the \
            same name, or an extension with a 'where' clause contains it.
            """,
            example: """
                struct Cache<Key> {
                    class Entry<Key> {}
                }
                """,
            remedy: "rename the parameter, or move the class into the type itself."
        ) { type in
            guard let (outer, reason) = type.obstacleInContext else { return [] }
            return [
                type.finding(
                    "'\(type.name)' cannot be mocked: it is nested in '\(outer)', a generic type, and \(reason)",
                    help: "rename the parameter, declare the class in '\(outer)' itself, or mock a protocol that it conforms to")
            ]
        }
    }
}
