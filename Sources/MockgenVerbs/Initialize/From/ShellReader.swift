import MockgenModel

/// Reads the commands of a shell script: words, quotes, comments, continued lines, and variables with a value in the script.
///
/// It does not run the script. It reads all branches and loops once, in the order of the text.
struct ShellReader {
    private var cursor: TextCursor
    private var commands: [ShellWords] = []
    private var words: [ShellWord] = []
    private var variables: [String: [ShellWord.Piece]] = [:]
    private var changesFolder = false
    /// The delimiters of the here-documents that begin after this line.
    private var hereDocuments: [String] = []
    /// The length of the current word after expansion.
    private var wordLength = 0

    /// Nine short lines of variables in variables can expand to a billion words.
    private static let longestWord = 64 << 10

    static func read(_ bytes: [UInt8], path: String) throws(Diagnostics) -> [ShellWords] {
        if let location = TextCursor.invalidText(in: bytes, path: path) { throw Diagnostics([.notUTF8(at: location)]) }
        var reader = ShellReader(cursor: TextCursor(bytes, path: path))
        do throws(Diagnostic) {
            try reader.readAll()
        } catch {
            throw Diagnostics([error])
        }
        return reader.commands
    }

    private init(cursor: TextCursor) { self.cursor = cursor }

    private mutating func readAll() throws(Diagnostic) {
        while let byte = cursor.byte {
            switch byte {
            case .space, .tab, .carriageReturn: cursor.advance()
            case .newline:
                endCommand()
                cursor.advance()
                skipHereDocuments()
            case UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"):
                endCommand()
                cursor.advance()
            case UInt8(ascii: "#"): cursor.skip { $0 != .newline }
            case UInt8(ascii: "<"), UInt8(ascii: ">"): try redirection()
            case .backslash where continuesLine: skipContinuation()
            default: try addWord()
            }
        }
        endCommand()
    }

    private mutating func addWord() throws(Diagnostic) {
        let word = try word()
        // `targets=(App Core)` is an array.
        if cursor.byte == UInt8(ascii: "("), let name = word.assignment?.name, word.text.hasSuffix("=") {
            try skipBalanced(from: UInt8(ascii: "("), to: UInt8(ascii: ")"))
            variables[name] = nil
        } else {
            words.append(word)
        }
    }

    /// A command of assignments alone sets variables for the following commands.
    private mutating func endCommand() {
        let declaring: Set = ["export", "local", "readonly", "declare", "typeset"]
        var rest = words[...]
        words = []
        let isDeclaration = rest.first.map { declaring.contains($0.text) } ?? false
        if isDeclaration { rest.removeFirst() }
        let assignments = rest.prefix { $0.assignment != nil }.compactMap(\.assignment)
        rest = rest.dropFirst(assignments.count)
        guard let first = rest.first, !isDeclaration else {
            for (name, value) in assignments { variables[name] = value }
            return
        }
        // The values of these variables are known only when the script runs.
        if first.text == "for" || first.text == "read" { for word in rest.dropFirst() { variables[word.text] = nil } }
        if first.text == "cd" || first.text == "pushd" { changesFolder = true }
        commands.append(ShellWords(words: rest.flatMap(\.split), isBehindFolderChange: changesFolder))
    }

    // MARK: - Words

    private mutating func word() throws(Diagnostic) -> ShellWord {
        wordLength = 0
        var word = ShellWord(location: cursor.location)
        var plain: [UInt8] = []
        func flush() {
            if !plain.isEmpty { word.pieces.append(.init(text: String(decoding: plain, as: UTF8.self), isKnown: true)) }
            plain = []
        }
        reading: while let byte = cursor.byte {
            switch byte {
            case .space, .tab, .newline, .carriageReturn: break reading
            case UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
                UInt8(ascii: ">"):
                break reading
            case .singleQuote: plain += try literal()
            case .doubleQuote:
                flush()
                word.pieces += try quoted()
            case .backslash:
                if continuesLine {
                    skipContinuation()
                } else {
                    cursor.advance()
                    if let next = cursor.byte { plain.append(next) }
                    cursor.advance()
                }
            case UInt8(ascii: "$"), UInt8(ascii: "`"):
                flush()
                word.pieces += try limitedExpansion().map { .init(text: $0.text, isKnown: $0.isKnown, isSplit: true) }
            default:
                plain.append(byte)
                cursor.advance()
            }
        }
        flush()
        // An empty pair of quotes is an empty word.
        if word.pieces.isEmpty { word.pieces.append(.init(text: "", isKnown: true)) }
        return word
    }

    private mutating func literal() throws(Diagnostic) -> ArraySlice<UInt8> {
        let start = cursor.location
        cursor.advance()
        let text = cursor.skip { $0 != .singleQuote }
        guard cursor.byte != nil else { throw .unclosedQuote(at: start) }
        cursor.advance()
        return text
    }

