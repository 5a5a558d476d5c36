import MockgenModel

extension Outline {
    /// Reads a file's declarations at the speed of reading the file.
    package init(scanning bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = OutlineScanner(bytes)
        scanner.run()
        self = scanner.outline
    }
}

/// Walks over declarations and steps over everything else: the bodies of functions are only searched for their end.
private struct OutlineScanner {
    /// A brace that is open, with declarations in it.
    private struct Scope {
        var context: [String]
        /// The declaration in the outline whose end the closing brace is.
        var declaration: Int?
    }

    private(set) var outline = Outline()
    private var lexer: Lexer
    private var token: Token
    private var scopes: [Scope] = [Scope(context: [], declaration: nil)]
    private var marks = MarkReader()
    /// One entry for each open `#if`: the clauses so far, the current one last.
    private var clauses: [[String]] = []
    private var head = Head()

    /// The attributes and modifiers read since the last declaration.
    private struct Head {
        var start: Int?
        var attributes: [String] = []
        var access: Access?
        var marks: Marks = []
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        lexer = Lexer(bytes)
        token = lexer.next()
    }

    mutating func run() {
        while token.kind != .end { declaration() }
        outline.isDamaged = lexer.isDamaged || scopes.count > 1 || !clauses.isEmpty
    }

    private mutating func advance() { token = lexer.next() }

    private mutating func declaration() {
        readComments()
        switch token.kind {
        case .word: word()
        case .pound: directive()
        case .sign: sign()
        case .escapedWord, .literal, .end: other()
        }
    }

