import MockgenModel
package import MockgenVerbs

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
                "targets": .list(report.targets.map(JSON.text)),
                "mocks": .number(report.mocks),
                "fresh": .list(report.fresh.map(JSON.text)),
                "compiled": .list(report.compiled.map(JSON.text)),
                "built": .list(report.built.map(JSON.text)),
                "diffs": .list(report.diffs.map { .text($0.text) }),
            ],
            diagnostics: report.problems, leastExitCode: report.awaitsBuild ? VerifyReport.exitCodeBeforeBuild : 0)
    }
}

extension VerifyReport {
    /// mockgen does not know which files a build command compiles, so it reports only that the command succeeded.
    fileprivate var compilation: String {
        var facts: [String] = []
        if !compiled.isEmpty {
            facts.append(compiled.count == targets.count ? "all compile" : "those of \(counted(compiled.count, "target")) compile")
        }
        if !built.isEmpty { facts.append("the build command succeeded") }
        if compiled.count + built.count < targets.count { facts.append(facts.isEmpty ? "not compiled" : "the others are not compiled") }
        let help = needsBuildCommand ? ": add the command that builds your tests to '.mockgen.yml', as 'verify: { build: make tests }'" : ""
        return ", \(facts.joined(separator: ", "))\(help)"
    }
}
