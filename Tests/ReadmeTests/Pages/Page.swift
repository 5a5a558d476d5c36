import Foundation
import TestSupport
import Testing

/// A Markdown page: the README, a page beside it, or an article of the DocC catalogue.
struct Page: Sendable, CustomTestStringConvertible {
    /// Relative to the root of the package.
    let path: String
    let text: String

    /// The root folder of the package.
    static let root: URL = {
        let here = URL(filePath: #filePath)
        return (0..<4).reduce(here) { folder, _ in folder.deletingLastPathComponent() }
    }()

    static let readme = page("README.md")

    static let articles: [Page] = {
        let folder = "Sources/mockgen/Mockgen.docc"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path(percentEncoded: false))) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().map { page("\(folder)/\($0)") }
    }()

    static let examples = ["Feature", "Modules", "Server", "XCTest"].map { page("Examples/\($0)/README.md") }

    /// A git host shows these pages in their folders.
    static let contributors = [page("CONTRIBUTING.md"), page("Sources/README.md"), page("Tests/README.md")]

    static let all = [readme, page("CHANGELOG.md"), page(".github/SECURITY.md")] + contributors + articles + examples

    private static func page(_ path: String) -> Page { Page(path: path, text: Page.contents(ofFile: path) ?? "") }

    /// Returns the text of a file of the package, or nil if there is no such file.
    static func contents(ofFile path: String) -> String? { try? String(contentsOf: root.appending(path: path), encoding: .utf8) }

    var testDescription: String { path }
}

extension Page {
    /// The text between `<!-- name -->` and `<!-- /name -->`.
    func section(_ name: String) -> String? {
        guard let start = text.range(of: "<!-- \(name) -->\n"), let end = text.range(of: "<!-- /\(name) -->") else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// Writes the text between the markers of a section.
    func record(_ section: String, _ contents: String) throws {
        // Tests run in parallel, and one page can have several sections.
        Self.recording.lock()
        defer { Self.recording.unlock() }
        let current = Self.page(path)
        guard let old = current.section(section) else { return }
        let changed = current.text.replacingOccurrences(
            of: "<!-- \(section) -->\n\(old)<!-- /\(section) -->", with: "<!-- \(section) -->\n\(contents)<!-- /\(section) -->")
        try changed.write(to: Self.root.appending(path: path), atomically: true, encoding: .utf8)
    }

    private static let recording = NSLock()
}
