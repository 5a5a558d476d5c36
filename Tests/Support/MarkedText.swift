package import MockgenModel

/// A text with an emoji at each location where a diagnostic must point: `protocol P: 📍Missing {}`. The tests read the text without the emoji.
///
/// 📍 marks the only location, or all of them if their order is enough. 1️⃣ 2️⃣ 3️⃣ … mark several.
package struct MarkedText: Sendable {
    package let path: String
    package let text: String
    package let markers: [Character: SourceLocation]
    /// The locations of all markers, in their order.
    package let locations: [SourceLocation]

    package var bytes: [UInt8] { Array(text.utf8) }

    package init(_ marked: String, path: String = "File.swift") {
        var text = ""
        var found: [(marker: Character, location: SourceLocation)] = []
        var line = 1
        var column = 1
        for character in marked {
            if "📍1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣".contains(character) {
                found.append((character, SourceLocation(path: path, line: line, column: column)))
                continue
            }
            text.append(character)
            column = character.isNewline ? 1 : column + character.utf8.count
            line += character.isNewline ? 1 : 0
        }
        self.path = path
        self.text = text
        markers = Dictionary(found.map { ($0.marker, $0.location) }) { first, _ in first }
        locations = found.map(\.location)
    }
}
