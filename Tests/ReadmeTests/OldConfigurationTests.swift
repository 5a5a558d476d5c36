import Foundation
import TestSupport
import Testing

/// The settings of other mock generators in the documentation are those of an end-to-end case, which imports them.
@Suite struct OldConfigurationTests {
    @Test(arguments: Page.all)
    func settingsAreImported(_ page: Page) throws {
        let cases = try Self.cases()
        for block in page.blocks {
            guard block.language == "bash" || block.file?.hasSuffix(".sourcery.yml") == true else { continue }
            let file = try #require(block.file, "\(block.place): name the file in the first line")
            let settings = block.lines.dropFirst().joined(separator: "\n")
            #expect(
                cases.contains { Page.contents(ofFile: "\($0)/package/\(file)")?.contains(settings) == true },
                "\(block.place): no case has these settings")
        }
    }

    /// The sources in these articles are those of the case, too.
    @Test(arguments: ["Sourcery", "Mockolo"])
    func sourcesAreThoseOfTheCase(_ tool: String) throws {
        let page = try #require(Page.articles.first { $0.path.hasSuffix("/MovingFrom\(tool).md") })
        let folder = "Tests/EndToEndTests/Cases/init-from-\(tool.lowercased())/package"
        var count = 0
        for block in page.blocks {
            guard case .source(let path) = block.swiftRole else { continue }
            count += 1
            let code = block.lines.dropFirst().joined(separator: "\n").trimmingCharacters(in: .newlines)
            #expect(Page.contents(ofFile: "\(folder)/\(path).txt")?.contains(code) == true, "\(block.place): the case has other sources")
        }
        #expect(count > 0)
    }

    private static func cases() throws -> [String] {
        let folder = "Tests/EndToEndTests/Cases"
        return try FileManager.default.contentsOfDirectory(atPath: Page.root.appending(path: folder).plainPath).map { "\(folder)/\($0)" }
    }
}
