package import MockgenModel

/// Reads `.mockgen.yml`, or says everything that is wrong with it, in the order of the file.
package func readConfiguration(_ text: [UInt8], path: String) throws(Diagnostics) -> Configuration {
    let (document, problems) = try composeYAML(text, path: path)
    var reader = ConfigurationReader(problems)
    let targets = reader.targets(of: document)
    guard reader.problems.isEmpty else { throw Diagnostics(inOrder(reader.problems)) }
    return Configuration(path: path, targets: targets)
}

/// Goes down the tree once. What is wrong is noted and left out, so that reading goes on and finds the next problem.
struct ConfigurationReader {
    private(set) var problems: [Diagnostic]
    /// Where each output was first set, and by which target.
    var outputs: [String: (target: String, location: SourceLocation)] = [:]

    init(_ problems: [Diagnostic]) { self.problems = problems }

    mutating func report(_ problem: Diagnostic) { problems.append(problem) }

    mutating func targets(of document: YAMLNode) -> [TargetConfiguration] {
        guard !document.isNull else {
            report(.emptyConfiguration(at: document.location))
            return []
        }
        guard let root = fields(of: document, in: .root, subject: "this file", at: document.location) else { return [] }
        checkVersion(root)
        let settings = Settings.builtIn.overridden(by: layer(root))
        guard let entries = root.entries(.targets) else {
            if !root.mentions(.targets) { report(.missingTargets(at: root.location)) }
            return []
        }
        if entries.isEmpty, let location = root.location(of: .targets) { report(.emptyTargets(at: location)) }
        return entries.compactMap { target($0, inheriting: settings) }
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

/// The only version of the format there has been.
let formatVersion = 1

/// An alias repeats a problem of its anchor at the same place: once is enough.
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
            "empty-configuration", cause: .setup, "this file says nothing",
            help: "run '\(ShellCommand.mockgen("init --stdout"))' to see what to write", at: location)
    }

    fileprivate static func missingVersion(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "missing-version", cause: .setup, "the version of the format is missing",
            help: "add this line at the top: version: \(formatVersion)",
            at: location)
    }

    fileprivate static func unsupportedVersion(_ version: YAMLScalar, at location: SourceLocation) -> Diagnostic {
        let quote = version.isPlain ? "" : "\""
        return Diagnostic(
            "unsupported-version", cause: .setup,
            "this mockgen reads version \(formatVersion) of the format, not '\(quote)\(version.text)\(quote)'",
            help: version.text == String(formatVersion)
                ? "remove the quotes: version: \(formatVersion)"
                : "write version: \(formatVersion), or use the mockgen that this file is for",
            at: location)
    }

    fileprivate static func missingTargets(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "missing-targets", cause: .setup, "no target is listed", help: "for example: targets: { AppTests: { protocols: all } }",
            at: location)
    }

    fileprivate static func emptyTargets(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "empty-targets", cause: .setup, "'targets' lists no target", help: "for example: targets: { AppTests: { protocols: all } }",
            at: location)
    }
}
