import MockgenModel

/// Lines of Swift with their indentation, and what they need from the file that they end up in.
struct Code: Sendable {
    private(set) var lines: [String] = []
    private(set) var needs: Set<HelperType> = []
    private(set) var mappings: [MockText.SourceMapping] = []
    private var depth = 0

    mutating func line(_ text: String) {
        lines.append(text.isEmpty || depth == 0 ? text : Code.indentation(depth) + text)
    }

    private static let indentations = (0...8).map { String(repeating: "    ", count: $0) }

    private static func indentation(_ depth: Int) -> String {
        depth < indentations.count ? indentations[depth] : String(repeating: "    ", count: depth)
    }

    mutating func lines(_ text: String) {
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
    }

    /// An empty line between two things: not at the beginning of a block, and never two.
    mutating func blank() {
        if let last = lines.last, !last.isEmpty, !last.hasSuffix("{") { lines.append("") }
    }

    /// Maps the lines that the body writes to the declaration at a location in the sources.
    mutating func map(_ kind: MockText.SourceMapping.Kind, to location: SourceLocation, _ body: (inout Code) -> Void) {
        let start = lines.count
        body(&self)
        mappings.append(MockText.SourceMapping(kind: kind, lines: start..<lines.count, location: location))
    }

    /// Another's lines, as they are, and what they need.
    mutating func append(_ other: Code) {
        mappings += other.mappings.map { $0.moved(by: lines.count) }
        lines += other.lines
        needs.formUnion(other.needs)
    }

    mutating func need(_ need: HelperType) { needs.insert(need) }

    /// `header {` … `}`, with what stands behind the brace.
    mutating func block(_ header: String, end: String = "", _ body: (inout Code) -> Void) {
        line(header + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}" + end)
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
