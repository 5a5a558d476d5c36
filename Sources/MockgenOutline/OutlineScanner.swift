import MockgenModel

extension Outline {
    /// Scans the declarations of a file.
    package init(scanning bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = OutlineScanner(bytes)
        scanner.run()
        self = scanner.outline
    }
}

/// Finds declarations and skips everything else. In the body of a function, it searches only for the end.
struct OutlineScanner {
    var outline = Outline()
    var lexer: Lexer
    /// The current token.
    var token: Token
    var head = Head()
    var marks = MarkReader()
    /// The file and the open braces that contain declarations, outermost first.
    private(set) var scopes: [Scope] = [Scope()]
    /// The clauses of each open `#if` so far. The current one is last.
    private var clauses: [[String]] = []
    /// Whether a declaration may begin here in the middle of a line. Otherwise `class` is a name, as in `.class`.
    private var beginsDeclaration = true

    /// The attributes and modifiers since the last declaration.
    struct Head {
        var start: Int?
        var attributes: [String] = []
        var access: Access?
        var isNonisolated = false
        var marks = Marks()

        /// `Group` of `@_spi(Group)`
        var spi: [String] {
            attributes.filter { $0.hasPrefix("@_spi(") && $0.hasSuffix(")") }.map { String($0.dropFirst(6).dropLast()) }
        }
    }

    struct Scope {
        var context: [String] = []
        var extendedNames = 0
        /// The index of the declaration that ends with the closing brace.
        var declaration: Int?
        /// The index of the extension that ends with the closing brace.
        var extended: Int?
        var spi: [String] = []
        /// The access level that an extension gives its members.
        var memberAccess: Access?
        /// The lowest access level of the types around.
        var limit: Access?
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        lexer = Lexer(bytes)
        token = lexer.next()
    }

    mutating func run() {
        while true {
            if case .end = token.kind { break }
            declaration()
        }
        outline.isDamaged = outline.isDamaged || lexer.isDamaged || scopes.count > 1 || !clauses.isEmpty
    }

    mutating func advance() { token = lexer.next() }

    private mutating func declaration() {
        if !lexer.comments.isEmpty { readComments() }
        let mayBegin = beginsDeclaration || token.startsLine
        beginsDeclaration = false
        switch token.kind {
        case .word: if mayBegin { word() } else { other() }
        case .pound: directive()
        case .sign: sign()
        case .escapedWord, .literal, .end: other()
        }
    }

