internal import MockgenModel

/// Converts the positions of libyaml into the lines and columns that editors and the Swift compiler show.
///
/// libyaml counts columns in Unicode scalars and has more line endings. mockgen counts bytes and uses the line endings of Swift.
struct YAMLPositions {
    let path: String
    private let text: [UInt8]
    private let lineStarts: [Int]
    /// The first byte of each scalar. Empty for ASCII text, where each scalar is one byte.
    private let scalarStarts: [Int]

    init(in text: [UInt8], path: String) {
        self.path = path
        self.text = text
        var lineStarts = [0]
        var isASCII = true
        for (offset, byte) in text.enumerated() {
            if byte >= 0x80 { isASCII = false }
            let isLastOfLine = byte == newline || byte == carriageReturn && text[safe: offset + 1] != newline
            if isLastOfLine { lineStarts.append(offset + 1) }
        }
        self.lineStarts = lineStarts
        scalarStarts = isASCII ? [] : text.indices.filter { text[$0] & 0xC0 != 0x80 }
    }

    func location(of position: Int) -> SourceLocation {
        location(ofByte: byteOffset(of: position))
    }

    func location(ofByte offset: Int) -> SourceLocation {
        let line = lineIndex(ofByte: offset)
        return SourceLocation(path: path, line: line + 1, column: offset - lineStarts[line] + 1)
    }

    func byteOffset(of position: Int) -> Int {
        guard !scalarStarts.isEmpty else { return min(position, text.count) }
        return scalarStarts[safe: position] ?? text.count
    }

    func character(at position: Int) -> Character? {
        var bytes = text[byteOffset(of: position)...].prefix(4)
        guard let first = bytes.first, first != newline, first != carriageReturn else { return nil }
        if first < 0x80 { bytes = bytes.prefix(1) }
        return String(decoding: bytes, as: UTF8.self).first
    }

    /// Returns the last character before a position on the same line that is not blank.
    func characterBefore(_ position: Int) -> Character? {
        let end = byteOffset(of: position)
        let start = lineStarts[lineIndex(ofByte: end)]
        guard let byte = text[start..<end].last(where: { $0 != space && $0 != tab }), byte < 0x80 else { return nil }
        return Character(Unicode.Scalar(byte))
    }

    func indentingTab(onLineOf position: Int) -> SourceLocation? {
        let start = lineStarts[lineIndex(ofByte: byteOffset(of: position))]
        let indentation = text[start...].prefix { $0 == space || $0 == tab }
        return indentation.firstIndex(of: tab).map(location(ofByte:))
    }

    private func lineIndex(ofByte offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let tab = UInt8(ascii: "\t")
private let space = UInt8(ascii: " ")

extension Array {
    fileprivate subscript(safe index: Int) -> Element? {
        index < count ? self[index] : nil
    }
}
