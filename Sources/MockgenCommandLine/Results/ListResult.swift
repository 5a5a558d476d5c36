import MockgenConsole
import MockgenModel
package import MockgenVerbs

extension Report {
    /// - Parameter isOnlyUnused: whether to show only the targets with unused mocks, and only these mocks.
    package init(_ report: ListReport, isOnlyUnused: Bool = false) {
        var targets = report.targets
        if isOnlyUnused {
            for index in targets.indices { targets[index].protocols.removeAll { $0.mock == nil || $0.isUsed } }
            targets.removeAll(where: \.protocols.isEmpty)
        }
        self.init(
            .list,
            text: isOnlyUnused && targets.isEmpty
                ? "no unused mocks\n" : targets.map { $0.text(isOnlyUnused: isOnlyUnused) }.joined(separator: "\n"),
            json: ["targets": .list(targets.map(\.json))], diagnostics: report.problems)
    }
}

extension TargetListing {
    fileprivate func text(isOnlyUnused: Bool) -> String {
        let title = isOnlyUnused ? "\(counted(protocols.count, "unused mock")), \(origin)" : summary
        return (["\(target): \(title)"] + table + noteOnUnused(namesMocks: !isOnlyUnused)).printableText
    }

    private var table: [String] {
        let rows =
            [["NAME", "MOCK", "DECLARED AT", "WHY"]] + protocols.map { [$0.shownName, $0.mock ?? "-", $0.shownLocation, $0.reason] }
        return aligned(rows, indentation: 2)
    }

    /// `2 mocks, in Tests/ShopTests/Mocks.swift`
    var summary: String {
        "\(counted(protocols.filter { $0.mock != nil }.count, "mock")), \(origin)"
            + (hasUsedMembers ? ", with the members that its source files mention" : "")
    }

    private var origin: String { output.map { "in \($0)" } ?? (isGenerated ? "generated at build time" : "not generated") }

    private func noteOnUnused(namesMocks: Bool) -> [String] {
        let unused = protocols.filter { !$0.isUsed }.compactMap(\.mock)
        guard !unused.isEmpty else { return [] }
        let shown = unused.prefix(5).joined(separator: ", ") + (unused.count > 5 ? " and \(unused.count - 5) more" : "")
        // 'used' reads only the sources of the target itself.
        let help = isShared ? [] : ["'protocols: used' generates only the mocks that the target's sources name"]
        let parts = (namesMocks ? ["unused: \(shown)"] : []) + help
        return parts.isEmpty ? [] : ["  " + parts.joined(separator: ". ")]
    }

    fileprivate var json: JSON {
        [
            "target": .text(target), "output": JSON(output), "members": .text(hasUsedMembers ? "used" : "all"),
            "protocols": .list(protocols.map(\.json)),
        ]
    }
}

extension ProtocolListing {
    var reason: String {
        guard problems.isEmpty else { return "cannot be mocked: " + ids(problems).joined(separator: ", ") }
        return verdict.parts.description + (verdict.location.map { ", \($0)" } ?? "") + noteOnInherited
    }

    private var noteOnInherited: String {
        InheritedMember.Reason.allCases.map { reason in
            let members = notOverridden.filter { $0.reason == reason }
            return members.isEmpty ? "" : "; without \(members.map { "'\($0.name)'" }.joined(separator: ", ")): \(reason.rawValue)"
        }.joined()
    }

    fileprivate var shownLocation: String { location.map { "\($0)" } ?? "module \(module)" }

    fileprivate var shownName: String { kind == .class ? "class \(name)" : name }

    var json: JSON {
        let (status, pattern, _) = verdict.parts
        return [
            "kind": .text(kind.rawValue),
            "name": .text(name),
            "module": .text(module),
            "location": location?.json ?? .null,
            "status": .text(problems.isEmpty ? status : "unsupported"),
            "mock": JSON(mock),
            "by": JSON(pattern),
            "setAt": verdict.location?.json ?? .null,
            "problems": .list(ids(problems).map(JSON.text)),
            "notOverridden": .list(notOverridden.map(\.name).map(JSON.text)),
            "used": .bool(isUsed),
        ]
    }
}

private func ids(_ diagnostics: [Diagnostic]) -> [String] { Set(diagnostics.map(\.id.rawValue)).sorted() }

extension Verdict {
    fileprivate var parts: (status: String, by: String?, description: String) {
        switch reason {
        case .chosen(let pattern): ("mocked", pattern, "selected by '\(pattern)'")
        case .excluded(let pattern): ("excluded", pattern, "excluded by '\(pattern)'")
        case .notListed: ("notListed", nil, "not listed in 'protocols'")
        case .notAnnotated(let annotation): ("notAnnotated", nil, "not annotated with '\(annotation)'")
        case .notUsed: ("notUsed", nil, "no source of the target uses its mock")
        case .skipped: ("skipped", nil, "annotated with '// mockgen: skip'")
        case .isPrivate: ("private", nil, "private")
        case .outsideSources: ("outsideSources", nil, "its file is not in 'sources'")
        case .notCompiled(let condition): ("notCompiled", nil, "not compiled: '#if \(condition)' does not hold")
        case .lessVisible(let own, let mocks):
            ("lessVisible", nil, "\(own.rawValue), but the mocks are \(mocks.rawValue)")
        }
    }
}
