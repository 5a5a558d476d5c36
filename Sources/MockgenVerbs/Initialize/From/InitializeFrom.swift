import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

extension Workspace {
    /// The workspace with the new configuration, even if a configuration above the package applies now.
    var ownWorkspace: Workspace {
        var copy = self
        copy.project = Project(root: root, configurationPath: newConfigurationPath)
        return copy
    }

    var notesAboutOldFiles: [String] {
        // A package in a folder below has a configuration of its own.
        let paths = OldFile.paths(below: root).filter { FileOwner(of: $0.inFolder(root), in: root) == .own }
        guard !paths.isEmpty else { return [] }
        return [
            "to take over the settings of \(quotedList(paths, "and")), delete '\(newConfigurationPath.fileName)' and run "
                + "'\(OldFile.command(for: paths))'"
        ]
    }

    /// - Parameter paths: the files and folders with the settings of other generators, relative to the current folder.
    func proposal(from paths: [String]) async throws(Diagnostics) -> InitReport {
        var problems: [Diagnostic] = []
        var files: [OldFile] = []
        for path in paths.map({ $0.inFolder(Disk.currentFolder).normalizedPath }).unique {
            do throws(Diagnostics) {
                files += try OldFile.all(at: path, root: root, base: configurationPath.parentFolder)
            } catch {
                problems += error.all
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        let (candidates, layout) = try candidates(for: files)
        var proposal = OldProposal(files, root: root, base: configurationPath.parentFolder, hasPackage: layout == nil)
        try proposal.addTargets(among: candidates)
        try await complete(&proposal, in: layout)
        let needingPlugin = proposal.targets.filter { $0.output == nil }.map(\.name)
        return InitReport(
            path: configurationPath.relative(to: root), text: text(of: proposal, layout),
            manifestChanges: layout == nil ? changes(of: try manifest(), for: needingPlugin) : [],
            notes: (layout?.notes ?? []) + proposal.notes + (try nextSteps(after: proposal, in: layout)))
    }

    /// Returns the targets that can compile the mocks, and the layout of the project if they are not those of the package.
    private func candidates(for files: [OldFile]) throws(Diagnostics) -> (targets: [ProjectPart], layout: ProjectLayout?) {
        if isOfPackage {
            let targets = [ProjectPart](of: try manifest(), in: root)
            let outputs = files.flatMap { file in file.entries.compactMap { $0.output.flatMap { file.paths.absolute($0.value) } } }
            // A package beside an app can have tests, too.
            let areInProject = hasProjectFile && outputs.contains { targets.owner(ofPath: $0.relative(to: root)) == nil }
            guard areInProject else { return (targets, nil) }
        }
        let layout = projectLayout
        return (layout.tests + layout.modules, layout)
    }

    /// Adds the facts that only the sources tell: which old sources matter, and which protocols the old generators exclude.
    private func complete(_ proposal: inout OldProposal, in layout: ProjectLayout?) async throws(Diagnostics) {
        let draft = try configuration(of: proposal, layout)
        let package = layout == nil ? try await discover() : try await discover(for: [], of: draft)
        for (number, target) in draft.targets.enumerated() {
            proposal.selectSources(ofTarget: number, in: try scope(of: target, in: package))
        }
        for (number, target) in draft.targets.enumerated() where !proposal.targets[number].sources.isEmpty {
            // Without `sources`, an app that generates from its own sources also sees the protocols of its dependencies.
            let scope = try scope(of: target, in: package)
            guard !scope.isTest else { continue }
            proposal.dropSources(ofTarget: number, ifEnoughFor: try await plan(of: try await sources(of: scope, in: draft)))
        }
        let completed = try configuration(of: proposal, layout)
        for (number, target) in completed.targets.enumerated() {
            let scope = try scope(of: target, in: package)
            let plan = try await plan(of: try await sources(of: scope, in: completed))
            proposal.exclude(protocolsOfTarget: number, plan, own: scope.own)
        }
    }

    private func text(of proposal: OldProposal, _ layout: ProjectLayout?) -> String {
        ConfigurationText(modules: layout?.listed ?? [], targets: proposal.targets, settings: proposal.settings).text
    }

    /// Reads the proposal. If mockgen rejects it, the cause is a value of an old file.
    private func configuration(of proposal: OldProposal, _ layout: ProjectLayout?) throws(Diagnostics) -> Configuration {
        do throws(Diagnostics) {
            return try readConfiguration(Array(text(of: proposal, layout).utf8), path: configurationPath.relative(to: root))
        } catch {
            let location = proposal.files[0].entries[0].location
            throw Diagnostics(
                error.all.map { problem in
                    .cannotImport(
                        "mockgen cannot use a value of this file: \(problem.message)", help: problem.help ?? "change this value",
                        at: location)
                })
        }
    }

    private func nextSteps(after proposal: OldProposal, in layout: ProjectLayout?) throws(Diagnostics) -> [String] {
        let outputs = proposal.targets.compactMap(\.output).map { $0.inFolder(configurationPath.parentFolder).normalizedPath }
        // 'generate --replace' replaces the others.
        let deleted = proposal.oldFiles.filter { file in
            let path = file.path.inFolder(root).normalizedPath
            return Disk.exists(path) && !(outputs.contains(path) && isGenerated(path))
        }
        var steps = deleted.map(\.tool).unique.map { tool in
            let paths = deleted.filter { $0.tool == tool }.map(\.path).unique
            return "delete \(quotedList(paths, "and")): \(tool.rawValue) wrote the old mocks there"
        }
        steps += firstStep(for: try configuration(of: proposal, layout), in: layout)
        steps += proposal.files.filter { !proposal.unfinished.contains($0.path) }.flatMap(\.nextSteps).unique
        return steps.map { "next: \($0)" }
    }
}
