import Foundation

/// The README, and the folder that it lies in.
struct Readme {
    let root: URL
    let text: String

    init(_ here: String = #filePath) throws {
        root = URL(filePath: here).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }

    /// What stands between `<!-- name -->` and `<!-- /name -->`.
    func section(_ name: String) -> String? {
        guard let start = text.range(of: "<!-- \(name) -->\n"), let end = text.range(of: "<!-- /\(name) -->") else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// Writes a section anew, for who has changed what it is made from.
    func record(_ section: String, _ contents: String) throws {
        // Tests run side by side, and each records its own section.
        Self.recording.lock()
        defer { Self.recording.unlock() }
        let now = try Readme()
        guard let old = now.section(section) else { return }
        let changed = now.text.replacingOccurrences(
            of: "<!-- \(section) -->\n\(old)<!-- /\(section) -->", with: "<!-- \(section) -->\n\(contents)<!-- /\(section) -->")
        try changed.write(to: root.appending(path: "README.md"), atomically: true, encoding: .utf8)
    }

    private static let recording = NSLock()

    /// The contents of the code blocks in a language, without their indentation.
    func blocks(of language: String) -> [String] {
        var blocks: [String] = []
        var open: (indentation: Int, lines: [Substring])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let indentation = line.prefix { $0 == " " }.count
            let words = line.dropFirst(indentation)
            if let block = open {
                if words == "```" {
                    blocks.append(block.lines.joined(separator: "\n") + "\n")
                    open = nil
                } else {
                    open?.lines.append(line.dropFirst(min(indentation, block.indentation)))
                }
            } else if words == "```\(language)" {
                open = (indentation, [])
            }
        }
        return blocks
    }
}
