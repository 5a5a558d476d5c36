import MockgenModel

extension OutlineScanner {
    /// At `struct`, `class`, `actor`, `enum` or `protocol`.
    mutating func type(_ kind: Declaration.Kind) {
        let before = head
        head = Head()
        var declaration = Declaration(
            kind: kind, name: "", context: scope.context, access: access(before.access), range: (before.start ?? token.start)..<token.end,
            nameOffset: token.start, conditions: conditions, inherited: [],
            // A region asks for the protocols in it, also where it has the classes that conform to them.
            marks: before.marks.union(marks.isInMarkedRegion && kind == .protocol ? .mock : []))
        declaration.extendedNames = scope.extendedNames
        declaration.spi = scope.spi + before.spi
        advance()
        let isKeyword = kind != .class && kind != .actor
        guard isName, !(kind == .actor && token.startsLine), !(kind == .class && isMember) else {
            outline.isDamaged = outline.isDamaged || isKeyword
            return
        }
        declaration.name = lexer.text(token)
        declaration.nameOffset = token.start
        declaration.range = declaration.range.lowerBound..<token.end
        advance()
        guard beginsHeadOfType else {
            // `class override func`, `actor` as a name; behind the other words only a damaged file has no type.
            outline.isDamaged = outline.isDamaged || isKeyword
            return
        }
        declaration.inherited = inheritanceClause()
        outline.declarations.append(declaration)
        let index = outline.declarations.count - 1
        guard token.byte == Byte.openBrace else {
            finish(index, at: token.start)
            outline.isDamaged = true
            return
        }
        if kind == .protocol {
            lexer.skip(to: Byte.closeBrace, from: Byte.openBrace)
            lexer.forgetComments()
            finish(index, at: lexer.offset)
            advance()
        } else {
            open(
                Scope(
                    context: declaration.context + [declaration.name], extendedNames: scope.extendedNames, declaration: index,
                    spi: declaration.spi,
                    limit: declaration.access ?? .internal))
        }
    }

    mutating func extensionDeclaration() {
        let before = head
        let start = before.start ?? token.start
        head = Head()
        advance()
        var extended: [String] = []
        while isName {
            extended.append(lexer.text(token))
            advance()
            if token.byte == Byte.openAngle { _ = skipGenericArguments() }
            guard token.byte == Byte.dot else { break }
            advance()
        }
        // `extension Wrapped?` extends `Optional`, not what the name says.
        if token.byte == UInt8(ascii: "?") { extended = [] }
        if token.byte == Byte.openBracket {
            // The colon of `[Key: Value]` begins no inheritance clause.
            lexer.skip(to: Byte.closeBracket, from: Byte.openBracket)
            advance()
        }
        let inherited = inheritanceClause()
        outline.extensions.append(
            Extension(
                extended: extended, conditions: conditions, range: start..<token.end, inherited: inherited,
                marks: before.marks.union(marks.isInMarkedRegion ? .mock : [])))
        guard token.byte == Byte.openBrace else {
            outline.isDamaged = true
            return
        }
        open(
            Scope(
                context: scope.context + extended, extendedNames: extended.count, extended: outline.extensions.count - 1,
                spi: scope.spi + before.spi, memberAccess: before.access))
    }

    /// What is written on a declaration, or on the extension around it, as far as the types around it let anyone see it.
    func access(_ written: Access?) -> Access? {
        let own = written ?? scope.memberAccess
        guard let limit = scope.limit, limit < own ?? .internal else { return own }
        return limit
    }

    var isName: Bool {
        switch token.kind {
        case .word, .escapedWord: true
        default: false
        }
    }

    /// `class func`, `class subscript<T>`: a modifier, not a class.
    private var isMember: Bool {
        lexer.matches(token, "func") || lexer.matches(token, "subscript") || lexer.matches(token, "var")
    }

    private var beginsHeadOfType: Bool {
        token.byte == Byte.openBrace || token.byte == Byte.colon || token.byte == Byte.openAngle || lexer.matches(token, "where")
    }

    /// From behind the name to the brace: the inherited names, last parts only.
    private mutating func inheritanceClause() -> [String] {
        var inherited: [String] = []
        var isInherited = false
        var isRequirement = false
        var isSuppressed = false
        while true {
            switch token.byte {
            case Byte.openBrace, Byte.closeBrace:
                return inherited
            case Byte.openAngle:
                _ = skipGenericArguments()
                continue
            case Byte.openParen:
                lexer.skip(to: Byte.closeParen, from: Byte.openParen)
            case Byte.colon:
                isInherited = !isRequirement
            case Byte.tilde:
                isSuppressed = true
            case Byte.at:
                // `@unchecked Sendable`: the name of the attribute is none that is inherited.
                advance()
            default:
                if case .end = token.kind { return inherited }
                if isName {
                    if lexer.matches(token, "where") { (isInherited, isRequirement) = (false, true) }
                    let name = token
                    advance()
                    // Not `Outer` of `Outer.Inner`, nor `nonisolated` in front of a name.
                    if isInherited, token.byte != Byte.dot, !isName || lexer.matches(token, "where") {
                        inherited.append((isSuppressed ? "~" : "") + lexer.text(name))
                        isSuppressed = false
                    }
                    continue
                }
            }
            advance()
        }
    }
}
