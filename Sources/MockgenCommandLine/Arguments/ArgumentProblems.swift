import MockgenModel

extension Diagnostic {
    static func unknownCommand(_ word: String, suggestion: String?) -> Diagnostic {
        usage("unknown command '\(word)'", suggestion.map { "did you mean '\($0)'?" } ?? "see '\(ShellCommand.mockgen("--help"))'")
    }

    static func unknownOption(_ name: String, suggestion: String?) -> Diagnostic {
        let help = "see '\(ShellCommand.mockgen("--help"))'" + (ShellCommand.isInPackage ? "; options of SwiftPM precede 'mockgen'" : "")
        return usage("unknown option '\(name)'", suggestion.map { "did you mean '\($0)'?" } ?? help)
    }

    static func unsupportedFlag(_ flag: Flag.Name, of verb: Verb) -> Diagnostic {
        let takers = VerbPage.table.filter { $0.flags.contains(flag) }.map { "'\($0.verb.rawValue)'" }
        return usage(
            "'mockgen \(verb.rawValue)' has no option '\(flag)'",
            takers.isEmpty
                ? "see '\(ShellCommand.mockgen("\(verb.rawValue) --help"))'"
                : "remove it; it is an option of \(takers.joined(separator: ", "))")
    }

    /// - Parameter what: the name of an operand, or an option in quotation marks.
    static func missing(_ what: String, of verb: Verb, example: String) -> Diagnostic {
        usage("'mockgen \(verb.rawValue)' needs \(what)", "for example: \(ShellCommand.mockgen("\(verb.rawValue) \(example)"))")
    }

    static func unknownChoice(_ value: String, of name: String, _ names: [String]) -> Diagnostic {
        usage(
            "'\(value)' is not a valid value for '\(name)'",
            nearest(to: value, among: names).map { "did you mean '\($0)'?" } ?? "use one of: \(names.joined(separator: ", "))")
    }

    static func unexpectedOperand(_ word: String, after page: VerbPage) -> Diagnostic {
        let verb = page.verb.rawValue
        let help =
            if !page.flags.contains(.target) {
                "see '\(ShellCommand.mockgen("\(verb) --help"))'"
            } else if word.isPath {
                "remove it, or choose a target, for example: \(ShellCommand.mockgen("\(verb) --target AppTests"))"
            } else {
                "if it is a target: \(ShellCommand.mockgen("\(verb) --target \(word)"))\n"
                    + "      if it is a protocol: \(ShellCommand.mockgen("explain \(word)"))"
            }
        return usage("unexpected argument '\(word)' after 'mockgen \(verb)'", help)
    }

    static func onlyWithStdout(_ flag: Flag.Name) -> Diagnostic {
        let help =
            switch flag {
            case .style: "set it in the configuration, for example: style: handler"
            case .naming: "set it in the configuration, for example: style: { extends: handler, naming: label }"
            default: "remove it: otherwise mockgen reads the settings of the modules from Package.swift or from 'modules' in .mockgen.yml"
            }
        return usage("'\(flag)' is only allowed with '--stdout'", help)
    }

    static func usage(_ message: String, _ help: String) -> Diagnostic {
        Diagnostic(.usage, cause: .setup, message, help: help, at: nil)
    }
}

extension String {
    /// Whether it can only be the path of a file or folder, not the name of a target or protocol.
    var isPath: Bool { contains("/") || contains(".") }
}
