import MockgenBytes

extension Declaration {
    /// Adds the attributes and modifiers of a declaration, and the scope around it.
    mutating func add(_ head: OutlineScanner.Head, in scope: OutlineScanner.Scope) {
        extendedNames = scope.extendedNames
        spi = scope.spi + head.spi
        attributes = head.attributes
        isNonisolated = head.isNonisolated
    }

    /// - Parameter range: the text after the name.
    mutating func readGenerics(in range: Range<Int>, of lexer: Lexer) {
        var lexer = Lexer(UnsafeBufferPointer(rebasing: lexer.bytes[range]))
        var token = lexer.next()
        guard token.byte == Byte.openAngle else { return }
        isGeneric = true
        var depth = 0
        // The inherited types, or the type behind an alias, are between the two clauses.
        var isClause = true
        while true {
            switch token.byte {
            case Byte.openAngle: depth += 1
            case Byte.closeAngle where !lexer.isArrow(token):
                depth -= 1
                if depth == 0 { isClause = false }
            default:
                if case .end = token.kind { return }
                if isClause, lexer.matches(token, "Sendable") { requiresSendable = true }
                if depth == 0, lexer.matches(token, "where") { isClause = true }
            }
            token = lexer.next()
        }
    }
}
