import MockgenConsole
package import MockgenModel
import MockgenVerbs

extension Report {
    package init(_ report: GenerateReport, of verb: Verb = .generate) {
        var lines = report.written.map { path in
            report.replaced[path].map { "replaced \(path), which \($0.rawValue) had generated" } ?? "wrote \(path)"
        }
        let upToDate = report.files.count - report.written.count
        if upToDate > 0 { lines.append("\(counted(upToDate, "file")) up to date") }
        lines += report.pluginTargets.map { "\($0): the plugin generates the mocks at build time (no 'output')" }
        self.init(
            verb, text: lines.printableText,
            json: [
                "files": .list(
                    report.files.map { ["path": .text($0), "state": .text(report.written.contains($0) ? "written" : "fresh")] }),
                "replaced": .list(report.replaced.keys.sorted().map(JSON.text)),
                "mocks": .number(report.mocks),
                "pluginTargets": .list(report.pluginTargets.map(JSON.text)),
            ],
            diagnostics: report.warnings)
    }

    /// `generate --stdout`
    package init(mocks text: String, warnings: [Diagnostic] = []) {
        self.init(.generate, text: text, json: ["text": .text(text)], diagnostics: warnings)
        isCode = true
    }
}
