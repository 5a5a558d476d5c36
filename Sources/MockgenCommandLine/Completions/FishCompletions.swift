let fishCompletions = """
    # Completes the arguments of mockgen in fish.

    complete -c mockgen -f
    \(VerbPage.table.map(command).joined(separator: "\n"))
    \(Flag.table.map(option).joined(separator: "\n"))
    complete -c mockgen -n '__fish_use_subcommand; and __fish_contains_opt stdout' -F
    \(VerbPage.table.compactMap(operand).joined(separator: "\n"))

    """

private func command(_ page: VerbPage) -> String {
    "complete -c mockgen -n '__fish_use_subcommand; and not __fish_contains_opt stdout' -a \(page.verb.rawValue)"
        + " -d \(page.usage[0].summary.inSingleQuotes)"
}

private func option(_ flag: Flag) -> String {
    let verbs = VerbPage.table.filter { page in page.acceptedFlags.contains { $0.name == flag.name } }.map(\.verb)
    // Without a verb, mockgen generates.
    let isDefault = verbs.contains(.generate) ? "__fish_use_subcommand; or " : ""
    let condition = "\(isDefault)__fish_seen_subcommand_from \(verbs.map(\.rawValue).joined(separator: " "))"
    let short = flag.short.map { "-s \($0.dropFirst()) " } ?? ""
    let value = flag.value.map { " \(arguments($0.proposal))" } ?? ""
    return "complete -c mockgen -n '\(condition)' \(short)-l \(flag.name.rawValue)\(value)"
        + " -d \(flag.summary.inSingleQuotes)"
}

private func operand(of page: VerbPage) -> String? {
    switch page.proposal {
    case .nothing: nil
    case let proposal: "complete -c mockgen -n '__fish_seen_subcommand_from \(page.verb.rawValue)' \(arguments(proposal))"
    }
}

private func arguments(_ proposal: Proposal) -> String {
    switch proposal {
    case .nothing: "-x"
    case .files: "-r -F"
    case .folders: "-x -a '(__fish_complete_directories)'"
    case .words(let words): "-x -a '\(words.joined(separator: " "))'"
    }
}

extension String {
    fileprivate var inSingleQuotes: String { "'\(replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#))'" }
}
