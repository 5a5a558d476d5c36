import MockgenBytes
import MockgenModel

extension OutlineScanner {
    /// `import A.B`, `import struct A.B`
    mutating func importDeclaration() {
        let isExported = head.attributes.contains("@_exported")
        // A mock repeats them. Anything else, such as an attribute in broken code before the import, would break the mock.
        let attributes = head.attributes.filter { $0 == "@preconcurrency" } + head.spi.map { "@_spi(\($0))" }
        head = Head()
        advance()
        let namesOneThing = isKindOfThing
        if namesOneThing { advance() }
        var path = importPath()
        // An import without a module may go on: 'import', and 'protocol P' on the next line.
        guard let module = path.first, !namesOneThing || path.count > 1 else {
            outline.isDamaged = true
            return
        }
        // The mock imports the whole module, because it may use more of the module than the file does.
        let name = namesOneThing ? path.removeLast() : nil
        outline.imports.append(
            Import(
                path: path.joined(separator: "."), module: module, name: name,
                attributes: attributes, conditions: conditions, isExported: isExported))
    }

    private mutating func importPath() -> [String] {
        var names: [String] = []
        while isName, names.isEmpty || !token.startsLine {
            names.append(lexer.text(token))
            advance()
            guard token.byte == Byte.dot else { return names }
            advance()
        }
        return names
    }

    private var isKindOfThing: Bool {
        lexer.matches(token, "struct") || lexer.matches(token, "class") || lexer.matches(token, "enum") || lexer.matches(token, "protocol")
            || lexer.matches(token, "typealias") || lexer.matches(token, "func") || lexer.matches(token, "let")
            || lexer.matches(token, "var")
    }
}
