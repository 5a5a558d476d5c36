import MockgenModel

/// Reads the arguments from left to right, and then checks their combination.
struct ArgumentReader {
    private var rest: ArraySlice<String>
    /// Nil until the arguments name one.
    private var verb: Verb?
    private var invocation = Invocation()
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
        if invocation.has(.help) { return .help(verb) }
        if invocation.has(.version) { return .version }
        try check()
        invocation.verb = verb ?? .generate
        return verb == .help ? .help(try invocation.operands.first.map(Self.verb(named:))) : .run(invocation)
    }

    /// The first operand is the verb, unless '--stdout' precedes it.
    private mutating func readOperand(_ word: String) throws(Diagnostics) {
        let isVerb = verb == nil && invocation.operands.isEmpty && !isOnlyOperands && !invocation.has(.stdout)
        if isVerb, word != "-" {
            verb = try Self.verb(named: word)
        } else {
            invocation.operands.append(word)
        }
    }

    private static func verb(named word: String) throws(Diagnostics) -> Verb {
        if let verb = Verb(rawValue: word) { return verb }
        let suggestion = nearest(to: word, among: Verb.allCases.map(\.rawValue)) ?? Flag.named("--\(word)")?.name.description
        throw Diagnostics([.unknownCommand(word, suggestion: suggestion)])
    }

    /// Accepts `--target=T` and `--target T`.
    private mutating func readFlag(_ word: String) throws(Diagnostics) {
        let name = String(word.prefix { $0 != "=" })
        guard let flag = Flag.named(name) else {
            let known = (verb ?? .generate).page.flags.map(\.description)
            throw Diagnostics([
                .unknownOption(
                    name, suggestion: nearest(to: name, among: known) ?? nearest(to: name, among: Flag.Name.allCases.map(\.description)))
            ])
        }
        let attached = word.contains("=") ? String(word.dropFirst(name.count + 1)) : nil
        guard let kind = flag.value else {
            guard attached == nil else { throw Diagnostics([.usage("'\(flag.name)' has no value", "write '\(flag.name)' without '='")]) }
            invocation.flags.append((flag.name, ""))
            return
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
            throw Diagnostics([.usage("'\(flag.name)' needs a value", "for example: \(flag.name) \(kind.example)")])
        }
        if let names = kind.choices, !names.contains(value) {
            throw Diagnostics([.unknownChoice(value, of: "\(flag.name)", names)])
        }
        invocation.flags.append((flag.name, value))
    }

    private func check() throws(Diagnostics) {
        let (page, operands) = ((verb ?? .generate).page, invocation.operands)
        var problems = invocation.flags.map(\.name).filter { !page.flags.contains($0) }.map {
            Diagnostic.unsupportedFlag($0, of: page.verb)
        }
        for name in page.required where !invocation.has(name) {
            let value = Flag.named("\(name)")?.value.map { " \($0.example)" } ?? ""
            problems.append(.missing("'\(name)'", of: page.verb, example: "\(name)\(value)"))
        }
        if page.verb == .generate {
            problems += checkFiles()
        } else if let extra = operands.dropFirst(page.operand == nil ? 0 : 1).first {
            problems.append(.unexpectedOperand(extra, after: page))
        } else if operands.isEmpty, let operand = page.operand, let example = operand.example {
            problems.append(.missing("a \(operand.name)", of: page.verb, example: example))
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }

    private func checkFiles() -> [Diagnostic] {
        let files = invocation.operands.joined(separator: " ")
        guard invocation.has(.stdout) else {
            let help = "to print the mocks: \(ShellCommand.mockgen("generate --stdout \(files)"))"
            let problem = invocation.operands.first.map { first in
                first.isPath
                    ? Diagnostic.usage("files are only allowed with '--stdout'", help)
                    : .unexpectedOperand(first, after: Verb.generate.page)
            }
            return invocation.flags.map(\.name).filter(Flag.ofStandardOutput.contains).map(Diagnostic.onlyWithStdout)
                + [problem].compactMap(\.self)
        }
        if invocation.operands.isEmpty {
            let help = "for example: \(ShellCommand.mockgen("generate --stdout Sources/App/UserServicing.swift"))"
            return [.usage("'--stdout' needs a file", help)]
        }
        guard [Flag.Name.target, .config, .replace].contains(where: invocation.has) else { return [] }
        return [.usage("'--stdout' does not read the configuration", "remove '--stdout', or '--target', '--config' and '--replace'")]
    }
}
