import MockgenModel

/// Warnings as text of the cache.
enum CachedWarnings {
    // Grapheme clusters end before control characters, so each is a character.
    private static let endOfWarning: Character = "\u{1E}"
    private static let endOfField: Character = "\u{1F}"

    /// Returns nil if a message contains one of these characters.
    static func text(of warnings: [Diagnostic]) -> String? {
        let text = warnings.map { fields(of: $0).joined(separator: String(endOfField)) }.joined(separator: String(endOfWarning))
        return read(text) == warnings ? text : nil
    }

    /// Returns nil if something else has written the text.
    static func read(_ text: String) -> [Diagnostic]? {
        let parts = text.split(separator: endOfWarning)
        let warnings = parts.compactMap { part in
            warning(ofFields: part.split(separator: endOfField, omittingEmptySubsequences: false).map(String.init))
        }
        return warnings.count == parts.count ? warnings : nil
    }

    /// The first four fields are those that notes do not have.
    private static func fields(of warning: Diagnostic) -> [String] {
        let texts = [Diagnostic.Note(warning.message, at: warning.location)] + warning.notes
        return [warning.id.rawValue, warning.severity.rawValue, warning.cause.rawValue, warning.help ?? ""]
            + texts.flatMap { text in
                let place = text.location
                return [text.message, place?.path ?? "", "\(place?.line ?? 0)", "\(place?.column ?? 0)"]
            }
    }

    private static func warning(ofFields fields: [String]) -> Diagnostic? {
        let texts = stride(from: 4, to: fields.count, by: 4).map { fields[$0...].prefix(4) }.compactMap { note(ofFields: Array($0)) }
        guard let first = texts.first, texts.count * 4 + 4 == fields.count, let id = Diagnostic.ID(rawValue: fields[0]),
            let severity = Diagnostic.Severity(rawValue: fields[1]), let cause = Diagnostic.Cause(rawValue: fields[2])
        else { return nil }
        return Diagnostic(
            id, severity, cause: cause, first.message, help: fields[3].isEmpty ? nil : fields[3], at: first.location,
            notes: Array(texts.dropFirst()))
    }

    private static func note(ofFields fields: [String]) -> Diagnostic.Note? {
        guard fields.count == 4, let line = Int(fields[2]), let column = Int(fields[3]) else { return nil }
        return Diagnostic.Note(fields[0], at: line == 0 ? nil : SourceLocation(path: fields[1], line: line, column: column))
    }
}
