import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenSyntax

/// The protocols and classes that the configuration of a target selects or mentions.
struct Selected {
    struct Candidate {
        let reference: SourceIndex.Reference
        let verdict: Verdict
        /// Whether the configuration names it exactly. Then it is an error if mockgen cannot mock it.
        let isNamed: Bool
        /// The reason why it cannot be mocked, if mockgen can tell without parsing it.
        var obstacle: Diagnostic?
        /// Whether its mock is planned even if it is not selected.
        var isDescribed = false
    }

    /// Protocols before classes, in the order of modules and files.
    var candidates: [Candidate]
    var problems: [Diagnostic]
    var warnings: [Diagnostic]

    var wanted: [Candidate] { candidates.filter { $0.obstacle == nil && ($0.verdict.isChosen || $0.isDescribed) } }

    /// Marks the candidates with these names, and adds all other declarations of the package with these names.
    mutating func addDescribed(_ names: Set<String>, in selection: inout Selection) {
        guard !names.isEmpty else { return }
        let index = selection.index
        for number in candidates.indices where !names.isDisjoint(with: index.names(of: candidates[number].reference)) {
            candidates[number].isDescribed = true
        }
        let known = Set(candidates.map(\.reference))
        let others = (index.protocols + index.classes).filter { reference in
            index.module(reference).isLocal && !known.contains(reference) && !names.isDisjoint(with: index.names(of: reference))
        }
        // Without `sources`, point at the target.
        let location = selection.target.sources?.first?.location ?? selection.target.location
        candidates += others.map { reference in
            let verdict =
                selection.isAdmitted(reference) ? selection.verdict(on: reference, selected: nil) : .outsideSources(at: location)
            return Candidate(reference: reference, verdict: verdict, isNamed: false, isDescribed: true)
        }
        for name in names where !candidates.contains(where: { index.names(of: $0.reference).contains(name) }) {
            guard case .declared(let reference) = selection.dependency(named: name) else { continue }
            let verdict = selection.verdict(on: reference, selected: nil)
            candidates.append(Candidate(reference: reference, verdict: verdict, isNamed: false, isDescribed: true))
        }
    }
}

struct Selection {
    typealias Reference = SourceIndex.Reference

    /// The index, including the interfaces of modules without sources in which a name was found.
    var index: SourceIndex
    let target: TargetConfiguration
    let admitted: Set<String>?
    let own: Module?
    private let unseen: UnseenProtocols
    private lazy var unseenProtocols = unseen.read()
    /// The names in `protocols` that match nothing.
    private var unknownNames: [String] = []
    /// The names and globs of `protocols`; empty if its value is a word.
    private let listed: PatternTable
    private let excluded: PatternTable
    lazy var protocolNames = NameTable(index.protocols, in: index)
    lazy var nestedTypeNames = NameTable(
        index.types.filter { !index.declaration($0).context.isEmpty && isAdmitted($0) }, in: index)

    init(
        index: SourceIndex, target: TargetConfiguration, admitted: Set<String>?, own: Module? = nil, unseen: UnseenProtocols = .none
    ) {
        self.unseen = unseen
        self.index = index
        self.target = target
        self.admitted = admitted
        self.own = own
        listed = if case .patterns(let patterns) = target.protocols { PatternTable(patterns) } else { PatternTable([]) }
        excluded = PatternTable(target.exclude)
    }

    /// Returns every protocol of the sources and every selected class with its verdict, and the problems in the configuration.
    mutating func selected() -> Selected {
        let protocols = index.protocols.filter(isAdmitted)
        let visible = protocols.filter { !isPrivate($0) }
        var problems: [Diagnostic] = []
        let classes = classes(&problems)
        let selected = select(from: protocols, visible: visible, hasClasses: !classes.isEmpty, &problems)
            .merging(classes.mapValues(\.verdict)) { protocols, _ in protocols }
        let dependencies = selected.keys.filter { classes[$0] == nil && !isAdmitted($0) }.sorted()
        let candidates = protocols + dependencies + classes.keys.sorted()
        problems += unmatchedExclusions(candidates: candidates)
        let judged = candidates.map { reference in
            Selected.Candidate(
                reference: reference, verdict: verdict(on: reference, selected: selected[reference]), isNamed: isNamed(reference),
                obstacle: classes[reference]?.obstacle)
        }
        let chosen = judged.filter(\.verdict.isChosen).map(\.reference)
        if chosen.isEmpty, let hidden = judged.firstNonNil(\.verdict.neededAccess) {
            problems.append(.noVisibleProtocols(in: target, needing: hidden.access, at: hidden.location))
        }
        problems += unusedOverrides(candidates: candidates, chosen: chosen)
        let unused = judged.filter { if case .notUsed = $0.verdict { true } else { false } }.map(\.reference)
        return Selected(candidates: judged, problems: problems, warnings: misspelledMocks(among: unused, besides: chosen))
    }

