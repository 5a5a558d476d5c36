/// What the outline needs to know of a piece of Swift text: far less than a compiler does.
struct Token {
    enum Kind: UInt8 {
        case word
        /// A word in back-ticks, never a keyword.
        case escapedWord
        /// A string, number or regular expression.
        case literal
        /// `#if`, `#available`: the word behind the sign is part of it.
        case pound
        /// One byte of anything else.
        case sign
        case end
    }

    var kind: Kind
    var start: Int
    var end: Int
    /// For a sign, its byte; else 0.
    var byte: UInt8
    /// The first token of its line.
    var startsLine: Bool
}

/// Bytes that have a meaning for the outline.
enum Byte {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let pound = UInt8(ascii: "#")
    static let backTick = UInt8(ascii: "`")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openParen = UInt8(ascii: "(")
    static let closeParen = UInt8(ascii: ")")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let openAngle = UInt8(ascii: "<")
    static let closeAngle = UInt8(ascii: ">")
    static let at = UInt8(ascii: "@")
    static let dot = UInt8(ascii: ".")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let semicolon = UInt8(ascii: ";")
    static let equals = UInt8(ascii: "=")
    static let ampersand = UInt8(ascii: "&")
    static let minus = UInt8(ascii: "-")
    static let tilde = UInt8(ascii: "~")

    static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte == 0x24
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
