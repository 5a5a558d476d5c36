/// It also works with bash 3.2 of macOS.
let bashCompletions = """
    # Completes the arguments of mockgen in bash.

    _mockgen() {
        # One proposal a line, because names of files can have spaces.
        local IFS=$'\\n' word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" verb="" argument
        # bash divides '--format=json' into three words.
        if [[ $word == "=" ]]; then
            word=""
        elif [[ $before == "=" ]]; then
            before="${COMP_WORDS[COMP_CWORD - 2]}"
        fi
        COMPREPLY=()
        case "$before" in
    \(Flag.table.compactMap(valueBranch).joined(separator: "\n"))
        esac
        for argument in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
            case "$argument" in
            --stdout) verb=generate && break ;;
            \(VerbPage.table.map(\.verb.rawValue).joined(separator: " | "))) verb="$argument" && break ;;
            esac
        done
        case "$verb:$word" in
        :-*) \(proposing(VerbPage.table[0].options)) ;;
        :*) \(proposing(VerbPage.table.map(\.verb.rawValue))) ;;
    \(VerbPage.table.map(verbBranches).joined(separator: "\n"))
        esac
    }

    complete -o filenames -F _mockgen mockgen

    """

private func valueBranch(of flag: Flag) -> String? {
    flag.value.map { "    \(flag.name)) \(proposing($0.proposal).map { "\($0); " } ?? "")return ;;" }
}

private func verbBranches(of page: VerbPage) -> String {
    let verb = page.verb.rawValue
    let options = "    \(verb):*) \(proposing(page.options)) ;;"
    guard let operand = proposing(page.proposal) else { return options }
    return """
            \(verb):-*) \(proposing(page.options)) ;;
            \(verb):*) \(operand) ;;
        """
}

private func proposing(_ proposal: Proposal) -> String? {
    switch proposal {
    case .nothing: nil
    case .files: #"COMPREPLY=($(compgen -f -- "$word"))"#
    case .folders: #"COMPREPLY=($(compgen -d -- "$word"))"#
    case .words(let words): proposing(words)
    }
}

private func proposing(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W $'\(words.joined(separator: #"\n"#))' -- \"$word\"))"
}

extension VerbPage {
    fileprivate var options: [String] { acceptedFlags.flatMap(\.spellings) }
}
