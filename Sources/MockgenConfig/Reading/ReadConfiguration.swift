package import MockgenModel

/// Reads `.mockgen.yml`, or throws all of its problems in the order of the file.
package func readConfiguration(_ text: [UInt8], path: String) throws(Diagnostics) -> Configuration {
    do throws(Diagnostics) {
        let (document, problems) = try composeYAML(text, path: path)
        var reader = ConfigurationReader(problems)
        let configuration = reader.read(document, path: path)
        guard reader.problems.isEmpty else { throw Diagnostics(inOrder(reader.problems)) }
        return configuration
    } catch {
        // The other problems follow from the blanks and quotes.
        throw copiedCharacter(in: text, near: error.all.compactMap(\.location?.line), path: path).map { Diagnostics([$0]) } ?? error
    }
}

/// Returns the problem of one of the lines, or of one before them, that was copied from a page or a chat: a blank or quote that YAML does not know.
private func copiedCharacter(in text: [UInt8], near problems: [Int], path: String) -> Diagnostic? {
    let characters = String(decoding: text, as: UTF8.self)
    // Where bytes are not UTF-8, the columns would be wrong, and libyaml says so itself.
    guard characters.utf8.elementsEqual(text) else { return nil }
    let lines = characters.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    return Set(problems + problems.map { $0 - 1 }).sorted().filter { (1...lines.count).contains($0) }.firstNonNil { number in
        let line = lines[number - 1]
        let code = line[..<(line.ranges(of: " #").first?.lowerBound ?? line.endIndex)]
        let found = code.indices.first { index in
            // An apostrophe is inside a word.
            "\u{A0}\u{2007}\u{202F}\u{3000}".contains(code[index])
                || "“”„‟‘’‚«»".contains(code[index]) && " [{,:-".contains(code[..<index].last ?? " ")
        }
        guard let found else { return nil }
        let name = code[found].isWhitespace ? "a no-break space" : "a typographic quote"
        return Diagnostic(
            .invalidYAML, cause: .setup, "'\(code[found])' is \(name), which YAML does not know",
            help: "type a plain one, also in the other lines",
            at: SourceLocation(path: path, line: number, column: code[..<found].utf8.count + 1))
    }
}

/// Reads the tree in one pass. It records each problem and continues, so that a run reports all problems.
struct ConfigurationReader {
    private(set) var problems: [Diagnostic]
    /// The first location of each output, and its target; also of the files for shared code.
    var outputs: [String: (target: String, location: SourceLocation)] = [:]

    init(_ problems: [Diagnostic]) { self.problems = problems }

    mutating func report(
        _ id: Diagnostic.ID, _ message: String, help: String?, at location: SourceLocation?, notes: [Diagnostic.Note] = []
    ) {
        problems.append(Diagnostic(id, cause: .setup, message, help: help, at: location, notes: notes))
    }

    mutating func report(_ problem: Diagnostic) { problems.append(problem) }

    /// Returns the configuration, which is incomplete if there are problems.
    mutating func read(_ document: YAMLNode, path: String) -> Configuration {
        var configuration = Configuration(path: path)
        let start = document.location
        guard !document.isNull else {
            let help = "run '\(ShellCommand.mockgen("init --stdout"))' to print a configuration for this package"
            report(.emptyConfiguration, "this file is empty", help: help, at: start)
            return configuration
        }
        guard let found = read(document, into: &configuration, Configuration.keys, in: .root, subject: "this file", at: start) else {
            return configuration
        }
        check(configuration.settings, inheriting: .builtIn, at: .root)
        checkMembers(of: configuration)
        if !found.contains("version") {
            report(
                .missingVersion, "the key 'version' is missing", help: "add this line at the top: version: \(formatVersion)", at: start)
        }
        if found.isDisjoint(with: ["targets", "packages"]) {
            report(.missingTargets, "the key 'targets' is missing", help: exampleOfTargets, at: start)
        }
        return configuration
    }

    mutating func checkVersion(_ node: YAMLNode) {
        guard let version = node.scalar, !version.isPlain || version.text != String(formatVersion) else { return }
        let quote = version.isPlain ? "" : "\""
        report(
            .unsupportedVersion, "this mockgen supports version \(formatVersion) of the format, not '\(quote)\(version.text)\(quote)'",
            help: version.text == String(formatVersion)
                ? "remove the quotes: version: \(formatVersion)"
                : "write version: \(formatVersion), or use a version of mockgen that supports this file", at: node.location)
    }

    mutating func readVerify(_ node: YAMLNode, into configuration: inout Configuration) {
        let found = read(
            node, into: &configuration, Configuration.keysOfVerify, in: .verify, subject: "'verify'", at: node.location)
        if found?.contains("build") == false {
            report(.missingValue, "'verify' has no 'build'", help: exampleOfCommand, at: node.location)
        }
    }

    /// Reads the targets, and reports a key of a target, such as 'protocols', that is at the level of the target's name.
    mutating func targets(_ node: YAMLNode, inheriting settings: Settings) -> [TargetConfiguration] {
        let entries = node.mapping ?? []
        if entries.isEmpty { report(.emptyTargets, "'targets' is empty", help: exampleOfTargets, at: node.location) }
        var targets: [TargetConfiguration] = []
        for (number, entry) in entries.enumerated() {
            if entry.isKey(of: .target) {
                let target = entries[..<number].last { !$0.isKey(of: .target) }?.key.value
                report(
                    .misplacedKey, "the key '\(entry.key.value)' is not allowed directly under 'targets'",
                    help: target.map { "indent it, so that it belongs to '\($0)'" } ?? "write it below the name of a target, and indent it",
                    at: entry.key.location)
            } else if !(entry.value.isNull && entries.dropFirst(number + 1).first?.isKey(of: .target) == true) {
                targets.append(target(entry, inheriting: settings))
            }
        }
        return targets
    }
}

extension KeyType where Value == Located<String> {
    static var command: Self {
        Self(inFile: .text) { node, _, reader in
            if node.located.value.allSatisfy(\.isWhitespace) {
                reader.report(.missingValue, "'build' has no command", help: exampleOfCommand, at: node.location)
            }
            return node.located
        }
    }
}

extension YAMLEntry {
    /// Whether it is a key of the level, such as 'protocols', where a name must be: such a name has a mapping.
    func isKey(of level: ConfigurationKey.Level) -> Bool {
        value.mapping == nil && !value.isNull && level.keys.contains { $0.name == key.value }
    }
}

package let formatVersion = 1

private let exampleOfTargets = "for example: targets: { AppTests: { protocols: all } }"
private let exampleOfCommand = "for example: verify: { build: \"xcodebuild build-for-testing -scheme App\" }"

/// Removes duplicates: each alias repeats the problems of its anchor at the same location.
private func inOrder(_ problems: [Diagnostic]) -> [Diagnostic] {
    problems.unique.enumerated()
        .sorted { left, right in
            guard let first = left.element.location, let second = right.element.location, first != second else {
                return left.offset < right.offset
            }
            return first < second
        }
        .map(\.element)
}
