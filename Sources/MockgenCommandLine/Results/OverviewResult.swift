import MockgenConsole
import MockgenModel
package import MockgenVerbs

extension Report {
    /// Problems of code are on the page. Problems of the setup also make the run fail, because they make the page incomplete.
    package init(_ report: OverviewReport, page: String) {
        let numbers = report.numbers
        let noted = RowState.noted.map { (state: $0, count: report.count($0)) }
        let notes = noted.filter { $0.count > 0 }.map { "; \($0.state.title.lowercased()): \($0.count)" }.joined()
        self.init(
            .report,
            text: ["wrote \(page): \(counted(numbers.mocks, "mock")) of \(counted(report.list.targets.count, "target"))\(notes)"]
                .printableText,
            json: [
                "page": .text(page), "targets": .list(report.list.targets.map { .text($0.target) }),
                "mocks": .number(numbers.mocks), "lines": .number(numbers.lines),
            ] + .object(noted.map { ($0.state.rawValue, .number($0.count)) }),
            diagnostics: report.list.problems.filter { $0.cause == .setup })
    }
}
