/// What a mock keeps for a member, apart from the member itself.
enum Role: CaseIterable {
    case callCount, called
    case receivedArgument, receivedArguments, receivedInvocations
    case thrownError, closure, returnValue
    /// The storage behind a property that has nothing to start with.
    case storage
}

/// How the members of a mock are named: all that differs from one style to another. A role without a pattern is left out.
struct Style {
    /// In a pattern `{member}` is the stem, `{Member}` the stem with a capital, `{Argument}` a parameter's name with a capital.
    let patterns: [Role: String]

    static let automockable = Style(patterns: [
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
        var rest = Substring(pattern)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            name += rest[..<open]
            switch rest[rest.index(after: open)..<close] {
            case "member": name += stem
            case "Member": name += stem.capitalizedFirst
            case "Argument": name += argument.capitalizedFirst
            default: break
            }
            rest = rest[rest.index(after: close)...]
        }
        return name + rest
    }
}
