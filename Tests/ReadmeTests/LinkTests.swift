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
            let name = match.1.isEmpty ? page.path : String(match.1)
            let target = Page.all.first { $0.path.split(separator: "/").last == name.split(separator: "/").last }
            let headings = target?.text.matches(of: #/(?m)^##+ ([A-Za-z -]+)$/#).map { $0.1.lowercased().replacing(" ", with: "-") } ?? []
            #expect(headings.contains(String(match.2)), "\(page.path) links to '\(match.1)#\(match.2)'")
        }
    }

    /// The root page of the catalogue and the README lead to every article.
    @Test func everyArticleIsListed() throws {
        let root = try #require(Page.articles.first { $0.path.hasSuffix("/Mockgen.md") })
        for article in Page.articles where article.path != root.path {
            let name = String(article.path.split(separator: "/").last ?? "")
            #expect(root.text.contains("](\(name))"), "Mockgen.md does not link to \(name)")
        }
    }

    @Test func everyTargetOfTheToolIsDescribed() throws {
        let article = try #require(Page.articles.first { $0.path.hasSuffix("/HowItWorks.md") })
        let targets = try FileManager.default.contentsOfDirectory(atPath: Page.root.appending(path: "Sources").plainPath)
        for target in targets where target.hasPrefix("Mockgen") {
            #expect(article.text.contains("| `\(target)` |"), "describe the target \(target) in \(article.path)")
        }
    }

    @Test func readmeIsShort() {
        #expect(Page.readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 160)
    }
}
