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
        var part = part
        for index in part.targets.indices { part.targets[index].move(to: folder) }
        targets += part.targets
        problems += part.problems.moved(to: folder)
    }
}

extension ExplainReport {
    /// Merges a protocol that several packages can see into one with all its mocks.
    mutating func add(_ part: ExplainReport, at folder: MemberFolder) {
        names.formUnion(part.names)
        for var explanation in part.protocols {
            explanation.move(to: folder)
            add(explanation)
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

    fileprivate mutating func move(to folder: MemberFolder) { self = moved(to: folder) }
}

extension TargetListing {
    fileprivate mutating func move(to folder: MemberFolder) {
        output = output.map(folder.path)
        for index in protocols.indices { protocols[index].move(to: folder) }
    }
}

extension ProtocolListing {
    fileprivate mutating func move(to folder: MemberFolder) {
        location?.move(to: folder)
        verdict.location?.move(to: folder)
        problems = problems.moved(to: folder)
        users = users.map(folder.path)
    }
}

extension ProtocolExplanation {
    fileprivate mutating func move(to folder: MemberFolder) {
        for index in requirements.indices { requirements[index].location?.move(to: folder) }
        for index in uses.indices { uses[index].move(to: folder) }
    }
}

extension ProtocolExplanation.Use {
    fileprivate mutating func move(to folder: MemberFolder) {
        output = output.map(folder.path)
        listing.move(to: folder)
        file = file.map(folder.path)
        for index in settings.indices { settings[index].location?.move(to: folder) }
    }
}
