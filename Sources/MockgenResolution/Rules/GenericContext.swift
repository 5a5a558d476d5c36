import MockgenModel

extension Rule<SelectedType> {
    static var genericContext: Rule {
        Rule(
            .genericContext,
            """
            The class is in an extension of a generic type with a 'where' clause. Inside such an extension, a generic parameter may be a \
            fixed type, which the mock cannot have as its own generic parameter.
            """,
            example: """
                struct Cache<Key> {}
                extension Cache where Key == Int {
                    class Entry {}
                }
                """,
            remedy: "move the class into the type itself."
        ) { type in
            guard let outer = type.genericContext, type.isInConstrainedExtension else { return [] }
            return [
                type.finding(
                    "'\(type.name)' cannot be mocked: it is nested in '\(outer)', a generic type, and the extension around it has a 'where' "
                        + "clause",
                    help: "declare the class in '\(outer)' itself, or mock a protocol that it conforms to")
            ]
        }
    }
}
