import Foundation
import TestSupport
import Testing

/// The settings of Sourcery in the documentation are those of an end-to-end case, and the configuration is the one that `init` writes there.
@Suite struct OldConfigurationTests {
    @Test func configurationIsThatOfTheCase() throws {
        let folder = "Tests/EndToEndTests/Cases/init-from-sourcery"
        let page = try #require(Page.articles.first { $0.path.hasSuffix("/MovingToMockgen.md") })
        let blocks = page.blocks.filter { $0.chapter == "From Sourcery" && $0.language == "yaml" }
        for (file, block) in try zip(["package/.sourcery.yml", "written/.mockgen.yml"], [#require(blocks.first), #require(blocks.last)]) {
            let text = try #require(Page.contents(ofFile: "\(folder)/\(file)"))
            #expect(Self.values(in: block.contents) == Self.values(in: text), "\(block.place) differs from \(folder)/\(file)")
        }
    }

    /// The lines without comments.
    private static func values(in text: String) -> [Substring] {
        text.replacing(#/(?m) *#.*$/#, with: "").split(separator: "\n")
    }
}