    private mutating func unmatchedExclusions(candidates: [Reference]) -> [Diagnostic] {
        guard !target.exclude.isEmpty else { return [] }
        let candidateNames = NameTable(candidates, in: index)
        return target.exclude.filter { pattern in
            candidateNames.references(matching: pattern.value).isEmpty && protocolNames.references(matching: pattern.value).isEmpty
        }.map { pattern in
            unknown(
                Located(pattern.value.text, at: pattern.location), key: "exclude",
                suggestion: suggestion(for: pattern.value.text, among: candidates))
        }
    }

    private mutating func unusedOverrides(candidates: [Reference], chosen: [Reference]) -> [Diagnostic] {
        guard !target.overrides.all.isEmpty else { return [] }
        let combined = Set(target.combined.map(\.name.value))
        var others: [Reference] = []
        for name in target.models + target.testable { others += declarations(named: name.value) }
        // With `used`, a test may use another mock later, so its override is not a mistake.
        let overridable = NameTable((target.protocols == .used ? candidates : chosen) + others, in: index)
        let unknown = KnownNames(unknownNames)
        return target.overrides.all.map(\.protocolName)
            .filter { !combined.contains($0.value) && overridable.references(named: $0.value).isEmpty }
            // The name in `protocols` is the cause, and its message says how to write both.
            .filter { unknown.nearest(to: $0.value) == nil }
            .map { unused($0, candidates: candidates, chosen: chosen) }
    }

    /// Whether the configuration names it exactly, or a test uses its mock.
    private func isNamed(_ reference: Reference) -> Bool {
        target.protocols == .used || listed.hasName(in: index.names(of: reference))
    }

    /// Returns the protocols that `protocols` selects, each with the verdict that gives the reason.
    private mutating func select(
        from candidates: [Reference], visible: [Reference], hasClasses: Bool, _ problems: inout [Diagnostic]
    ) -> [Reference: Verdict] {
        var chosen: [Reference: Verdict] = [:]
        switch target.protocols {
        case .all:
            if visible.isEmpty, !hasClasses { problems.append(.noProtocols(in: target)) }
            for reference in visible where !isSkipped(reference) {
                chosen[reference] = .chosen(by: target.protocols.word, at: target.protocolsLocation)
            }
        case .annotated:
            let annotated = Annotations(index: index, words: target.annotationWords)
            for reference in visible where annotated.asksForMock(reference) {
                chosen[reference] = .chosen(by: target.protocols.word, at: target.protocolsLocation)
            }
            if chosen.isEmpty, !hasClasses, problems.isEmpty { problems.append(.nothingAnnotated(in: target)) }
        case .used:
            let named = mocksInUse(among: visible)
            let used = visible.filter(named.contains) + mocksOfDependenciesInUse
            for reference in used where !isSkipped(reference) {
                chosen[reference] = .chosen(by: target.protocols.word, at: target.protocolsLocation)
            }
        case .patterns(let patterns):
            for pattern in patterns {
                let declared = protocolNames.references(matching: pattern.value).filter(isAdmitted)
                var matching = declared.filter { !isPrivate($0) }
                matching += protocols(ofModuleIn: pattern.value, hasMatches: !matching.isEmpty)
                if matching.isEmpty, types(selectedBy: pattern.value).isEmpty {
                    matching = dependencies(named: pattern, key: "protocols", hidden: declared.first, sources: candidates, &problems)
                }
                // A name selects a protocol even if it has the annotation 'skip'. A glob does not.
                for reference in matching where chosen[reference] == nil && !(pattern.value.isGlob && isSkipped(reference)) {
                    chosen[reference] = .chosen(by: pattern.value.text, at: pattern.location)
                }
            }
        }
        return chosen
    }

