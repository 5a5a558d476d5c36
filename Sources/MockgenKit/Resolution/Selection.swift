import MockgenConfig
import MockgenModel
import MockgenSyntax

/// Chooses the protocols that a target's configuration asks for.
struct Selection {
    typealias Reference = SourceIndex.Reference

    let index: SourceIndex
    let target: TargetConfiguration
    /// The files that `sources` admits; nil for all.
    let admitted: Set<String>?

    /// The chosen protocols in the order of modules and files.
    func protocols() throws(Diagnostics) -> [Reference] {
        let candidates = index.protocols.filter { reference in
            admitted?.contains(index.file(reference).text.path) ?? index.module(reference).isLocal
        }
        let visible = candidates.filter { !isPrivate($0) }
        var problems: [Diagnostic] = []
        var chosen = select(from: candidates, visible: visible, &problems)
        chosen = exclude(from: chosen, candidates: candidates, &problems)
        for override in target.overrides where !chosen.contains(where: { isNamed($0, override.protocolName.value) }) {
            problems.append(.unusedOverride(override.protocolName, suggestion: suggestion(for: override.protocolName.value, among: chosen)))
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return chosen
    }

    private func select(from candidates: [Reference], visible: [Reference], _ problems: inout [Diagnostic]) -> [Reference] {
        switch target.protocols {
        case .all:
            if visible.isEmpty { problems.append(.noProtocols(in: target)) }
            return visible.filter { !index.declaration($0).marks.contains(.skip) }
        case .annotated:
            let annotated = Annotations(index: index)
            let marked = visible.filter { annotated.asksForMock($0) }
            if marked.isEmpty { problems.append(.nothingAnnotated(in: target)) }
            return marked
        case .patterns(let patterns):
            var chosen: Set<Reference> = []
            for pattern in patterns {
                let matching = visible.filter { matches($0, pattern.value) }
                chosen.formUnion(matching)
                guard matching.isEmpty else { continue }
                if let hidden = candidates.first(where: { matches($0, pattern.value) }) {
                    problems.append(.privateProtocol(pattern, declaredAt: index.location(hidden)))
                } else {
                    problems.append(.unmatched(pattern, key: "protocols", suggestion: suggestion(for: pattern.value.text, among: visible)))
                }
            }
            return visible.filter(chosen.contains)
        }
    }

    private func exclude(from chosen: [Reference], candidates: [Reference], _ problems: inout [Diagnostic]) -> [Reference] {
        for pattern in target.exclude where !candidates.contains(where: { matches($0, pattern.value) }) {
            problems.append(.unmatched(pattern, key: "exclude", suggestion: suggestion(for: pattern.value.text, among: candidates)))
        }
        return chosen.filter { reference in !target.exclude.contains { matches(reference, $0.value) } }
    }

    private func isPrivate(_ reference: Reference) -> Bool {
        (index.declaration(reference).access ?? .internal) <= .fileprivate
    }

    /// By its own name, by its name with those around it, or with its module in front.
    private func matches(_ reference: Reference, _ pattern: Pattern) -> Bool {
        let declaration = index.declaration(reference)
        return pattern.matches(declaration.name) || pattern.matches(declaration.qualifiedName)
            || pattern.matches("\(index.module(reference).name).\(declaration.qualifiedName)")
    }

    private func isNamed(_ reference: Reference, _ name: String) -> Bool {
        let declaration = index.declaration(reference)
        return [declaration.name, declaration.qualifiedName, "\(index.module(reference).name).\(declaration.qualifiedName)"].contains(name)
    }

    private func suggestion(for name: String, among references: [Reference]) -> String? {
        nearest(to: name, among: references.map { index.declaration($0).name })
    }
}

/// Which protocols ask for a mock by a comment, a marked extension or a marker protocol, themselves or through an ancestor.
struct Annotations {
    private let index: SourceIndex
    private let markedExtensions: Set<String>
    private let parents: [String: Set<String>]
    private static let marker = "AutoMockable"

    init(index: SourceIndex) {
        self.index = index
        var marked: Set<String> = []
        var parents: [String: Set<String>] = [:]
        for file in index.files.joined() {
            for declaration in file.outline.declarations where declaration.kind == .protocol {
                parents[declaration.name, default: []].formUnion(declaration.inherited)
            }
            for found in file.outline.extensions {
                guard let name = found.extended.last else { continue }
                if found.marks.contains(.mock) { marked.insert(name) }
                parents[name, default: []].formUnion(found.inherited)
            }
        }
        markedExtensions = marked
        self.parents = parents
    }

    func asksForMock(_ reference: SourceIndex.Reference) -> Bool {
        let declaration = index.declaration(reference)
        guard !declaration.marks.contains(.skip), declaration.name != Annotations.marker else { return false }
        return declaration.marks.contains(.mock) || markedExtensions.contains(declaration.name) || inheritsMarker(declaration.name)
    }

    private func inheritsMarker(_ name: String) -> Bool {
        var seen: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            let found = parents[next] ?? []
            if found.contains(Annotations.marker) { return true }
            open += found
        }
        return false
    }
}

extension Diagnostic {
    fileprivate static func unmatched(_ pattern: Located<Pattern>, key: String, suggestion: String?) -> Diagnostic {
        Diagnostic(
            "unknown-protocol", cause: .setup, "'\(pattern.value.text)' in '\(key)' matches no protocol of the sources",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? "check the spelling, and that 'sources' has the file that declares it",
            at: pattern.location)
    }

    fileprivate static func privateProtocol(_ pattern: Located<Pattern>, declaredAt location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "private-protocol", cause: .setup, "'\(pattern.value.text)' matches only a private protocol, which no mock can conform to",
            help: "make the protocol internal, or take its name out of 'protocols'", at: pattern.location,
            notes: [.init("declared here", at: location)])
    }

    fileprivate static func noProtocols(in target: TargetConfiguration) -> Diagnostic {
        Diagnostic(
            "no-protocols", cause: .setup, "the sources of target '\(target.name)' declare no protocol",
            help: "name the folders to read with 'sources', for example: sources: [Sources/App]", at: target.location)
    }

    fileprivate static func nothingAnnotated(in target: TargetConfiguration) -> Diagnostic {
        Diagnostic(
            "nothing-annotated", cause: .setup, "no protocol in the sources of target '\(target.name)' asks for a mock",
            help: "write '// mockgen: mock' on the line above a protocol, or list the protocols by name", at: target.location)
    }

    fileprivate static func unusedOverride(_ name: Located<String>, suggestion: String?) -> Diagnostic {
        Diagnostic(
            "unused-override", cause: .setup, "the override for '\(name.value)' has no effect: no such protocol is mocked for this target",
            help: suggestion.map { "did you mean '\($0)'?" } ?? "add '\(name.value)' to 'protocols', or delete the override",
            at: name.location)
    }
}
