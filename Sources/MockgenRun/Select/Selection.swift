import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenSyntax

/// The protocols and classes that the configuration of a target selects or mentions.
struct Selected {
    /// Protocols before classes, in the order of modules and files, then the mocks under `combined`.
    let entries: [TargetPlan.Entry]
    let problems: [Diagnostic]
}

struct Selection {
    typealias Reference = SourceIndex.Reference

    let index: SourceIndex
    let target: TargetConfiguration
    let admitted: Set<String>?
    let own: Module?
    let unseen: UnseenProtocols
    /// The names and globs of `protocols`; empty if its value is a word.
    private let listed: PatternTable
    private let excluded: PatternTable
    private let annotation: String
    let protocolNames: NameTable

    init(
        index: SourceIndex, target: TargetConfiguration, admitted: Set<String>?, own: Module? = nil, unseen: UnseenProtocols = .none
    ) {
        (self.index, self.target, self.admitted, self.own, self.unseen) = (index, target, admitted, own, unseen)
        listed = if case .patterns(let patterns) = target.protocols { PatternTable(patterns) } else { PatternTable([]) }
        excluded = PatternTable(target.exclude)
        annotation = target.protocols == .annotated ? index.usualAnnotation(of: target) : ""
        protocolNames = NameTable(index.protocols, in: index)
    }

    /// Returns every protocol of the sources and every selected class with its verdict, and the problems in the configuration.
    /// - Parameter names: names of protocols and classes to describe even if the configuration does not select them.
    func selected(describing names: Set<String> = []) -> Selected {
        var problems: [Diagnostic] = []
        let protocols = index.protocols.filter(isAdmitted)
        let taken = take(from: protocols, &problems)
        let others = taken.keys.sorted()
        let known = protocols + others.filter { !isAdmitted($0) } + others.filter { index.declaration($0).kind != .protocol }
        let described = described(names, besides: known)
        var entries = (known + described).map { entry($0, taken: taken[$0], describing: names) }
        let chosen = entries.filter(\.verdict.isChosen).map(\.reference)
        problems += unmatchedExclusions(candidates: known) + contradictions(in: entries, taken: taken)
        if chosen.isEmpty, let problem = entries.firstNonNil({ Diagnostic.noVisibleProtocols(in: target, $0.verdict) }) {
            problems.append(problem)
        }
        problems += unusedOverrides(candidates: known, chosen: chosen, taken: taken)
        for mock in target.combined { entries += [combined(mock, &problems)].compactMap(\.self) }
        return Selected(entries: entries, problems: problems)
    }

    private func entry(_ reference: Reference, taken: Verdict?, describing names: Set<String>) -> TargetPlan.Entry {
        let verdict = verdict(on: reference, taken: taken)
        let isClass = taken != nil && index.declaration(reference).kind != .protocol
        let obstacle = isClass ? index.obstacle(toMockOf: reference, at: index.location(reference)) : nil
        return TargetPlan.Entry(
            references: [reference], verdict: verdict, isNamed: isNamed(reference),
            isDescribed: obstacle == nil && !names.isEmpty && !names.isDisjoint(with: index.names(of: reference)),
            problems: verdict.isChosen ? [obstacle].compactMap(\.self) : [])
    }

    /// Returns the other protocols and classes with these names: those of the package, or else a protocol of another module.
    private func described(_ names: Set<String>, besides known: [Reference]) -> [Reference] {
        guard !names.isEmpty else { return [] }
        let known = Set(known)
        let others = (index.protocols + index.classes).filter { reference in
            index.module(reference).isLocal && !known.contains(reference) && !names.isDisjoint(with: index.names(of: reference))
        }
        let found = (known + others).reduce(into: Set<String>()) { $0.formUnion(index.names(of: $1)) }
        return others
            + names.subtracting(found).compactMap { if case .declared(let reference) = dependency(named: $0) { reference } else { nil } }
    }

