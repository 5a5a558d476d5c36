/// Returns the rows as a table with two spaces between the columns.
func aligned(_ rows: [[String]], indentation: Int = 0) -> [String] {
    var widths: [Int] = []
    for row in rows {
        // The last cell of a row needs no padding.
        for (column, cell) in row.dropLast().enumerated() {
            if column == widths.count { widths.append(0) }
            widths[column] = max(widths[column], cell.terminalWidth)
        }
    }
    return rows.map { row in
        let cells = row.enumerated().map { column, cell in
            column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.terminalWidth + 2)
        }
        return String(repeating: " ", count: indentation) + cells.joined()
    }
}

extension String {
    var terminalWidth: Int { reduce(0) { $0 + $1.terminalWidth } }
}

extension Character {
    /// The number of columns in a terminal.
    var terminalWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return Self.wide.contains { $0 ~= first.value } ? 2 : 1
        }
    }

    /// The wide and full-width blocks of East Asian scripts.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
    ]
}
