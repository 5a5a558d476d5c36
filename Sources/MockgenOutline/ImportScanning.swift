extension OutlineScanner {
    /// `import A.B`, `import struct A.B`
    mutating func importDeclaration() {
        let attributes = head.attributes
        head = Head()
        advance()
        let namesOneThing = isKindOfThing
        if namesOneThing { advance() }
        var path: [String] = []
        while isName || token.byte == Byte.dot {
            if token.startsLine, !path.isEmpty { break }
            if token.byte != Byte.dot { path.append(lexer.text(token)) }
            advance()
        }
        // A module is imported whole where only a part of it is wanted: the mock may want more than the file did.
        let name = namesOneThing && path.count > 1 ? path.removeLast() : nil
        guard let module = path.first else {
            outline.isDamaged = true
            return
        }
        outline.imports.append(
            Import(
                path: path.joined(separator: "."), module: module, name: name,
                attributes: attributes.filter { $0 != "@testable" && $0 != "@_exported" },
                conditions: conditions, isExported: attributes.contains("@_exported")))
    }

    /// `struct` in `import struct A.B`
    private var isKindOfThing: Bool {
        lexer.matches(token, "struct") || lexer.matches(token, "class") || lexer.matches(token, "enum") || lexer.matches(token, "protocol")
            || lexer.matches(token, "typealias") || lexer.matches(token, "func") || lexer.matches(token, "let")
            || lexer.matches(token, "var")
    }
}
