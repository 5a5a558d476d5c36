import Foundation
import Testing

/// Each figure with a unit in the README and the articles is a measured one, or a constant of the code.
@Suite struct FiguresTests {
    @Test(arguments: [Page.readme] + Page.articles.filter { !$0.path.hasSuffix("/Diagnostics.md") })
    func figuresAreRecorded(_ page: Page) throws {
        let record = try #require(Page.contents(ofFile: "Tests/Benchmark/RECORD.md")).figures
        try #require(record.count > 50)
        for figure in page.text.figures where !record.contains(where: figure.rounds) && !Self.constants.keys.contains(figure.text) {
            Issue.record("\(page.path):\(figure.line): '\(figure.text)' is not in Tests/Benchmark/RECORD.md, which '.ci/record' writes")
        }
    }

    /// The limits that articles name, with the code that has them.
    private static let constants: [String: (file: String, code: String)] = [
        "10 seconds": ("Sources/MockgenSupport/Isolation.swift", ".now() + 10)"),
        "1 MiB": ("Sources/MockgenRun/Workspace.swift", "limit: 1 << 20)"),
        "256 MiB": ("Sources/MockgenDisk/Disk.swift", "limit: Int = 256 << 20)"),
    ]

    @Test(arguments: constants.values.map(\.file).sorted())
    func constantsAreThoseOfTheCode(_ file: String) throws {
        let text = try #require(Page.contents(ofFile: file))
        for constant in Self.constants.values where constant.file == file { #expect(text.contains(constant.code)) }
    }

    @Test(arguments: [
        ("It takes 30 s.", ["30 s"]), ("from 0.5 to 1.25 CPU seconds", ["0.5 seconds", "1.25 seconds"]),
        ("half a minute", ["half a minute"]),
        ("76 MiB, three times", ["76 MiB", "three times"]), ("`within: 5 s` and 3 sources", []),
        ("| a | wall s |\n| --- | --- |\n| first 2 | 4.0 |", ["4.0 s"]), ("```\n4 s\n```", []),
    ])
    func figuresAreFound(text: String, figures: [String]) {
        #expect(text.figures.map(\.text) == figures)
    }
}

/// A number with a unit.
private struct Figure {
    let text: String
    let line: Int
    /// Nil if it is in words.
    var value: Double?
    var unit = ""

    /// Whether it is a measured value, with as many digits as the text has.
    func rounds(_ measured: Figure) -> Bool {
        guard let value, let exact = measured.value, unit == measured.unit else { return false }
        let digits = text.prefix { $0 != " " }.split(separator: ".").dropFirst().first?.count ?? 0
        let scale = pow(10, Double(digits))
        return (exact * scale).rounded() == (value * scale).rounded()
    }
}

extension String {
    /// The figures in running text, and in the columns of tables whose title has a unit.
    fileprivate var figures: [Figure] {
        var units: [String?] = []
        var isCode = false
        var figures: [Figure] = []
        for (index, line) in split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            guard !isCode else { continue }
            let cells = line.hasPrefix("|") ? line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } : []
            if cells.isEmpty { units = [] } else if units.isEmpty { units = cells.map(\.unitOfColumn) }
            for (cell, unit) in zip(cells, units) {
                if let unit, Double(cell) != nil { figures += "\(cell) \(unit)".figuresInLine(index + 1) }
            }
            figures += String(line).figuresInLine(index + 1)
        }
        return figures
    }

    private var unitOfColumn: String? {
        firstMatch(of: #/(^|\s)(s|MiB|×)(\s|$)/#).map { String($0.2) }
    }

    private func figuresInLine(_ line: Int) -> [Figure] {
        let text = replacing(#/`[^`]*`/#, with: "")
        let pattern =
            #/
            (?<value>[0-9]+(\.[0-9]+)?) (\ to\ (?<end>[0-9]+(\.[0-9]+)?))?
            \ (CPU\ )? (?<unit>s|seconds?|minutes?|ms|MiB|MB|KB|×|times|%) (?![A-Za-z])
            /#
        let numbers = text.matches(of: pattern).flatMap { match in
            [match.value, match.end].compactMap(\.self).map { value in
                let unit = String(match.unit)
                return Figure(text: "\(value) \(unit)", line: line, value: Double(value), unit: Self.sameUnits[unit] ?? unit)
            }
        }
        let words = text.matches(of: #/(?i)\b(half a|two|three|four|five|six|seven|eight|nine|ten) (seconds?|minutes?|times)\b/#)
        return numbers + words.map { Figure(text: String($0.0), line: line) }
    }

    private static let sameUnits = ["second": "s", "seconds": "s", "times": "×", "MB": "MiB"]
}
