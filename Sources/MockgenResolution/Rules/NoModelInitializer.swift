import MockgenModel

extension Rule<ModelDeclaration> {
    static var modelInitializer: Rule {
        Rule(.modelInitializer) { model in
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
