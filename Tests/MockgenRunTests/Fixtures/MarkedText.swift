import MockgenModel

/// A text of a test in which an emoji stands where a diagnostic must point: `protocol P: 📍Missing {}`. The text is read without the emoji.
///
/// 📍 marks the only place, 1️⃣ 2️⃣ 3️⃣ mark several.
struct MarkedText {
    let text: String
    let markers: [Character: SourceLocation]

    init(_ marked: String, path: String) {
        var text = ""
        var markers: [Character: SourceLocation] = [:]
        var line = 1
        var column = 1
        for character in marked {
            if "📍1️⃣2️⃣3️⃣4️⃣5️⃣".contains(character) {
                markers[character] = SourceLocation(path: path, line: line, column: column)
                continue
            }
            text.append(character)
            column = character.isNewline ? 1 : column + character.utf8.count
            line += character.isNewline ? 1 : 0
        }
        self.text = text
        self.markers = markers
    }
}
