import MockgenModel

struct UnsupportedMember {
    let text: String
    let location: SourceLocation
}

extension Rule<UnsupportedMember> {
    static var unsupportedMember: Rule {
        Rule(.unsupportedMember) { member in
            [
                Finding(
                    "mockgen cannot mock '\(member.text)' in a protocol",
                    help: "write the requirement out, or leave the protocol out with 'exclude'", at: member.location)
            ]
        }
    }
}
