import MockgenModel

extension Rule<SelectedType> {
    static var genericContext: Rule {
        Rule(.genericContext) { type in
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
