import MockgenConfig
import MockgenModel
import Testing

/// What the README shows, mockgen reads.
@Suite struct CodeBlockTests {
    @Test func configurationsAreValid() throws {
        let blocks = try Readme().blocks(of: "yaml").map { $0.hasPrefix("#") ? String($0.drop { $0 != "\n" }.dropFirst()) : $0 }
        #expect(blocks.count == 4)
        for block in blocks {
            do throws(Diagnostics) {
                _ = try readConfiguration(Array(block.utf8), path: "README.md")
            } catch {
                Issue.record("\(error.all.map(\.message)) in:\n\(block)")
            }
        }
    }

    /// The two commands that do everything, each on one line that can be pasted.
    @Test(arguments: ["sample", "test"])
    func commandsAreOneLine(_ name: String) throws {
        let section = try #require(try Readme().section(name))
        let lines = section.split(separator: "\n").filter { !$0.hasPrefix("```") }
        #expect(lines.count == 1)
    }
}
