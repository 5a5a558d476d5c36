import MockgenModel

/// A workflow command for each diagnostic, which GitHub shows at its line in a pull request.
struct GitHubFormat {
    var prefix: String
    var sourceLine: (SourceLocation) -> String?

    func annotation(_ diagnostic: Diagnostic) -> String {
        var properties: [(name: String, value: String)] = []
        if let location = diagnostic.location {
            properties.append(("file", location.path.hasPrefix("/") ? location.path : prefix + location.path))
            properties.append(("line", String(location.line)))
            properties.append(("col", String(location.characterColumn(in: sourceLine(location)))))
        }
        properties.append(("title", "mockgen [\(diagnostic.id)]"))
        var lines = [diagnostic.message]
        lines += diagnostic.notes.map { note in "\(note.location.map { "\($0): " } ?? "")note: \(note.message)" }
        if let help = diagnostic.help { lines.append("help: \(help)") }
        let written = properties.map { "\($0.name)=\($0.value.asGitHubProperty)" }.joined(separator: ",")
        return "::\(diagnostic.severity.command) \(written)::\(lines.joined(separator: "\n").asGitHubData)\n"
    }
}

extension Diagnostic.Severity {
    fileprivate var command: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }
}

extension String {
    fileprivate var asGitHubData: String { escaped("%\r\n") }

    fileprivate var asGitHubProperty: String { escaped("%\r\n:,") }

    private func escaped(_ special: String) -> String {
        // This compares scalars, because CR LF is one character.
        unicodeScalars.map { scalar in
            guard special.unicodeScalars.contains(scalar) else { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "%" + String(repeating: "0", count: 2 - digits.count) + digits
        }.joined()
    }
}
