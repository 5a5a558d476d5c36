extension UnsafeBufferPointer<UInt8> {
    /// Returns the phrases with which a test asks for members that a mock has only then: `CartMock(wrapping:`, `owner.get`, `owner.set`,
    /// `.results` and `.on)`. `.init(wrapping:` does not say which mock it makes.
    package var phrases: Set<String> {
        let bytes = UnsafeRawBufferPointer(self)
        let words: [StaticString] = ["wrapping", ".get", ".set", ".results", ".on)"]
        guard words.contains(where: bytes.contains) else { return [] }
        var reader = PhraseReader(self)
        return reader.phrases()
    }
}

private struct PhraseReader {
    private var lexer: Lexer
    /// The last tokens, at most three.
    private var last: [Token] = []
    /// The name in front of each angle bracket that is open: `BoxMock` of `BoxMock<Item>(wrapping:`.
    private var generics: [String?] = []
    private var closedGeneric: String?

    init(_ text: UnsafeBufferPointer<UInt8>) { lexer = Lexer(text) }

    mutating func phrases() -> Set<String> {
        var phrases: Set<String> = []
        while true {
            let token = lexer.next()
            lexer.forgetComments()
            if case .end = token.kind { return phrases }
            if let phrase = phrase(endingWith: token) { phrases.insert(phrase) }
            follow(token)
        }
    }

    private func phrase(endingWith token: Token) -> String? {
        if token.byte == Byte.closeParen, last.dropLast().last?.byte == Byte.dot, name(beforeLast: 0) == "on" { return ".on)" }
        guard case .word = token.kind, let before = last.last else { return nil }
        if before.byte == Byte.openParen, lexer.matches(token, "wrapping") {
            return (closedGeneric ?? name(beforeLast: 1)).map { "\($0)(wrapping:" }
        }
        guard before.byte == Byte.dot else { return nil }
        if lexer.matches(token, "results") { return ".results" }
        guard lexer.matches(token, "get") || lexer.matches(token, "set") else { return nil }
        return name(beforeLast: 1).map { "\($0).\(lexer.text(token))" }
    }

    /// The name that ends this many tokens before the last one.
    private func name(beforeLast count: Int) -> String? {
        guard last.count > count else { return nil }
        let token = last[last.count - 1 - count]
        switch token.kind {
        case .word: return lexer.text(token)
        case .escapedWord: return lexer.text(token.start + 1..<token.end - 1)
        default: return nil
        }
    }

    private mutating func follow(_ token: Token) {
        if token.byte != Byte.openParen { closedGeneric = nil }
        if token.byte == Byte.openAngle { generics.append(name(beforeLast: 0)) }
        if token.byte == Byte.closeAngle, !lexer.isArrow(token), let name = generics.popLast() { closedGeneric = name }
        if token.byte == Byte.semicolon || token.byte == Byte.closeBrace { generics = [] }
        last.append(token)
        if last.count > 3 { last.removeFirst() }
    }
}
