let zshCompletions = """
    #compdef mockgen
    # Completes the arguments of mockgen in zsh.

    _mockgen() {
        local verb=generate
        local -a commands
        commands=(
    \(VerbPage.table.map(command).joined(separator: "\n"))
        )
        if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
            _describe command commands
            return
        fi
        if [[ $words[2] != -* ]]; then
            verb=$words[2]
            shift words
            (( CURRENT-- ))
        fi
        case $verb in
    \(VerbPage.table.map(branch).joined(separator: "\n"))
        esac
    }

    # Also if a file with another name is read.
    if [[ $funcstack[1] == _mockgen ]]; then
        _mockgen "$@"
    else
        compdef _mockgen mockgen
    fi

    """

private func command(_ page: VerbPage) -> String {
    "        \("\(page.verb.rawValue):\(page.usage[0].summary)".inSingleQuotes)"
}

private func branch(_ page: VerbPage) -> String {
    let specifications = page.acceptedFlags.map(specification) + [operand(of: page)].compactMap(\.self)
    return """
            \(page.verb.rawValue))
                _arguments -S : \\
        \(specifications.map { "            \($0)" }.joined(separator: " \\\n"))
                ;;
        """
}

/// `'--format=[the format of the report]:value:(auto text json)'`
private func specification(_ flag: Flag) -> String {
    let summary = "[\(flag.summary.escaping(#"[]:"#))]"
    let value = flag.value.map { ":value:\(action($0.proposal))" } ?? ""
    let name = "\(flag.name)" + (flag.value == nil ? "" : "=")
    if let short = flag.short { return "'(\(short) \(name))'{\(short),\(name)}" + (summary + value).inSingleQuotes }
    return ((flag.canBeRepeated ? "*" : "") + name + summary + value).inSingleQuotes
}

private func operand(of page: VerbPage) -> String? {
    page.verb == .generate ? "'*:file:_files'" : page.operand.map { "1:\($0.name):\(action(page.proposal))".inSingleQuotes }
}

private func action(_ proposal: Proposal) -> String {
    switch proposal {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
}

extension String {
    fileprivate func escaping(_ special: String) -> String { map { special.contains($0) ? "\\\($0)" : String($0) }.joined() }

    fileprivate var inSingleQuotes: String { "'\(replacing("'", with: #"'\''"#))'" }
}