    /// Reads comments. A comment belongs to the next declaration, except at the end of a line.
    private mutating func readComments() {
        for comment in lexer.takeComments() {
            let found = marks.read(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(lexer.bytes)[comment.range]))
            if comment.startsLine || !token.startsLine || head.start != nil { head.marks.formUnion(found) }
        }
    }

    /// Skips a token that begins no declaration of interest. It ends the attributes and modifiers before it.
    private mutating func other() {
        head = Head()
        advance()
    }

    private mutating func sign() {
        switch token.byte {
        case Byte.at:
            attribute()
        case Byte.openBrace:
            skip(to: Byte.closeBrace, from: Byte.openBrace)
            beginsDeclaration = true
        case Byte.openParen:
            skip(to: Byte.closeParen, from: Byte.openParen)
        case Byte.openBracket:
            skip(to: Byte.closeBracket, from: Byte.openBracket)
        case Byte.closeBrace:
            closeScope()
            beginsDeclaration = true
        case Byte.semicolon:
            other()
            beginsDeclaration = true
        default:
            other()
        }
    }

    /// Skips the contents of the brackets, comments included.
    private mutating func skip(to close: UInt8, from open: UInt8) {
        lexer.skip(to: close, from: open)
        lexer.forgetComments()
        other()
    }

    private mutating func attribute() {
        if head.start == nil { head.start = token.start }
        let start = token.start
        advance()
        var end = token.end
        advance()
        while token.byte == Byte.dot {
            advance()
            end = token.end
            advance()
        }
        if token.byte == Byte.openAngle {
            end = skipGenericArguments()
        }
        if token.byte == Byte.openParen, !token.startsLine {
            lexer.skip(to: Byte.closeParen, from: Byte.openParen)
            end = lexer.offset
            advance()
        }
        head.attributes.append(lexer.text(start..<end))
        beginsDeclaration = true
    }

    /// Skips generic parameters from `<` to `>`, and returns the end of the `>`.
    mutating func skipGenericArguments() -> Int {
        var depth = 0
        var end = token.end
        while true {
            switch token.byte {
            case Byte.openAngle: depth += 1
            case Byte.closeAngle where !isArrow: depth -= 1
            case Byte.openParen: lexer.skip(to: Byte.closeParen, from: Byte.openParen)
            case Byte.openBracket: lexer.skip(to: Byte.closeBracket, from: Byte.openBracket)
            case Byte.openBrace, Byte.closeBrace:
                outline.isDamaged = true
                return end
            default:
                if case .end = token.kind {
                    outline.isDamaged = true
                    return end
                }
            }
            end = lexer.offset
            advance()
            if depth == 0 { return end }
        }
    }

    /// Whether the token is the `>` of `->`.
    var isArrow: Bool { lexer.isArrow(token) }

    // MARK: - Scopes

    /// Opens a brace that contains declarations.
    mutating func open(_ scope: Scope) {
        // Comments before the brace do not annotate the first declaration after it.
        lexer.forgetComments()
        // Each level repeats the names of all outer levels. Nobody nests a hundred types.
        guard scopes.count <= 100 else {
            outline.isDamaged = true
            lexer.skip(to: Byte.closeBrace, from: Byte.openBrace)
            if let index = scope.declaration { finish(index, at: lexer.offset) }
            advance()
            return
        }
        scopes.append(scope)
        advance()
        beginsDeclaration = true
    }

    private mutating func closeScope() {
        if scopes.count > 1 {
            let closed = scopes.removeLast()
            if let index = closed.declaration { finish(index, at: token.end) }
            if let index = closed.extended {
                outline.extensions[index].range = outline.extensions[index].range.lowerBound..<token.end
            }
        } else {
            outline.isDamaged = true
        }
        other()
    }

    mutating func finish(_ index: Int, at end: Int) {
        outline.declarations[index].range = outline.declarations[index].range.lowerBound..<end
    }

    /// The innermost scope. The scope of the file is never closed.
    var scope: Scope { scopes[scopes.count - 1] }

    // MARK: - Conditions

    private mutating func directive() {
        if lexer.matches(token, "#if") {
            clauses.append([condition()])
        } else if lexer.matches(token, "#elseif") {
            let clause = condition()
            if !clauses.isEmpty { clauses[clauses.count - 1].append(clause) } else { outline.isDamaged = true }
        } else if lexer.matches(token, "#else") {
            if !clauses.isEmpty { clauses[clauses.count - 1].append("true") } else { outline.isDamaged = true }
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

    /// Returns the condition: the rest of the line without comments, and more lines if brackets continue it.
    private mutating func condition() -> String {
        let start = token.end
        var end = start
        advance()
        while !token.startsLine {
            if case .end = token.kind { break }
            if token.byte == Byte.openParen { lexer.skip(to: Byte.closeParen, from: Byte.openParen) }
            end = lexer.offset
            advance()
        }
        let text = lexer.text(start..<end).trimmed
        if !Conditions.isPlain(text) { outline.doubtfulLines.append(DoubtfulLine(kind: .condition, range: start..<end)) }
        return text
    }

    var conditions: [String] { clauses.isEmpty ? [] : clauses.compactMap { Conditions.of(clauses: $0) } }

    // MARK: - Words

    private mutating func word() {
        switch token.end - token.start {
        case 4 where lexer.matches(token, "enum"): type(.enumeration)
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
        let access = Access(word: token, in: lexer)
        guard access != nil || isModifier(token) else {
            other()
            return
        }
        let start = token.start
        let isNonisolated = access == nil && lexer.matches(token, "nonisolated")
        advance()
        if token.byte == Byte.openParen {
            // `private(set)` restricts only the setter, and `open(file)` is a call.
            lexer.skip(to: Byte.closeParen, from: Byte.openParen)
            lexer.forgetComments()
            advance()
            guard !token.startsLine else {
                head = Head()
                return
            }
        } else if let access {
            head.access = access
        } else if isNonisolated {
            head.isNonisolated = true
        }
        if head.start == nil { head.start = start }
        beginsDeclaration = true
    }

    private func isModifier(_ word: Token) -> Bool {
        lexer.matches(word, "final") || lexer.matches(word, "indirect") || lexer.matches(word, "nonisolated")
            || lexer.matches(word, "distributed")
    }
}

extension Access {
    fileprivate init?(word: Token, in lexer: Lexer) {
        switch word.end - word.start {
        case 4 where lexer.matches(word, "open"): self = .open
        case 6 where lexer.matches(word, "public"): self = .public
        case 7 where lexer.matches(word, "private"): self = .private
        case 7 where lexer.matches(word, "package"): self = .package
        case 8 where lexer.matches(word, "internal"): self = .internal
        case 11 where lexer.matches(word, "fileprivate"): self = .fileprivate
        default: return nil
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
