import MockgenDisk
import MockgenModel
import MockgenRun

/// `path:line:column: severity: text`, with the notes that follow it.
struct CompilerMessage: Hashable {
    var path: String
    let line: Int
    let column: Int
    let severity: Diagnostic.Severity
    /// The text without the compiler's group, such as `[#DeprecatedDeclaration]`.
    let text: String
    var notes: [CompilerMessage] = []

    func resolvingPaths(_ resolved: (String) -> String) -> CompilerMessage {
        var message = self
        message.path = resolved(path)
        message.notes = notes.map { $0.resolvingPaths(resolved) }
        return message
    }

    /// The message in the compiler's format, without its notes.
    var printed: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }

    func location(root: String) -> SourceLocation { SourceLocation(path: path.relative(to: root), line: line, column: column) }

    /// Whether the location is in a file of the user, not in an interface such as `Swift` or in a macro expansion.
    var isInFile: Bool { path.isAbsolutePath && !path.contains("/swift-generated-sources/") && Disk.exists(path) }

    /// Returns the first location of the message and its notes that is in a file.
    func locationInFile(root: String) -> SourceLocation? { ([self] + notes).first(where: \.isInFile)?.location(root: root) }
}

extension CompilerMessage {
    /// Reads a line of a log that has no colors.
    fileprivate init?(_ message: String) {
        // A path can contain colons, so the location ends at the first severity.
        let severities = [": error: ", ": warning: ", ": note: "].compactMap { message.ranges(of: $0).first }
        guard let range = severities.min(by: { $0.lowerBound < $1.lowerBound }),
            let severity = Diagnostic.Severity(rawValue: String(message[range].dropFirst(2).dropLast(2)))
        else { return nil }
        let place = message[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count > 2, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else { return nil }
        let rest = message[range.upperBound...]
        let group = rest.ranges(of: " [#").last
        self.init(
            path: place.dropLast(2).joined(separator: ":"), line: line, column: column, severity: severity,
            text: String(group.map { rest.hasSuffix("]") ? rest[..<$0.lowerBound] : rest } ?? rest))
    }
}

extension [String] {
    /// The messages in the lines of a log.
    var compilerMessages: [CompilerMessage] {
        compactMap(CompilerMessage.init).reduce(into: []) { messages, message in
            if message.severity == .note, let last = messages.indices.last {
                messages[last].notes.append(message)
            } else {
                messages.append(message)
            }
        }
    }
}
