import MockgenModel

/// Warnings as bytes of the cache.
enum CachedWarnings {
    static func bytes(of warnings: [Diagnostic]) -> [UInt8] {
        var writer = Writer()
        writer.add(warnings.count)
        for warning in warnings {
            writer.add(warning.id.rawValue)
            writer.add(warning.severity.rawValue)
            writer.add(warning.cause.rawValue)
            writer.add(warning.message)
            writer.add(warning.help.map { [$0] } ?? [])
            writer.add(warning.location)
            writer.add(warning.notes.count)
            for note in warning.notes {
                writer.add(note.message)
                writer.add(note.location)
            }
        }
        return writer.bytes
    }

    /// Returns nil if something else has written the bytes.
    static func read(_ bytes: ArraySlice<UInt8>) -> [Diagnostic]? {
        var reader = Reader(rest: bytes)
        let warnings = reader.list { $0.warning() }
        return reader.rest.isEmpty ? warnings : nil
    }

    /// Each text has its size before it, because a message can contain any character.
    private struct Writer {
        var bytes: [UInt8] = []

        mutating func add(_ text: String) {
            bytes += "\(text.utf8.count)\n\(text)".utf8
        }

        mutating func add(_ number: Int) { add(String(number)) }

        mutating func add(_ texts: [String]) {
            add(texts.count)
            for text in texts { add(text) }
        }

        mutating func add(_ location: SourceLocation?) {
            add(location.map { [$0.path, String($0.line), String($0.column)] } ?? [])
        }
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func text() -> String? {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
                let count = Int(String(decoding: rest[..<end], as: UTF8.self)), count >= 0, rest.endIndex - end > count
            else { return nil }
            let text = rest[(end + 1)...].prefix(count)
            rest = rest[text.endIndex...]
            return String(decoding: text, as: UTF8.self)
        }

        mutating func list<Element>(of element: (inout Reader) -> Element?) -> [Element]? {
            guard let count = text().flatMap({ Int($0) }), count >= 0 else { return nil }
            var elements: [Element] = []
            while elements.count < count {
                guard let next = element(&self) else { return nil }
                elements.append(next)
            }
            return elements
        }

        private mutating func location() -> SourceLocation?? {
            guard let parts = list(of: { $0.text() }) else { return nil }
            guard parts.count == 3, let line = Int(parts[1]), let column = Int(parts[2]) else { return .some(nil) }
            return SourceLocation(path: parts[0], line: line, column: column)
        }

        private mutating func note() -> Diagnostic.Note? {
            guard let message = text(), let location = location() else { return nil }
            return Diagnostic.Note(message, at: location)
        }

        mutating func warning() -> Diagnostic? {
            guard let id = text().flatMap({ Diagnostic.ID(rawValue: $0) }),
                let severity = text().flatMap({ Diagnostic.Severity(rawValue: $0) }),
                let cause = text().flatMap({ Diagnostic.Cause(rawValue: $0) }), let message = text(), let help = list(of: { $0.text() }),
                let location = location(), let notes = list(of: { $0.note() })
            else { return nil }
            return Diagnostic(id, severity, cause: cause, message, help: help.first, at: location, notes: notes)
        }
    }
}
