struct Snippet: Hashable {
    var text: String
    var indentation: String

    private static let longest = 160

    /// - Parameter column: counted from 1 in bytes. A column after the line is the end of the line.
    init(line: String, column: Int) {
        let line = line.trimmingEnd(while: \.isWhitespace)
        // Move a column inside a character to the character.
        let bytes = line.utf8.index(line.startIndex, offsetBy: max(0, column - 1), limitedBy: line.endIndex) ?? line.endIndex
        var end = bytes
        while end > line.startIndex, end.samePosition(in: line) == nil { end = line.utf8.index(before: end) }

        // Cut a very long line to the text around the location.
        let before = line[..<end]
        let start = line.index(end, offsetBy: -Self.longest / 2, limitedBy: line.startIndex) ?? line.startIndex
        let isCut = before.count > Self.longest / 2 && line.count > Self.longest
        let from = isCut ? start : line.startIndex
        let shown = line[from...]
        let tail = shown.count > Self.longest ? "…" : ""
        text = (isCut ? "…" : "") + shown.prefix(Self.longest).map(\.shown).joined() + tail
        indentation = (isCut ? " " : "") + line[from..<end].map(\.blank).joined()
    }
}

extension Character {
    /// The character, or a replacement for a control character: a source file must not control the terminal.
    fileprivate var shown: String {
        self == "\t" ? "\t" : unicodeScalars.contains(where: \.isControl) ? "\u{FFFD}" : String(self)
    }

    /// Spaces of the same width. A tab stays a tab, so that it is as wide as the tab above.
    fileprivate var blank: String { self == "\t" ? "\t" : String(repeating: " ", count: shown == String(self) ? terminalWidth : 1) }
}

extension String {
    package func trimmingEnd(while isLeftOut: (Character) -> Bool) -> String { String(reversed().drop(while: isLeftOut).reversed()) }
}
