/// Splits Swift text into tokens, byte by byte and without copying. mockgen reads every source file with it.
///
/// It finds the exact ends of comments, strings, regular expressions and brackets, because everything else depends on them.
package struct Lexer {
    package let bytes: UnsafeBufferPointer<UInt8>
    package internal(set) var offset: Int
    package private(set) var comments: [Comment] = []
    /// Whether a string, comment or bracket has no end or is nested too deeply. The declarations after it may be wrong.
    package internal(set) var isDamaged = false
    /// The start of the first line that git left in the file, unless it is in a comment or a string.
    package private(set) var conflict: Int?
    /// Whether the last token ends an operand.
    var endsOperand = false
    private(set) var lastOperator = Operator()
    package private(set) var isBehindFunction = false
    /// The largest number of strings that the file has had inside each other so far.
    var deepestStrings = 0
    /// The interpolations of the last string, each with its parentheses.
    var interpolations: [Range<Int>] = []
    /// The start of the first line, after a byte order mark and a `#!`.
    let textStart: Int

    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        offset = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
        textStart = offset
        if byte(at: offset) == Byte.pound, byte(at: offset + 1) == Byte.exclamation { skipLine() }
    }

    package mutating func takeComments() -> [Comment] {
        defer { comments = [] }
        return comments
    }

    package mutating func forgetComments() {
        comments.removeAll(keepingCapacity: true)
    }

    package mutating func forgetComments(before offset: Int) {
        comments.removeAll { $0.range.lowerBound < offset }
    }

    package mutating func next() -> Token {
        let startsLine = skipTrivia()
        return token(startsLine: startsLine)
    }

    mutating func token(startsLine: Bool) -> Token {
        let start = offset
        guard start < bytes.count else { return Token(kind: .end, start: start, end: start, byte: 0, startsLine: startsLine) }
        let byte = bytes[start]
        var kind = Token.Kind.literal
        let endedOperand = endsOperand
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
        } else if byte == Byte.slash, let end = endOfRegularExpression(behindOperand: endedOperand) {
            offset = end
        } else {
            offset += 1
            kind = .sign
            endsOperand = endedOperand
            skipSign(byte, at: start)
            if conflict == nil, startsLine, isConflictMarker(byte, at: start) { conflict = start }
        }
        return Token(kind: kind, start: start, end: offset, byte: kind == .sign ? byte : 0, startsLine: startsLine)
    }

    /// Returns the next token that can matter to the outline: a keyword at the start of a line, a directive, `@`, a brace, a semicolon, or
    /// the token after a comment. Skips the contents of parentheses and square brackets.
    /// - Parameter last: the token before it.
    package mutating func nextLandmark(after last: Token) -> Token {
        note(last)
        while true {
            let token = next()
            if !comments.isEmpty { return token }
            switch token.kind {
            case .pound, .end: return token
            case .word:
                if token.startsLine, keyword(token) != nil { return token }
                note(token)
            case .escapedWord, .literal: break
            case .sign:
                switch token.byte {
                case Byte.at, Byte.openBrace, Byte.closeBrace, Byte.semicolon: return token
                case Byte.openParen, Byte.openBracket:
                    skip(from: token.byte)
                    forgetComments()
                default: break
                }
            }
        }
    }

    /// Notes the kind of member that a word begins.
    private mutating func note(_ token: Token) {
        guard case .word = token.kind, token.start == 0 || bytes[token.start - 1] != Byte.dot else { return }
        if matches(token, "func") || matches(token, "init") || matches(token, "deinit") {
            isBehindFunction = true
        } else if isBehindFunction, matches(token, "var") || matches(token, "let") || matches(token, "subscript") {
            isBehindFunction = false
        }
    }

    package mutating func forgetFunction() { isBehindFunction = false }

    /// Skips to the end of the brackets that this sign has opened.
    package mutating func skip(from open: UInt8) {
        let close = open == Byte.openParen ? Byte.closeParen : open == Byte.openBracket ? Byte.closeBracket : Byte.closeBrace
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

    package func text(_ token: Token) -> String { text(token.start..<token.end) }

    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    package func matches(_ token: Token, _ word: StaticString) -> Bool { matches(token.start..<token.end, word) }

    func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] { return false }
        return true
    }

    private func isConflictMarker(_ byte: UInt8, at start: Int) -> Bool {
        guard byte == Byte.openAngle || byte == Byte.closeAngle, self.byte(at: start + 7) == 0x20 else { return false }
        return bytes[start..<start + 7].allSatisfy { $0 == byte } && (start == 0 || bytes[start - 1] == Byte.newline)
    }

    package func isArrow(_ token: Token) -> Bool {
        token.byte == Byte.closeAngle && token.start > 0 && bytes[token.start - 1] == Byte.minus
    }

    func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    mutating func skipTrivia() -> Bool {
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

    /// Skips a block comment, which can contain others. Returns whether it has a line break.
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

    private mutating func skipWord() {
        while offset < bytes.count, Byte.isWord(bytes[offset]) { offset += 1 }
    }

    /// Reads a number such as `1_000`, `0xFF` or `1.5e-3`. The dot of `1...3` or `1.description` is not part of it.
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

    /// Decides the meaning of a `/` after the sign. Before the call, `endsOperand` is about the token before it.
    private mutating func skipSign(_ byte: UInt8, at start: Int) {
        switch byte {
        case Byte.closeParen, Byte.closeBracket, Byte.closeBrace:
            endsOperand = true
        case Byte.openParen, Byte.openBracket, Byte.openBrace, Byte.comma, Byte.colon, Byte.semicolon, Byte.at:
            endsOperand = false
        case Byte.exclamation, Byte.question:
            // `value! / 2`
            endsOperand = endsOperand && start > 0 && !Byte.isSpace(bytes[start - 1])
            lastOperator.add(byte, at: start)
        default:
            endsOperand = false
            lastOperator.add(byte, at: start)
        }
    }

    /// Whether the word is a keyword that a value follows, not an operator.
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

    /// Reads `#"…"#`, `#/…/#` or `#if`.
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
}
