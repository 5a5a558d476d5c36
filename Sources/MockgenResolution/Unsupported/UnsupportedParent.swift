import MockgenModel

/// A name in an inheritance clause that mockgen knows, and that no mock can have as its parent.
struct UnsupportedParent {
    enum Reason {
        /// A struct, an enum, an actor or no name at all.
        case notAProtocol
        /// A protocol that no class can conform to.
        case noClass
        /// A protocol of values such as numbers, of which mockgen knows only the name.
        case values
    }

    let reason: Reason
    let name: String
    let declaration: ProtocolDeclaration
    let location: SourceLocation
}

extension Rule<UnsupportedParent> {
    static var unsupportedParent: Rule {
        Rule(
            .unsupportedParent,
            """
            A protocol inherits from a type that is neither a protocol nor a class, or from a protocol that a mock cannot implement: one of \
            numbers, strings or option sets, for example.
            """,
            example: "protocol UserServicing: SomeStruct {}",
            remedy: "correct the inheritance clause."
        ) { parent in
            let name = parent.declaration.name
            let (reason, help) =
                switch parent.reason {
                case .notAProtocol:
                    (", which is not a protocol or class", "correct the inheritance clause, or leave '\(name)' out with 'exclude'")
                case .noClass:
                    (
                        ", and a mock is a class, which cannot conform to '\(parent.name)'",
                        "remove '\(parent.name)' from the inheritance clause, or leave '\(name)' out with 'exclude'"
                    )
                case .values:
                    (", whose values a mock cannot replace", "use a real value in the tests, and leave '\(name)' out with 'exclude'")
                }
            let message = "'\(parent.declaration.qualifiedName)' inherits from '\(parent.name)'" + reason
            return [Finding(message, help: help, at: parent.location)]
        }
    }
}
