struct Operator {
    private(set) var start = 0
    private(set) var end = -1
    private(set) var hasSlash = false
    /// Only an operator that begins with a dot contains dots.
    private var beginsWithDot = false

    mutating func add(_ byte: UInt8, at offset: Int) {
        if !continues(with: byte, at: offset) { self = Operator(start: offset, beginsWithDot: byte == Byte.dot) }
        end = offset + 1
        if byte == Byte.slash { hasSlash = true }
    }

    func continues(with byte: UInt8, at offset: Int) -> Bool { end == offset && (byte != Byte.dot || beginsWithDot) }
}

extension Lexer {
    /// Returns the end of the regular expression that begins with the `/` at `offset`, or nil if the `/` is an operator or belongs to one.
    func endOfRegularExpression(behindOperand: Bool) -> Int? {
        var whole = lastOperator
        // Only the first slash of an operator can begin one: `-/a/`.
        if whole.continues(with: Byte.slash, at: offset), whole.hasSlash { return nil }
        var end = offset
        while Byte.isOperator(byte(at: end)), end == offset || whole.continues(with: byte(at: end), at: end) {
            whole.add(bytes[end], at: end)
            end += 1
        }
        guard !touchesOperand(before: whole.start), !isNameOfFunction(at: whole.start) else { return nil }
        return touchesOperand(behind: whole.end) || !behindOperand ? closingSlash(pounds: 0) : nil
    }

    /// Returns the end of a regular expression that begins at `offset`, or nil if it has none in its line.
    func closingSlash(pounds: Int) -> Int? {
        var index = offset + pounds + 1
        if pounds == 0, isBlank(byte(at: index)) || byte(at: index) == Byte.slash || byte(at: index) == Byte.star { return nil }
        let spansLines = pounds > 0 && beginsWithLineBreak(at: index)
        var (classes, groups) = (0, 0)
        var endsWithBlank = false
        // Real ones in one line are shorter. Without a limit, a long line of slashes would take quadratic time.
        let end = pounds > 0 ? bytes.count : min(bytes.count, index + 2_000)
        while index < end {
            let byte = bytes[index]
            if byte == Byte.slash, hasPounds(pounds, at: index + 1) {
                if pounds > 0 { return index + 1 + pounds }
                let next = self.byte(at: index + 1)
                return endsWithBlank || next == Byte.slash || next == Byte.star ? nil : index + 1
            }
            endsWithBlank = isBlank(byte)
            switch byte {
            case Byte.backslash where spansLines || !Byte.isNewline(self.byte(at: index + 1)): index += 1
            case Byte.newline where !spansLines, Byte.carriageReturn where !spansLines: return nil
            case Byte.openBracket: classes += 1
            case Byte.closeBracket: classes = max(0, classes - 1)
            case Byte.openParen where classes == 0: groups += 1
            case Byte.closeParen where classes == 0:
                groups -= 1
                // `foo(/, b)`: the slash is an operator as an argument.
                if groups < 0, pounds == 0 { return nil }
            default: break
            }
            index += 1
        }
        return nil
    }

    private func touchesOperand(before start: Int) -> Bool {
        guard start > textStart else { return false }
        switch bytes[start - 1] {
        case Byte.openParen, Byte.openBracket, Byte.openBrace: return false
        // The end of a comment.
        case Byte.slash: return start < 2 || bytes[start - 2] != Byte.star
        case let byte: return !separates(byte)
        }
    }

    /// Whether its operand follows an operator that ends here directly, as in `a /b`.
    private func touchesOperand(behind end: Int) -> Bool {
        switch byte(at: end) {
        case Byte.closeParen, Byte.closeBracket, Byte.closeBrace: false
        case let byte: !separates(byte)
        }
    }

    private func separates(_ byte: UInt8) -> Bool {
        isBlank(byte) || Byte.isNewline(byte) || byte == 0 || byte == Byte.comma || byte == Byte.semicolon || byte == Byte.colon
    }

    private func isNameOfFunction(at start: Int) -> Bool {
        var end = start
        while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
        return end < start && (hasWord("func", before: end) || hasWord("operator", before: end))
    }

    private func hasWord(_ word: StaticString, before end: Int) -> Bool {
        let start = end - word.utf8CodeUnitCount
        return start >= 0 && matches(start..<end, word) && (start == 0 || !Byte.isWord(bytes[start - 1]))
    }

    private func beginsWithLineBreak(at start: Int) -> Bool {
        var index = start
        while isBlank(byte(at: index)) { index += 1 }
        return Byte.isNewline(byte(at: index))
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
