import MockgenModel

extension Rule<SelectedType> {
    static var closedClass: Rule {
        Rule(
            .closedClass,
            "The class belongs to another package, and is not open. Swift does not allow a subclass of it.",
            example: "public class Session {}  // in a package that yours depends on",
            remedy: "declare the class open, or mock a protocol of your own that the class conforms to."
        ) { type in
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
