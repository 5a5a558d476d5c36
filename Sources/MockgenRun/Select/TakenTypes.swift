import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenSyntax

extension Selection {
    /// Returns the protocols and classes that `protocols` selects, each with the line that selects it.
    /// - Parameter protocols: the protocols of the sources.
    func take(from protocols: [Reference], _ problems: inout [Diagnostic]) -> [Reference: Verdict] {
        if case .patterns(let patterns) = target.protocols { return take(by: patterns, &problems) }
        let annotations = Annotations(index: index, words: target.annotationWords)
        // A word selects only the classes that have an annotation.
        let classes = annotations.classes.filter(isVisible)
        let visible = protocols.filter { !isPrivate($0) }
        var taken = visible.filter { !isSkipped($0) } + classes
        if target.protocols == .all, visible.isEmpty, classes.isEmpty { problems.append(.noProtocols(in: target)) }
        if target.protocols == .annotated {
            taken = visible.filter(annotations.asksForMock) + classes
            if taken.isEmpty { problems.append(.nothingAnnotated(in: target)) }
        }
        if target.protocols == .used { taken = Array(mocksInUse(among: taken + mockableProtocolsOfDependencies)) }
        let verdict = Verdict(.chosen(by: target.protocols.word), at: target.protocolsLocation)
        return Dictionary(taken.map { ($0, verdict) }) { first, _ in first }
    }

    private func take(by patterns: [Located<Pattern>], _ problems: inout [Diagnostic]) -> [Reference: Verdict] {
        var taken: [Reference: Verdict] = [:]
        for pattern in patterns {
            // A name selects a protocol even if it has the annotation 'skip'. A glob does not.
            for reference in references(matching: pattern, &problems)
            where taken[reference] == nil && !(pattern.value.isGlob && isSkipped(reference)) {
                taken[reference] = Verdict(.chosen(by: pattern.value.text), at: pattern.location)
            }
        }
        return taken
    }

    private func references(matching pattern: Located<Pattern>, _ problems: inout [Diagnostic]) -> [Reference] {
        let declared = protocolNames.references(matching: pattern.value).filter(isAdmitted)
        let visible = declared.filter { !isPrivate($0) }
        let types = types(selectedBy: pattern.value)
        if !types.isEmpty {
            let obstacle = types.firstNonNil { index.obstacle(toMockOf: $0, at: pattern.location) }
            if let problem = visible.isEmpty ? obstacle : .ambiguous(pattern, among: visible + types, in: index) {
                problems.append(problem)
                return visible
            }
            return types
        }
        let matching = visible + protocols(ofModuleIn: pattern.value, hasMatches: !visible.isEmpty)
        guard matching.isEmpty else { return matching }
        let name = Located(pattern.value.text, at: pattern.location)
        if let hidden = declared.first {
            problems.append(.privateProtocol(name, declaredAt: index.location(hidden)))
            return []
        }
        return dependency(named: name, key: "protocols", isGlob: pattern.value.isGlob, &problems).map { [$0] } ?? []
    }

    /// Returns nil if it has no protocols, which is reported.
    func combined(_ mock: CombinedMock, _ problems: inout [Diagnostic]) -> TargetPlan.Entry? {
        let protocols = mock.protocols.compactMap { protocolOfCombined(named: $0, &problems) }
        guard !protocols.isEmpty else { return nil }
        let verdict = Verdict(.chosen(by: mock.name.value), at: mock.name.location)
        return TargetPlan.Entry(references: protocols, combinedName: mock.name.value, verdict: verdict, isNamed: true)
    }

    private func protocolOfCombined(named name: Located<String>, _ problems: inout [Diagnostic]) -> Reference? {
        let named = protocolNames.references(named: name.value).filter(isVisible)
        guard named.count > 1 else { return named.first ?? dependency(named: name, key: "combined", &problems) }
        problems.append(.ambiguousProtocol(name, key: "combined", among: named, in: index))
        return nil
    }

    /// Returns the protocol of another module that a name means, or reports a name or glob that matches nothing.
    private func dependency(
        named name: Located<String>, key: String, isGlob: Bool = false, _ problems: inout [Diagnostic]
    ) -> Reference? {
        switch isGlob ? .unknown : dependency(named: name.value) {
        case .declared(let reference): return reference
        case .ambiguous(let references): problems.append(.ambiguousProtocol(name, key: key, among: references, in: index))
        case .hidden(let reference) where !index.module(reference).isLocal:
            problems.append(.notPublic(name, key: key, reference, in: index))
        case .hidden(let reference) where key == "protocols":
            problems.append(.privateProtocol(name, declaredAt: index.location(reference)))
        case .hidden, .unknown:
            let near = (index.protocols + (key == "protocols" && !isGlob ? index.classes : [])).filter(isVisible)
            let suggestion = suggestion(for: name.value, among: near) ?? suggestion(for: name.value, among: dependencies(like: name.value))
            problems.append(unknown(name, key: key, suggestion: suggestion))
        }
        return nil
    }

