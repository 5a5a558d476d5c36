package import MockgenModel

extension Report {
    package init(_ report: ExplainReport) {
        self.init(
            .explain, text: report.protocols.map(\.text).joined(separator: "\n"),
            json: [("protocols", .list(report.protocols.map(\.json)))])
    }

    package init(_ page: DiagnosticPage) {
        self.init(
            .explain, text: "\(page.id)\n\n\(page.text)\n",
            json: [
                (
                    "diagnostic",
                    [
                        "id": .text(page.id), "meaning": .text(page.meaning), "example": .text(page.example),
                        "remedy": .text(page.remedy),
                    ]
                )
            ])
    }
}

extension ProtocolExplanation {
    fileprivate var text: String {
        var lines = [
            "\(kind.rawValue) \(name), \(access.rawValue), module \(module)",
            "  \(location.map { "\($0)" } ?? "in the interface of \(module)")",
        ]
        lines += ["", kind == .class ? "Members" : "Requirements"]
        if requirements.isEmpty { lines.append("  none that could be read") }
        lines += aligned(
            requirements.map { [$0.title, $0.origin.map { "from \($0)" } ?? "its own", $0.location.map { "\($0)" } ?? ""] }, indentation: 2)
        for use in uses { lines += [""] + use.lines }
        return lines.map { $0 + "\n" }.joined()
    }

    fileprivate var json: JSON {
        [
            "kind": .text(kind.rawValue),
            "name": .text(name),
            "module": .text(module),
            "access": .text(access.rawValue),
            "location": location?.json ?? .null,
            "requirements": .list(
                requirements.map { ["title": .text($0.title), "origin": JSON($0.origin), "location": $0.location?.json ?? .null] }),
            "targets": .list(uses.map(\.json)),
        ]
    }
}

extension ProtocolExplanation.Use {
    fileprivate var lines: [String] {
        guard listing.mock != nil else {
            return ["In \(target): no mock", "  \(listing.reason)"]
                + listing.refusals.map { "  \($0.location.map { "\($0): " } ?? "")\($0.message) [\($0.id)]" }
        }
        var rows = [["mock", listing.mock ?? "", listing.reason]]
        rows.append(["file", output ?? "made by the plugin when the target is built", ""])
        rows += settings.map { [$0.key, $0.value, $0.location.map { "set at \($0)" } ?? "built in"] }
        return ["In \(target)"] + aligned(rows, indentation: 2).map(\.withoutTrailingSpaces)
    }

    fileprivate var json: JSON {
        [
            "target": .text(target),
            "output": JSON(output),
            "protocol": listing.json,
            "settings": .list(
                settings.map { ["key": .text($0.key), "value": .text($0.value), "setAt": $0.location?.json ?? .null] }),
        ]
    }
}

extension String {
    fileprivate var withoutTrailingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
