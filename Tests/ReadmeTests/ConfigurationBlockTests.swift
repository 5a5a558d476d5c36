import Foundation
import MockgenConfig
import MockgenModel
import Testing

@Suite struct ConfigurationBlockTests {
    /// A block in another language would not be checked by any test.
    @Test(arguments: Page.all)
    func everyLanguageIsChecked(_ page: Page) {
        let checked: Set = [
            "swift", "yaml", "sh", "text", "dockerfile", "tsv", "makefile", "ninja", "starlark", "gitattributes",
        ]
        for block in page.blocks where !block.hasOwnTest {
            #expect(checked.contains(block.language), "\(block.place): no test checks this language")
        }
    }

    @Test(arguments: Page.all)
    func configurationsAreValid(_ page: Page) {
        for block in page.blocks where block.isConfiguration {
            do throws(Diagnostics) {
                _ = try readConfiguration(Array(block.contents.utf8), path: page.path)
            } catch {
                Issue.record("\(block.place): \(error.all.map(\.message))")
            }
        }
    }

    /// A chapter is generated with one configuration.
    @Test func chaptersHaveOneConfiguration() {
        for chapter in Chapter.all {
            #expect(chapter.blocks.filter(\.isConfiguration).count <= 1, "\(chapter)")
        }
    }

    /// Sentences about the default style name the one that mockgen has.
    @Test func defaultStyle() throws {
        let style = try #require(ConfigurationKey.table.first { $0.name == "style" }?.defaultText)
        let sentence = #/`style: (\w+)`, the\s+default|default\s+style, `(\w+)`|[Ww]ithout `style`, \w+ have \[(\w+)s\]/#
        let named = Page.all.flatMap { page in
            page.text.matches(of: sentence).map { (page.path, String($0.1 ?? $0.2 ?? $0.3 ?? "")) }
        }
        #expect(named.count >= 3)
        for (path, name) in named { #expect(name == style, "\(path)") }
    }
}