    func unknown(_ name: Located<String>, key: String, suggestion: String?) -> Diagnostic {
        if key != "exclude", let found = unseen.found[name.value] {
            return .unseenProtocol(name, key: key, found, from: target.name, areConfigured: unseen.areConfigured)
        }
        let isAlone = if key == "protocols", case .patterns(let patterns) = target.protocols { patterns.count == 1 } else { false }
        let word = isAlone ? nearest(to: name.value, among: ProtocolSelection.words) : nil
        let isWord = isAlone && name.value.first?.isLowercase == true
        return .unknownProtocol(name, key: key, suggestion: suggestion ?? word, isWord: isWord, in: target)
    }

    /// Returns the types that a name in `protocols` means. `Service` means the class `Outer.Service` only if the sources have no other type
    /// or protocol with this name.
    func types(selectedBy pattern: Pattern) -> [Reference] {
        let named = types(named: pattern)
        guard named.isEmpty, !pattern.isGlob, protocolNames.references(named: pattern.text).isEmpty else { return named }
        return nestedTypes(named: pattern).filter { index.declaration($0).kind == .class }
    }

    /// Returns the classes, actors, structures and enumerations with this full name: `Outer.Service`, `App.Outer.Service`.
    func types(named pattern: Pattern) -> [Reference] {
        guard !pattern.isGlob else { return [] }
        let pieces = pattern.text.split(separator: ".", maxSplits: 1).map(String.init)
        let inModule = pieces.count == 2 ? index.declarations(named: pieces[1]).filter { index.module($0).name == pieces[0] } : []
        return (index.declarations(named: pattern.text) + inModule).filter { reference in
            let kind = index.declaration(reference).kind
            return kind != .protocol && kind != .alias && isAdmitted(reference)
        }
    }

    /// Returns the types with this last name. Private types count only if there are no others.
    func nestedTypes(named pattern: Pattern) -> [Reference] {
        let name = pattern.text.split(separator: ".").last.map(String.init)
        let named = index.types.filter { reference in
            let declaration = index.declaration(reference)
            return declaration.name == name && !declaration.context.isEmpty && isAdmitted(reference) && hasName(reference, pattern.text)
        }
        let visible = named.filter { !isPrivate($0) }
        return visible.isEmpty ? named : visible
    }
}

extension SourceIndex {
    /// Returns the reason why a mock cannot inherit from a type, if mockgen can tell without parsing it.
    func obstacle(toMockOf reference: Reference, at location: SourceLocation) -> Diagnostic? {
        classRules.firstProblem(in: SelectedType(reference, in: self, at: location))
    }
}

extension Diagnostic {
    fileprivate static func unknownProtocol(
        _ name: Located<String>, key: String, suggestion: String?, isWord: Bool, in target: TargetConfiguration
    ) -> Diagnostic {
        let words = isWord ? "write the names of protocols, or \(quotedList(ProtocolSelection.words, "or"))" : nil
        let place = target.sources == nil ? "'\(target.name)' depends on its module" : "'sources' has its file"
        return Diagnostic(
            .unknownProtocol, cause: .setup, "'\(name.value)' in '\(key)' matches no protocol of the sources",
            help: suggestion.map { "did you mean '\($0)'?" } ?? words
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

    fileprivate static func privateProtocol(_ name: Located<String>, declaredAt location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .privateProtocol, cause: .setup, "'\(name.value)' matches only a private protocol, which no mock can conform to",
            help: "make the protocol internal, or remove its name from 'protocols'", at: name.location,
            notes: [.init("declared here", at: location)])
    }

    fileprivate static func noProtocols(in target: TargetConfiguration) -> Diagnostic {
        Diagnostic(
            .noProtocols, cause: .setup, "the sources of target '\(target.name)' declare no protocol",
            help: "name the folders to read with 'sources', for example: sources: [Sources/App]", at: target.location)
    }

    fileprivate static func nothingAnnotated(in target: TargetConfiguration) -> Diagnostic {
        Diagnostic(
            .nothingAnnotated, cause: .setup, "no protocol in the sources of target '\(target.name)' is annotated",
            help: "write '// mockgen: mock' on the line above a protocol, or list the protocols by name", at: target.location)
    }

    fileprivate static func ambiguous(
        _ pattern: Located<Pattern>, among references: [SourceIndex.Reference], in index: SourceIndex
    ) -> Diagnostic {
        func name(_ reference: SourceIndex.Reference) -> String {
            "\(index.module(reference).name).\(index.declaration(reference).qualifiedName)"
        }
        return Diagnostic(
            .ambiguousName, cause: .setup, "'\(pattern.value.text)' in 'protocols' names a protocol and another type",
            help: "write the full name: \(references.map(name).joined(separator: " or "))", at: pattern.location,
            notes: references.map { .init("\(index.declaration($0).kind.noun)", at: index.location($0)) })
    }
}
