import MockgenConsole
package import MockgenModel
package import MockgenVerbs

/// The results and problems of a run, for every format.
package struct Report: Sendable {
    var verb: Verb
    /// The result for people; can be empty.
    package var text: String
    /// The result for programs: additional keys of the JSON document.
    var json: JSON
    package var diagnostics: [Diagnostic]
    /// Whether the text is Swift for another program, so every character counts.
    var isCode = false
    /// The lowest exit code of the run. Diagnostics can only raise it.
    package var leastExitCode: Int32

    package init(
        _ verb: Verb, text: String = "", json: JSON = [:], diagnostics: [Diagnostic] = [], leastExitCode: Int32 = 0
    ) {
        self.verb = verb
        self.text = text
        self.json = json
        self.diagnostics = diagnostics.inOrder
        self.leastExitCode = leastExitCode
    }

    package var exitCode: Int32 { max(leastExitCode, diagnostics.exitCode) }

    /// The result for people, without control characters.
    var printableText: String { isCode ? text : text.printableText }

    /// The report with warnings as errors.
    package var strict: Report {
        var copy = self
        copy.diagnostics = diagnostics.map(\.asError)
        return copy
    }
}
