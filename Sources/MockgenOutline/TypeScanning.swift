import MockgenBytes
import MockgenModel

extension OutlineScanner {
    mutating func type(_ kind: Declaration.Kind) {
        var declaration = begin(kind)
        // A region annotates its protocols, but not the classes in it.
        if kind == .protocol { declaration.marks.formUnion(marks.marksOfRegions.union(Marks.macros(in: declaration.attributes))) }
        advance()
        guard isName, !(kind == .actor && token.startsLine) else {
            outline.isDamaged = outline.isDamaged || kind != .actor
            return
        }
        declaration.name = lexer.text(token)
        declaration.nameOffset = token.start
        declaration.range = declaration.range.lowerBound..<token.end
        advance()
        let nameEnd = declaration.range.upperBound
        guard beginsHeadOfType else {
            // `actor` can be a name. After the other keywords, a type is missing only in a damaged file.
            outline.isDamaged = outline.isDamaged || kind != .actor
            return
        }
        declaration.inherited = inheritanceClause()
        declaration.readGenerics(in: nameEnd..<token.start, of: lexer)
        outline.declarations.append(declaration)
        let index = outline.declarations.count - 1
        guard token.byte == Byte.openBrace else {
            finish(index, at: token.start)
            outline.isDamaged = true
            return
        }
        if kind == .protocol {
            lexer.skip(from: Byte.openBrace)
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
            if isModuleSelector {
                extended = []
                advance()
                advance()
                continue
            }
            if token.byte == Byte.openAngle { _ = skipGenericArguments() }
            guard token.byte == Byte.dot else { break }
            advance()
        }
        // `extension Wrapped?` extends `Optional`, not `Wrapped`.
        if token.byte == UInt8(ascii: "?") { extended = [] }
        if token.byte == Byte.openBracket {
            // The colon of `[Key: Value]` does not begin an inheritance clause.
            lexer.skip(from: Byte.openBracket)
            advance()
        }
        let inherited = inheritanceClause()
        outline.extensions.append(
            Extension(
                extended: extended, conditions: conditions, range: start..<token.end, inherited: inherited,
                marks: before.marks.union(marks.marksOfRegions)))
        guard token.byte == Byte.openBrace else {
            outline.isDamaged = true
            return
        }
        open(
            Scope(
                context: scope.context + extended, extendedNames: extended.count, extended: outline.extensions.count - 1,
                spi: scope.spi + before.spi, memberAccess: before.access))
    }

    /// Returns the access level of a declaration or of the extension around it, limited by the types around it.
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

    /// Whether the `class` that is the current token begins a type. Otherwise it is a modifier, as in `class func` or `class override var`.
    var beginsClass: Bool {
        var ahead = self
        ahead.advance()
        guard ahead.isName, !ahead.isMember else { return false }
        ahead.advance()
        return ahead.beginsHeadOfType
    }

    /// Whether a `<` behind the current token does not make it the name of a type, as in `class subscript<T>`.
    private var isMember: Bool {
        lexer.matches(token, "func") || lexer.matches(token, "subscript") || lexer.matches(token, "var")
    }

    private var beginsHeadOfType: Bool {
        token.byte == Byte.openBrace || token.byte == Byte.colon || token.byte == Byte.openAngle || lexer.matches(token, "where")
    }

    /// Reads from the name to the brace. Returns the last components of the inherited names.
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
                lexer.skip(from: Byte.openParen)
            case Byte.colon:
                isInherited = !isRequirement
            case Byte.tilde:
                isSuppressed = true
            case Byte.at:
                // `@preconcurrency Parent`: the name of the attribute is not inherited.
                advance()
            default:
                if case .end = token.kind { return inherited }
                if isName {
                    if lexer.matches(token, "where") { (isInherited, isRequirement) = (false, true) }
                    let name = token
                    advance()
                    if isModuleSelector {
                        advance()
                        advance()
                        continue
                    }
                    if isInherited, token.byte == Byte.openAngle { _ = skipGenericArguments() }
                    // This skips `Outer` of `Outer<Int>.Inner` and `nonisolated` before a name.
                    if isInherited, token.byte != Byte.dot, !isName || lexer.matches(token, "where") {
                        let text = (isSuppressed ? "~" : "") + lexer.text(name)
                        // It has the meaning of no conformance.
                        if text != "~Sendable" { inherited.append(text) }
                        isSuppressed = false
                    }
                    continue
                }
            }
            advance()
        }
    }
}
