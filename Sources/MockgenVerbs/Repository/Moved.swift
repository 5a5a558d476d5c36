import MockgenModel

/// Moves reports of one package into the report of a repository.
extension GenerateReport {
    mutating func add(_ part: GenerateReport, at folder: MemberFolder) {
        files += part.files.map(folder.path)
        written += part.written.map(folder.path)
        for (path, generator) in part.replaced { replaced[folder.path(path)] = generator }
        mocks += part.mocks
        pluginTargets += part.pluginTargets
        warnings = (warnings + part.warnings.moved(to: folder)).unique
    }
}

extension VerifyReport {
    mutating func add(_ part: VerifyReport, at folder: MemberFolder) {
        targets += part.targets
        mocks += part.mocks
        fresh += part.fresh.map(folder.path)
        compiled += part.compiled
        built += part.built
        needsBuildCommand = needsBuildCommand || part.needsBuildCommand
        problems += part.problems.moved(to: folder)
        diffs += part.diffs.map { FileDiff(path: folder.path($0.path), isNew: $0.isNew, hunks: $0.hunks) }
    }
}

extension ListReport {
    mutating func add(_ part: ListReport, at folder: MemberFolder) {
        targets += part.targets.map { $0.moved(to: folder) }
        problems += part.problems.moved(to: folder)
    }
}

extension ExplainReport {
    /// Merges a protocol that several packages can see into one with all its mocks.
    mutating func add(_ part: ExplainReport, at folder: MemberFolder) {
        for explanation in part.protocols.map({ $0.moved(to: folder) }) {
            if let index = protocols.firstIndex(where: { $0.isSame(as: explanation.listing) }) {
                protocols[index].uses += explanation.uses
            } else {
                protocols.append(explanation)
            }
        }
    }
}

extension DoctorReport {
    mutating func add(_ part: DoctorReport, at folder: MemberFolder) {
        checks += part.checks.map { check in
            var check = check
            check.subject = folder.relativePath.isEmpty ? check.subject : "\(folder.relativePath), \(check.subject)"
            return check
        }
    }
}

extension [Diagnostic] {
    func moved(to folder: MemberFolder) -> [Diagnostic] { map { $0.moved(to: folder) } }
}

extension Diagnostic {
    func moved(to folder: MemberFolder) -> Diagnostic {
        Diagnostic(
            id, severity, cause: cause, message, help: help, at: location?.moved(to: folder),
            notes: notes.map { Note($0.message, at: $0.location?.moved(to: folder)) })
    }
}

extension SourceLocation {
    fileprivate func moved(to folder: MemberFolder) -> SourceLocation {
        SourceLocation(path: folder.path(path), line: line, column: column)
    }
}

extension TargetListing {
    fileprivate func moved(to folder: MemberFolder) -> TargetListing {
        var copy = self
        copy.output = output.map(folder.path)
        copy.protocols = protocols.map { $0.moved(to: folder) }
        return copy
    }
}

extension ProtocolListing {
    fileprivate func moved(to folder: MemberFolder) -> ProtocolListing {
        var copy = self
        copy.location = location?.moved(to: folder)
        copy.verdict.location = verdict.location?.moved(to: folder)
        copy.problems = problems.moved(to: folder)
        copy.users = users.map(folder.path)
        return copy
    }
}

extension ProtocolExplanation {
    fileprivate func moved(to folder: MemberFolder) -> ProtocolExplanation {
        var copy = self
        for index in requirements.indices { copy.requirements[index].location = requirements[index].location?.moved(to: folder) }
        for index in uses.indices { copy.uses[index] = uses[index].moved(to: folder) }
        return copy
    }
}

extension ProtocolExplanation.Use {
    fileprivate func moved(to folder: MemberFolder) -> ProtocolExplanation.Use {
        var copy = self
        copy.output = output.map(folder.path)
        copy.listing = listing.moved(to: folder)
        copy.file = file.map(folder.path)
        for index in settings.indices { copy.settings[index].location = settings[index].location?.moved(to: folder) }
        return copy
    }
}
