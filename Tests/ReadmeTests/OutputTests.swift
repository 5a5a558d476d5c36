import Foundation
import TestSupport
import Testing

/// Every `text` block shows what mockgen or a mock really prints.
@Suite struct OutputTests {
    @Test(arguments: Page.all)
    func outputsAreTrue(_ page: Page) async throws {
        for chapter in Dictionary(grouping: page.blocks, by: \.chapter).values {
            for (index, block) in chapter.enumerated() where block.language == "text" && !block.hasOwnTest {
                let package = try block.chapterWithCode.map { try ChapterPackage($0) }
                if let package, index > 0, let arguments = chapter[index - 1].mockgenArguments {
                    try await checkOutput(block, of: arguments, in: package)
                } else {
                    try await checkMessage(block, in: package)
                }
            }
        }
    }

    /// The command above the block prints the block.
    private func checkOutput(_ block: CodeBlock, of arguments: [String], in package: ChapterPackage) async throws {
        let outcome = try await package.mockgen(arguments)
        #expect(outcome.text == block.contents, "\(block.place)")
    }

    /// A generated mock or an end-to-end case contains the block.
    private func checkMessage(_ block: CodeBlock, in package: ChapterPackage?) async throws {
        var texts = try Self.expectedOutputs()
        if let package {
            _ = try await package.generate()
            texts.append(package.mocks)
        }
        let lines = block.lines.filter { !$0.isEmpty }
        #expect(
            texts.contains { text in lines.allSatisfy { text.contains($0) } }, "\(block.place): neither a mock nor a case has this text")
    }

    private static func expectedOutputs() throws -> [String] {
        let cases = Page.root.appending(path: "Tests/EndToEndTests/Cases")
        return try FileManager.default.contentsOfDirectory(atPath: cases.plainPath).sorted().compactMap { name in
            Page.contents(ofFile: "Tests/EndToEndTests/Cases/\(name)/expected")
        }
    }
}

extension CodeBlock {
    fileprivate var chapterWithCode: Chapter? { Chapter.all.first { $0.page == page && $0.title == chapter } }

    /// The arguments of the mockgen command that the block consists of.
    fileprivate var mockgenArguments: [String]? {
        guard language == "sh", let command = commands.last else { return nil }
        let words = command.split(separator: " ").map(String.init)
        return words.firstIndex { $0.hasPrefix("mockgen") }.map { Array(words[($0 + 1)...]) }
    }
}
