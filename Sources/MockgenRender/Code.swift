/// Lines of Swift with their indentation.
struct Code {
    private(set) var lines: [String] = []
    private var depth = 0

    mutating func line(_ text: String) {
        lines.append(text.isEmpty ? "" : String(repeating: "    ", count: depth) + text)
    }

    /// An empty line between two things: not at the beginning of a block, and never two.
    mutating func blank() {
        if let last = lines.last, !last.isEmpty, !last.hasSuffix("{") { lines.append("") }
    }

    /// `header {` … `}`
    mutating func block(_ header: String, _ body: (inout Code) -> Void) {
        line(header + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    /// `#if` lines around what the body writes; they stand where the code around them stands.
    mutating func conditional(_ conditions: [String], _ body: (inout Code) -> Void) {
        for condition in conditions { line("#if \(condition)") }
        if !conditions.isEmpty { depth += conditions.count }
        body(&self)
        if !conditions.isEmpty { depth -= conditions.count }
        for _ in conditions { line("#endif") }
    }

    mutating func append(_ other: Code) {
        for text in other.lines { line(text) }
    }
}
