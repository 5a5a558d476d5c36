package import MockgenModel

extension Report {
    package init(_ report: VerifyReport) {
        var text = report.diffs.joined()
        if !report.problems.contains(where: { $0.severity == .error }) {
            text += "\(counted(report.mocks, "mock")) of \(counted(report.targets.count, "target"))"
            text += report.fresh.isEmpty ? "" : ", \(counted(report.fresh.count, "checked-in file")) up to date"
            text += report.compiled.isEmpty ? ", not compiled\n" : ", all compile\n"
        }
        self.init(
            .verify, text: text,
            json: [
                ("targets", .list(report.targets.map(JSON.text))),
                ("mocks", .number(report.mocks)),
                ("fresh", .list(report.fresh.map(JSON.text))),
                ("compiled", .list(report.compiled.map(JSON.text))),
                ("diffs", .list(report.diffs.map(JSON.text))),
            ],
            diagnostics: report.problems, leastExitCode: report.awaitedBuilds.isEmpty ? 0 : VerifyReport.awaitsBuilds)
    }
}
