import Foundation
import MockgenConfig
import MockgenModel
import Testing

@Suite struct ConfigurationBlockTests {
    /// A block in another language would not be checked by any test.
    @Test(arguments: Page.all)
    func everyLanguageIsChecked(_ page: Page) {
        let checked: Set = [
            "swift", "yaml", "sh", "text", "dockerfile", "xcfilelist", "tsv", "makefile", "ninja", "starlark", "bash", "ini",
            "gitattributes",
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

    /// Xcode does not take paths relative to the list.
    @Test(arguments: Page.all)
    func fileListsAreValid(_ page: Page) {
        for block in page.blocks where block.language == "xcfilelist" {
            let entries = block.lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
            #expect(!entries.isEmpty && entries.allSatisfy { $0.hasPrefix("$(SRCROOT)/") }, "\(block.place)")
        }
    }

    /// A chapter is generated with one configuration.
    @Test func chaptersHaveOneConfiguration() {
        for chapter in Chapter.all {
            #expect(chapter.blocks.filter(\.isConfiguration).count <= 1, "\(chapter)")
        }
    }
}
