import MockgenConsole
package import MockgenModel

/// Turns a report into the texts for standard output and standard error.
package struct Reporter: Sendable {
    package struct Output: Hashable, Sendable {
        package var standardOutput = ""
        package var standardError = ""
    }

    /// Never `auto`.
    package var format: Format
    package var isColored = false
    package var isQuiet = false
    package var showsSource = false
    /// The folder of the package in the repository, with a trailing `/`. Paths in a workflow are relative to the repository.
    package var prefix = ""
    /// Returns a line without its line break, or nil if the file cannot be read.
    package var sourceLine: @Sendable (SourceLocation) -> String?

    package init(_ format: Format, sourceLine: @escaping @Sendable (SourceLocation) -> String? = { _ in nil }) {
        self.format = format
        self.sourceLine = sourceLine
    }

    package func output(_ report: Report) -> Output {
        var output = Output()
        switch format {
        case .auto, .text:
            if !isQuiet { output.standardOutput = report.printableText }
            let format = TextFormat(isColored: isColored, sourceLine: { showsSource ? sourceLine($0) : nil })
            output.standardError = report.diagnostics.textWithReference(format)
        case .github:
            if !isQuiet { output.standardOutput = report.printableText }
            output.standardOutput += report.diagnostics.text(annotation)
        case .json: output.standardOutput = "\(jsonDocument(report))\n"
        case .sarif: output.standardOutput = "\(sarifDocument(report))\n"
        }
        return output
    }
}

extension SourceLocation {
    /// mockgen counts columns in bytes, but other formats count characters.
    func characterColumn(in line: String?) -> Int {
        guard let line else { return column }
        return String(decoding: line.utf8.prefix(column - 1), as: UTF8.self).unicodeScalars.count + 1
    }
}

extension String {
    /// Replaces characters by their bytes in hexadecimal digits, such as `%2C`.
    func percentEncoding(where isEncoded: (Unicode.Scalar) -> Bool) -> String {
        // This compares scalars, because CR LF is one character.
        unicodeScalars.map { scalar in
            guard isEncoded(scalar) else { return String(scalar) }
            return scalar.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        }.joined()
    }
}
