import MockgenConsole
import MockgenModel
package import MockgenVerbs

extension Report {
    package init(_ report: DoctorReport) {
        var lines: [String] = []
        for check in report.checks {
            lines.append("\(check.fix == nil ? "ok   " : "wrong")  \(check.subject): \(check.finding)")
            if let help = check.fix ?? check.advice { lines += "help: \(help)".split(separator: "\n").map { "       \($0)" } }
        }
        let wrong = report.checks.filter { $0.fix != nil }
        lines.append(
            wrong.isEmpty
                ? "no problems found; to compile the mocks, too: \(ShellCommand.mockgen("verify"))"
                : "\(counted(wrong.count, "problem")) found")
        self.init(
            .doctor, text: lines.printableText,
            json: [
                "checks": .list(
                    report.checks.map { check in
                        [
                            "subject": .text(check.subject), "isWell": .bool(check.fix == nil), "finding": .text(check.finding),
                            "help": JSON(check.fix ?? check.advice),
                        ]
                    })
            ], leastExitCode: wrong.map(\.cause.exitCode).max() ?? 0)
    }
}
