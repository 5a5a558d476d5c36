import MockgenBytes
import MockgenModel

extension Outline {
    init(scanning bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = OutlineScanner(bytes)
        scanner.run()
        self = scanner.outline
    }
}

/// Finds declarations and skips everything else. In the body of a function, it searches only for the end.
struct OutlineScanner {
    var outline = Outline()
    var lexer: Lexer
    var token: Token
    var head = Head()
    var marks = MarkReader()
    /// The file and the open braces that contain declarations, outermost first.
    private(set) var scopes: [Scope] = [Scope()]
    /// Each open `#if`.
    private var directives: [Directive] = []
    /// Whether a declaration may begin here in the middle of a line. Otherwise `class` is a name, as in `.class`.
    private var beginsDeclaration = true

    struct Head {
        var start: Int?
        /// The start of the first attribute, or of the first modifier that cannot be the name of a variable.
        var certainStart: Int?
        var attributes: [String] = []
        var access: Access?
        var isNonisolated = false
        var marks: Marks = []

        /// `Group` of `@_spi(Group)`
        var spi: [String] {
            attributes.filter { $0.hasPrefix("@_spi(") && $0.hasSuffix(")") }.map { String($0.dropFirst(6).dropLast()) }
                .filter { $0.utf8.allSatisfy { $0 < 0x80 && Byte.isWord($0) } }
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
        var memberAccess: Access?
        var limit: Access?
    }

    private struct Directive {
        /// The clauses so far. The current one is last.
        var clauses: [String]
        /// The attributes before it, of the same declaration as the attributes in it.
        var head: Head
        var hasAttributes = false
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
        outline.conflict = lexer.conflict
        outline.isDamaged = outline.isDamaged || lexer.isDamaged || outline.conflict != nil || scopes.count > 1 || !directives.isEmpty
    }

    mutating func advance() { token = lexer.next() }

    private mutating func declaration() {
        if !lexer.comments.isEmpty { readComments() }
        let mayBegin = beginsDeclaration || token.startsLine
        beginsDeclaration = false
        switch token.kind {
        case .word: if mayBegin { word() } else { pass() }
        case .pound: directive()
        case .sign: sign()
        case .escapedWord, .literal, .end: pass()
        }
    }

    /// Reads comments. A comment belongs to the next declaration, except at the end of a line.
    private mutating func readComments() {
        for comment in lexer.takeComments() {
            let found = marks.read(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(lexer.bytes)[comment.range]))
            if comment.startsLine || !token.startsLine || head.start != nil { head.marks.formUnion(found) }
        }
    }

    /// Skips a token that cannot begin a declaration of interest, and the tokens after it that cannot either.
    private mutating func pass() {
        forgetHead()
        token = lexer.nextLandmark(after: token)
    }

    /// Skips a token that a declaration can follow.
    private mutating func end() {
        forgetHead()
        advance()
        beginsDeclaration = true
    }

    /// Ends the attributes and modifiers so far. Most tokens have none.
    private mutating func forgetHead() {
        if head.start != nil || !head.marks.isEmpty { head = Head() }
    }

    private mutating func sign() {
        switch token.byte {
        case Byte.at:
            attribute()
        case Byte.openBrace:
            skipBraces()
            end()
        case Byte.openParen, Byte.openBracket:
            lexer.skip(from: token.byte)
            lexer.forgetComments()
            pass()
        case Byte.closeBrace:
            closeScope()
            end()
        case Byte.semicolon:
            end()
        default:
            pass()
        }
    }

    private mutating func skipBraces() {
        let start = token.end
        let isBody = lexer.isBehindFunction && scopes.count > 1
        lexer.skip(from: Byte.openBrace)
        lexer.forgetComments()
        lexer.forgetFunction()
        if isBody, !lexer.isDamaged { outline.bodies.append(start..<lexer.offset - 1) }
    }

    private mutating func attribute() {
        // Attributes are before modifiers, so names of modifiers in front of an attribute are variables.
        if head.start != nil, head.certainStart == nil { head = Head() }
        if head.start != head.certainStart { head.start = head.certainStart }
        if head.start == nil { (head.start, head.certainStart) = (token.start, token.start) }
        let start = token.start
        advance()
        var end = token.end
        advance()
        while token.byte == Byte.dot || isModuleSelector {
            if isModuleSelector { advance() }
            advance()
            end = token.end
            advance()
        }
        if token.byte == Byte.openAngle {
            end = skipGenericArguments()
        }
        if token.byte == Byte.openParen, !token.startsLine {
            lexer.skip(from: Byte.openParen)
            end = lexer.offset
            advance()
        }
        head.attributes.append(lexer.text(start..<end).withoutModuleSelector)
        beginsDeclaration = true
    }