    /// Returns the protocol of another module that a name means, or reports a name or glob that matches nothing in the sources.
    /// - Parameter hidden: the first private protocol that the pattern matches.
    private mutating func dependencies(
        named pattern: Located<Pattern>, key: String, hidden: Reference?, sources: [Reference], _ problems: inout [Diagnostic]
    ) -> [Reference] {
        if let hidden {
            problems.append(.privateProtocol(pattern, declaredAt: index.location(hidden)))
            return []
        }
        let name = Located(pattern.value.text, at: pattern.location)
        switch pattern.value.isGlob ? .unknown : dependency(named: name.value) {
        case .declared(let reference): return [reference]
        case .ambiguous(let references): problems.append(.ambiguousProtocol(name, key: key, among: references, in: index))
        case .hidden(let reference) where index.module(reference).isLocal:
            problems.append(.privateProtocol(pattern, declaredAt: index.location(reference)))
        case .hidden(let reference): problems.append(.notPublic(name, key: key, reference, in: index))
        case .unknown:
            let classes = index.classes.filter { isAdmitted($0) && !isPrivate($0) }
            let near = sources.filter { !isPrivate($0) } + (pattern.value.isGlob ? [] : classes)
            let suggestion = suggestion(for: name.value, among: near) ?? suggestion(for: name.value, among: dependencies(like: name.value))
            problems.append(unknown(name, key: key, suggestion: suggestion))
        }
        return []
    }

    func verdict(on reference: Reference, selected: Verdict?) -> Verdict {
        if isPrivate(reference) { return .isPrivate }
        if let pattern = excluded.first(matchingAnyOf: index.names(of: reference)) {
            return .excluded(by: pattern.value.text, at: pattern.location)
        }
        if let selected {
            let own = index.access(reference)
            let access = index.settings(for: reference, in: target).access
            return own >= access.value.access || isNamed(reference)
                ? selected : .lessVisible(own, than: access.value.access, at: access.location)
        }
        if isSkipped(reference) { return .skipped }
        return switch target.protocols {
        case .annotated: .notAnnotated(at: target.protocolsLocation)
        case .used: .notUsed(at: target.protocolsLocation)
        case .all, .patterns: .notListed(at: target.protocolsLocation)
        }
    }

    private func isSkipped(_ reference: Reference) -> Bool { index.declaration(reference).marks.contains(.skip) }

    private func unused(_ name: Located<String>, candidates: [Reference], chosen: [Reference]) -> Diagnostic {
        if let mock = target.combined.first(where: { $0.protocols.contains { $0.value == name.value } }) {
            return .unusedOverride(name, ofPartOf: mock.name.value)
        }
        // If a protocol has exactly this name but is not selected, the name is not misspelled.
        let isKnown = candidates.contains { hasName($0, name.value) }
        return .unusedOverride(name, suggestion: isKnown ? nil : suggestion(for: name.value, among: chosen))
    }

    func isAdmitted(_ reference: Reference) -> Bool {
        admitted?.contains(index.file(reference).text.path) ?? index.module(reference).isLocal
    }

    func isPrivate(_ reference: Reference) -> Bool { index.access(reference) <= .fileprivate }

    mutating func protocols(of combined: CombinedMock, _ problems: inout [Diagnostic]) -> [Reference] {
        let sources = index.protocols.filter { isAdmitted($0) && !isPrivate($0) }
        var found: [Reference] = []
        for name in combined.protocols {
            let named = protocolNames.references(named: name.value).filter { isAdmitted($0) && !isPrivate($0) }
            switch named.count > 1 ? .ambiguous(named) : named.first.map(DependencyName.declared) ?? dependency(named: name.value) {
            case .declared(let reference): found.append(reference)
            case .ambiguous(let references):
                problems.append(.ambiguousProtocol(name, key: "combined", among: references, in: index))
            case .hidden(let reference) where !index.module(reference).isLocal:
                problems.append(.notPublic(name, key: "combined", reference, in: index))
            case .hidden, .unknown:
                let suggestion =
                    suggestion(for: name.value, among: sources) ?? suggestion(for: name.value, among: dependencies(like: name.value))
                problems.append(unknown(name, key: "combined", suggestion: suggestion))
            }
        }
        return found
    }

    private mutating func unknown(_ name: Located<String>, key: String, suggestion: String?) -> Diagnostic {
        if key == "protocols" { unknownNames.append(name.value) }
        if key != "exclude", let found = unseenProtocols[name.value] {
            return .unseenProtocol(name, key: key, found, from: target.name, areConfigured: unseen.areConfigured)
        }
        return .unknownProtocol(name, key: key, suggestion: suggestion, in: target)
    }

