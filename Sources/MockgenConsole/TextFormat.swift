package import MockgenModel

/// The format of the compiler, which editors understand: `path:line:col: severity: message [id]`.
package struct TextFormat {
    private let isColored: Bool
    private let sourceLine: (SourceLocation) -> String?

    package init(isColored: Bool = false, sourceLine: @escaping (SourceLocation) -> String? = { _ in nil }) {
        self.isColored = isColored
        self.sourceLine = sourceLine
    }

    package func text(_ diagnostic: Diagnostic) -> String {
        let message = shown(diagnostic.severity, diagnostic.message, at: diagnostic.location, orElse: "mockgen: ")
        var lines = ["\(message) [\(diagnostic.id)]"]
        lines += snippet(at: diagnostic.location)
        for note in diagnostic.notes {
            lines.append(shown(.note, note.message, at: note.location, orElse: ""))
            lines += snippet(at: note.location)
        }
        if let help = diagnostic.help { lines.append("\(painted("help:", Self.bold)) \(help)") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func shown(_ severity: Diagnostic.Severity, _ message: String, at location: SourceLocation?, orElse nowhere: String) -> String {
        let start = location.map { painted("\($0):", Self.bold) + " " } ?? nowhere
        return "\(start)\(painted("\(severity.rawValue):", Self.colors[severity])) \(message)"
    }

    private func snippet(at location: SourceLocation?) -> [String] {
        guard let location, let line = sourceLine(location) else { return [] }
        let snippet = Snippet(line: line, column: location.column)
        let number = String(location.line)
        let gap = String(repeating: " ", count: number.count)
        return ["\(number) | \(snippet.text)", "\(gap) | \(snippet.indentation)\(painted("^", Self.green))"]
    }

    private static let colors: [Diagnostic.Severity: String] = [.error: red, .warning: yellow, .note: cyan]
    private static let (bold, red, yellow, green, cyan) = ("1", "1;31", "1;33", "1;32", "1;36")

    private func painted(_ text: String, _ code: String?) -> String {
        guard isColored, let code else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
