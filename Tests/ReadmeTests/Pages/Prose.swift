/// The sentences for people in a file, one paragraph for each comment, message, cell or block of text.
struct Prose {
    private(set) var paragraphs: [String] = []
    private var open: [Substring] = []

    /// The comments and the string literals.
    init(ofSwift text: String) {
        var isInLiteral = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map({ $0.trimmingPrefix(while: \.isWhitespace) }) {
            if line.hasPrefix("//") {
                add(line.drop { $0 == "/" })
                continue
            }
            let endsOrBegins = line.hasSuffix("\"\"\"") || line.hasPrefix("\"\"\"")
            if isInLiteral, !endsOrBegins { add(line.hasSuffix("\\") ? line.dropLast() : line) } else { end() }
            if endsOrBegins { isInLiteral.toggle() }
            if !isInLiteral { paragraphs += line.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { String($0.1) } }
        }
        end()
    }

    /// The text outside of code blocks and headings.
    init(ofMarkdown text: String) {
        var isCode = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains("```") {
                isCode.toggle()
                end()
            } else if line.hasPrefix("|") {
                paragraphs += line.split(separator: "|").map { String($0.trimmingPrefix(while: \.isWhitespace)) }
            } else if !isCode, !line.hasPrefix("#"), !line.hasPrefix("    ") {
                if let item = line.prefixMatch(of: #/\s*(?:[-*]|\d+\.) /#) { end(); add(line[item.range.upperBound...]) } else { add(line) }
            }
        }
        end()
    }

    /// An empty line ends the paragraph.
    private mutating func add(_ line: Substring) {
        if line.allSatisfy(\.isWhitespace) { end() } else { open.append(line.trimmingPrefix(while: \.isWhitespace)) }
    }

    private mutating func end() {
        if !open.isEmpty { paragraphs.append(open.joined(separator: " ")) }
        open = []
    }
}
