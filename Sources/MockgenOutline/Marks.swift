import MockgenBytes

/// The annotations of a declaration: comments before it, and macros of other libraries.
package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `// mockgen: mock`, `// sourcery: AutoMockable`, `/// @mockable`, `@Mockable`
    package static let mock = Marks(rawValue: 1)
    package static let skip = Marks(rawValue: 2)

    /// The macros that make a mock of the protocol behind them.
    private static let macros: Set<Substring> = ["Mockable", "Spyable"]

    /// Returns the annotation in the attributes of a protocol: `@Mockable`, `@Spyable(accessLevel: .public)`, `@Mocks.Mockable`.
    static func macros(in attributes: [String]) -> Marks {
        let names = attributes.lazy.map { attribute in
            let name = attribute.dropFirst().prefix { $0 != "(" && !$0.isWhitespace }
            return name.split(separator: ".").last ?? ""
        }
        return names.contains(where: macros.contains) ? .mock : []
    }
}

/// Reads the comments of a file in order, because Sourcery's regions include many declarations.
struct MarkReader {
    private var regions: [Bool] = []
    private var isFileMarked = false

    var isInMarkedRegion: Bool { isFileMarked || regions.contains(true) }

    mutating func read(_ comment: UnsafeRawBufferPointer) -> Marks {
        // Few comments are annotations, so the search for the words comes before creating a string.
        guard comment.contains("mockgen:") || comment.contains("sourcery:") || comment.contains("@mockable") else { return [] }
        // Mockolo reads only documentation comments: `/// @mockable`, `/** @mockable */`.
        let isDocumentation = comment.count > 3 && comment[1] == comment[2] && comment[3] != comment[1]
        var marks = Marks()
        for line in String(decoding: comment, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let content = line.drop { "/*! \t".contains($0) }
            if content.hasPrefix("@mockable") {
                if isDocumentation, namesMockable(content) { marks.formUnion(.mock) }
            } else {
                marks.formUnion(read(line: content))
            }
        }
        return marks
    }

    private mutating func read(line: Substring) -> Marks {
        if line.hasPrefix("mockgen:") {
            let word = line.dropFirst("mockgen:".count).prefix { $0 != "*" }.split(separator: " ").first
            return word == "mock" ? .mock : word == "skip" ? .skip : []
        }
        guard line.hasPrefix("sourcery:") else { return [] }
        let content = line.dropFirst("sourcery:".count)
        if content.hasPrefix("begin:") {
            regions.append(namesAutoMockable(content.dropFirst("begin:".count)))
        } else if content.prefix(while: \.isLetter) == "end" {
            _ = regions.popLast()
        } else if content.hasPrefix("file:") {
            isFileMarked = isFileMarked || namesAutoMockable(content.dropFirst("file:".count))
        } else if namesAutoMockable(content) {
            return .mock
        }
        return []
    }

    /// `@mockable`, `@mockable(typealias: T = Int)`, but not `@mockables`
    private func namesMockable(_ content: Substring) -> Bool {
        let behind = content.dropFirst("@mockable".count).first
        return behind == nil || behind == "(" || behind == " " || behind == "\t" || behind == "*"
    }

    /// `AutoMockable`, `AutoEquatable, AutoMockable`, `AutoMockable = true`, `AutoMockable /* why */`
    private func namesAutoMockable(_ annotations: Substring) -> Bool {
        annotations.split(separator: ",").contains { annotation in
            annotation.drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" } == "AutoMockable"
        }
    }
}
