package import MockgenModel

extension Report {
    package init(_ report: VerifyReport) {
        var text = report.diffs.map(\.text).joined()
        if !report.problems.contains(where: { $0.severity == .error }) {
            text += "\(counted(report.mocks, "mock")) of \(counted(report.targets.count, "target"))"
            text += report.fresh.isEmpty ? "" : ", \(counted(report.fresh.count, "checked-in file")) up to date"
            text += report.compilation + "\n"
        }
        self.init(
            .verify, text: text,
            json: [
                ("targets", .list(report.targets.map(JSON.text))),
                ("mocks", .number(report.mocks)),
                ("fresh", .list(report.fresh.map(JSON.text))),
                ("compiled", .list(report.compiled.map(JSON.text))),
                ("built", .list(report.built.map(JSON.text))),
                ("diffs", .list(report.diffs.map { .text($0.text) })),
            ],
            diagnostics: report.problems, leastExitCode: report.awaitedBuilds.isEmpty ? 0 : VerifyReport.awaitsBuilds)
    }
}

extension VerifyReport {
    /// The facts about the compilation of the mocks. mockgen cannot know which files a build command compiles.
    fileprivate var compilation: String {
        switch (compiled.isEmpty, built.isEmpty) {
        case (true, true): ", not compiled"
        case (false, true): ", all compile"
        case (true, false): ", the build command succeeded"
        case (false, false): ", those of \(counted(compiled.count, "target")) compile, the build command succeeded"
        }
    }
}
