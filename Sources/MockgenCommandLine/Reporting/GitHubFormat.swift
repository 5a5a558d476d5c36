import MockgenModel

extension Reporter {
    /// Returns a workflow command, which GitHub shows at its line in a pull request.
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
        let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        return "::\(command) \(written)::\(lines.joined(separator: "\n").asGitHubData)\n"
    }
}

extension String {
    fileprivate var asGitHubData: String { percentEncoding { "%\r\n".unicodeScalars.contains($0) } }

    fileprivate var asGitHubProperty: String { percentEncoding { "%\r\n:,".unicodeScalars.contains($0) } }
}
