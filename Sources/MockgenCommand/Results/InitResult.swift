package import MockgenModel

extension Report {
    package init(_ report: InitReport) {
        let manifest = report.manifestLines.isEmpty ? [] : ["add to Package.swift:"] + report.manifestLines.map { "    \($0)" }
        let text =
            report.isWritten
            ? (["wrote \(report.path)"] + manifest).map { $0 + "\n" }.joined()
            // As comments, so that what is printed is a configuration.
            : report.text + (manifest.isEmpty ? "" : "\n" + manifest.map { "# \($0)\n" }.joined())
        self.init(
            .initialize, text: text,
            json: [
                ("path", .text(report.path)), ("isWritten", .bool(report.isWritten)), ("text", .text(report.text)),
                ("manifestLines", .list(report.manifestLines.map(JSON.text))),
            ])
    }
}
