package import MockgenModel

/// A property of a class that a mock must override, and whose type only the compiler can infer.
struct UntypedProperty {
    let name: String
    let owner: String
    let location: SourceLocation
}

extension Rule<UntypedProperty> {
    static var untypedProperty: Rule {
        Rule(
            .untypedProperty,
            """
            A property has no type annotation, and mockgen cannot infer its type from the initial value. Unlike the compiler, mockgen \
            reads only declarations.
            """,
            example: """
                class Session {
                    var token = makeToken()
                }
                """,
            remedy: "add the type: var token: Token = makeToken()."
        ) { property in
            [
                Finding(
                    "'\(property.owner)' cannot be mocked: the value of '\(property.name)' does not show its type",
                    help: "add a type annotation, or make it final", at: property.location)
            ]
        }
    }
}

/// The pages of the rules that are checked while a declaration is parsed.
package let syntaxPages: [DiagnosticPage] = [Rule.unsupportedMember.page, Rule.untypedProperty.page]
