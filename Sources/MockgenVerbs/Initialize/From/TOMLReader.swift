import MockgenConfig
import MockgenModel

/// Reads TOML: tables, strings, booleans, numbers, arrays and inline tables. It does not support arrays of tables.
struct TOMLReader {
    private var cursor: TextCursor
    private var tables = TOMLTable()
    private var depth = 0

    /// The deepest nesting, which protects the stack.
    private static let deepest = 64

    private init(_ bytes: [UInt8], path: String) { cursor = TextCursor(bytes, path: path) }

    /// Returns the file as a YAML mapping.
    static func read(_ bytes: [UInt8], path: String) throws(Diagnostics) -> YAMLNode {
        if let location = TextCursor.invalidText(in: bytes, path: path) { throw Diagnostics([.notUTF8(at: location)]) }
        var reader = TOMLReader(bytes, path: path)
        do throws(Diagnostic) {
            return try reader.document()
        } catch {
            throw Diagnostics([error])
        }
    }

    private mutating func document() throws(Diagnostic) -> YAMLNode {
        let start = cursor.location
        while true {
            skipBlankLines()
            guard let byte = cursor.byte else { return tables.node(at: start) }
            if byte == UInt8(ascii: "[") { try header() } else { try entry() }
            try endOfLine()
        }
    }

    /// `[modules.App]`
    private mutating func header() throws(Diagnostic) {
        guard !cursor.isAt("[[") else {
            throw .invalidTOML("mockgen does not read arrays of tables", help: "write a table: [name]", at: cursor.location)
        }
        cursor.advance()
        let path = try keys()
        guard cursor.take("]") else {
            throw .invalidTOML("expected ']' after the name of the table", help: "write: [modules.App]", at: cursor.location)
        }
        try tables.open(path)
    }

    /// `output = "Mocks.swift"`
    private mutating func entry() throws(Diagnostic) {
        let path = try keys()
        let value = try assigned(to: path)
        try tables.add(value, to: path)
    }

    private mutating func assigned(to path: [Located<String>]) throws(Diagnostic) -> YAMLNode {
        guard cursor.take("=") else {
            throw .invalidTOML("expected '=' after this key", help: "write: \(path[0].value) = \"value\"", at: cursor.location)
        }
        skipBlanks()
        return try value()
    }

    private mutating func keys() throws(Diagnostic) -> [Located<String>] {
        var path: [Located<String>] = []
        repeat {
            skipBlanks()
            let location = cursor.location
            path.append(Located(try key(), at: location))
            skipBlanks()
            guard path.count <= Self.deepest else { throw .nestedTOML(at: location) }
        } while cursor.take(".")
        return path
    }

    private mutating func key() throws(Diagnostic) -> String {
        if cursor.byte == .doubleQuote || cursor.byte == .singleQuote { return try string() }
        let name = cursor.skip { $0.isNameByte || $0 == UInt8(ascii: "-") }
        guard !name.isEmpty else {
            throw .invalidTOML("expected a key", help: "write 'key = value', and put unusual keys in quotes", at: cursor.location)
        }
        return String(decoding: name, as: UTF8.self)
    }

    private mutating func value() throws(Diagnostic) -> YAMLNode {
        let location = cursor.location
        switch cursor.byte {
        case UInt8.doubleQuote, UInt8.singleQuote:
            return YAMLNode(content: .scalar(YAMLScalar(text: try string(), isPlain: false)), location: location)
        case UInt8(ascii: "["):
            return YAMLNode(content: .list(try nested { (reader) throws(Diagnostic) in try reader.array() }), location: location)
        case UInt8(ascii: "{"): return try nested { (reader) throws(Diagnostic) in try reader.inlineTable() }
        default: return YAMLNode(content: .scalar(YAMLScalar(text: try plain(), isPlain: true)), location: location)
        }
    }

