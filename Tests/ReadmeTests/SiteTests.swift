import Foundation
import MockgenModel
import TestSupport
import Testing

/// `.ci/documentation` builds a site with a page for each article, and an address for each message.
@Suite struct SiteTests {
    @Test func everyArticleAndMessageHasAnAddress() async throws {
        let folder = try TemporaryFolder()
        let site = folder.url.appending(path: "site")
        let outcome = try await CommandLineTool("/usr/bin/env", "bash", ".ci/documentation").run([site.plainPath], in: Page.root)
        try #require(outcome.exitCode == 0, "\(outcome.text)")

        let names = Page.articles.map { $0.path.split(separator: "/").last?.dropLast(3).lowercased() ?? "" }
        for name in names where name != "mockgen" {
            let page = site.appending(path: "documentation/mockgen/\(name)/index.html").plainPath
            #expect(FileManager.default.fileExists(atPath: page), "the site has no page for '\(name)'")
        }
        let messages = try folder.read("site/data/documentation/mockgen/diagnostics.json")
        for id in Diagnostic.ID.allCases {
            #expect(messages.contains("\"anchor\":\"\(id)\""), "the message '\(id)' has no address")
        }
    }
}
