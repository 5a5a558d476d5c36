import MockgenModel

extension Rule<ModelDeclaration> {
    static var modelInitializer: Rule {
        Rule(
            .modelInitializer,
            """
            A stub calls an initializer of its model. The initializer must be visible to the tests, and must not be failable, throwing, \
            async or generic. mockgen looks for it in the declaration of the type (not in extensions), and chooses the one that sets the \
            most properties.
            """,
            example: """
                struct LightModel {
                    let id: Int
                    init(from json: [String: Any]) throws { … }
                }
                """,
            remedy: "declare an initializer with a parameter for each property: init(id: Int)."
        ) { model in
            let parameters = model.properties.filter { !$0.isFixed && !$0.isLazy }
                .map { "\($0.name): \($0.type?.description ?? "…")" }.joined(separator: ", ")
            return [
                Finding(
                    "'\(model.qualifiedName)' cannot be stubbed: "
                        + "it has no visible initializer that is synchronous, non-throwing and non-failable",
                    help: "declare init(\(parameters)) in '\(model.name)', or remove it from 'models'", at: model.location)
            ]
        }
    }
}
