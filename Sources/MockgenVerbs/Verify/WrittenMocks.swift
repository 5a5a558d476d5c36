import MockgenModel

/// The mocks of a generated file and their declarations, read from its text.
///
/// It relies on mockgen's formatting. In a file with another format, it finds less.
struct WrittenMocks {
    struct Mock {
        let name: String
        /// Counted from 0.
        let lines: Range<Int>
        let declarations: [Declaration]
    }

    /// A function, property, subscript or initializer of a mock.
    struct Declaration {
        let keyword: Substring
        let name: String
        /// The declaration in the protocol: `func load(id: Int) throws -> User`.
        let signature: String
        /// Counted from 0.
        let line: Int
    }

    let lines: [Substring]
    let mocks: [Mock]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var mocks: [Mock] = []
        var line = 0
        while line < lines.count {
            let start = line
            line += 1
            // It is the last part of a file.
            if lines[start].beginsSupport { break }
            guard let name = lines[start].nameOfMock else { continue }
            let closing = lines[start].indentation + "}"
            while line < lines.count, lines[line] != closing { line += 1 }
            line = min(line + 1, lines.count)
            mocks.append(Mock(name: name, lines: start..<line, declarations: lines.declarations(inMock: start..<line)))
        }
        self.mocks = mocks
    }
}

extension Substring {
    var indentation: Substring { prefix { $0 == " " } }

    /// Whether the support of stubs begins here.
    fileprivate var beginsSupport: Bool {
        [StandardName.mocks.rawValue, HelperType.stub.rawValue].contains { hasSuffix("nonisolated enum \($0) {") }
    }

    /// `Foo` for `public class Foo: Bar {`; `Light.stub` and `[Light].stub` for the extensions with stubs.
    fileprivate var nameOfMock: String? {
        if let extended = dropPrefix("extension Array where Element == ") { return "[\(extended)].stub" }
        if let extended = dropPrefix("extension ") { return "\(extended).stub" }
        guard hasSuffix("{"), let parts = split(atKeyword: ["class", "actor"]) else { return nil }
        let name = parts.rest.prefix { !":<".contains($0) }.description
        return HelperType(rawValue: name) == nil ? name : nil
    }

    /// Returns the text between the keywords and the brace.
    private func dropPrefix(_ prefix: String) -> Substring? {
        let text = drop { $0 == " " }
        return text.hasPrefix(prefix) && hasSuffix(" {") ? text.dropFirst(prefix.count).dropLast(2) : nil
    }

    /// Returns the first keyword with the text after it and the modifiers before it, if the line has nothing else.
    fileprivate func split(atKeyword keywords: Set<Substring>) -> (modifiers: [Substring], keyword: Substring, rest: Substring)? {
        var modifiers: [Substring] = []
        var rest = drop { $0 == " " }
        while let first = rest.first, first.isLowercase {
            let word = rest.prefix { $0.isLetter }
            // A modifier can have parentheses, but parameters follow `init(`.
            let isKeyword = keywords.contains(word)
            let end = isKeyword ? word.endIndex : rest.firstIndex(of: " ") ?? rest.endIndex
            if isKeyword { return (modifiers, word, rest[end...].drop { $0 == " " }) }
            guard WrittenMocks.modifiers.contains(word) else { return nil }
            modifiers.append(word)
            rest = rest[end...].drop { $0 == " " }
        }
        return nil
    }
}

extension WrittenMocks {
    fileprivate static let modifiers: Set<Substring> = [
        "public", "package", "open", "private", "final", "required", "override", "static", "class", "nonisolated", "weak", "lazy",
        "convenience",
    ]
}

extension [Substring] {
    /// The declarations of the mock itself, without nested ones.
    fileprivate func declarations(inMock range: Range<Int>) -> [WrittenMocks.Declaration] {
        var found: [WrittenMocks.Declaration] = []
        var depth = self[range.lowerBound].indentation.count + 4
        for line in range.dropFirst().dropLast() {
            let text = self[line]
            let indentation = text.indentation.count
            if indentation == depth, text.dropFirst(indentation).hasPrefix("#if ") { depth += 4 }
            if indentation == depth - 4, text.dropFirst(indentation) == "#endif" { depth -= 4 }
            if indentation == depth, let declaration = declaration(at: line) { found.append(declaration) }
        }
        return found
    }

    private func declaration(at line: Int) -> WrittenMocks.Declaration? {
        guard let parts = self[line].split(atKeyword: ["func", "var", "subscript", "init"]) else { return nil }
        // An initializer on one line belongs to the mock, not to the protocol.
        if parts.keyword == "init", self[line].hasSuffix("}") { return nil }
        var rest = parts.rest.description
        // A long declaration has a line for each parameter.
        if rest.hasSuffix("(") {
            for line in (line + 1)..<count {
                let part = self[line].drop { $0 == " " }
                rest += (rest.hasSuffix(",") ? " " : "") + part
                if self[line].hasSuffix("{") { break }
            }
        }
        let isProperty = parts.keyword == "var"
        // The accessors may be on the same line: `var name: String { get { stored } set { stored = newValue } }`.
        let end = isProperty ? [" = ", " {"].compactMap { rest.start(of: $0) }.min() : nil
        var signature = String(rest[..<(end ?? rest.endIndex)])
        if signature.hasSuffix(" {") { signature.removeLast(2) }
        let isStatic = parts.modifiers.contains("static")
        let spaced = parts.keyword == "func" || isProperty ? " " : ""
        return WrittenMocks.Declaration(
            keyword: parts.keyword,
            name: isProperty || parts.keyword == "func" ? String(rest.prefix { !":(<".contains($0) }) : String(parts.keyword),
            signature: "\(isStatic ? "static " : "")\(parts.keyword)\(spaced)\(signature)", line: line)
    }
}

extension String {
    /// Returns the start of the first occurrence.
    fileprivate func start(of part: String) -> Index? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start }
            start = index(after: start)
        }
        return nil
    }
}
