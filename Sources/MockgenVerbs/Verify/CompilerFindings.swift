import MockgenConfig
import MockgenModel
import MockgenRender
import MockgenRun

/// The compiler's messages about the mocks of one target, as diagnostics at the requirements.
///
/// One mistake can cause hundreds of messages. Messages with the same text are one diagnostic, and the number of diagnostics is limited.
struct CompilerFindings {
    private struct Finding {
        let message: CompilerMessage
        /// The mock in the compiled file. Nil if the message is not about a mock.
        let place: SourceLocation?
        let mock: Mock?

        /// The text without the names of mocks, to merge similar messages.
        var cause: String {
            guard let mock else { return message.text }
            return message.text.replacing("'\(mock.name)'", with: "").replacing("'\(mock.subject)'", with: "")
        }
    }

    private struct Mock: Hashable {
        let name: String
        let subject: String
        /// The location of the requirement or the protocol, or that of a default value in the configuration.
        let location: SourceLocation
        var defaultValue: String?
    }

    private static let limit = 10
    private static let limitOfPlaces = 5

    let target: TargetConfiguration
    let root: String
    let parts: [String: MockText]

    func diagnostics(_ messages: [CompilerMessage]) -> [Diagnostic] {
        let findings = messages.map(finding)
        let errors = withoutConsequences(findings.filter { $0.message.severity == .error })
        // The build of the target already reports warnings about its own files.
        let warnings = findings.filter { $0.message.severity == .warning && $0.mock != nil }
        return diagnostics(errors, .error) + diagnostics(warnings, .warning)
    }

    private func diagnostics(_ findings: [Finding], _ severity: Diagnostic.Severity) -> [Diagnostic] {
        let causes = Dictionary(grouping: findings, by: \.cause)
        let groups = findings.map(\.cause).unique.compactMap { causes[$0] }
        let rest = groups.dropFirst(Self.limit).reduce(0) { $0 + $1.count }
        return groups.prefix(Self.limit).map { diagnostic($0, severity) } + (rest == 0 ? [] : [.more(rest, severity, in: target.name)])
    }

    /// Returns the first finding, with the locations of the others.
    private func diagnostic(_ findings: [Finding], _ severity: Diagnostic.Severity) -> Diagnostic {
        let first = findings[0]
        var notes = first.mock == nil ? [] : [Diagnostic.Note("in the mock", at: first.place)]
        var seen = Set([first.mock?.name])
        let others = findings.filter { seen.insert($0.mock?.name).inserted }.prefix(Self.limitOfPlaces - 1)
        notes += others.map { other in .init("also in '\(other.mock?.name ?? target.name)'", at: location(of: other)) }
        let rest = findings.count - 1 - others.count
        if rest > 0 { notes.append(.init("and \(rest) more", at: nil)) }
        guard let mock = first.mock else {
            return .doesNotCompile(first.message, location: location(of: first), target.name, notes: notes)
        }
        if let value = mock.defaultValue, severity == .error {
            return .doesNotCompile(first.message, defaultValue: value, in: mock.name, at: mock.location, notes: notes)
        }
        return .reported(first.message, severity, mock: mock.name, of: mock.subject, at: mock.location, notes: notes)
    }

    private func location(of finding: Finding) -> SourceLocation? {
        finding.mock?.defaultValue == nil ? finding.mock?.location ?? finding.place : finding.place
    }

    private func finding(_ message: CompilerMessage) -> Finding {
        let messages = [message] + message.notes
        // A message about a macro expansion or an interface has a note about its use in the mock.
        guard let place = messages.first(where: { parts[$0.path] != nil }), let part = parts[place.path] else {
            return Finding(message: message, place: message.locationInFile(root: root), mock: nil)
        }
        return Finding(message: message, place: place.location(root: root), mock: mock(in: part, at: place))
    }

