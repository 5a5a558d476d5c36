import MockgenBytes

extension OutlineScanner {
    /// Returns a declaration whose keyword is the current token, with the attributes and modifiers before it.
    mutating func begin(_ kind: Declaration.Kind) -> Declaration {
        defer { head = Head() }
        return Declaration(
            kind: kind, name: "", context: scope.context, extendedNames: scope.extendedNames, access: access(head.access),
            range: (head.start ?? token.start)..<token.end, nameOffset: token.start, conditions: conditions, spi: scope.spi + head.spi,
            inherited: [], marks: head.marks, attributes: head.attributes, isNonisolated: head.isNonisolated)
    }
}

extension Declaration {
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
