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
            guard attached == nil else { throw Diagnostics([.unexpectedValue(of: flag)]) }
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
        var problems = flags.filter { !page.flags.contains($0.flag.name) }.map { Diagnostic.unsupportedFlag($0.flag, of: page.verb) }
        for name in page.required where !flags.contains(where: { $0.flag.name == name }) { problems.append(.missingFlag(name, of: page)) }
        switch page.operands {
        case .files: problems += checkFiles()
        case .none where !operands.isEmpty: problems.append(.unexpectedOperand(operands[0], after: page))
        case .one(let name, let example, _) where operands.isEmpty:
            problems.append(.missingOperand(name, of: page.verb, example: example))
        case .choice(let name, let words) where operands.isEmpty:
            problems.append(.missingOperand(name, of: page.verb, example: words[0]))
        case .one where operands.count > 1, .choice where operands.count > 1, .verb where operands.count > 1:
            problems.append(.unexpectedOperand(operands[1], after: page))
        case .choice(let name, let words) where !words.contains(operands[0]):
            problems.append(.unknownChoice(operands[0], of: name, words))
        case .none, .one, .choice, .verb: break
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }

    private func checkFiles() -> [Diagnostic] {
        guard flags.contains(where: { $0.flag.name == .stdout }) else {
            let settings = flags.map(\.flag).filter { Flag.ofStandardOutput.contains($0.name) }
            return settings.map(Diagnostic.onlyWithStdout) + (operands.isEmpty ? [] : [.filesWithoutStdout(operands)])
        }
        if operands.isEmpty { return [.noFiles] }
        let others: [Flag.Name] = [.target, .config, .replace]
        return flags.contains { others.contains($0.flag.name) } ? [.stdoutNeedsNoConfiguration] : []
    }

    private var invocation: Invocation {
        var invocation = Invocation()
        invocation.verb = verb ?? .generate
        invocation.operands = operands
        for (flag, value) in flags {
            switch flag.name {
            case .target: invocation.targets.append(value)
            case .stdout: invocation.isToStdout = true
            case .style: invocation.style = BuiltInStyle(rawValue: value) ?? .stub
            case .naming: invocation.naming = Naming(rawValue: value)
            case .language: invocation.settings.append(ManifestSetting(.languageMode(value)))
            case .defaultIsolation:
                invocation.settings.append(ManifestSetting(.defaultIsolation(DefaultIsolation(rawValue: value) ?? .nonisolated)))
            case .feature: invocation.settings.append(ManifestSetting(.feature(value)))
            case .replace: invocation.replacesOthers = true
            case .from: invocation.from.append(value)
            case .with: invocation.with.append(value)
            case .unused: invocation.isOnlyUnused = true
            case .html: invocation.page = value
            case .config: invocation.configuration = value
            case .packagePath: invocation.package = value
            case .format: invocation.format = Format(rawValue: value) ?? .auto
            case .color: invocation.color = ColorChoice(rawValue: value) ?? .auto
            case .scratchPath: invocation.scratchPath = value
            case .input: invocation.input = value
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
