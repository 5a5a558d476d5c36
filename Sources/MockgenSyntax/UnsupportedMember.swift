package import MockgenModel

struct UnsupportedMember {
    let text: String
    let location: SourceLocation
}

package let syntaxPages: [DiagnosticPage] = [Rule.unsupportedMember.page, Rule.unsupportedAccessor.page]

extension Rule<UnsupportedMember> {
    static var unsupportedMember: Rule {
        Rule(
            .unsupportedMember,
            """
            The body of a protocol contains something that is not a requirement, a macro for example.
            """,
            example: """
                protocol UserServicing {
                    #requirements
                }
                """,
            remedy: "declare the requirement itself, or list the protocol under 'exclude'."
        ) { member in
            [
                Finding(
                    "mockgen cannot mock '\(member.text)' in a protocol",
                    help: "write the requirement out, or leave the protocol out with 'exclude'", at: member.location)
            ]
        }
    }
}