    private func mock(in part: MockText, at place: CompilerMessage) -> Mock? {
        let line = place.line - 1
        guard let whole = part.mappings.first(where: { $0.kind != .requirement && $0.lines.contains(line) }),
            case .part(let name, let subject) = whole.kind
        else { return nil }
        if let value = defaultValue(in: part, at: place) {
            return Mock(name: name, subject: subject, location: value.location, defaultValue: value.value)
        }
        let requirement = part.mappings.first { $0.kind == .requirement && $0.lines.contains(line) }
        return Mock(name: name, subject: subject, location: (requirement ?? whole).location)
    }

    /// Returns the value under `defaults` that the mock contains at this location.
    private func defaultValue(in part: MockText, at place: CompilerMessage) -> Located<String>? {
        let lines = part.text.split(separator: "\n", maxSplits: place.line, omittingEmptySubsequences: false)
        guard lines.indices.contains(place.line - 1) else { return nil }
        let line = Array(lines[place.line - 1].utf8)
        let values = ([target.settings] + target.overrides.all.map(\.settings)).flatMap(\.defaults.values).map(\.value)
        return values.first { value in
            // The compiler counts columns in bytes.
            line.ranges(of: Array(value.value.utf8)).contains { $0.contains(place.column - 1) }
        }
    }

    /// Removes messages about conformance if a requirement of the mock does not compile.
    private func withoutConsequences(_ errors: [Finding]) -> [Finding] {
        let isConsequence = { (finding: Finding) in finding.message.text.contains("does not conform to protocol") }
        let broken = Set(errors.filter { !isConsequence($0) }.map(\.mock?.name))
        return errors.filter { !isConsequence($0) || !broken.contains($0.mock?.name) }
    }
}

extension Diagnostic {
    fileprivate static func reported(
        _ message: CompilerMessage, _ severity: Severity, mock: String, of subject: String, at location: SourceLocation, notes: [Note]
    ) -> Diagnostic {
        let fact = severity == .error ? "does not compile" : "compiles with a warning"
        return Diagnostic(
            id(severity), severity, cause: .code, "'\(mock)' \(fact) here: \(message.text)", help: message.help(subject: subject),
            at: location, notes: notes)
    }

    fileprivate static func doesNotCompile(
        _ message: CompilerMessage, defaultValue: String, in mock: String, at location: SourceLocation, notes: [Note]
    ) -> Diagnostic {
        Diagnostic(
            .doesNotCompile, cause: .setup, "the default value '\(defaultValue)' does not compile in '\(mock)': \(message.text)",
            help: "correct it under 'defaults'; if the name is right, add its module to 'imports'", at: location, notes: notes)
    }

    fileprivate static func doesNotCompile(_ message: CompilerMessage, location: SourceLocation?, _ target: String, notes: [Note])
        -> Diagnostic
    {
        Diagnostic(
            .doesNotCompile, cause: .code, "the mocks of '\(target)' do not compile: \(message.text)", help: message.help(subject: nil),
            at: location, notes: notes)
    }

    fileprivate static func more(_ count: Int, _ severity: Severity, in target: String) -> Diagnostic {
        Diagnostic(
            id(severity), severity, cause: .code, "the mocks of '\(target)' have \(counted(count, "more \(severity.rawValue)"))",
            help: "correct the others first", at: nil)
    }

    private static func id(_ severity: Severity) -> ID { severity == .error ? .doesNotCompile : .mockWarning }
}

extension CompilerMessage {
    fileprivate func help(subject: String?) -> String {
        if text.hasPrefix("no such module") { return "add it to the dependencies of the target, or remove it from 'imports'" }
        if text.hasPrefix("cannot find"), text.hasSuffix("in scope") {
            return "declare it, make it visible to the target, or add its module to 'imports'"
        }
        guard let subject else { return "correct what the compiler reports" }
        return "correct the requirement; if it is correct, leave '\(subject)' out with 'exclude' and report a bug in mockgen"
    }
}
