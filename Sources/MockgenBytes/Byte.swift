/// Bytes that have a meaning for the outline.
package enum Byte {
    package static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let pound = UInt8(ascii: "#")
    static let backTick = UInt8(ascii: "`")
    package static let openBrace = UInt8(ascii: "{")
    package static let closeBrace = UInt8(ascii: "}")
    package static let openParen = UInt8(ascii: "(")
    package static let closeParen = UInt8(ascii: ")")
    package static let openBracket = UInt8(ascii: "[")
    package static let closeBracket = UInt8(ascii: "]")
    package static let openAngle = UInt8(ascii: "<")
    package static let closeAngle = UInt8(ascii: ">")
    package static let at = UInt8(ascii: "@")
    package static let dot = UInt8(ascii: ".")
    package static let comma = UInt8(ascii: ",")
    package static let colon = UInt8(ascii: ":")
    package static let semicolon = UInt8(ascii: ";")
    package static let equals = UInt8(ascii: "=")
    package static let ampersand = UInt8(ascii: "&")
    package static let minus = UInt8(ascii: "-")
    package static let tilde = UInt8(ascii: "~")
    static let exclamation = UInt8(ascii: "!")
    static let question = UInt8(ascii: "?")

    package static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte == 0x24
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isNewline(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

    static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.".utf8.contains(byte) }

    /// Also true for control characters: the parser skips them, and the compiler accepts some.
    package static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }
}
