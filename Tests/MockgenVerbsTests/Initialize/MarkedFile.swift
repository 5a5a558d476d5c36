import MockgenModel

/// A text in which 📍 is at each place where a message must point. The text is read without the signs.
struct MarkedFile {
    private(set) var bytes: [UInt8] = []
    /// `file:line:column` of each sign, in order.
    private(set) var places: [String] = []

    static let path = "file"

    init(_ marked: String) {
        var (line, start) = (1, 0)
        for character in marked {
            guard character != "📍" else {
                places.append("\(SourceLocation(path: Self.path, line: line, column: bytes.count - start + 1))")
                continue
            }
            bytes += Array(character.utf8)
            if character.isNewline { (line, start) = (line + 1, bytes.count) }
        }
    }
}

/// Returns the messages of a function that throws them, each with its place.
func problems(of body: () throws(Diagnostics) -> Void) -> [String] {
    do throws(Diagnostics) {
        try body()
        return []
    } catch {
        return error.all.map { "\($0.location?.description ?? ""): \($0.message)" }
    }
}
