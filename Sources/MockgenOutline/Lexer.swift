/// Splits Swift text into tokens, byte by byte and without copying: what a whole source tree goes through.
///
/// It is exact about where comments, strings, regular expressions and brackets end, since everything else depends on that, and
/// says nothing about grammar. All of it stands in one file because that is as far as the optimizer sees in a debug build.
struct Lexer {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset: Int
    /// Comments that no one has taken or forgotten yet.
    private(set) var comments: [Comment] = []
    /// A string, comment or bracket did not end, or was nested beyond reason: what was found behind it is not to be trusted.
    private(set) var isDamaged = false
    /// Whether a `/` would now divide; else it may begin a regular expression.
    private var endsOperand = false
    /// The sign read last, which a `/` right behind it is a part of; else 0.
    private var sign: UInt8 = 0
    private var interpolationDepth = 0
    /// Where the first line begins: behind a byte order mark and a `#!`.
    private let textStart: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        offset = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
        textStart = offset
        if byte(at: offset) == Byte.pound, byte(at: offset + 1) == Byte.exclamation { skipLine() }
    }

    mutating func takeComments() -> [Comment] {
        defer { comments = [] }
        return comments
    }

    mutating func forgetComments() {
        comments.removeAll(keepingCapacity: true)
    }

    mutating func forgetComments(before offset: Int) {
        comments.removeAll { $0.range.lowerBound < offset }
    }

    mutating func next() -> Token {
        let startsLine = skipTrivia()
        let start = offset
        guard start < bytes.count else { return Token(kind: .end, start: start, end: start, byte: 0, startsLine: startsLine) }
        let byte = bytes[start]
        var kind = Token.Kind.literal
        let before = (endsOperand: endsOperand, sign: sign)
        sign = 0
        endsOperand = true
        if Byte.isDigit(byte) {
            skipNumber()
        } else if Byte.isWord(byte) {
            skipWord()
            kind = .word
            endsOperand = !expectsExpression(after: start..<offset)
        } else if byte == Byte.quote {
            skipString(pounds: 0)
        } else if byte == Byte.pound {
            kind = skipPound()
        } else if byte == Byte.backTick, let end = closingBackTick() {
            offset = end + 1
            kind = .escapedWord
        } else if byte == Byte.slash, before.sign == 0 || start == 0 || bytes[start - 1] != before.sign,
            !before.endsOperand || startsLine, let end = closingSlash(pounds: 0)
        {
            // At the start of a line it cannot divide either: an operator has room on both sides or on none.
            offset = end
        } else {
            offset += 1
            kind = .sign
            endsOperand = before.endsOperand
            skipSign(byte, at: start)
        }
        return Token(kind: kind, start: start, end: offset, byte: kind == .sign ? byte : 0, startsLine: startsLine)
    }

    /// Goes on behind the bracket that closes the one just read. Only brackets of the same kind are counted.
    mutating func skip(to close: UInt8, from open: UInt8) {
        var depth = 1
        while depth > 0 {
            let token = next()
            if case .end = token.kind {
                isDamaged = true
                return
            }
            if token.byte == open { depth += 1 } else if token.byte == close { depth -= 1 }
        }
    }

    /// The offset of the next line break, or of the end of the text.
    func endOfLine(from offset: Int) -> Int {
        bytes[offset...].firstIndex { $0 == Byte.newline || $0 == Byte.carriageReturn } ?? bytes.count
    }

    func text(_ token: Token) -> String { text(token.start..<token.end) }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func matches(_ token: Token, _ word: StaticString) -> Bool { matches(token.start..<token.end, word) }

    func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] { return false }
        return true
    }

    private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    // MARK: - Trivia

    /// White space and comments; true if a line began.
    private mutating func skipTrivia() -> Bool {
        var startsLine = offset == textStart
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == 0x20 {
                offset += 1
            } else if byte == Byte.newline || byte == Byte.carriageReturn {
                startsLine = true
                offset += 1
            } else if byte == Byte.slash, self.byte(at: offset + 1) == Byte.slash {
                let start = offset
                skipLine()
                comments.append(Comment(range: start..<offset, startsLine: startsLine))
            } else if byte == Byte.slash, self.byte(at: offset + 1) == Byte.star {
                let start = offset
                let hasNewline = skipBlockComment()
                comments.append(Comment(range: start..<offset, startsLine: startsLine))
                startsLine = startsLine || hasNewline
            } else if byte == 0x09 || byte == 0x0B || byte == 0x0C || byte == 0 {
                offset += 1
            } else {
                break
            }
        }
        return startsLine
    }

    private mutating func skipLine() {
        while offset < bytes.count, bytes[offset] != Byte.newline, bytes[offset] != Byte.carriageReturn { offset += 1 }
    }

    /// Block comments nest. True if one has a line break.
    private mutating func skipBlockComment() -> Bool {
        var depth = 0
        var hasNewline = false
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == Byte.slash, self.byte(at: offset + 1) == Byte.star {
                depth += 1
                offset += 2
            } else if byte == Byte.star, self.byte(at: offset + 1) == Byte.slash {
                depth -= 1
                offset += 2
                if depth == 0 { return hasNewline }
            } else {
                hasNewline = hasNewline || byte == Byte.newline || byte == Byte.carriageReturn
                offset += 1
            }
        }
        isDamaged = true
        return hasNewline
    }

    // MARK: - Words, numbers and signs

    private mutating func skipWord() {
        while offset < bytes.count, Byte.isWord(bytes[offset]) { offset += 1 }
    }

    /// `1_000`, `0xFF`, `1.5e-3`; the dot of `1...3` or `1.description` is not part of it.
    private mutating func skipNumber() {
        skipWord()
        if byte(at: offset) == Byte.dot, Byte.isDigit(byte(at: offset + 1)) {
            offset += 1
            skipWord()
        }
    }

    private func closingBackTick() -> Int? {
        var index = offset + 1
        while index < bytes.count, bytes[index] != Byte.newline {
            if bytes[index] == Byte.backTick { return index }
            index += 1
        }
        return nil
    }

    /// Decides what a `/` behind the sign may be. Before it, `endsOperand` is that of the token in front.
    private mutating func skipSign(_ byte: UInt8, at start: Int) {
        switch byte {
        case Byte.closeParen, Byte.closeBracket, Byte.closeBrace:
            endsOperand = true
        case Byte.openParen, Byte.openBracket, Byte.openBrace, Byte.comma, Byte.colon, Byte.semicolon, Byte.at:
            endsOperand = false
        case Byte.exclamation, Byte.question:
            // `value! / 2`
            endsOperand = endsOperand && start > 0 && !Byte.isSpace(bytes[start - 1])
            sign = byte
        default:
            endsOperand = false
            sign = byte
        }
    }

    /// Words behind which a value, not an operator, follows.
    private func expectsExpression(after word: Range<Int>) -> Bool {
        switch word.count {
        case 2: matches(word, "in") || matches(word, "if") || matches(word, "is") || matches(word, "as")
        case 3: matches(word, "try")
        case 4: matches(word, "case") || matches(word, "else")
        case 5:
            matches(word, "where") || matches(word, "while") || matches(word, "guard") || matches(word, "await") || matches(word, "throw")
        case 6: matches(word, "return") || matches(word, "switch")
        default: false
        }
    }

    // MARK: - Strings and regular expressions

    /// `#"…"#`, `#/…/#`, `#if`.
    private mutating func skipPound() -> Token.Kind {
        var pounds = 0
        while byte(at: offset + pounds) == Byte.pound { pounds += 1 }
        let behind = byte(at: offset + pounds)
        if behind == Byte.quote {
            offset += pounds
            skipString(pounds: pounds)
            return .literal
        }
        if behind == Byte.slash {
            guard let end = closingSlash(pounds: pounds) else {
                isDamaged = true
                offset = bytes.count
                return .literal
            }
            offset = end
            return .literal
        }
        offset += pounds
        skipWord()
        endsOperand = false
        return .pound
    }

    /// `offset` is at the opening quote.
    private mutating func skipString(pounds: Int) {
        let isMultiline = byte(at: offset + 1) == Byte.quote && byte(at: offset + 2) == Byte.quote && !endsInLine(pounds: pounds)
        offset += isMultiline ? 3 : 1
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == Byte.quote, closesString(pounds: pounds, isMultiline: isMultiline) {
                offset += (isMultiline ? 3 : 1) + pounds
                return
            }
            if byte == Byte.backslash, hasPounds(pounds, at: offset + 1) {
                offset += 1 + pounds
                if self.byte(at: offset) == Byte.openParen {
                    skipInterpolation()
                } else if isMultiline || !Byte.isNewline(self.byte(at: offset)) {
                    offset += 1
                }
            } else if !isMultiline, Byte.isNewline(byte) {
                isDamaged = true
                return
            } else {
                offset += 1
            }
        }
        offset = bytes.count
        isDamaged = true
    }

    /// `#"""#` holds one quote: with signs, three quotes begin a string of many lines only if none ends in this line.
    private func endsInLine(pounds: Int) -> Bool {
        guard pounds > 0 else { return false }
        var index = offset + 1
        while index < bytes.count, !Byte.isNewline(bytes[index]) {
            if bytes[index] == Byte.quote, hasPounds(pounds, at: index + 1) { return true }
            index += 1
        }
        return false
    }

    private func closesString(pounds: Int, isMultiline: Bool) -> Bool {
        guard isMultiline else { return hasPounds(pounds, at: offset + 1) }
        return byte(at: offset + 1) == Byte.quote && byte(at: offset + 2) == Byte.quote && hasPounds(pounds, at: offset + 3)
    }

    private func hasPounds(_ count: Int, at index: Int) -> Bool {
        for step in 0..<count where byte(at: index + step) != Byte.pound { return false }
        return true
    }

    private mutating func skipInterpolation() {
        // Strings within strings within strings: no one writes thirty, and each is a level of the stack.
        guard interpolationDepth < 30 else {
            isDamaged = true
            offset = bytes.count
            return
        }
        interpolationDepth += 1
        offset += 1
        endsOperand = false
        skip(to: Byte.closeParen, from: Byte.openParen)
        interpolationDepth -= 1
        endsOperand = true
        sign = 0
    }

    /// The end of a regular expression that begins at `offset`, if that is what the slash means.
    private func closingSlash(pounds: Int) -> Int? {
        var index = offset + pounds + 1
        if pounds == 0, Byte.isSpace(byte(at: index)) || byte(at: index) == Byte.slash || byte(at: index) == Byte.star { return nil }
        let spansLines = pounds > 0 && Byte.isNewline(byte(at: index))
        var isInClass = false
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case Byte.backslash where spansLines || !Byte.isNewline(byte(at: index + 1)): index += 1
            case Byte.newline where !spansLines, Byte.carriageReturn where !spansLines: return nil
            case Byte.openBracket: isInClass = true
            case Byte.closeBracket: isInClass = false
            case Byte.openParen where !isInClass: depth += 1
            case Byte.closeParen where !isInClass:
                depth -= 1
                // `foo(/, b)`: the slash was an operator given as an argument.
                if depth < 0, pounds == 0 { return nil }
            case Byte.slash where (pounds > 0 || !isInClass) && hasPounds(pounds, at: index + 1): return index + 1 + pounds
            default: break
            }
            index += 1
        }
        return nil
    }
}

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

struct Comment {
    var range: Range<Int>
    /// Nothing but comments stands before it in its line.
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
    static let exclamation = UInt8(ascii: "!")
    static let question = UInt8(ascii: "?")
    static let bar = UInt8(ascii: "|")

    static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte == 0x24
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isNewline(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }
}
