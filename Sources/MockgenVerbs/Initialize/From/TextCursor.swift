import MockgenModel

/// A position in a text that is read byte by byte, with its line and column.
struct TextCursor {
    let path: String
    let bytes: [UInt8]
    private(set) var offset = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (offset, lineStart) = (3, 3) }
    }

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    var location: SourceLocation { SourceLocation(path: path, line: line, column: offset - lineStart + 1) }

    mutating func advance() {
        guard offset < bytes.count else { return }
        offset += 1
        if bytes[offset - 1] == .newline { (line, lineStart) = (line + 1, offset) }
    }

    mutating func advance(by count: Int) { for _ in 0..<count { advance() } }

    @discardableResult mutating func skip(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = offset
        while let byte, condition(byte) { advance() }
        return bytes[start..<offset]
    }

    func isAt(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        return offset + count <= bytes.count && (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    mutating func take(_ text: StaticString) -> Bool {
        guard isAt(text) else { return false }
        advance(by: text.utf8CodeUnitCount)
        return true
    }

    /// `\n` or `\r\n`.
    var isAtLineBreak: Bool { byte == .newline || isAt("\r\n") }

    /// Returns the location of the first byte that is not valid UTF-8.
    static func invalidText(in bytes: [UInt8], path: String) -> SourceLocation? {
        var cursor = TextCursor(bytes, path: path)
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        while true {
            switch decoder.decode(&rest) {
            case .scalarValue(let scalar): cursor.advance(by: UTF8.width(scalar))
            case .emptyInput: return nil
            case .error: return cursor.location
            }
        }
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
    static let backslash = UInt8(ascii: "\\")
    static let singleQuote = UInt8(ascii: "'")
    static let doubleQuote = UInt8(ascii: "\"")

    var isBlank: Bool { self == .space || self == .tab }
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    var isNameByte: Bool {
        isDigit || self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
