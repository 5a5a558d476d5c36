private struct OpenString {
    let pounds: Int
    let isMultiline: Bool
    var parentheses = 0
}

extension Lexer {
    /// Reads a string with everything in its interpolations. `offset` is at the opening quote. Strings inside of strings need no stack.
    mutating func skipString(pounds: Int) {
        interpolations.removeAll(keepingCapacity: true)
        var outer: [OpenString] = []
        var string = openString(pounds: pounds)
        while true {
            if skipText(of: &string) {
                endsOperand = false
                if outer.isEmpty { interpolations.append(offset - 1..<offset) }
            } else {
                guard let containing = outer.popLast() else { return }
                string = containing
                endsOperand = true
            }
            while string.parentheses > 0 {
                let startsLine = skipTrivia()
                if let pounds = poundsOfString() {
                    offset += pounds
                    outer.append(string)
                    deepestStrings = max(deepestStrings, outer.count)
                    string = openString(pounds: pounds)
                    break
                }
                skipToken(inInterpolationOf: &string, startsLine: startsLine)
            }
            if outer.isEmpty, let last = interpolations.indices.last {
                interpolations[last] = interpolations[last].lowerBound..<offset
            }
        }
    }

    private mutating func openString(pounds: Int) -> OpenString {
        let isMultiline = byte(at: offset + 1) == Byte.quote && byte(at: offset + 2) == Byte.quote && !endsInLine(pounds: pounds)
        offset += isMultiline ? 3 : 1
        return OpenString(pounds: pounds, isMultiline: isMultiline)
    }

    /// Skips a token in an interpolation. The end of the file ends the interpolation.
    private mutating func skipToken(inInterpolationOf string: inout OpenString, startsLine: Bool) {
        let token = token(startsLine: startsLine)
        if case .end = token.kind {
            isDamaged = true
            string.parentheses = 0
        } else if token.byte == Byte.openParen {
            string.parentheses += 1
        } else if token.byte == Byte.closeParen {
            string.parentheses -= 1
        }
    }

    private func poundsOfString() -> Int? {
        var pounds = 0
        while byte(at: offset + pounds) == Byte.pound { pounds += 1 }
        return byte(at: offset + pounds) == Byte.quote ? pounds : nil
    }

    /// Skips the text of a string up to the next interpolation or the end of the string. Returns whether an interpolation begins.
    private mutating func skipText(of string: inout OpenString) -> Bool {
        let (pounds, isMultiline) = (string.pounds, string.isMultiline)
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == Byte.quote, closesString(pounds: pounds, isMultiline: isMultiline) {
                offset += (isMultiline ? 3 : 1) + pounds
                return false
            }
            if byte == Byte.backslash, hasPounds(pounds, at: offset + 1) {
                offset += 1 + pounds
                if self.byte(at: offset) == Byte.openParen {
                    offset += 1
                    string.parentheses = 1
                    return true
                }
                if isMultiline || !Byte.isNewline(self.byte(at: offset)) { offset += 1 }
            } else if !isMultiline, Byte.isNewline(byte) {
                isDamaged = true
                return false
            } else {
                offset += 1
            }
        }
        offset = bytes.count
        isDamaged = true
        return false
    }

    /// Whether a string that begins with three quotes ends in the same line. `#"""#` does, and contains one quote.
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

    func hasPounds(_ count: Int, at index: Int) -> Bool {
        for step in 0..<count where byte(at: index + step) != Byte.pound { return false }
        return true
    }
}
