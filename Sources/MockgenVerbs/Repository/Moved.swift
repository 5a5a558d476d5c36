import MockgenModel

/// Moves reports of one package into the report of a repository.
extension GenerateReport {
    mutating func add(_ part: GenerateReport, at place: MemberPlace) {
        files += part.files.map(place.path)
        written += part.written.map(place.path)
        mocks += part.mocks
        pluginTargets += part.pluginTargets
        warnings = (warnings + part.warnings.moved(to: place)).unique
    }
}

extension VerifyReport {
    mutating func add(_ part: VerifyReport, at place: MemberPlace) {
        targets += part.targets
        mocks += part.mocks
        fresh += part.fresh.map(place.path)
        compiled += part.compiled
        built += part.built
        needsBuildCommand = needsBuildCommand || part.needsBuildCommand
        problems += part.problems.moved(to: place)
        diffs += part.diffs.map { FileDiff(path: place.path($0.path), isNew: $0.isNew, hunks: $0.hunks) }
    }
}

extension ListReport {
    mutating func add(_ part: ListReport, at place: MemberPlace) {
        targets += part.targets.map { $0.moved(to: place) }
        problems += part.problems.moved(to: place)
    }
}

extension ExplainReport {
    /// Merges a protocol that several packages can see into one with all its mocks.
    mutating func add(_ part: ExplainReport, at place: MemberPlace) {
        for explanation in part.protocols.map({ $0.moved(to: place) }) {
            if let index = protocols.firstIndex(where: { $0.isSame(as: explanation) }) {
                protocols[index].uses += explanation.uses
            } else {
                protocols.append(explanation)
            }
        }
    }
}

extension DoctorReport {
    mutating func add(_ part: DoctorReport, at place: MemberPlace) {
        checks += part.checks.map { check in
            var check = check
            check.subject = place.folder.isEmpty ? check.subject : "\(place.folder), \(check.subject)"
            return check
        }
    }
}

extension [Diagnostic] {
    func moved(to place: MemberPlace) -> [Diagnostic] { map { $0.moved(to: place) } }
}

extension Diagnostic {
    func moved(to place: MemberPlace) -> Diagnostic {
        Diagnostic(
            id, severity, cause: cause, message, help: help, at: location?.moved(to: place),
            notes: notes.map { Note($0.message, at: $0.location?.moved(to: place)) })
    }
}

extension SourceLocation {
    fileprivate func moved(to place: MemberPlace) -> SourceLocation {
        SourceLocation(path: place.path(path), line: line, column: column)
    }
}

extension TargetListing {
    fileprivate func moved(to place: MemberPlace) -> TargetListing {
        var copy = self
        copy.output = output.map(place.path)
        copy.protocols = protocols.map { $0.moved(to: place) }
        return copy
    }
}

extension ProtocolListing {
    fileprivate func moved(to place: MemberPlace) -> ProtocolListing {
        var copy = self
        copy.location = location?.moved(to: place)
        copy.verdict = verdict.moved(to: place)
        copy.problems = problems.moved(to: place)
        return copy
    }
}

extension Verdict {
    fileprivate func moved(to place: MemberPlace) -> Verdict {
        switch self {
        case .chosen(let text, let location): .chosen(by: text, at: location.moved(to: place))
        case .excluded(let text, let location): .excluded(by: text, at: location.moved(to: place))
        case .notListed(let location): .notListed(at: location.moved(to: place))
        case .notAnnotated(let location): .notAnnotated(at: location.moved(to: place))
        case .notUsed(let location): .notUsed(at: location.moved(to: place))
        case .outsideSources(let location): .outsideSources(at: location.moved(to: place))
        case .lessVisible(let own, let least, let location): .lessVisible(own, than: least, at: location?.moved(to: place))
        case .skipped, .isPrivate, .notCompiled: self
        }
    }
}

extension ProtocolExplanation {
    fileprivate func moved(to place: MemberPlace) -> ProtocolExplanation {
        var copy = self
        copy.location = location?.moved(to: place)
        for index in requirements.indices { copy.requirements[index].location = requirements[index].location?.moved(to: place) }
        for index in uses.indices { copy.uses[index] = uses[index].moved(to: place) }
        return copy
    }
}

extension ProtocolExplanation.Use {
    fileprivate func moved(to place: MemberPlace) -> ProtocolExplanation.Use {
        var copy = self
        copy.output = output.map(place.path)
        copy.listing = listing.moved(to: place)
        copy.file = file.map(place.path)
        for index in settings.indices { copy.settings[index].location = settings[index].location?.moved(to: place) }
        return copy
    }
}
