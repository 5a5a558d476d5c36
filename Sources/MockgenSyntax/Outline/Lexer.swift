/// Splits Swift text into tokens, byte by byte and without copying: what a whole source tree goes through.
///
/// It is exact about where comments, strings, regular expressions and brackets end, since everything else depends on that, and
/// says nothing about grammar.
struct Lexer {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset: Int
    /// Comments since the last call of `takeComments`.
    private(set) var comments: [Range<Int>] = []
    /// A string, comment or bracket did not end, or was nested beyond reason: what was found behind it is not to be trusted.
    private(set) var isDamaged = false
    /// Whether a `/` would now divide; else it may begin a regular expression.
    private var endsOperand = false
    private var interpolationDepth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        offset = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }

    mutating func takeComments() -> [Range<Int>] {
        guard !comments.isEmpty else { return [] }
        defer { comments = [] }
        return comments
    }

    mutating func forgetComments() {
        if !comments.isEmpty { comments = [] }
    }

    mutating func next() -> Token {
        let startsLine = skipTrivia()
        let start = offset
        guard start < bytes.count else { return Token(kind: .end, start: start, end: start, byte: 0, startsLine: startsLine) }
        let byte = bytes[start]
        var kind = Token.Kind.sign
        if Byte.isDigit(byte) {
            skipNumber()
            kind = .literal
            endsOperand = true
        } else if Byte.isWord(byte) {
            skipWord()
            kind = .word
            endsOperand = !expectsExpression(after: start..<offset)
        } else if byte == Byte.quote {
            skipString(pounds: 0)
            kind = .literal
            endsOperand = true
        } else if byte == Byte.pound {
            kind = skipPound()
        } else if byte == Byte.backTick, let end = closingBackTick() {
            offset = end + 1
            kind = .escapedWord
            endsOperand = true
        } else if byte == Byte.slash, !endsOperand, let end = closingSlash(pounds: 0) {
            offset = end
            kind = .literal
            endsOperand = true
        } else {
            offset += 1
            endsOperand = byte == Byte.closeParen || byte == Byte.closeBracket || byte == Byte.closeBrace
        }
        return Token(kind: kind, start: start, end: offset, byte: kind == .sign ? byte : 0, startsLine: startsLine)
    }

    /// Goes on behind the bracket that closes the one just read. Only brackets of the same kind are counted.
    mutating func skip(to close: UInt8, from open: UInt8) {
        var depth = 1
        while depth > 0 {
            let token = next()
            if token.kind == .end {
                isDamaged = true
                return
            }
            if token.byte == open { depth += 1 } else if token.byte == close { depth -= 1 }
        }
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
        var startsLine = offset == 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == Byte.newline || byte == Byte.carriageReturn {
                startsLine = true
                offset += 1
            } else if byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C || byte == 0 {
                offset += 1
            } else if byte == Byte.slash, self.byte(at: offset + 1) == Byte.slash {
                let start = offset
                skipLine()
                comments.append(start..<offset)
            } else if byte == Byte.slash, self.byte(at: offset + 1) == Byte.star {
                let start = offset
                startsLine = skipBlockComment() || startsLine
                comments.append(start..<offset)
            } else {
                break
            }
        }
        return startsLine
    }

    mutating func skipLine() {
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
                hasNewline = hasNewline || byte == Byte.newline
                offset += 1
            }
        }
        isDamaged = true
        return hasNewline
    }

    // MARK: - Words and numbers

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
            endsOperand = true
            return .literal
        }
        if behind == Byte.slash, let end = closingSlash(pounds: pounds) {
            offset = end
            endsOperand = true
            return .literal
        }
        offset += 1
        skipWord()
        endsOperand = false
        return .pound
    }

    /// `offset` is at the opening quote.
    private mutating func skipString(pounds: Int) {
        let isMultiline = byte(at: offset + 1) == Byte.quote && byte(at: offset + 2) == Byte.quote && !isEmptyString(pounds: pounds)
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
                } else {
                    offset += 1
                }
            } else if !isMultiline, byte == Byte.newline {
                isDamaged = true
                return
            } else {
                offset += 1
            }
        }
        offset = bytes.count
        isDamaged = true
    }

    /// `#""#"` cannot be told from the start of `#"""`, except by what stands behind: two quotes and the signs end an empty string.
    private func isEmptyString(pounds: Int) -> Bool {
        pounds > 0 && hasPounds(pounds, at: offset + 2)
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
    }

    /// The end of a regular expression that begins at `offset`, if that is what the slash means.
    private func closingSlash(pounds: Int) -> Int? {
        var index = offset + pounds + 1
        if pounds == 0, [0x20, 0x09, Byte.newline, Byte.carriageReturn, Byte.slash, Byte.star].contains(byte(at: index)) { return nil }
        let spansLines = pounds > 0 && (byte(at: index) == Byte.newline || byte(at: index) == Byte.carriageReturn)
        var isInClass = false
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case Byte.backslash: index += 1
            case Byte.newline where !spansLines: return nil
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
