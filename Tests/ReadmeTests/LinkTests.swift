import Foundation
import TestSupport
import Testing

/// Links are relative to their page, so that they work on the page of a repository.
@Suite struct LinkTests {
    @Test(arguments: Page.all)
    func relativeLinksHaveTargets(_ page: Page) {
        let folder = Page.root.appending(path: page.path).deletingLastPathComponent()
        for match in page.text.matches(of: #/\]\(([^)#]+)(#[^)]*)?\)/#) where !match.1.contains("://") {
            let target = folder.appending(path: String(match.1)).plainPath
            #expect(FileManager.default.fileExists(atPath: target), "\(page.path) links to '\(match.1)'")
        }
    }

    /// Anchors have the form of a git host: the heading in small letters, with hyphens. `.ci/documentation` translates them for docc, which
    /// finds only headings of letters.
    @Test(arguments: Page.all)
    func anchorsHaveHeadings(_ page: Page) {
        for match in page.text.matches(of: #/\]\(([^)#]*)#([^)]*)\)/#) where !match.1.contains("://") {
            let path = match.1.isEmpty ? page.path : Self.path(of: String(match.1), on: page)
            let target = Page.all.first { $0.path == path }
            let headings = target?.text.matches(of: #/(?m)^##+ ([A-Za-z -]+)$/#).map { $0.1.lowercased().replacing(" ", with: "-") } ?? []
            #expect(headings.contains(String(match.2)), "\(page.path) links to '\(match.1)#\(match.2)'")
        }
    }

    /// Returns the path of the linked file, relative to the root of the package.
    private static func path(of link: String, on page: Page) -> String {
        var path = page.path.split(separator: "/").dropLast()
        for folder in link.split(separator: "/") {
            if folder == ".." { path.removeLast() } else { path.append(folder) }
        }
        return path.joined(separator: "/")
    }

    /// The root page of the catalogue leads to every article.
    @Test func everyArticleIsListed() throws {
        let root = try #require(Page.articles.first { $0.path.hasSuffix("/Mockgen.md") })
        for article in Page.articles where article.path != root.path {
            let name = String(article.path.split(separator: "/").last ?? "")
            #expect(root.text.contains("](\(name))"), "Mockgen.md does not link to \(name)")
        }
    }

    @Test func everyTargetOfTheToolIsDescribed() throws {
        let page = try #require(Page.contributors.first { $0.path == "Sources/README.md" })
        let targets = try FileManager.default.contentsOfDirectory(atPath: Page.root.appending(path: "Sources").plainPath)
        for target in targets where target.hasPrefix("Mockgen") {
            #expect(page.text.contains("| `\(target)` |"), "describe the target \(target) in \(page.path)")
        }
    }

    @Test func readmeIsShort() {
        #expect(Page.readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 160)
    }
}
