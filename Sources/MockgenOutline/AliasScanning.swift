import MockgenBytes

extension OutlineScanner {
    mutating func aliasDeclaration() {
        var declaration = begin(.alias)
        declaration.marks = []
        advance()
        guard isName else {
            outline.isDamaged = true
            return
        }
        (declaration.name, declaration.nameOffset) = (lexer.text(token), token.start)
        let nameEnd = token.end
        let end = endOfAlias()
        declaration.range = declaration.range.lowerBound..<end
        declaration.readGenerics(in: nameEnd..<end, of: lexer)
        lexer.forgetComments(before: end)
        outline.declarations.append(declaration)
    }

    /// Returns the end of an alias: the end of its line, unless brackets or an operator continue the type.
    private mutating func endOfAlias() -> Int {
        var end = token.end
        var joins = true
        advance()
        // An interface leaves out the type of an alias if the type is hidden.
        guard token.byte == Byte.equals || token.byte == Byte.openAngle else { return end }
        while token.byte != Byte.closeBrace, token.byte != Byte.semicolon {
            if case .end = token.kind { break }
            if token.startsLine, !joins, !continuesType { break }
            if token.byte == Byte.openAngle {
                end = skipGenericArguments()
                joins = false
                continue
            }
            joins = joinsNext
            switch token.byte {
            case Byte.openParen, Byte.openBracket: lexer.skip(from: token.byte)
            case Byte.at: advance()
            default: break
            }
            end = lexer.offset
            advance()
        }
        return end
    }

    private var joinsNext: Bool {
        switch token.byte {
        case Byte.equals, Byte.ampersand, Byte.dot, Byte.comma, Byte.colon, Byte.at, Byte.tilde: true
        case Byte.closeAngle: isArrow
        default:
            lexer.matches(token, "any") || lexer.matches(token, "some") || lexer.matches(token, "where")
                || lexer.matches(token, "repeat") || lexer.matches(token, "each")
        }
    }

    private var continuesType: Bool {
        switch token.byte {
        case Byte.equals, Byte.ampersand, Byte.dot, Byte.comma, Byte.minus, Byte.closeAngle: true
        default: lexer.matches(token, "where") || lexer.matches(token, "throws") || lexer.matches(token, "async")
        }
    }
}
