/// What a mock keeps for a member, apart from the member itself.
enum Role: CaseIterable, Sendable {
    case callCount, called
    case receivedArgument, receivedArguments, receivedInvocations
    case thrownError, closure, returnValue
    /// The storage behind a property that has nothing to start with.
    case storage
}

/// How the members of a mock are named: all that differs from one style to another. A role without a pattern is left out.
package struct Style: Sendable {
    private enum Part: Sendable {
        case text(Substring)
        case member, capitalizedMember, argument
    }

    private let patterns: [Role: [Part]]

    /// In a pattern `{member}` is the stem, `{Member}` the stem with a capital, `{Argument}` a parameter's name with a capital.
    init(patterns: [Role: String]) {
        self.patterns = patterns.mapValues { pattern in
            pattern.split(separator: "}").flatMap { piece -> [Part] in
                let halves = piece.split(separator: "{", omittingEmptySubsequences: false)
                let placeholder: [Part] =
                    switch halves.count > 1 ? halves[1] : "" {
                    case "member": [.member]
                    case "Member": [.capitalizedMember]
                    case "Argument": [.argument]
                    default: []
                    }
                return [.text(halves[0])] + placeholder
            }
        }
    }

    package static let automockable = Style(patterns: [
        .callCount: "{member}CallsCount",
        .called: "{member}Called",
        .receivedArgument: "{member}Received{Argument}",
        .receivedArguments: "{member}ReceivedArguments",
        .receivedInvocations: "{member}ReceivedInvocations",
        .thrownError: "{member}ThrowableError",
        .returnValue: "{member}ReturnValue",
        .closure: "{member}Closure",
        .storage: "underlying{Member}",
    ])

    func name(_ role: Role, stem: String, argument: String = "") -> String? {
        guard let pattern = patterns[role] else { return nil }
        var name = ""
        for part in pattern {
            switch part {
            case .text(let text): name += text
            case .member: name += stem
            case .capitalizedMember: name += stem.capitalizedFirst
            case .argument: name += argument.capitalizedFirst
            }
        }
        return name
    }

    /// Whether a value of this name may be one that is kept for a member: its stem begins with the member's name.
    package func keeps(_ name: String, forMember member: String) -> Bool {
        let member = member.withoutBackTicks.loweredFirstWord
        return patterns.values.contains { pattern in
            var rest = name[...]
            for part in pattern {
                switch part {
                case .text(let text):
                    if text.isEmpty { continue }
                    guard let found = rest.ranges(of: text).first else { return false }
                    rest = rest[found.upperBound...]
                case .member, .capitalizedMember:
                    let start = if case .member = part { member } else { member.capitalizedFirst }
                    guard rest.hasPrefix(start) else { return false }
                    rest.removeFirst(start.count)
                case .argument: break
                }
            }
            return true
        }
    }
}
