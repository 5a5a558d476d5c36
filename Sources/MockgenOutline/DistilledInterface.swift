import MockgenBytes
import MockgenModel

extension SourceText {
    /// Returns the part of a module's interface that subprotocols need: protocols and their extensions, classes, aliases, and the names of
    /// all other types, without comments, functions, and members of structs and enums.
    ///
    /// An `#if` in an interface is true for this compiler, or has a copy for an older one.
    /// - Parameter exportsImports: whether the module exports all its imports. An interface that the compiler prints does not say which ones;
    ///   an interface that was written with the module does.
    package func distilledInterface(ofModule module: String, exportsImports: Bool) -> [UInt8] {
        bytes.withUnsafeBufferPointer { bytes in
            var distiller = InterfaceDistiller(bytes, module: module)
            return distiller.distill(exportsImports: exportsImports)
        }
    }
}

private struct InterfaceDistiller {
    let bytes: UnsafeBufferPointer<UInt8>
    let outline: Outline
    let module: String
    /// Names with another meaning if they have no module before them.
    private var associatedTypes: Set<String> = []
    private let ownNames: Set<String>
    private var result: [UInt8] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, module: String) {
        self.bytes = bytes
        self.module = module
        outline = Outline(scanning: bytes)
        ownNames = Set(outline.declarations.map(\.name))
        for declaration in outline.declarations where declaration.kind == .protocol {
            associatedTypes.formUnion(names(behind: "associatedtype", in: declaration.range))
        }
    }

    mutating func distill(exportsImports: Bool) -> [UInt8] {
        var imported: Set<String> = []
        // Modules with a leading underscore are private, or every file imports them.
        for line in outline.imports where !line.module.hasPrefix("_") && line.module != "Swift" && imported.insert(line.module).inserted {
            add("\(line.isExported || exportsImports ? "@_exported " : "")import \(line.module)\n")
        }
        let protocols = Set(outline.declarations.filter { $0.kind == .protocol }.map(\.name))
        let extensions = outline.extensions.filter { $0.extended.last.map(protocols.contains) ?? false }
        let parts =
            outline.declarations.map { (range: $0.range, declaration: Declaration?.some($0)) }
            + extensions.map { (range: $0.range, declaration: nil) }
        var end = 0
        for (range, declaration) in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where range.lowerBound >= end {
            guard let declaration else {
                addText(of: range)
                end = range.upperBound
                continue
            }
            let around = declaration.context.joined(separator: ".")
            if !around.isEmpty { add("extension \(around) {\n") }
            switch declaration.kind {
            case .structure: addHead("struct", declaration)
            case .enumeration: addHead("enum", declaration)
            case .protocol, .class, .actor, .alias:
                addText(of: range)
                end = range.upperBound
            }
            if !around.isEmpty { add("}\n") }
        }
        return result
    }

    private mutating func add(_ text: String) { result += text.utf8 }

    private mutating func addHead(_ keyword: String, _ declaration: Declaration) {
        let access = declaration.access.map { "\($0.rawValue) " } ?? ""
        // The generic parameters are left out, so the type is copyable or escapable if it is so for most arguments.
        let regained = outline.extensions.lazy.filter { $0.extended.last == declaration.name }.flatMap(\.inherited)
        let rest = declaration.inherited.filter { !$0.hasPrefix("~") || !regained.contains(String($0.dropFirst())) }
        let inherited = rest.isEmpty ? "" : ": " + rest.joined(separator: ", ")
        add("\(access)\(keyword) \(declaration.name)\(inherited) {}\n")
    }

    private mutating func addText(of range: Range<Int>) {
        let text = UnsafeBufferPointer(rebasing: bytes[range])
        var lexer = Lexer(text)
        var end = 0
        var isMember = false
        var token = lexer.next()
        while true {
            if case .end = token.kind { break }
            // Only white space and comments are between two tokens.
            if token.startsLine, end > 0 { result.append(Byte.newline) } else if token.start > end { result.append(0x20) }
            let next = lexer.next()
            if !isMember, next.byte == Byte.dot, next.start == token.end {
                var ahead = lexer
                let name = ahead.next()
                if goesWithout(module: lexer.text(token), lexer.text(name)) {
                    lexer = ahead
                    token = name
                    end = token.start
                    continue
                }
            }
            result += text[token.start..<token.end]
            isMember = token.byte == Byte.dot
            end = token.end
            token = next
        }
        result.append(Byte.newline)
    }

    /// The modules that every file imports, Foundation, and the modules that Foundation exports.
    private static let plainModules: Set<String> = [
        "Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    ]

    /// Whether the name is clear without the module: `Swift` in `Swift.String`, or `App` in the interface of `App`.
    private func goesWithout(module: String, _ name: String) -> Bool {
        if associatedTypes.contains(name) { return false }
        if module == self.module { return true }
        return Self.plainModules.contains(module) && !ownNames.contains(name)
    }

    private func names(behind keyword: StaticString, in range: Range<Int>) -> [String] {
        var lexer = Lexer(UnsafeBufferPointer(rebasing: bytes[range]))
        var names: [String] = []
        var token = lexer.next()
        while true {
            if case .end = token.kind { return names }
            let next = lexer.next()
            if lexer.matches(token, keyword) { names.append(lexer.text(next)) }
            token = next
        }
    }
}
