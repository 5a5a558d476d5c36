import Foundation

/// A fenced code block.
struct CodeBlock: Sendable, Hashable {
    let page: String
    /// The line of the opening fence, counted from 1.
    let line: Int
    /// The `##` heading above the block.
    let chapter: String
    /// The words after the opening fence.
    let language: String
    /// Without the indentation of the fence.
    let contents: String
    /// Whether another test records or checks the section that contains the block.
    let hasOwnTest: Bool

    var place: String { "\(page):\(line)" }

    var lines: [String] { contents.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// The path in the first line: `// Sources/App/User.swift` or `# .mockgen.yml`.
    var file: String? {
        guard let first = lines.first, let match = first.wholeMatch(of: #/(?:\/\/|#) ([A-Za-z.][^ :]*\.[a-z]+|Dockerfile|Package\.swift)/#)
        else {
            return nil
        }
        return String(match.1)
    }
}

extension Page {
    var blocks: [CodeBlock] {
        var blocks: [CodeBlock] = []
        var open: (line: Int, indentation: Int, language: String, lines: [Substring])?
        var chapter = ""
        var hasOwnTest = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let indentation = line.prefix { $0 == " " }.count
            let words = line.dropFirst(indentation)
            if let block = open {
                if words == "```" {
                    let contents = block.lines.map { "\($0)\n" }.joined()
                    blocks.append(
                        CodeBlock(
                            page: path, line: block.line, chapter: chapter, language: block.language, contents: contents,
                            hasOwnTest: hasOwnTest))
                    open = nil
                } else {
                    open?.lines.append(line.dropFirst(min(indentation, block.indentation)))
                }
            } else if words.hasPrefix("```") {
                open = (index + 1, indentation, String(words.dropFirst(3)), [])
            } else if line.hasPrefix("## ") {
                chapter = String(line.dropFirst(3))
            } else if (Self.recordedSections + ["diagnostics", "failure", "finding"]).contains(where: { line == "<!-- \($0) -->" }) {
                hasOwnTest = true
            } else if line.hasPrefix("<!-- /") {
                hasOwnTest = false
            }
        }
        return blocks
    }

    /// Inline code, without that in code blocks.
    var inlineCode: [String] {
        var isCode = false
        return text.split(separator: "\n").flatMap { line -> [String] in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            return isCode ? [] : line.matches(of: #/`([^`]+)`/#).map { String($0.1) }
        }
    }
}
