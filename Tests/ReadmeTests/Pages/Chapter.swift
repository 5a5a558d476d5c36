import Foundation

/// A chapter of a page (a `##` section) with Swift code. Its blocks make a small package, which must compile and run.
struct Chapter: Sendable, CustomStringConvertible {
    let title: String
    let page: String
    let blocks: [CodeBlock]
    /// The configuration in the page's overview.
    var sharedConfiguration: CodeBlock?

    static let all: [Chapter] = Page.all.flatMap(chapters)

    private static func chapters(of page: Page) -> [Chapter] {
        let blocks = page.blocks
        var titles: [String] = []
        for block in blocks where !titles.contains(block.chapter) { titles.append(block.chapter) }
        let shared = blocks.first { $0.chapter == "Overview" && $0.isConfiguration }
        return titles.map { title in
            Chapter(title: title, page: page.path, blocks: blocks.filter { $0.chapter == title }, sharedConfiguration: shared)
        }.filter { !$0.sources.isEmpty }
    }

    var description: String { "\(page) (\(title))" }
}

extension CodeBlock {
    enum SwiftRole: Equatable {
        /// A file of a module, with its path.
        case source(path: String)
        /// A file of a test target.
        case test(path: String)
        /// The body of a test.
        case statements
        case manifest
        /// A part of a file of this package, which is compiled and tested with the package.
        case excerpt(path: String)
    }

    /// How the block is compiled, or nil for a block in another language.
    var swiftRole: SwiftRole? {
        guard language == "swift" else { return nil }
        if contents.hasPrefix("// swift-tools-version") { return .manifest }
        if let file {
            // Where only this package has files, one that is missing has been moved.
            let isHere = ["Sources/Samples/", "Tests/Samples/", "Tests/Conformance/", "Examples/"].contains(where: file.hasPrefix)
            if isHere || Page.contents(ofFile: file) != nil { return .excerpt(path: file) }
            return file.hasPrefix("Tests/") ? .test(path: file) : .source(path: file)
        }
        let first = lines.first { !$0.isEmpty && !$0.hasPrefix("//") } ?? ""
        let declaration = #/(@(?!Test|Suite)\w+ )*((public|package|open|final|indirect) )*(protocol|class|struct|enum|actor|extension) .*/#
        if first.wholeMatch(of: declaration) != nil { return .source(path: "Sources/App/Block\(line).swift") }
        return first.hasPrefix("@Test") || first.hasPrefix("@Suite") ? .test(path: "Tests/AppTests/Block\(line).swift") : .statements
    }

    var isConfiguration: Bool { language == "yaml" && (file == nil || file == ".mockgen.yml") }
}

extension Chapter {
    var sources: [(path: String, block: CodeBlock)] {
        blocks.compactMap { block in
            if case .source(let path) = block.swiftRole { (path, block) } else { nil }
        }
    }

    var tests: [(path: String, block: CodeBlock)] {
        blocks.compactMap { block in
            if case .test(let path) = block.swiftRole { (path, block) } else { nil }
        }
    }

    var statements: [CodeBlock] { blocks.filter { $0.swiftRole == .statements } }

    /// The configuration that the chapter shows, or that of the page, or one that mocks everything.
    var configuration: String {
        (blocks.first(where: \.isConfiguration) ?? sharedConfiguration)?.contents
            ?? "version: 1\ntargets:\n  AppTests:\n    protocols: all\n"
    }

    var modules: [String] { Set(sources.map { String($0.path.split(separator: "/")[1]) }).sorted() }
}
