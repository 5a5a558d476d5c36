import Foundation

/// The results of one part of the benchmark. Seconds depend on the machine, so the ratios are the figures that count.
struct Table {
    /// A column that compares the CPU time of each row with that of another row, of the same build of mockgen if it has that row.
    struct Ratio {
        let title: String
        let base: String
    }

    private struct Row {
        let title: String
        let build: String
        let cost: Cost
    }

    let ratios: [Ratio]
    private var rows: [Row] = []

    init(ratios: [Ratio]) { self.ratios = ratios }

    mutating func add(_ title: String, build: String = "", _ cost: Cost) { rows.append(Row(title: title, build: build, cost: cost)) }

    func cost(of title: String, build: String) -> Cost? {
        (rows.first { $0.title == title && $0.build == build } ?? rows.first { $0.title == title && $0.build.isEmpty })?.cost
    }

    /// The table as Markdown.
    var text: String {
        let titles = ["what", "build", "CPU s", "wall s", "MiB"] + ratios.map(\.title)
        let lines = rows.map { row in
            let cells = [
                row.title, row.build, row.cost.cpu.shown, row.cost.wall.shown,
                row.cost.memory.formatted(.number.precision(.fractionLength(0))),
            ]
            return cells
                + ratios.map { ratio in cost(of: ratio.base, build: row.build).map { (row.cost.cpu / $0.cpu).shown } ?? "" }
        }
        return ([titles, titles.map { _ in "---" }] + lines).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }
}

extension Double {
    var shown: String { formatted(.number.precision(.fractionLength(self < 10 ? 2 : 1)).grouping(.never)) }
}
