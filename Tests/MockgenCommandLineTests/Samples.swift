import MockgenCommandLine
import MockgenModel
import MockgenVerbs

enum Sample {
    static let error = Diagnostic(
        .unknownProtocol, cause: .setup, "'Tee' matches no protocol", help: "did you mean 'Tea'?",
        at: SourceLocation(path: ".mockgen.yml", line: 4, column: 19),
        notes: [Diagnostic.Note("declared here", at: SourceLocation(path: "Sources/My App/Tea.swift", line: 1, column: 10))])
    static let warning = Diagnostic(.staleMocks, .warning, cause: .code, "100% stale,\r\nreally: yes", at: nil)

    static let report = Report(
        .generate, text: "wrote Mocks.swift\n", json: ["files": ["Mocks.swift"]], diagnostics: [error, warning])

    static let lines = [
        ".mockgen.yml": ["", "", "", "\tprotocols: [Té, Tee]"],
        "Sources/My App/Tea.swift": ["protocol Tea {}"],
    ]

    @Sendable static func line(at location: SourceLocation) -> String? {
        guard let lines = lines[location.path], location.line <= lines.count else { return nil }
        return lines[location.line - 1]
    }
}
