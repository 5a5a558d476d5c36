import MockgenModel

/// A text of a test in which an emoji stands where a diagnostic must point: `prot📍cols: all`. The text is read without the emoji.
///
/// 📍 marks the only place, 1️⃣ 2️⃣ 3️⃣ … mark several.
struct MarkedText {
    let bytes: [UInt8]
    let markers: [Character: SourceLocation]

    static let path = ".mockgen.yml"

    init(_ marked: String) {
        var bytes: [UInt8] = []
        var markers: [Character: SourceLocation] = [:]
        var line = 1
        var lineStart = 0
        for character in marked {
            if "📍1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣".contains(character) {
                markers[character] = SourceLocation(path: Self.path, line: line, column: bytes.count - lineStart + 1)
                continue
            }
            bytes += Array(character.utf8)
            if character.isNewline {
                line += 1
                lineStart = bytes.count
            }
        }
        self.bytes = bytes
        self.markers = markers
    }
}
