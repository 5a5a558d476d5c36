package import MockgenModel

/// Reads `.mockgen.yml`, or throws all of its problems in the order of the file.
package func readConfiguration(_ text: [UInt8], path: String) throws(Diagnostics) -> Configuration {
    let (document, problems) = try composeYAML(text, path: path)
    var reader = ConfigurationReader(problems)
    let configuration = reader.read(document, path: path)
    guard reader.problems.isEmpty else { throw Diagnostics(inOrder(reader.problems)) }
    return configuration
}

/// Reads the tree in one pass. It records each problem and continues, so that all problems are reported at once.
struct ConfigurationReader {
    private(set) var problems: [Diagnostic]
    /// The first location of each output, and its target.
    var outputs: [String: (target: String, location: SourceLocation)] = [:]

    init(_ problems: [Diagnostic]) { self.problems = problems }

    mutating func report(_ problem: Diagnostic) { problems.append(problem) }

    /// Returns the configuration, which is incomplete if there are problems.
    mutating func read(_ document: YAMLNode, path: String) -> Configuration {
        let nothing = Configuration(path: path, modules: [], buildCommand: nil, packages: [], targets: [])
        guard !document.isNull else {
            report(.emptyConfiguration(at: document.location))
            return nothing
        }
        guard let root = fields(of: document, in: .root, subject: "this file", at: document.location) else { return nothing }
        checkVersion(root)
        if let entries = root.entries(.modules), entries.isEmpty, let location = root.location(of: .modules) {
            report(.emptyList("modules", at: location))
        }
        return Configuration(
            path: path, modules: modules(root.entries(.modules) ?? []), buildCommand: buildCommand(root),
            packages: relativePaths(.packages, root) ?? [], targets: targets(root))
    }

    private mutating func buildCommand(_ root: Fields) -> Located<String>? {
        guard let node = root.node(.verify),
            let verify = fields(of: node, in: .verify, subject: "'verify'", at: node.location)
        else { return nil }
        guard let command = verify.text(.build) else {
            if !verify.mentions(.build) { report(.missingBuildCommand("'verify' has no 'build'", at: node.location)) }
            return nil
        }
        if command.value.allSatisfy(\.isWhitespace) { report(.missingBuildCommand("'build' has no command", at: command.location)) }
        return command
    }

    private mutating func targets(_ root: Fields) -> [TargetConfiguration] {
        let settings = settings(root, inheriting: .builtIn)
        guard let entries = root.entries(.targets) else {
            if !root.mentions(.targets), !root.mentions(.packages) { report(.missingTargets(at: root.location)) }
            return []
        }
        if entries.isEmpty, let location = root.location(of: .targets) { report(.emptyTargets(at: location)) }
        return targets(entries, inheriting: settings)
    }

    /// Reports keys of a target that are at the level of its name.
    private mutating func targets(_ entries: [YAMLEntry], inheriting settings: Settings) -> [TargetConfiguration] {
        var targets: [TargetConfiguration] = []
        for (number, entry) in entries.enumerated() {
            if entry.isKeyOfTarget {
                let target = entries[..<number].last { !$0.isKeyOfTarget }
                report(.keyIsNotIndented(entry.key, of: target?.key.value))
            } else if !(entry.value.isNull && entries.dropFirst(number + 1).first?.isKeyOfTarget == true) {
                if let target = target(entry, inheriting: settings) { targets.append(target) }
            }
        }
        return targets
    }

    private mutating func checkVersion(_ root: Fields) {
        guard let version = root.scalar(.version) else {
            if !root.mentions(.version) { report(.missingVersion(at: root.location)) }
            return
        }
        let isRead = version.value.isPlain && version.value.text == String(formatVersion)
        if !isRead { report(.unsupportedVersion(version.value, at: version.location)) }
    }
}

extension YAMLEntry {
    /// Whether it is a key such as 'protocols', with a value that no target can have.
    fileprivate var isKeyOfTarget: Bool {
        value.mapping == nil && !value.isNull && ConfigurationKey.Level.target.keys.contains { $0.name.rawValue == key.value }
    }
}

/// The supported version of the format.
let formatVersion = 1

/// Removes duplicates: each alias repeats the problems of its anchor at the same location.
private func inOrder(_ problems: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return
        problems
        .filter { seen.insert($0).inserted }
        .enumerated()
        .sorted { left, right in
            guard let first = left.element.location, let second = right.element.location, first != second else {
                return left.offset < right.offset
            }
            return first < second
        }
        .map(\.element)
}

extension Diagnostic {
    fileprivate static func emptyConfiguration(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .emptyConfiguration, cause: .setup, "this file is empty",
            help: "run '\(ShellCommand.mockgen("init --stdout"))' to print a configuration for this package", at: location)
    }

    fileprivate static func missingVersion(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .missingVersion, cause: .setup, "the key 'version' is missing",
            help: "add this line at the top: version: \(formatVersion)",
            at: location)
    }

    fileprivate static func missingBuildCommand(_ message: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .missingValue, cause: .setup, message, help: "for example: verify: { build: \"xcodebuild build-for-testing -scheme App\" }",
            at: location)
    }

    fileprivate static func unsupportedVersion(_ version: YAMLScalar, at location: SourceLocation) -> Diagnostic {
        let quote = version.isPlain ? "" : "\""
        return Diagnostic(
            .unsupportedVersion, cause: .setup,
            "this mockgen supports version \(formatVersion) of the format, not '\(quote)\(version.text)\(quote)'",
            help: version.text == String(formatVersion)
                ? "remove the quotes: version: \(formatVersion)"
                : "write version: \(formatVersion), or use a version of mockgen that supports this file",
            at: location)
    }

    fileprivate static func missingTargets(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .missingTargets, cause: .setup, "the key 'targets' is missing",
            help: "for example: targets: { AppTests: { protocols: all } }", at: location)
    }

    fileprivate static func keyIsNotIndented(_ key: Located<String>, of target: String?) -> Diagnostic {
        Diagnostic(
            .misplacedKey, cause: .setup, "the key '\(key.value)' is not allowed directly under 'targets'",
            help: target.map { "indent it, so that it belongs to '\($0)'" } ?? "write it below the name of a target, and indent it",
            at: key.location)
    }

    fileprivate static func emptyTargets(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .emptyTargets, cause: .setup, "'targets' is empty", help: "for example: targets: { AppTests: { protocols: all } }",
            at: location)
    }
}
