import MockgenBytes
import MockgenModel

extension OutlineScanner {
    /// `import A.B`, `import struct A.B`
    mutating func importDeclaration() {
        let isExported = head.attributes.contains("@_exported")
        // A mock repeats them. Anything else, such as an attribute in broken code before the import, would break the mock.
        let attributes = head.attributes.filter { $0 == "@preconcurrency" } + head.spi.map { "@_spi(\($0))" }
        head = Head()
        let start = token.start
        advance()
        let namesOneThing = isKindOfThing
        var end = token.end
        if namesOneThing { advance() }
        let isOnNextLine = token.startsLine
        var (path, endOfPath, endsWithDot) = importPath()
        if !isOnNextLine { end = endOfPath }
        let isIncomplete = namesOneThing && path.count == 1 && !endsWithDot
        let isASCII = lexer.bytes[start..<end].allSatisfy { $0 < 0x80 }
        if isIncomplete || endsWithDot || path.isEmpty || !endsStatement || !isASCII || path.contains(where: \.isSwiftKeyword) {
            // If the line is only too short, the rest of it does not belong to the import.
            let range = start..<(isIncomplete ? end : lexer.endOfLine(from: end))
            outline.doubtfulLines.append(DoubtfulLine(kind: .import, range: range))
        }
        // The mock imports the whole module, because it may use more of the module than the file does.
        let name = namesOneThing && path.count > 1 ? path.removeLast() : nil
        guard let module = path.first else {
            outline.isDamaged = true
            return
        }
        outline.imports.append(
            Import(
                path: path.joined(separator: "."), module: module, name: name,
                attributes: attributes, conditions: conditions, isExported: isExported))
    }

    /// The names between the dots, the end of the last one, and whether a name is missing after the last dot.
    private mutating func importPath() -> (names: [String], end: Int, endsWithDot: Bool) {
        var names: [String] = []
        var end = token.end
        while isName, names.isEmpty || !token.startsLine {
            names.append(lexer.text(token))
            end = token.end
            advance()
            guard token.byte == Byte.dot else { return (names, end, false) }
            advance()
        }
        return (names, end, !names.isEmpty)
    }

    private var endsStatement: Bool {
        if case .end = token.kind { return true }
        return token.startsLine || token.byte == Byte.semicolon
    }

    private var isKindOfThing: Bool {
        lexer.matches(token, "struct") || lexer.matches(token, "class") || lexer.matches(token, "enum") || lexer.matches(token, "protocol")
            || lexer.matches(token, "typealias") || lexer.matches(token, "func") || lexer.matches(token, "let")
            || lexer.matches(token, "var")
    }
}
