import MockgenModel

extension Rule<SelectedType> {
    static var closedClass: Rule {
        Rule(.closedClass) { type in
            guard type.isClosed else { return [] }
            return [
                type.finding(
                    "'\(type.name)' cannot be mocked: '\(type.module.name)' belongs to another package, "
                        + "where only an open class can have a subclass",
                    help: "declare the class open, or declare a protocol in your package, make the class conform to it, and mock that")
            ]
        }
    }
}
