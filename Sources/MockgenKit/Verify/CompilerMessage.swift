import MockgenModel

/// A line of the compiler: `path:line:column: severity: text`.
struct CompilerMessage {
    let path: String
    let line: Int
    let column: Int
    let severity: Substring
    let text: String

    fileprivate init?(_ message: Substring) {
        // A path may have colons itself: the place is in front of the first severity.
        let severities = [": error: ", ": warning: ", ": note: "].compactMap { message.ranges(of: $0).first }
        guard let severity = severities.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
        let place = message[..<severity.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count > 2, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else { return nil }
        self.line = line
        self.column = column
        path = place.dropLast(2).joined(separator: ":")
        self.severity = message[severity].dropFirst(2).dropLast(2)
        text = String(message[severity.upperBound...])
    }

    func location(root: String) -> SourceLocation { SourceLocation(path: path.relative(to: root), line: line, column: column) }
}

extension String {
    /// Those that are about a place in a file.
    var compilerMessages: [CompilerMessage] { split(separator: "\n").compactMap(CompilerMessage.init) }
}
