import MockgenModel

/// What the command line asks for.
enum Invocation {
    struct Generate {
        var targets: [String] = []
        var configuration: String?
        var package: String?
        var isQuiet = false
    }

    case generate(Generate)
    case verify(Generate, compiles: Bool, diffs: Bool)
    case print(files: [String])
    /// Called by the build-tool plugin only.
    case plugin(request: String)
    case version
    case help
}

extension Invocation {
    init(_ arguments: [String]) throws(Diagnostics) {
        var reader = ArgumentReader(arguments)
        self = try reader.read()
    }
}

/// Reads the arguments from left to right.
private struct ArgumentReader {
    private var rest: ArraySlice<String>
    private var options = Invocation.Generate()
    private var files: [String] = []
    private var isStdout = false
    private var isVerify = false
    private var compiles = true
    private var wantsDiffs = false

    private static let verbs = ["generate", "verify", "help"]
    private static let flags = ["--target", "--config", "--package-path", "--stdout", "--quiet", "--version", "--help"]

    init(_ arguments: [String]) { rest = arguments[...] }

    mutating func read() throws(Diagnostics) -> Invocation {
        if rest.first == "plugin", rest.count == 2 { return .plugin(request: rest[rest.startIndex + 1]) }
        if let verb = rest.first, !verb.hasPrefix("-") {
            rest.removeFirst()
            if verb == "help" { return .help }
            isVerify = verb == "verify"
            guard isVerify || verb == "generate" else { throw Diagnostics([.unknownVerb(verb, suggestion: nearest(to: verb, among: Self.verbs))]) }
        }
        while let word = rest.popFirst() {
            switch word {
            case "-h", "--help": return .help
            case "--version": return .version
            case "-q", "--quiet": options.isQuiet = true
            case "--stdout": isStdout = true
            case "--no-build": compiles = false
            case "--diff": wantsDiffs = true
            case "--target": options.targets.append(try value(of: word))
            case "--config": options.configuration = try value(of: word)
            case "--package-path": options.package = try value(of: word)
            case "-": files.append(word)
            case _ where word.hasPrefix("-"): try split(word)
            default: files.append(word)
            }
        }
        return try invocation()
    }

    /// `--target=T` is `--target T`.
    private mutating func split(_ word: String) throws(Diagnostics) {
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "="), Self.flags.contains(String(word[..<equals])) else {
            let name = String(word.prefix { $0 != "=" })
            throw Diagnostics([.unknownFlag(name, suggestion: nearest(to: name, among: Self.flags))])
        }
        rest = [String(word[..<equals]), String(word[word.index(after: equals)...])] + rest
    }

    private mutating func value(of flag: String) throws(Diagnostics) -> String {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else { throw Diagnostics([.missingValue(of: flag)]) }
        return value
    }

    private func invocation() throws(Diagnostics) -> Invocation {
        if isStdout {
            guard !files.isEmpty else { throw Diagnostics([.noFiles]) }
            guard options.targets.isEmpty, options.configuration == nil else { throw Diagnostics([.stdoutNeedsNoConfiguration]) }
            return .print(files: files)
        }
        guard files.isEmpty else { throw Diagnostics([.filesWithoutStdout(files)]) }
        if isVerify { return .verify(options, compiles: compiles, diffs: wantsDiffs) }
        return .generate(options)
    }
}

extension Diagnostic {
    fileprivate static func unknownVerb(_ verb: String, suggestion: String?) -> Diagnostic {
        usage("'\(verb)' is no command of mockgen", suggestion.map { "did you mean '\($0)'?" } ?? "see 'mockgen --help'")
    }

    fileprivate static func unknownFlag(_ flag: String, suggestion: String?) -> Diagnostic {
        usage("'\(flag)' is no option of mockgen", suggestion.map { "did you mean '\($0)'?" } ?? "see 'mockgen --help'")
    }

    fileprivate static func missingValue(of flag: String) -> Diagnostic {
        let example = ["--target": "AppTests", "--config": ".mockgen.yml", "--package-path": "."][flag] ?? "VALUE"
        return usage("'\(flag)' needs a value", "for example: \(flag) \(example)")
    }

    fileprivate static var noFiles: Diagnostic {
        usage("'--stdout' needs the files to mock", "for example: mockgen generate --stdout Sources/App/UserServicing.swift")
    }

    fileprivate static var stdoutNeedsNoConfiguration: Diagnostic {
        usage("'--stdout' reads no configuration", "leave '--target' and '--config' out, or '--stdout'")
    }

    fileprivate static func filesWithoutStdout(_ files: [String]) -> Diagnostic {
        usage(
            "files are given, but where their mocks should go is not",
            "to print them: mockgen generate --stdout \(files.joined(separator: " "))")
    }

    private static func usage(_ message: String, _ help: String) -> Diagnostic {
        Diagnostic("usage", cause: .setup, message, help: help, at: nil)
    }
}
