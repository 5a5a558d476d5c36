import MockgenBytes

extension SourceText {
    /// Whether an enum has cases. Otherwise no value of it exists.
    package func hasCases(_ declaration: Declaration) -> Bool {
        bytes[declaration.nameOffset..<declaration.range.upperBound].withUnsafeBufferPointer { bytes in
            var lexer = Lexer(bytes)
            var depth = 0
            while true {
                let token = lexer.next()
                lexer.forgetComments()
                if token.kind == .end { return false }
                if token.byte == Byte.openBrace { depth += 1 }
                if token.byte == Byte.closeBrace { depth -= 1 }
                if depth == 1, token.kind == .word, lexer.matches(token, "case") { return true }
            }
        }
    }
}