    private func unmatchedExclusions(candidates: [Reference]) -> [Diagnostic] {
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

    /// Returns a problem for each name in `protocols` of which `exclude` leaves no protocol.
    private func contradictions(in entries: [TargetPlan.Entry], taken: [Reference: Verdict]) -> [Diagnostic] {
        guard !target.exclude.isEmpty, case .patterns(let patterns) = target.protocols else { return [] }
        let selected = Dictionary(grouping: entries.filter { taken[$0.reference] != nil }) { taken[$0.reference]?.location }
        return patterns.filter { !$0.value.isGlob }.compactMap { name in
            guard let entries = selected[name.location], !entries.contains(where: \.verdict.isChosen),
                let verdict = entries.first?.verdict, case .excluded(let pattern) = verdict.reason
            else { return nil }
            return Diagnostic(
                .contradiction, cause: .setup, "'\(name.value.text)' is in 'protocols', and '\(pattern)' in 'exclude' excludes it",
                help: "remove one of them", at: name.location, notes: [.init("it is excluded here", at: verdict.location)])
        }
    }

    private func unusedOverrides(candidates: [Reference], chosen: [Reference], taken: [Reference: Verdict]) -> [Diagnostic] {
        guard !target.overrides.all.isEmpty else { return [] }
        let combined = Set(target.combined.map(\.name.value))
        var others: [Reference] = []
        for name in target.models + target.testable { others += declarations(named: name.value) }
        // With `used`, a test may use another mock later, so its override is not a mistake.
        let overridable = NameTable((target.protocols == .used ? candidates : chosen) + others, in: index)
        let found = Set(taken.values.compactMap(\.location))
        let unknown = KnownNames(listed.patterns.filter { !found.contains($0.location) }.map(\.value.text))
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

    private func verdict(on reference: Reference, taken: Verdict?) -> Verdict {
        if taken == nil, index.module(reference).isLocal, !isAdmitted(reference) {
            // Without `sources`, point at the target.
            return Verdict(.outsideSources, at: target.sources?.first?.location ?? target.location)
        }
        if isPrivate(reference) { return Verdict(.isPrivate) }
        if let pattern = excluded.first(matchingAnyOf: index.names(of: reference)) {
            return Verdict(.excluded(by: pattern.value.text), at: pattern.location)
        }
        if let taken {
            let own = index.access(reference)
            let access = index.settings(for: reference, in: target).access
            return own >= access.value.access || isNamed(reference)
                ? taken : Verdict(.lessVisible(own, than: access.value.access), at: access.location)
        }
        if isSkipped(reference) { return Verdict(.skipped) }
        let reason: Verdict.Reason =
            switch target.protocols {
            case .annotated: .notAnnotated(with: annotation)
            case .used: .notUsed
            case .all, .patterns: .notListed
            }
        return Verdict(reason, at: target.protocolsLocation)
    }

    func isSkipped(_ reference: Reference) -> Bool { index.declaration(reference).marks.contains(.skip) }

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

    /// Whether it is in the sources and visible to mocks.
    func isVisible(_ reference: Reference) -> Bool { isAdmitted(reference) && !isPrivate(reference) }

    func hasName(_ reference: Reference, _ name: String) -> Bool { index.names(of: reference).contains(name) }

    /// Returns a suggestion in the same form as the name: `Outer.P` for `Outr.P`. Without a similar name, the name can be that of a mock.
    func suggestion(for name: String, among references: [Reference]) -> String? {
        let isDotted = name.contains(".")
        let short = references.map { index.declaration($0).name }
        return nearest(to: name, among: references.flatMap { index.names(of: $0) }.filter { $0.contains(".") == isDotted })
            ?? nearest(to: name, among: short) ?? short.only(extending: name)
            ?? references.first { index.mockName(of: $0, in: target) == name }.map { index.declaration($0).name }
    }
}

extension [String] {
    /// The only name that begins or ends with another one. The protocol was probably renamed.
    fileprivate func only(extending name: String) -> String? {
        let longer = Set(filter { name.count > 3 && ($0.hasPrefix(name) || $0.hasSuffix(name)) })
        return longer.count == 1 ? longer.first : nil
    }
}

extension Diagnostic {
    /// Nil if a protocol has no mock for another reason.
    fileprivate static func noVisibleProtocols(in target: TargetConfiguration, _ verdict: Verdict) -> Diagnostic? {
        guard case .lessVisible(_, let access) = verdict.reason else { return nil }
        return Diagnostic(
            .noProtocols, cause: .setup,
            "no protocol in the sources of target '\(target.name)' is as visible as its mock would be: \(access.rawValue)",
            help: "declare one \(access.rawValue), or write access: internal", at: verdict.location ?? target.location)
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
