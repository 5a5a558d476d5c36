import MockgenModel
import Testing

@testable import MockgenCommandLine
@testable import MockgenVerbs

/// Each format as a whole: a report goes in, two texts come out.
@Suite struct ReporterTests {
    @Test func text() {
        let output = Reporter(.text).output(Sample.report)
        #expect(output.standardOutput == "wrote Mocks.swift\n")
        #expect(
            output.standardError == """
                mockgen: warning: 100% stale,\\r\\nreally: yes [stale-mocks]
                .mockgen.yml:4:19: error: 'Tee' matches no protocol [unknown-protocol]
                Sources/My App/Tea.swift:1:10: note: declared here
                help: did you mean 'Tea'?
                mockgen: for more, run 'swift package mockgen explain unknown-protocol'

                """)
    }

    @Test func textOnATerminal() {
        var reporter = Reporter(.text, sourceLine: Sample.line)
        reporter.showsSource = true
        reporter.isColored = true
        reporter.isQuiet = true
        let output = reporter.output(Report(.generate, text: "wrote", diagnostics: [Sample.error]))
        #expect(output.standardOutput == "")
        #expect(
            output.standardError.replacing("\u{1B}", with: "^") == """
                ^[1m.mockgen.yml:4:19:^[0m ^[1;31merror:^[0m 'Tee' matches no protocol [unknown-protocol]
                4 | \tprotocols: [Té, Tee]
                  | \t                ^[1;32m^^[0m
                ^[1mSources/My App/Tea.swift:1:10:^[0m ^[1;36mnote:^[0m declared here
                1 | protocol Tea {}
                  |          ^[1;32m^^[0m
                ^[1mhelp:^[0m did you mean 'Tea'?
                mockgen: for more, run 'swift package mockgen explain unknown-protocol'

                """)
    }

    /// A name of a file, or a value of the configuration, cannot move the cursor or forge a message.
    @Test(arguments: [
        ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("a\n::error::b", "a\\n::error::b"), ("a\rb", "a\\rb"), ("a\tb", "a\\tb"), ("a\0b", "a\\0b"),
        ("a\u{9B}b", "a\\u{009B}b"), ("a\u{202E}b", "a\\u{202E}b"), ("a\u{2028}b", "a\\u{2028}b"), ("Tée 🫖 日本", "Tée 🫖 日本"),
    ])
    func controlCharacters(_ name: String, _ shown: String) {
        let location = SourceLocation(path: name, line: 1, column: 2)
        let report = Report(
            .list,
            diagnostics: [
                Diagnostic(.unknownProtocol, cause: .setup, name, at: location, notes: [Diagnostic.Note(name, at: location)])
            ])
        #expect(
            Reporter(.text).output(report).standardError.hasPrefix(
                "\(shown):1:2: error: \(shown) [unknown-protocol]\n\(shown):1:2: note: \(shown)\nmockgen: for more"))
        let annotation = Reporter(.github).output(report).standardOutput
        #expect(annotation.split(separator: "\n").count == 1)
        #expect(!annotation.unicodeScalars.contains("\u{1B}"))
    }

    @Test func controlCharactersOfResults() {
        let text = "a\u{1B}[2Jb\n\tc\r\n"
        #expect(Reporter(.text).output(Report(.list, text: text)).standardOutput == "a\\u{1B}[2Jb\n\tc\\r\n")
        #expect(Reporter(.github).output(Report(.list, text: text)).standardOutput == "a\\u{1B}[2Jb\n\tc\\r\n")
        #expect(Reporter(.text).output(Report(mocks: text)).standardOutput == text)
    }

    @Test func missingFile() {
        var reporter = Reporter(.text)
        reporter.showsSource = true
        #expect(reporter.output(Sample.report) == Reporter(.text).output(Sample.report))
    }

    @Test func github() {
        var reporter = Reporter(.github, sourceLine: Sample.line)
        reporter.prefix = "apps/a,b/"
        let output = reporter.output(Sample.report)
        #expect(output.standardError == "")
        #expect(
            output.standardOutput == """
                wrote Mocks.swift
                ::warning title=mockgen [stale-mocks]::100%25 stale,\\r\\nreally: yes
                ::error file=apps/a%2Cb/.mockgen.yml,line=4,col=18,title=mockgen [unknown-protocol]::'Tee' matches no protocol%0A\
                Sources/My App/Tea.swift:1:10: note: declared here%0Ahelp: did you mean 'Tea'?

                """)
    }

    @Test func json() {
        let output = Reporter(.json).output(Sample.report)
        #expect(output.standardError == "")
        #expect(
            output.standardOutput == """
                {
                  "schemaVersion": 1,
                  "verb": "generate",
                  "exitCode": 2,
                  "diagnostics": [
                    {
                      "id": "stale-mocks",
                      "severity": "warning",
                      "message": "100% stale,\\r\\nreally: yes",
                      "help": null,
                      "location": null,
                      "notes": []
                    },
                    {
                      "id": "unknown-protocol",
                      "severity": "error",
                      "message": "'Tee' matches no protocol",
                      "help": "did you mean 'Tea'?",
                      "location": {
                        "path": ".mockgen.yml",
                        "line": 4,
                        "column": 19
                      },
                      "notes": [
                        {
                          "message": "declared here",
                          "location": {
                            "path": "Sources/My App/Tea.swift",
                            "line": 1,
                            "column": 10
                          }
                        }
                      ]
                    }
                  ],
                  "files": [
                    "Mocks.swift"
                  ]
                }

                """)
    }

    /// The name of a file can contain what a workflow would obey at the start of a line.
    @Test func namesBeginNoLine() {
        let name = "Mocks\n::error::forged\u{1B}[2J.swift"
        let location = SourceLocation(path: name, line: 1, column: 10)
        let listing = ProtocolListing(
            kind: .protocol, name: "P", module: "App", location: location, verdict: Verdict(.chosen(by: "all\n::error::"), at: location),
            mock: "PMock",
            problems: [])
        var list = ListReport()
        list.targets = [TargetListing(target: "T", output: name, protocols: [listing], isShared: false)]
        var generated = GenerateReport()
        (generated.files, generated.written) = ([name], [name])
        for report in [Report(list), Report(generated)] {
            let text = Reporter(.text).output(report).standardOutput
            #expect(text.contains("Mocks\\n::error::forged\\u{1B}[2J.swift"))
            #expect(!text.contains("\n::") && !text.contains("\u{1B}"))
        }
    }

    @Test func strictReports() {
        let warning = Report(.generate, diagnostics: [Sample.warning])
        #expect(warning.exitCode == 0)
        #expect(warning.strict.exitCode == 1)
        #expect(warning.strict.diagnostics.map(\.severity) == [.error])
        #expect(Report(.doctor, leastExitCode: 2).exitCode == 2)
        #expect(Sample.report.strict.exitCode == 2, "the worst counts")
    }
}
