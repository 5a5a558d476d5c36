import MockgenModel
import MockgenVerbs

/// Returns the JSON document of a run. Increase `schemaVersion` if a key is removed or changes its meaning, but not for a new key.
func jsonDocument(_ report: Report) -> JSON {
    [
        "schemaVersion": .number(1),
        "verb": .text(report.verb.rawValue),
        "exitCode": .number(Int(report.exitCode)),
        "diagnostics": .list(report.diagnostics.map(\.json)),
    ] + report.json
}

extension Diagnostic {
    var json: JSON {
        [
            "id": .text(id.rawValue),
            "severity": .text(severity.rawValue),
            "message": .text(message),
            "help": JSON(help),
            "location": location?.json ?? .null,
            "notes": .list(notes.map { ["message": .text($0.message), "location": $0.location?.json ?? .null] }),
        ]
    }
}

extension SourceLocation {
    var json: JSON { ["path": .text(path), "line": .number(line), "column": .number(column)] }
}
