import MockgenModel
import MockgenVerbs

extension Reporter {
    /// Returns a document in SARIF 2.1.0, the format of code scanning services.
    func sarifDocument(_ report: Report) -> JSON {
        let ids = Set(report.diagnostics.map(\.id)).sorted()
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": [
                        "driver": [
                            "name": "mockgen", "version": .text(mockgenVersion), "rules": .list(ids.map(rule)),
                        ]
                    ],
                    "columnKind": "unicodeCodePoints",
                    "originalUriBaseIds": ["%SRCROOT%": ["description": ["text": "The root of the repository."]]],
                    "invocations": [
                        ["executionSuccessful": .bool(report.exitCode == 0), "exitCode": .number(Int(report.exitCode))]
                    ],
                    "results": .list(report.diagnostics.map { result($0, ruleIndex: ids.firstIndex(of: $0.id) ?? -1) }),
                ]
            ],
        ]
    }

    private func rule(_ id: Diagnostic.ID) -> JSON {
        let page = DiagnosticPage.named(id.rawValue)
        return ["id": .text(id.rawValue)]
            + (page.map { ["fullDescription": ["text": .text($0.meaning)], "help": ["text": .text($0.text)]] } ?? [:])
    }

    private func result(_ diagnostic: Diagnostic, ruleIndex: Int) -> JSON {
        let related = diagnostic.notes.compactMap { note in
            note.location.map { location -> JSON in ["physicalLocation": physical(location), "message": ["text": .text(note.message)]] }
        }
        return [
            "ruleId": .text(diagnostic.id.rawValue),
            "ruleIndex": .number(ruleIndex),
            "level": .text(diagnostic.severity.rawValue),
            "message": ["text": .text(diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? ""))],
            "locations": .list(diagnostic.location.map { [["physicalLocation": physical($0)]] } ?? []),
        ] + (related.isEmpty ? [:] : ["relatedLocations": .list(related)])
    }

    private func physical(_ location: SourceLocation) -> JSON {
        let artifact: JSON =
            location.path.hasPrefix("/")
            ? ["uri": .text("file://" + location.path.asURI)]
            : ["uri": .text((prefix + location.path).asURI), "uriBaseId": "%SRCROOT%"]
        return [
            "artifactLocation": artifact,
            "region": [
                "startLine": .number(location.line), "startColumn": .number(location.characterColumn(in: sourceLine(location))),
            ],
        ]
    }
}

extension String {
    fileprivate var asURI: String {
        percentEncoding { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "/", "-", ".", "_", "~", "+": false
            default: true
            }
        }
    }
}
