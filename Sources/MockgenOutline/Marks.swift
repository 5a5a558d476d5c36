import MockgenBytes
import MockgenModel

/// An annotation of a declaration: a comment before it or around it, or a macro of another library.
package enum Mark: Hashable, Sendable {
    /// `// mockgen: mock`, `@Mockable`
    case mock
    /// `// mockgen: skip`
    case skip
    /// `AutoMockable` of `// sourcery: AutoMockable`, `@mockable` of `/// @mockable`
    case word(String)
    /// `rx`, `state` and `BehaviorSubject` of `/// @mockable(rx: state = BehaviorSubject)`. The name of the mock is in the group `override`,
    /// also in `// sourcery: AutoMockable, name = "FakeCart"`.
    case argument(group: String, name: String, value: String)
}

package typealias Marks = Set<Mark>

extension Marks {
    /// The words that ask for a mock where the configuration does not name others.
    package static let usualWords = ["AutoMockable", "@mockable"]

    /// The values of the arguments in a group, by their names.
    package func arguments(of group: String) -> [String: String] {
        reduce(into: [:]) { values, mark in
            if case .argument(group, let name, let value) = mark { values[name] = value }
        }
    }

    /// The name that an annotation gives the mock.
    package var nameOfMock: String? { isEmpty ? nil : arguments(of: "override")["name"] }

    /// The macros that make a mock of the protocol behind them.
    private static let macros: Set<Substring> = ["Mockable", "Spyable"]

    /// Returns the annotation in the attributes of a protocol: `@Mockable`, `@Spyable(accessLevel: .public)`, `@Mocks.Mockable`.
    static func macros(in attributes: [String]) -> Marks {
        let names = attributes.lazy.map { attribute in
            let name = attribute.dropFirst().prefix { $0 != "(" && !$0.isWhitespace }
            return name.split(separator: ".").last ?? ""
        }
        return names.contains(where: macros.contains) ? [.mock] : []
    }
}

/// Reads the comments of a file in order, because Sourcery's regions include many declarations.
struct MarkReader {
    private var regions: [Marks] = []
    private var marksOfFile: Marks = []

    /// The annotations of the file and of the open regions.
    var marksOfRegions: Marks { regions.reduce(marksOfFile) { $0.union($1) } }

    mutating func read(_ comment: UnsafeRawBufferPointer) -> Marks {
        // Few comments are annotations, so the search for the words comes before creating a string.
        guard comment.contains("mockgen:") || comment.contains("sourcery:") || comment.contains("@") else { return [] }
        // Mockolo reads only documentation comments: `/// @mockable`, `/** @mockable */`.
        let isDocumentation = comment.count > 3 && comment[1] == comment[2] && comment[3] != comment[1]
        var marks: Marks = []
        for line in String(decoding: comment, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let content = line.drop { "/*! \t".contains($0) }
            if content.hasPrefix("@") {
                if isDocumentation, let found = mark(content) { marks.formUnion(found) }
            } else {
                marks.formUnion(read(line: content))
            }
        }
        return marks
    }

    private mutating func read(line: Substring) -> Marks {
        if line.hasPrefix("mockgen:") {
            let word = line.dropFirst("mockgen:".count).prefix { $0 != "*" }.split(separator: " ").first
            return word == "mock" ? [.mock] : word == "skip" ? [.skip] : []
        }
        guard line.hasPrefix("sourcery:") else { return [] }
        let content = line.dropFirst("sourcery:".count)
        if content.hasPrefix("begin:") {
            regions.append(words(of: content.dropFirst("begin:".count)))
        } else if content.prefix(while: \.isLetter) == "end" {
            _ = regions.popLast()
        } else if content.hasPrefix("file:") {
            marksOfFile.formUnion(words(of: content.dropFirst("file:".count)))
        } else {
            return words(of: content)
        }
        return []
    }

    /// `@mockable` and its arguments of `@mockable(typealias: T = Int)`, nothing of `@mockable.other`
    private func mark(_ content: Substring) -> Marks? {
        let name = content.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = content.dropFirst(name.count + 1)
        guard !name.isEmpty, rest.first.map("( \t*".contains) ?? true else { return nil }
        return Set(rest.first == "(" ? Mark.arguments(in: rest) : []).union([.word("@\(name)")])
    }

    /// `AutoEquatable` and `AutoMockable` of `AutoEquatable, AutoMockable = true /* why */`, nothing of `AutoMockable = false`
    private func words(of annotations: Substring) -> Marks {
        var marks: Marks = []
        for annotation in annotations.split(separator: ",") {
            let parts = annotation.split(separator: "=", maxSplits: 1)
            let name = parts.first?.drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
            let value = parts.dropFirst().first.flatMap(value)
            guard !name.isEmpty, value != "false" else { continue }
            marks.insert(.word(String(name)))
            if let value, Self.wordsForName.contains(name.lowercased()) {
                marks.insert(.argument(group: "override", name: "name", value: value))
            }
        }
        return marks
    }

    /// `FakeCart` of ` "FakeCart" /* why */`, nothing of a text with a comma in its quotes
    private func value(_ text: Substring) -> String? {
        let text = text.drop { $0 == " " || $0 == "\t" }
        guard text.first == "\"" else { return String(text.prefix { !" \t*".contains($0) }) }
        let parts = text.dropFirst().split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 ? String(parts[0]) : nil
    }

    /// Sourcery's templates choose the words of their annotations. These mean the name of the mock.
    private static let wordsForName: Set<String> = ["name", "mockname"]
}

extension Mark {
    /// Returns the arguments between the first parenthesis and its end: `(rx: a = ReplaySubject; b = BehaviorSubject, override: name = N)`.
    fileprivate static func arguments(in text: Substring) -> [Mark] {
        var arguments: [Mark] = []
        var group = ""
        for piece in pieces(of: text) {
            let sides = piece.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { continue }
            let words = sides[0].split(separator: ":", maxSplits: 1)
            if words.count == 2 { group = words[0].trimmed }
            guard let name = words.last?.trimmed, !name.isEmpty, !group.isEmpty else { continue }
            arguments.append(.argument(group: group, name: name, value: sides[1].trimmed))
        }
        return arguments
    }

    /// The text between the parentheses, split at the semicolons and commas that are not in brackets. The `>` of an arrow closes none.
    private static func pieces(of text: Substring) -> [Substring] {
        var pieces: [Substring] = []
        var depth = 0
        var start = text.endIndex
        for index in text.indices where text[index] != ">" || !text[..<index].hasSuffix("-") {
            switch text[index] {
            case "(", "[", "{", "<":
                depth += 1
                if depth == 1 { start = text.index(after: index) }
            case ")", "]", "}", ">":
                depth -= 1
                if depth == 0 { return pieces + [text[start..<index]] }
            case ";", ",":
                guard depth == 1 else { continue }
                pieces.append(text[start..<index])
                start = text.index(after: index)
            default: continue
            }
        }
        return []
    }
}
