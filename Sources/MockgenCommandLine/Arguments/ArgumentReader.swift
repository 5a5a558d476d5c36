import MockgenModel

/// Reads the arguments from left to right, and then checks their combination.
struct ArgumentReader {
    private var rest: ArraySlice<String>
    private var verb: Verb?
    private var operands: [String] = []
    /// In order; the value of a flag without one is empty.
    private var flags: [(flag: Flag, value: String)] = []
    /// After `--`, all arguments are operands.
    private var isOnlyOperands = false

    init(_ arguments: [String]) { rest = arguments[...] }

    mutating func read() throws(Diagnostics) -> Request {
        while let word = rest.popFirst() {
            if isOnlyOperands || word == "-" || !word.hasPrefix("-") {
                try readOperand(word)
            } else if word == "--" {
                isOnlyOperands = true
            } else {
                try readFlag(word)
            }
        }
        // Check for help first: other arguments may be wrong.
        if flags.contains(where: { $0.flag.name == .help }) { return .help(verb) }
        if flags.contains(where: { $0.flag.name == .version }) { return .version }
        try check()
        return verb == .help ? .help(try operands.first.map(Self.verb(named:))) : .run(invocation)
    }

    /// The first operand is the verb, unless '--stdout' precedes it.
    private mutating func readOperand(_ word: String) throws(Diagnostics) {
        let isVerb = verb == nil && operands.isEmpty && !isOnlyOperands && !flags.contains { $0.flag.name == .stdout }
        if isVerb, word != "-" {
            verb = try Self.verb(named: word)
        } else {
            operands.append(word)
        }
    }

    private static func verb(named word: String) throws(Diagnostics) -> Verb {
        if let verb = Verb(rawValue: word) { return verb }
        throw Diagnostics([.unknownVerb(word, suggestion: nearest(to: word, among: Verb.allCases.map(\.rawValue)))])
    }

    /// Accepts `--target=T` and `--target T`.
    private mutating func readFlag(_ word: String) throws(Diagnostics) {
        let name = String(word.prefix { $0 != "=" })
        guard let flag = Flag.named(name) else {
            let known = (verb ?? .generate).page.flags.map(\.rawValue)
            throw Diagnostics([
                .unknownFlag(
                    name, suggestion: nearest(to: name, among: known) ?? nearest(to: name, among: Flag.Name.allCases.map(\.rawValue)))
            ])
        }
        let attached = word.contains("=") ? String(word.dropFirst(name.count + 1)) : nil
        guard let kind = flag.value else {
            guard attached == nil else { throw Diagnostics([.needlessValue(of: flag)]) }
            flags.append((flag, ""))
            return
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
            throw Diagnostics([.missingValue(of: flag, kind)])
        }
        if case .choice(let names) = kind, !names.contains(value) {
            throw Diagnostics([.unknownChoice(value, of: flag.name.rawValue, names)])
        }
        flags.append((flag, value))
    }

    private func check() throws(Diagnostics) {
        let page = (verb ?? .generate).page
        var problems = flags.filter { !page.flags.contains($0.flag.name) }.map { Diagnostic.foreignFlag($0.flag, of: page.verb) }
        for name in page.required where !flags.contains(where: { $0.flag.name == name }) { problems.append(.missingFlag(name, of: page)) }
        switch page.operands {
        case .files: problems += checkFiles()
        case .none where !operands.isEmpty: problems.append(.unexpected(operands[0], after: page))
        case .one(let name, let example, _) where operands.isEmpty:
            problems.append(.missingOperand(name, of: page.verb, example: example))
        case .choice(let name, let words) where operands.isEmpty:
            problems.append(.missingOperand(name, of: page.verb, example: words[0]))
        case .one where operands.count > 1, .choice where operands.count > 1, .verb where operands.count > 1:
            problems.append(.unexpected(operands[1], after: page))
        case .choice(let name, let words) where !words.contains(operands[0]):
            problems.append(.unknownChoice(operands[0], of: name, words))
        case .none, .one, .choice, .verb: break
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }

    private func checkFiles() -> [Diagnostic] {
        guard flags.contains(where: { $0.flag.name == .stdout }) else {
            let configured = flags.map(\.flag).filter { Flag.ofStandardOutput.contains($0.name) }
            return configured.map(Diagnostic.configured) + (operands.isEmpty ? [] : [.filesWithoutStdout(operands)])
        }
        if operands.isEmpty { return [.noFiles] }
        return flags.contains { $0.flag.name == .target || $0.flag.name == .config } ? [.stdoutNeedsNoConfiguration] : []
    }

    private var invocation: Invocation {
        var invocation = Invocation()
        invocation.verb = verb ?? .generate
        invocation.operands = operands
        for (flag, value) in flags {
            switch flag.name {
            case .target: invocation.targets.append(value)
            case .stdout: invocation.isToStdout = true
            case .style: invocation.style = BuiltInStyle(rawValue: value) ?? .automockable
            case .naming: invocation.naming = Naming(rawValue: value)
            case .language: invocation.settings.append(ManifestSetting(.languageMode(value)))
            case .defaultIsolation:
                invocation.settings.append(ManifestSetting(.defaultIsolation(DefaultIsolation(rawValue: value) ?? .nonisolated)))
            case .feature: invocation.settings.append(ManifestSetting(.feature(value)))
            case .from: invocation.from = value
            case .html: invocation.page = value
            case .config: invocation.configuration = value
            case .packagePath: invocation.package = value
            case .format: invocation.format = Format(rawValue: value) ?? .auto
            case .color: invocation.color = ColorChoice(rawValue: value) ?? .auto
            case .scratchPath: invocation.scratchPath = value
            case .plan: invocation.plan = value
            case .depfile: invocation.depfile = value
            case .noBuild: invocation.compiles = false
            case .diff: invocation.wantsDiffs = true
            case .strict: invocation.isStrict = true
            case .quiet: invocation.isQuiet = true
            case .verbose: invocation.isVerbose = true
            case .version, .help: break
            }
        }
        return invocation
    }
}

extension Diagnostic {
    fileprivate static func unknownVerb(_ verb: String, suggestion: String?) -> Diagnostic {
        usage("unknown command '\(verb)'", suggestion.map { "did you mean '\($0)'?" } ?? "see '\(ShellCommand.mockgen("--help"))'")
    }

