package import MockgenModel

/// Turns a report into what is written on standard output and standard error.
package struct Reporter: Sendable {
    package struct Output: Hashable, Sendable {
        package var standardOutput = ""
        package var standardError = ""

        package init(standardOutput: String = "") { self.standardOutput = standardOutput }
    }

    /// Never `auto`.
    package var format: Format
    /// Colours, for text.
    package var isColored = false
    /// Problems only, for text.
    package var isQuiet = false
    /// Shows the source below a message, for text.
    package var showsSource = false
    /// The folder of the package in the repository, with a `/` behind it: that is what a workflow's paths are relative to.
    package var prefix = ""
    /// The text of a line, without its end; nil if nobody knows it any more.
    package var sourceLine: @Sendable (SourceLocation) -> String?

    /// For formats that explain each kind of message.
    package var pages = DiagnosticPages(ofRules: [])

    package init(_ format: Format, sourceLine: @escaping @Sendable (SourceLocation) -> String? = { _ in nil }) {
        self.format = format
        self.sourceLine = sourceLine
    }

    package func output(_ report: Report) -> Output {
        var output = Output()
        switch format {
        case .auto, .text:
            if !isQuiet { output.standardOutput = report.text }
            let text = TextFormat(isColored: isColored, sourceLine: { showsSource ? sourceLine($0) : nil })
            output.standardError = report.diagnostics.map { text.text($0) }.joined()
        case .github:
            if !isQuiet { output.standardOutput = report.text }
            let github = GitHubFormat(prefix: prefix, sourceLine: sourceLine)
            output.standardOutput += report.diagnostics.map { github.annotation($0) }.joined()
        case .json: output.standardOutput = "\(jsonDocument(report))\n"
        case .sarif: output.standardOutput = "\(SARIFFormat(prefix: prefix, pages: pages, sourceLine: sourceLine).document(report))\n"
        }
        return output
    }
}

extension SourceLocation {
    /// Columns are counted in bytes; other formats count characters.
    func characterColumn(in line: String?) -> Int {
        guard let line else { return column }
        return String(decoding: line.utf8.prefix(column - 1), as: UTF8.self).unicodeScalars.count + 1
    }
}
