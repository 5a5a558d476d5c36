import MockgenConsole
import MockgenModel
package import MockgenVerbs

extension Report {
    package init(_ report: InitReport) {
        let manifest = report.manifestChanges.flatMap { ["add to \($0.location) in \($0.manifest):", "    \($0.line)"] }
        let further = manifest + report.notes
        let text =
            report.isWritten
            ? (["wrote \(report.path)"] + further).printableText
            // As comments, so that the output stays a valid configuration.
            : report.text + (further.isEmpty ? "" : "\n" + further.map { "# \($0)" }.printableText)
        self.init(
            .initialize, text: text,
            json: [
                "path": .text(report.path), "isWritten": .bool(report.isWritten), "text": .text(report.text),
                "manifestChanges": .list(
                    report.manifestChanges.map { ["manifest": .text($0.manifest), "place": .text($0.location), "line": .text($0.line)] }),
                "notes": .list(report.notes.map(JSON.text)),
            ])
    }
}
