import MockgenModel
package import MockgenVerbs

extension Report {
    package init(_ report: MutateReport) {
        let verdicts = TestedAnswer.Verdict.allCases.map { verdict in (verdict, report.answers.filter { $0.verdict ?? .untried == verdict })
        }
        self.init(
            .mutate, text: report.text(verdicts),
            json: [
                "answers": .list(report.answers.map(\.json)),
                "excluded": .list(report.excluded.map { ["test": .text($0.test), "reason": .text($0.reason)] }),
                "isInterrupted": .bool(report.isInterrupted), "runs": .number(report.runs),
                "milliseconds": .number(Int(report.time / .milliseconds(1))),
            ] + .object(verdicts.map { ($0.0.rawValue, .number($0.1.count)) }),
            diagnostics: report.problems, leastExitCode: report.awaitsBuild ? VerifyReport.exitCodeBeforeBuild : 0)
    }
}

extension MutateReport {
    fileprivate func text(_ verdicts: [(verdict: TestedAnswer.Verdict, answers: [TestedAnswer])]) -> String {
        guard !answers.isEmpty || !excluded.isEmpty else {
            return
                "No answer to try. mockgen sees those of mocks of the style 'stub' in test targets that depend on the product MockgenSupport;\n"
                + "with '--since', those in lines or tests that have changed.\n"
        }
        let counts = verdicts.filter { !$0.answers.isEmpty }.map { "\($0.answers.count) \($0.verdict.rawValue)" }.joined(separator: ", ")
        var lines = ["\(counted(answers.count, "answer")): \(counts) (\(counted(runs, "run")) of tests, \(Int(time / .seconds(1))) s)"]
        if isInterrupted { lines.append("The run was interrupted.") }
        for (verdict, answers) in verdicts where !answers.isEmpty && ![.noticed, .unnoticed, .untried].contains(verdict) {
            lines += ["", "\(verdict.rawValue):"] + answers.map { "  \($0.location.path):\($0.location.line): '\($0.member)'" }
        }
        if !excluded.isEmpty { lines += ["", "Tests whose answers were not tried:"] + excluded.map { "  \($0.test): \($0.reason)" } }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension TestedAnswer {
    fileprivate var json: JSON {
        [
            "location": location.json, "member": .text(member), "answer": .text(usual), "verdict": .text((verdict ?? .untried).rawValue),
            "unnoticed": .list(unnoticed.map(JSON.text)), "uses": .number(uses), "tests": .list(tests.map { .text($0.withoutPlace) }),
        ]
    }
}