    func hasName(_ reference: Reference, _ name: String) -> Bool { index.names(of: reference).contains(name) }

    /// Returns a suggestion in the same form as the name: `Outer.P` for `Outr.P`.
    private func suggestion(for name: String, among references: [Reference]) -> String? {
        let isDotted = name.contains(".")
        let short = references.map { index.declaration($0).name }
        return nearest(to: name, among: references.flatMap { index.names(of: $0) }.filter { $0.contains(".") == isDotted })
            ?? nearest(to: name, among: short) ?? short.only(extending: name)
    }
}

extension [String] {
    /// The only name that begins or ends with another one. The protocol was probably renamed.
    fileprivate func only(extending name: String) -> String? {
        let longer = Set(filter { name.count > 3 && ($0.hasPrefix(name) || $0.hasSuffix(name)) })
        return longer.count == 1 ? longer.first : nil
    }
}

extension Verdict {
    fileprivate var neededAccess: (access: Access, location: SourceLocation?)? {
        if case .lessVisible(_, let access, let location) = self { (access, location) } else { nil }
    }
}

extension Diagnostic {
    fileprivate static func unknownProtocol(
        _ name: Located<String>, key: String, suggestion: String?, in target: TargetConfiguration
    ) -> Diagnostic {
        let place = target.sources == nil ? "'\(target.name)' depends on its module" : "'sources' has its file"
        return Diagnostic(
            .unknownProtocol, cause: .setup, "'\(name.value)' in '\(key)' matches no protocol of the sources",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? "if the protocol was removed, remove it from '\(key)'; otherwise check the spelling, and that \(place)",
            at: name.location)
    }

    fileprivate static func unseenProtocol(
        _ name: Located<String>, key: String, _ found: UnseenProtocols.Found, from target: String, areConfigured: Bool
    ) -> Diagnostic {
        let place = areConfigured ? "'modules' of '\(target)'" : "dependencies of '\(target)' in Package.swift"
        return Diagnostic(
            .unknownProtocol, cause: .setup,
            "'\(name.value)' in '\(key)' is declared in '\(found.module)', which '\(target)' does not depend on",
            help: "add '\(found.module)' to the \(place), or remove '\(name.value)' from '\(key)'", at: name.location,
            notes: [.init("declared here", at: found.location)])
    }

    fileprivate static func privateProtocol(_ pattern: Located<Pattern>, declaredAt location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .privateProtocol, cause: .setup, "'\(pattern.value.text)' matches only a private protocol, which no mock can conform to",
            help: "make the protocol internal, or remove its name from 'protocols'", at: pattern.location,
            notes: [.init("declared here", at: location)])
    }

    fileprivate static func noProtocols(in target: TargetConfiguration) -> Diagnostic {
        Diagnostic(
            .noProtocols, cause: .setup, "the sources of target '\(target.name)' declare no protocol",
            help: "name the folders to read with 'sources', for example: sources: [Sources/App]", at: target.location)
    }

    fileprivate static func noVisibleProtocols(in target: TargetConfiguration, needing access: Access, at location: SourceLocation?)
        -> Diagnostic
    {
        Diagnostic(
            .noProtocols, cause: .setup,
            "no protocol in the sources of target '\(target.name)' is as visible as its mock would be: \(access.rawValue)",
            help: "declare one \(access.rawValue), or write access: internal", at: location ?? target.location)
    }

    fileprivate static func nothingAnnotated(in target: TargetConfiguration) -> Diagnostic {
        Diagnostic(
            .nothingAnnotated, cause: .setup, "no protocol in the sources of target '\(target.name)' is annotated",
            help: "write '// mockgen: mock' on the line above a protocol, or list the protocols by name", at: target.location)
    }

    fileprivate static func unusedOverride(_ name: Located<String>, ofPartOf mock: String) -> Diagnostic {
        Diagnostic(
            .unusedOverride, cause: .setup, "the override for '\(name.value)' has no effect: the protocol is a part of the mock '\(mock)'",
            help: "write the override for '\(mock)'", at: name.location)
    }

    fileprivate static func unusedOverride(_ name: Located<String>, suggestion: String?) -> Diagnostic {
        Diagnostic(
            .unusedOverride, cause: .setup, "the override for '\(name.value)' has no effect: no such protocol is mocked for this target",
            help: suggestion.map { "did you mean '\($0)'?" } ?? "add '\(name.value)' to 'protocols', or delete the override",
            at: name.location)
    }
}
