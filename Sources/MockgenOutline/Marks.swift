import MockgenBytes

/// An annotation of a declaration: a comment before it or around it, or a macro of another library.
package enum Mark: Hashable, Sendable {
    /// `// mockgen: mock`, `@Mockable`
    case mock
    /// `// mockgen: skip`
    case skip
    /// `AutoMockable` of `// sourcery: AutoMockable`, `@mockable` of `/// @mockable`
    case word(String)
}

extension Mark {
    /// The text in the cache. A colon comes before a word.
    fileprivate var text: String {
        switch self {
        case .mock: "mock"
        case .skip: "skip"
        case .word(let word): ":\(word)"
        }
    }

    init(text: String) { self = text == "mock" ? .mock : text == "skip" ? .skip : .word(String(text.dropFirst())) }
}

package typealias Marks = Set<Mark>

extension Marks {
    /// The words that ask for a mock where the configuration does not name others.
    package static let usualWords = ["AutoMockable", "@mockable"]

    var texts: [String] { map(\.text).sorted() }

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
                if isDocumentation, let word = word(of: content) { marks.insert(word) }
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

    /// `@mockable` of `@mockable(typealias: T = Int)`, nothing of `@mockable.other`
    private func word(of content: Substring) -> Mark? {
        let name = content.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let behind = content.dropFirst(name.count + 1).first
        guard !name.isEmpty, behind == nil || "( \t*".contains(behind ?? "(") else { return nil }
        return .word("@\(name)")
    }

    /// `AutoEquatable` and `AutoMockable` of `AutoEquatable, AutoMockable = true /* why */`
    private func words(of annotations: Substring) -> Marks {
        let names = annotations.split(separator: ",").map { annotation in
            annotation.drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        return Set(names.filter { !$0.isEmpty }.map { .word(String($0)) })
    }
}
