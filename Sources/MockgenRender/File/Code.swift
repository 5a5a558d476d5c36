import MockgenModel

/// Swift text with its indentation, and what it needs from the file that it ends up in.
struct Code: Sendable {
    /// Each line ends with a newline.
    private(set) var text = ""
    private(set) var lineCount = 0
    /// Whether an empty line can follow: not at the beginning of a block, and never two.
    private var endsWithContent = false
    private(set) var needs: Set<HelperType> = []
    /// The names of values that the text has or leaves out, depending on whether a test uses them.
    private(set) var optionalNames: Set<String> = []
    private(set) var mappings: [MockText.SourceMapping] = []
    private var depth = 0

    /// A line, or several if it is too long.
    mutating func line(_ text: String) {
        // A multi-line string that the declaration has.
        guard !text.utf8.contains(UInt8(ascii: "\n")) else { return lines(text) }
        guard text.utf8.count + indentation > Code.lineLength,
            let broken = text.broken(room: Code.lineLength - indentation - 4)
        else { return write(text) }
        // Of what is before an argument list, only a whole line of a block can be broken again.
        if broken.head.hasSuffix("{") { line(broken.head) } else { write(broken.head) }
        depth += 1
        for part in broken.lines { line(part) }
        depth -= 1
        if !broken.end.isEmpty { line(broken.end) }
    }

    private mutating func write(_ text: String) {
        let last = text.utf8.last
        if last != nil, depth > 0 { self.text += Code.indentation(depth) }
        self.text += text
        self.text += "\n"
        lineCount += 1
        endsWithContent = last != nil && last != UInt8(ascii: "{")
    }

    /// Longer lines are broken where that is possible.
    private static let lineLength = 120

    private static let indentations = (0...8).map { String(repeating: "    ", count: $0) }

    private static func indentation(_ depth: Int) -> String {
        depth < indentations.count ? indentations[depth] : String(repeating: "    ", count: depth)
    }

    /// Lines that stay as they are.
    mutating func lines(_ text: String) {
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) { write(String(part)) }
    }

    /// An empty line between two things.
    mutating func blank() {
        if endsWithContent { line("") }
    }

    /// The lines that the body writes come from the declaration at this location in the sources.
    mutating func map(_ kind: MockText.SourceMapping.Kind, to location: SourceLocation, _ body: (inout Code) -> Void) {
        let start = lineCount
        body(&self)
        mappings.append(MockText.SourceMapping(kind: kind, lines: start..<lineCount, location: location))
    }

    /// Goes on as after the text of a part, which stays where it is. Returns the text before it.
    mutating func skip(_ part: RenderedPart) -> String {
        mappings += part.mappings.map { $0.moved(by: lineCount) }
        lineCount += part.lineCount
        endsWithContent = true
        defer { text = "" }
        return text
    }

    mutating func need(_ need: HelperType) { needs.insert(need) }

    mutating func depend(on names: [String]) { optionalNames.formUnion(names) }

    /// The number of blanks in front of a line.
    private var indentation: Int { 4 * depth }

    /// `header {` … `}`, with what stands behind the brace.
    mutating func block(_ header: String, end: String = "", _ body: (inout Code) -> Void) {
        line(header + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}" + end)
    }

    /// A block, or one with this content, on one line if there is room for it.
    mutating func block(_ header: String, short content: String?, _ body: (inout Code) -> Void) {
        if let content { line("\(header) { \(content) }") } else { block(header, body) }
    }

    /// `#if` lines around what the body writes.
    mutating func conditional(_ conditions: [String], _ body: (inout Code) -> Void) {
        for condition in conditions {
            line("#if \(condition)")
            depth += 1
        }
        body(&self)
        for _ in conditions {
            depth -= 1
            line("#endif")
        }
    }
}
