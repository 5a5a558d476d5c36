import MockgenModel

/// Indented Swift text, and what it needs from its file.
struct Code: Sendable {
    /// Each line ends with a newline.
    private(set) var text = ""
    private(set) var lineCount = 0
    /// Whether an empty line can follow: not at the beginning of a block, and never two.
    private var endsWithContent = false
    private(set) var needs: Set<HelperType> = []
    private(set) var mappings: [MockText.SourceMapping] = []
    private var depth = 0

    /// Appends a line; several if the text has line breaks.
    mutating func line(_ text: String) {
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) { write(part) }
    }

    private mutating func write(_ text: Substring) {
        let last = text.utf8.last
        if last != nil { for _ in 0..<depth { self.text += "    " } }
        self.text += text
        self.text += "\n"
        lineCount += 1
        endsWithContent = last != nil && last != UInt8(ascii: "{")
    }

    /// Whether the text is short enough for a line.
    func fits(_ text: String) -> Bool { text.utf8.count + 4 * depth <= 120 }

    mutating func blank() {
        if endsWithContent { line("") }
    }

    /// Maps the lines that the body writes to this location in the sources.
    mutating func map(_ kind: MockText.SourceMapping.Kind, to location: SourceLocation, _ body: (inout Code) -> Void) {
        let start = lineCount
        body(&self)
        mappings.append(MockText.SourceMapping(kind: kind, lines: start..<lineCount, location: location))
    }

    /// Continues as if the part's text were appended, without copying it. Returns the text before it.
    mutating func skip(_ part: RenderedPart) -> String {
        mappings += part.mappings.map { $0.moved(by: lineCount) }
        lineCount += part.lineCount
        endsWithContent = true
        defer { text = "" }
        return text
    }

    mutating func need(_ helpers: Set<HelperType>) { needs.formUnion(helpers) }

    /// `header {` … `}`. The end follows the brace.
    mutating func block(_ header: String, end: String = "", _ body: (inout Code) -> Void) {
        line(header + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}" + end)
    }

    /// A block, or one line if there is a short content that fits.
    mutating func block(_ header: String, short content: String?, _ body: (inout Code) -> Void) {
        guard let content else { return block(header, body) }
        let whole = "\(header) { \(content) }"
        if fits(whole) { line(whole) } else { block(header) { $0.line(content) } }
    }

    /// Prints a computed property on one line if each accessor is one statement.
    mutating func property(_ declaration: String, get: [String], set: [String]) {
        if get.count == 1, set.count == 1 { return line("\(declaration) { get { \(get[0]) } set { \(set[0]) } }") }
        block(declaration) { code in
            for (name, statements) in [("get", get), ("set", set)] {
                if statements.count == 1 {
                    code.line("\(name) { \(statements[0]) }")
                } else {
                    code.block(name) { $0.line(statements.joined(separator: "\n")) }
                }
            }
        }
    }

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