    private mutating func readComments() {
        for range in lexer.takeComments() {
            let found = marks.read(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(lexer.bytes)[range]))
            head.marks.formUnion(found)
        }
    }

    /// Something that is no declaration of interest; it ends what stood before it.
    private mutating func other() {
        head = Head()
        advance()
    }

    private mutating func sign() {
        switch token.byte {
        case Byte.at:
            attribute()
        case Byte.openBrace:
            lexer.skip(to: Byte.closeBrace, from: Byte.openBrace)
            lexer.forgetComments()
            other()
        case Byte.openParen:
            lexer.skip(to: Byte.closeParen, from: Byte.openParen)
            other()
        case Byte.openBracket:
            lexer.skip(to: Byte.closeBracket, from: Byte.openBracket)
            other()
        case Byte.closeBrace:
            closeScope()
        default:
            other()
        }
    }

    private mutating func closeScope() {
        let end = token.end
        if scopes.count > 1 {
            if let index = scopes.removeLast().declaration { finish(index, at: end) }
        } else {
            outline.isDamaged = true
        }
        other()
    }

    private mutating func finish(_ index: Int, at end: Int) {
        outline.declarations[index].range = outline.declarations[index].range.lowerBound..<end
    }

    private mutating func attribute() {
        let start = token.start
        if head.start == nil { head.start = start }
        advance()
        var end = token.end
        advance()
        while token.byte == Byte.dot {
            advance()
            end = token.end
            advance()
        }
        // An argument list stands right behind the name.
        if token.byte == Byte.openParen, token.start == end {
            lexer.skip(to: Byte.closeParen, from: Byte.openParen)
            end = lexer.offset
            advance()
        }
        head.attributes.append(lexer.text(start..<end))
    }

    private mutating func directive() {
        if lexer.matches(token, "#if") {
            clauses.append([condition()])
        } else if lexer.matches(token, "#elseif") {
            let clause = condition()
            if !clauses.isEmpty { clauses[clauses.count - 1].append(clause) }
        } else if lexer.matches(token, "#else") {
            if !clauses.isEmpty { clauses[clauses.count - 1].append("true") }
            advance()
        } else if lexer.matches(token, "#endif") {
            if clauses.popLast() == nil { outline.isDamaged = true }
            advance()
        } else {
            other()
            return
        }
        head = Head()
    }

    /// The rest of the line, without a comment.
    private mutating func condition() -> String {
        let start = token.end
        var end = start
        advance()
        while !token.startsLine, token.kind != .end {
            end = token.end
            advance()
        }
        return lexer.text(start..<end).trimmed
    }

    private var conditions: [String] { clauses.compactMap { Conditions.of(clauses: $0) } }

    // MARK: - Words

    private mutating func word() {
        switch token.end - token.start {
        case 4 where lexer.matches(token, "enum"): type(.enumeration)
        case 4 where lexer.matches(token, "case"): caseList()
        case 5 where lexer.matches(token, "class"): type(.class)
        case 5 where lexer.matches(token, "actor"): type(.actor)
        case 6 where lexer.matches(token, "struct"): type(.structure)
        case 6 where lexer.matches(token, "import"): importDeclaration()
        case 8 where lexer.matches(token, "protocol"): type(.protocol)
        case 9 where lexer.matches(token, "extension"): extensionDeclaration()
        case 9 where lexer.matches(token, "typealias"): aliasDeclaration()
        default: modifierOrOther()
        }
    }

    private mutating func modifierOrOther() {
        let word = token
        let access = Access(word: word, in: lexer)
        guard access != nil || isModifier(word) else {
            other()
            return
        }
        if head.start == nil { head.start = word.start }
        advance()
        if token.byte == Byte.openParen {
            // `private(set)` restricts the setter only.
            lexer.skip(to: Byte.closeParen, from: Byte.openParen)
            advance()
        } else if let access {
            head.access = access
        }
    }

    private func isModifier(_ word: Token) -> Bool {
        lexer.matches(word, "final") || lexer.matches(word, "indirect") || lexer.matches(word, "nonisolated")
            || lexer.matches(word, "distributed")
    }

    /// `case actor, protocol`: names of cases are no declarations.
    private mutating func caseList() {
        repeat { advance() } while !token.startsLine && token.kind != .end && token.byte != Byte.closeBrace && token.byte != Byte.openParen
        head = Head()
    }

    private mutating func type(_ kind: Declaration.Kind) {
        let start = head.start ?? token.start
        let before = head
        advance()
        guard token.kind == .escapedWord || (token.kind == .word && !token.startsLine && !isClassMember(kind)) else {
            // `class var`, `.actor`, `actor = 1`
            head = before
            return
        }
        var declaration = Declaration(
            kind: kind, name: lexer.text(token), context: scopes.last?.context ?? [], access: before.access,
            range: start..<token.end, nameOffset: token.start, conditions: conditions, inherited: [],
            marks: before.marks.union(marks.isInMarkedRegion ? .mock : []))
        advance()
        declaration.inherited = inheritanceClause()
        head = Head()
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
        } else {
            scopes.append(Scope(context: declaration.context + [declaration.name], declaration: index))
        }
        advance()
    }

    /// `class func`, `class var`: a modifier, not a class.
    private func isClassMember(_ kind: Declaration.Kind) -> Bool {
        guard kind == .class else { return false }
        return lexer.matches(token, "func") || lexer.matches(token, "var") || lexer.matches(token, "subscript")
            || lexer.matches(token, "let")
            || lexer.matches(token, "override") || lexer.matches(token, "final") || Access(word: token, in: lexer) != nil
    }

    /// From behind the name to the brace: the inherited names, last parts only.
    private mutating func inheritanceClause() -> [String] {
        var inherited: [String] = []
        var angles = 0
        var isInherited = false
        while token.kind != .end, token.byte != Byte.openBrace, token.byte != Byte.closeBrace {
            let previous = token
            advance()
            switch previous.byte {
            case Byte.openAngle: angles += 1
            case Byte.closeAngle where angles > 0: angles -= 1
            case Byte.openParen:
                lexer.skip(to: Byte.closeParen, from: Byte.openParen)
                advance()
            case Byte.colon where angles == 0: isInherited = true
            default:
                guard angles == 0, isInherited, previous.kind == .word || previous.kind == .escapedWord else { continue }
                if lexer.matches(previous, "where") {
                    isInherited = false
                } else if token.byte != Byte.dot {
                    let isSuppressed = previous.start > 0 && lexer.bytes[previous.start - 1] == Byte.tilde
                    inherited.append((isSuppressed ? "~" : "") + lexer.text(previous))
                }
            }
        }
        return inherited
    }

    private mutating func extensionDeclaration() {
        let marks = head.marks.union(self.marks.isInMarkedRegion ? .mock : [])
        advance()
        var extended: [String] = []
        while token.kind == .word || token.kind == .escapedWord {
            extended.append(lexer.text(token))
            advance()
            guard token.byte == Byte.dot else { break }
            advance()
        }
        let inherited = inheritanceClause()
        head = Head()
        outline.extensions.append(Extension(extended: extended, inherited: inherited, marks: marks))
        guard token.byte == Byte.openBrace else { return }
        scopes.append(Scope(context: (scopes.last?.context ?? []) + extended, declaration: nil))
        advance()
    }

    private mutating func aliasDeclaration() {
        let start = head.start ?? token.start
        let before = head
        advance()
        guard token.kind == .word || token.kind == .escapedWord else { return }
        var declaration = Declaration(
            kind: .alias, name: lexer.text(token), context: scopes.last?.context ?? [], access: before.access,
            range: start..<token.end, nameOffset: token.start, conditions: conditions, inherited: [], marks: [])
        head = Head()
        declaration.range = start..<endOfAlias()
        outline.declarations.append(declaration)
    }

    /// An alias ends with its line, unless the type goes on: inside brackets, or behind or before a sign that joins.
    private mutating func endOfAlias() -> Int {
        var end = token.end
        var joins = true
        advance()
        while token.kind != .end, token.byte != Byte.closeBrace, token.byte != Byte.semicolon {
            if token.startsLine, !joins, !continuesType { break }
            switch token.byte {
            case Byte.openParen: lexer.skip(to: Byte.closeParen, from: Byte.openParen)
            case Byte.openBracket: lexer.skip(to: Byte.closeBracket, from: Byte.openBracket)
            default: break
            }
            joins = [Byte.equals, Byte.ampersand, Byte.dot, Byte.comma, Byte.colon, Byte.openAngle].contains(token.byte) || isArrow
            end = lexer.offset
            advance()
        }
        return end
    }

    private var isArrow: Bool { token.byte == Byte.closeAngle && token.start > 0 && lexer.bytes[token.start - 1] == Byte.minus }

    private var continuesType: Bool {
        [Byte.equals, Byte.ampersand, Byte.dot, Byte.comma, Byte.minus, Byte.closeAngle].contains(token.byte)
            || lexer.matches(token, "where") || lexer.matches(token, "throws") || lexer.matches(token, "async")
    }

    /// `import A.B`, `import struct A.B`
    private mutating func importDeclaration() {
        let attributes = head.attributes
        head = Head()
        advance()
        var path: [String] = []
        while !token.startsLine, token.kind == .word || token.kind == .escapedWord || token.byte == Byte.dot {
            if token.kind != .sign { path.append(lexer.text(token)) }
            advance()
        }
        if let first = path.first, path.count > 1,
            ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].contains(first)
        {
            path.removeFirst()
        }
        guard let module = path.first else { return }
        outline.imports.append(
            Import(
                path: path.joined(separator: "."), module: module,
                attributes: attributes.filter { $0 != "@testable" && $0 != "@_exported" },
                conditions: conditions, isExported: attributes.contains("@_exported")))
    }
}

extension Access {
    fileprivate init?(word: Token, in lexer: Lexer) {
        guard word.end - word.start >= 4, let access = Access.allCases.first(where: { lexer.matches(word, $0.word) }) else { return nil }
        self = access
    }

    private var word: StaticString {
        switch self {
        case .private: "private"
        case .fileprivate: "fileprivate"
        case .internal: "internal"
        case .package: "package"
        case .public: "public"
        case .open: "open"
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text.drop(while: \.isWhitespace))
    }
}