    private mutating func quoted() throws(Diagnostic) -> [ShellWord.Piece] {
        let start = cursor.location
        cursor.advance()
        var pieces: [ShellWord.Piece] = []
        var plain: [UInt8] = []
        func flush() {
            if !plain.isEmpty { pieces.append(.init(text: String(decoding: plain, as: UTF8.self), isKnown: true)) }
            plain = []
        }
        while let byte = cursor.byte, byte != .doubleQuote {
            switch byte {
            case .backslash where continuesLine: skipContinuation()
            case .backslash:
                cursor.advance()
                if let next = cursor.byte {
                    if !"\"\\$`".utf8.contains(next) { plain.append(.backslash) }
                    plain.append(next)
                }
                cursor.advance()
            case UInt8(ascii: "$"), UInt8(ascii: "`"):
                flush()
                pieces += try limitedExpansion().map { .init(text: $0.text, isKnown: $0.isKnown) }
            default:
                plain.append(byte)
                cursor.advance()
            }
        }
        guard cursor.byte != nil else { throw .unclosedQuote(at: start) }
        cursor.advance()
        flush()
        return pieces
    }

    // MARK: - Expansions

    private mutating func limitedExpansion() throws(Diagnostic) -> [ShellWord.Piece] {
        let start = cursor.location
        let pieces = try expansion().filter { !$0.text.isEmpty }
        wordLength += pieces.reduce(0) { $0 + $1.text.utf8.count }
        guard wordLength <= Self.longestWord else {
            throw .invalidCommand("the variables of this word are too long", help: "shorten their values", at: start)
        }
        return pieces
    }

    /// `$NAME`, `${NAME}`, `${NAME:-value}`, `$(command)`, `` `command` ``
    private mutating func expansion() throws(Diagnostic) -> [ShellWord.Piece] {
        let start = cursor.offset
        func source() -> String { String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self) }
        if cursor.byte == UInt8(ascii: "`") {
            let location = cursor.location
            cursor.advance()
            cursor.skip { $0 != UInt8(ascii: "`") }
            guard cursor.byte != nil else { throw .unclosedQuote(at: location) }
            cursor.advance()
            return [.init(text: source(), isKnown: false)]
        }
        cursor.advance()
        switch cursor.byte {
        case UInt8(ascii: "("):
            try skipBalanced(from: UInt8(ascii: "("), to: UInt8(ascii: ")"))
            return [.init(text: source(), isKnown: false)]
        case UInt8(ascii: "{"):
            try skipBalanced(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"))
            let content = source().dropFirst(2).dropLast()
            let name = content.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let operation = content.dropFirst(name.count)
            if operation.isEmpty || operation.hasPrefix(":-"), let value = variables[String(name)] { return value }
            let fallback = operation.dropFirst(2)
            let isPlain = operation.hasPrefix(":-") && !fallback.contains { "$`\"'\\".contains($0) }
            return [isPlain ? .init(text: String(fallback), isKnown: true) : .init(text: source(), isKnown: false)]
        default:
            let name = cursor.skip(while: \.isNameByte)
            if name.isEmpty {
                // `$@`, `$#`; a single `$` is a plain character.
                guard let byte = cursor.byte, "@*#?-!$".utf8.contains(byte) else { return [.init(text: "$", isKnown: true)] }
                cursor.advance()
            }
            return variables[String(decoding: name, as: UTF8.self)] ?? [.init(text: source(), isKnown: false)]
        }
    }

    /// Skips to the matching closing bracket. Brackets in quotes do not count.
    private mutating func skipBalanced(from open: UInt8, to close: UInt8) throws(Diagnostic) {
        let start = cursor.location
        var depth = 0
        while let byte = cursor.byte {
            if byte == .singleQuote {
                _ = try literal()
                continue
            }
            if byte == .backslash { cursor.advance() }
            if byte == open { depth += 1 }
            if byte == close { depth -= 1 }
            cursor.advance()
            if depth == 0 { return }
        }
        throw .invalidCommand(
            "this bracket is not closed", help: "add '\(String(decoding: [close], as: UTF8.self))' where it ends", at: start)
    }

    // MARK: - Lines and redirections

    private var continuesLine: Bool { cursor.isAt("\\\n") || cursor.isAt("\\\r\n") }

    private mutating func skipContinuation() { cursor.advance(by: cursor.isAt("\\\n") ? 2 : 3) }

    /// `> file`, `2>&1`, `<<EOF`
    private mutating func redirection() throws(Diagnostic) {
        if let last = words.last, last.text.utf8.allSatisfy(\.isDigit), cursor.bytes[cursor.offset - 1].isDigit { words.removeLast() }
        let isHere = cursor.isAt("<<") && !cursor.isAt("<<<")
        cursor.skip { "<>&|-".utf8.contains($0) }
        cursor.skip(while: \.isBlank)
        guard let byte = cursor.byte, !cursor.isAtLineBreak, byte != UInt8(ascii: "(") else { return }
        let target = try word()
        if isHere { hereDocuments.append(target.text) }
    }

    /// Skips the here-documents up to their delimiters.
    private mutating func skipHereDocuments() {
        for end in hereDocuments {
            while cursor.byte != nil {
                let line = cursor.skip { $0 != .newline }
                cursor.advance()
                if String(decoding: line, as: UTF8.self).filter({ !$0.isWhitespace }) == end { break }
            }
        }
        hereDocuments = []
    }
}

extension Diagnostic {
    static func invalidCommand(_ message: String, help: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.invalidCommand, cause: .setup, message, help: help, at: location)
    }

    fileprivate static func unclosedQuote(at location: SourceLocation) -> Diagnostic {
        invalidCommand("this quote is not closed", help: "add the same quote where the word ends", at: location)
    }
}
