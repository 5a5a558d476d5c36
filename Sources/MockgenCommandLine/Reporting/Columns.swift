import MockgenConsole

/// Returns the rows as a table with two spaces between the columns.
func aligned(_ rows: [[String]], indentation: Int = 0) -> [String] {
    let rows = rows.map { $0.map(\.printableLine) }
    var widths: [Int] = []
    for row in rows {
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