    private mutating func nested<Value>(
        _ read: (inout TOMLReader) throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Value {
        guard depth < Self.deepest else { throw .nestedTOML(at: cursor.location) }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func array() throws(Diagnostic) -> [YAMLNode] {
        let start = cursor.location
        cursor.advance()
        var items: [YAMLNode] = []
        while true {
            skipBlankLines()
            if cursor.take("]") { return items }
            guard cursor.byte != nil else { throw .unclosedTOML("bracket", with: "]", at: start) }
            items.append(try value())
            skipBlankLines()
            guard cursor.take(",") || cursor.byte == UInt8(ascii: "]") else {
                throw cursor.byte == nil
                    ? .unclosedTOML("bracket", with: "]", at: start)
                    : .invalidTOML("expected ',' or ']'", help: "put ',' between the values", at: cursor.location)
            }
        }
    }

    private mutating func inlineTable() throws(Diagnostic) -> YAMLNode {
        let start = cursor.location
        cursor.advance()
        var table = TOMLTable()
        skipBlanks()
        while !cursor.take("}") {
            let path = try keys()
            try table.add(try assigned(to: path), to: path)
            skipBlanks()
            if cursor.take(",") {
                skipBlanks()
            } else if cursor.byte != UInt8(ascii: "}") {
                throw cursor.byte == nil || cursor.isAtLineBreak
                    ? .unclosedTOML("brace", with: "}", at: start)
                    : .invalidTOML("expected ',' or '}'", help: "put ',' between the entries", at: cursor.location)
            }
        }
        return table.node(at: start)
    }

    /// A boolean, a number or a date. mockgen uses only `true` and `false`.
    private mutating func plain() throws(Diagnostic) -> String {
        let location = cursor.location
        let word = cursor.skip { $0.isNameByte || "+-.:".utf8.contains($0) }
        let text = String(decoding: word, as: UTF8.self)
        let isNumber = word.first.map { $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") } ?? false
        guard isNumber || ["true", "false", "inf", "nan"].contains(text) else {
            throw .invalidTOML(
                "expected a value", help: "put a string in quotes: \"\(text.isEmpty ? "Mocks.swift" : text)\"", at: location)
        }
        return text
    }

    // MARK: - Blanks

    private mutating func skipBlanks() { cursor.skip(while: \.isBlank) }

    private mutating func skipBlankLines() {
        while true {
            cursor.skip { $0.isBlank || $0 == .newline || $0 == .carriageReturn }
            guard cursor.byte == UInt8(ascii: "#") else { return }
            cursor.skip { $0 != .newline }
        }
    }

    private mutating func endOfLine() throws(Diagnostic) {
        skipBlanks()
        if cursor.byte == UInt8(ascii: "#") { cursor.skip { $0 != .newline } }
        guard cursor.byte == nil || cursor.isAtLineBreak else {
            throw .invalidTOML("unexpected text after the value", help: "begin a new line, or '#' for a comment", at: cursor.location)
        }
    }
}

// MARK: - Strings

extension TOMLReader {
    private mutating func string() throws(Diagnostic) -> String {
        let start = cursor.location
        let isLiteral = cursor.byte == .singleQuote
        let isLong = cursor.take(isLiteral ? "'''" : "\"\"\"")
        if isLong {
            // The line break after the opening quotes is not part of the string.
            if cursor.isAtLineBreak { cursor.advance(by: cursor.byte == .newline ? 1 : 2) }
        } else {
            cursor.advance()
        }
        var bytes: [UInt8] = []
        while let byte = cursor.byte {
            if isLong, cursor.take(isLiteral ? "'''" : "\"\"\"") { return String(decoding: bytes, as: UTF8.self) }
            if !isLong, byte == (isLiteral ? .singleQuote : .doubleQuote) {
                cursor.advance()
                return String(decoding: bytes, as: UTF8.self)
            }
            if !isLong, cursor.isAtLineBreak { break }
            if byte == .backslash, !isLiteral {
                bytes += try escape()
            } else {
                bytes.append(byte)
                cursor.advance()
            }
        }
        throw .invalidTOML("this quote is not closed", help: "add the same quote at the end of the string", at: start)
    }

    private mutating func escape() throws(Diagnostic) -> [UInt8] {
        let start = cursor.location
        cursor.advance()
        if cursor.byte.map({ $0.isBlank || $0 == .newline || $0 == .carriageReturn }) == true {
            // A backslash at the end of a line joins the lines of a long string.
            cursor.skip { $0.isBlank || $0 == .newline || $0 == .carriageReturn }
            return []
        }
        let simple: [UInt8: UInt8] = [
            .doubleQuote: .doubleQuote, .backslash: .backslash, UInt8(ascii: "n"): .newline, UInt8(ascii: "t"): .tab,
            UInt8(ascii: "r"): .carriageReturn, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
        ]
        guard let letter = cursor.byte else { return [] }
        cursor.advance()
        if let byte = simple[letter] { return [byte] }
        let count = letter == UInt8(ascii: "u") ? 4 : letter == UInt8(ascii: "U") ? 8 : 0
        let digits = String(decoding: cursor.bytes[cursor.offset...].prefix(count), as: UTF8.self)
        guard count > 0, digits.utf8.count == count, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
            throw .invalidTOML(
                "unknown escape in double quotes", help: "write '\\\\' for a backslash, or use single quotes", at: start)
        }
        cursor.advance(by: count)
        return Array(String(Character(scalar)).utf8)
    }
}

extension Diagnostic {
    static func invalidTOML(_ message: String, help: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.invalidTOML, cause: .setup, message, help: help, at: location)
    }

    static func notUTF8(at location: SourceLocation) -> Diagnostic {
        Diagnostic(.invalidText, cause: .setup, "this is not UTF-8", help: "save the file as UTF-8", at: location)
    }

    fileprivate static func nestedTOML(at location: SourceLocation) -> Diagnostic {
        invalidTOML("this value is nested more than 64 levels deep", help: "check that all brackets are closed", at: location)
    }

    fileprivate static func unclosedTOML(_ name: String, with sign: String, at location: SourceLocation) -> Diagnostic {
        invalidTOML("this \(name) is not closed", help: "add '\(sign)' at the end", at: location)
    }
}