    fileprivate static func unknownFlag(_ flag: String, suggestion: String?) -> Diagnostic {
        usage("unknown option '\(flag)'", suggestion.map { "did you mean '\($0)'?" } ?? "see '\(ShellCommand.mockgen("--help"))'")
    }

    fileprivate static func foreignFlag(_ flag: Flag, of verb: Verb) -> Diagnostic {
        let takers = VerbPage.table.filter { $0.flags.contains(flag.name) }.map { "'\($0.verb.rawValue)'" }
        return usage(
            "'mockgen \(verb.rawValue)' has no option '\(flag.name.rawValue)'",
            takers.isEmpty
                ? "see '\(ShellCommand.mockgen("\(verb.rawValue) --help"))'"
                : "remove it; it is an option of \(takers.joined(separator: ", "))")
    }

    fileprivate static func missingValue(of flag: Flag, _ value: Flag.Value) -> Diagnostic {
        usage("'\(flag.name.rawValue)' needs a value", "for example: \(flag.name.rawValue) \(value.example)")
    }

    fileprivate static func missingFlag(_ name: Flag.Name, of page: VerbPage) -> Diagnostic {
        let example = Flag.named(name.rawValue)?.value.map { " \($0.example)" } ?? ""
        return usage(
            "'mockgen \(page.verb.rawValue)' needs '\(name.rawValue)'",
            "for example: \(ShellCommand.mockgen("\(page.verb.rawValue) \(name.rawValue)\(example)"))")
    }

    fileprivate static func needlessValue(of flag: Flag) -> Diagnostic {
        usage("'\(flag.name.rawValue)' has no value", "write '\(flag.name.rawValue)' without '='")
    }

    fileprivate static func unknownChoice(_ value: String, of name: String, _ names: [String]) -> Diagnostic {
        usage(
            "'\(value)' is not a valid value for '\(name)'",
            nearest(to: value, among: names).map { "did you mean '\($0)'?" } ?? "use one of: \(names.joined(separator: ", "))")
    }

    fileprivate static func missingOperand(_ name: String, of verb: Verb, example: String) -> Diagnostic {
        usage("'mockgen \(verb.rawValue)' needs a \(name)", "for example: \(ShellCommand.mockgen("\(verb.rawValue) \(example)"))")
    }

    fileprivate static func unexpected(_ word: String, after page: VerbPage) -> Diagnostic {
        let verb = page.verb.rawValue
        return usage(
            "unexpected argument '\(word)' after 'mockgen \(verb)'",
            page.flags.contains(.target)
                ? "if it is a target: \(ShellCommand.mockgen("\(verb) --target \(word)"))"
                : "see '\(ShellCommand.mockgen("\(verb) --help"))'")
    }

    fileprivate static var noFiles: Diagnostic {
        usage(
            "'--stdout' needs a file",
            "for example: \(ShellCommand.mockgen("generate --stdout Sources/App/UserServicing.swift"))")
    }

    fileprivate static var stdoutNeedsNoConfiguration: Diagnostic {
        usage("'--stdout' does not read the configuration", "remove '--stdout', or '--target' and '--config'")
    }

    fileprivate static func configured(_ flag: Flag) -> Diagnostic {
        let help =
            switch flag.name {
            case .style: "set it in the configuration, for example: style: handler"
            case .naming: "set it in the configuration, for example: style: { extends: handler, naming: label }"
            default: "remove it: otherwise mockgen reads the settings of the modules from Package.swift or from 'modules' in .mockgen.yml"
            }
        return usage("'\(flag.name.rawValue)' is only allowed with '--stdout'", help)
    }

    fileprivate static func filesWithoutStdout(_ files: [String]) -> Diagnostic {
        usage(
            "files are only allowed with '--stdout'",
            "to print the mocks: \(ShellCommand.mockgen("generate --stdout \(files.joined(separator: " "))"))")
    }

    private static func usage(_ message: String, _ help: String) -> Diagnostic {
        Diagnostic(.usage, cause: .setup, message, help: help, at: nil)
    }
}
