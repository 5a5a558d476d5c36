import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Chooses the protocols and classes that a target's configuration asks for.
struct Selection {
    typealias Reference = SourceIndex.Reference

    let index: SourceIndex
    let target: TargetConfiguration
    /// The files that `sources` admits; nil for all.
    let admitted: Set<String>?

    /// What is chosen, protocols before classes, in the order of modules and files.
    func protocols() throws(Diagnostics) -> [Reference] {
        let candidates = index.protocols.filter(isAdmitted)
        let visible = candidates.filter { !isPrivate($0) }
        var problems: [Diagnostic] = []
        let classes = classes(&problems)
        var chosen = select(from: candidates, visible: visible, classes: classes, &problems) + classes
        chosen = exclude(from: chosen, candidates: candidates + classes, &problems)
        for override in target.overrides where !chosen.contains(where: { isNamed($0, override.protocolName.value) }) {
            problems.append(unused(override.protocolName, candidates: candidates, chosen: chosen))
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return chosen
    }

    private func select(
        from candidates: [Reference], visible: [Reference], classes: [Reference], _ problems: inout [Diagnostic]
    ) -> [Reference] {
        switch target.protocols {
        case .all:
            if visible.isEmpty, classes.isEmpty { problems.append(.noProtocols(in: target)) }
            return visible.filter { !index.declaration($0).marks.contains(.skip) }
        case .annotated:
            let annotated = Annotations(index: index)
            let marked = visible.filter { annotated.asksForMock($0) }
            if marked.isEmpty, classes.isEmpty, problems.isEmpty { problems.append(.nothingAnnotated(in: target)) }
            return marked
        case .patterns(let patterns):
            var chosen: Set<Reference> = []
            for pattern in patterns {
                let matching = visible.filter { matches($0, pattern.value) }
                // Who names a protocol means it; who writes a glob means those that do not ask to be left out.
                chosen.formUnion(pattern.value.isGlob ? matching.filter { !index.declaration($0).marks.contains(.skip) } : matching)
                guard matching.isEmpty, types(named: pattern.value).isEmpty else { continue }
                if let hidden = candidates.first(where: { matches($0, pattern.value) }) {
                    problems.append(.privateProtocol(pattern, declaredAt: index.location(hidden)))
                } else {
                    let classes = index.classes.filter { index.declaration($0).context.isEmpty && isAdmitted($0) && !isPrivate($0) }
                    let suggestion = suggestion(for: pattern.value.text, among: visible + (pattern.value.isGlob ? [] : classes))
                    problems.append(.unmatched(pattern, key: "protocols", suggestion: suggestion))
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

    private func unused(_ name: Located<String>, candidates: [Reference], chosen: [Reference]) -> Diagnostic {
        // The name of a protocol that is there, but not chosen, is no misspelling of another one.
        let isKnown = candidates.contains { isNamed($0, name.value) }
        return .unusedOverride(name, suggestion: isKnown ? nil : suggestion(for: name.value, among: chosen))
    }

    func isAdmitted(_ reference: Reference) -> Bool {
        admitted?.contains(index.file(reference).text.path) ?? index.module(reference).isLocal
    }

    func isPrivate(_ reference: Reference) -> Bool { index.access(reference) <= .fileprivate }

    func matches(_ reference: Reference, _ pattern: Pattern) -> Bool { names(of: reference).contains(where: pattern.matches) }

    private func isNamed(_ reference: Reference, _ name: String) -> Bool { names(of: reference).contains(name) }

    /// Its own name, the one with those around it, and the one with its module in front.
    private func names(of reference: Reference) -> [String] {
        let declaration = index.declaration(reference)
        return [declaration.name, declaration.qualifiedName, "\(index.module(reference).name).\(declaration.qualifiedName)"]
    }

    /// A name as long as the one that was written: `Outer.P` for `Outr.P`.
    private func suggestion(for name: String, among references: [Reference]) -> String? {
        let isDotted = name.contains(".")
        return nearest(to: name, among: references.flatMap { names(of: $0) }.filter { $0.contains(".") == isDotted })
            ?? nearest(to: name, among: references.map { index.declaration($0).name })
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