    var isModuleSelector: Bool {
        token.byte == Byte.colon && token.end < lexer.bytes.count && lexer.bytes[token.end] == Byte.colon
    }

    mutating func skipGenericArguments() -> Int {
        var depth = 0
        var end = token.end
        while true {
            switch token.byte {
            case Byte.openAngle: depth += 1
            case Byte.closeAngle where !isArrow: depth -= 1
            case Byte.openParen, Byte.openBracket: lexer.skip(from: token.byte)
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

    var isArrow: Bool { lexer.isArrow(token) }

    mutating func open(_ scope: Scope) {
        // Comments before the brace do not annotate the first declaration after it.
        lexer.forgetComments()
        lexer.forgetFunction()
        // Each level repeats the names of all outer levels.
        guard scopes.count <= 100 else {
            outline.isDamaged = true
            lexer.skip(from: Byte.openBrace)
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
    }

    mutating func finish(_ index: Int, at end: Int) {
        outline.declarations[index].range = outline.declarations[index].range.lowerBound..<end
    }

    var scope: Scope { scopes[scopes.count - 1] }

    private mutating func directive() {
        if lexer.matches(token, "#if") {
            if head.start == nil { (head.start, head.certainStart) = (token.start, token.start) }
            directives.append(Directive(clauses: [condition()], head: head))
            head = Head()
        } else if lexer.matches(token, "#elseif") {
            endClause(condition())
        } else if lexer.matches(token, "#else") {
            endClause("true")
            advance()
        } else if lexer.matches(token, "#endif") {
            endClause()
            if let ended = directives.popLast(), ended.hasAttributes { head = ended.head }
            advance()
        } else {
            pass()
        }
    }

    /// Ends a clause, which may contain only attributes of the declaration after `#endif`, and begins the next one.
    private mutating func endClause(_ next: String? = nil) {
        let hasAttributes = head.certainStart != nil
        head = Head()
        guard let last = directives.indices.last else {
            outline.isDamaged = true
            return
        }
        if hasAttributes { directives[last].hasAttributes = true }
        if let next { directives[last].clauses.append(next) }
    }

    /// Returns the condition: the rest of the line without comments, and more lines if brackets continue it.
    private mutating func condition() -> String {
        let start = token.end
        var end = start
        advance()
        while !token.startsLine {
            if case .end = token.kind { break }
            if token.byte == Byte.openParen { lexer.skip(from: Byte.openParen) }
            end = lexer.offset
            advance()
        }
        return lexer.text(start..<end).trimmed
    }

    var conditions: [String] { directives.isEmpty ? [] : directives.compactMap { Conditions.of(clauses: $0.clauses) } }

    private mutating func word() {
        guard let keyword = lexer.keyword(token) else {
            pass()
            return
        }
        switch keyword {
        case .actor: type(.actor)
        case .class: if beginsClass { type(.class) } else { modifier(nil) }
        case .enum: type(.enumeration)
        case .protocol: type(.protocol)
        case .struct: type(.structure)
        case .extension: extensionDeclaration()
        case .import: importDeclaration()
        case .typealias: aliasDeclaration()
        case .open: modifier(.open, isName: true)
        case .public: modifier(.public)
        case .package: modifier(.package, isName: true)
        case .internal: modifier(.internal)
        case .fileprivate: modifier(.fileprivate)
        case .private: modifier(.private)
        case .nonisolated: modifier(nil, isNonisolated: true, isName: true)
        case .distributed, .final, .indirect: modifier(nil, isName: true)
        }
    }

    /// - Parameter isName: whether a variable can have the name of this modifier.
    private mutating func modifier(_ access: Access?, isNonisolated: Bool = false, isName: Bool = false) {
        let start = token.start
        advance()
        if token.byte == Byte.openParen {
            // `private(set)` restricts only the setter, and `open(file)` is a call.
            lexer.skip(from: Byte.openParen)
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
        if !isName, head.certainStart == nil { head.certainStart = start }
        beginsDeclaration = true
    }
}
