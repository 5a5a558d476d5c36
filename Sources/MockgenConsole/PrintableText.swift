import MockgenModel

extension [String] {
    /// The text of these lines, with line breaks inside a line escaped.
    package var printableText: String { map { $0.printableLine + "\n" }.joined() }
}

extension Diagnostic {
    /// The message without control characters. Names of files and values of the configuration can contain some: they could move the cursor
    /// of a terminal, or begin a line that looks like a message or a command of the CI.
    var printable: Diagnostic {
        Diagnostic(
            id, severity, cause: cause, message.printableLine, help: help?.printableText, at: location?.printable,
            notes: notes.map { Note($0.message.printableLine, at: $0.location?.printable) })
    }
}

extension SourceLocation {
    fileprivate var printable: SourceLocation { SourceLocation(path: path.printableLine, line: line, column: column) }
}

extension String {
    /// The text in its lines, with escapes such as `\u{1B}` for control characters.
    package var printableText: String { escaping { $0.isControl && $0 != "\n" && $0 != "\t" } }

    package var printableLine: String { escaping { $0.isControl || $0 == "\u{2028}" || $0 == "\u{2029}" } }

    private func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: isEscaped) else { return self }
        return unicodeScalars.map { isEscaped($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
    }
}

extension Unicode.Scalar {
    /// Whether it could move the cursor of a terminal, or show text in another order.
    var isControl: Bool {
        // The properties of a scalar are slow to find, and most text is ASCII.
        if isASCII { return value < 0x20 || value == 0x7F }
        return properties.generalCategory == .control || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
}
