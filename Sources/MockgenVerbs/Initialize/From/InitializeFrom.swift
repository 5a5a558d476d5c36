import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRender
import MockgenRun

extension Workspace {
    /// The workspace with the new configuration, even if a configuration above the package applies now.
    var ownWorkspace: Workspace {
        guard isOneOfSeveral else { return self }
        return Workspace(
            packagePath: root, configurationPath: newConfigurationPath, packageFile: packageFile,
            scratchPath: hasOwnScratchPath ? buildFolder.path : nil, observer: observer)
    }

    var notesAboutOldFiles: [String] {
        [".sourcery.yml", "Cuckoofile.toml", "Cuckoofile"].filter { Disk.exists($0.inFolder(root)) }.map { name in
            "to take over the settings of '\(name)', delete '\(newConfigurationPath.fileName)' and run "
                + "'\(ShellCommand.mockgen("init --from \(name)"))'"
        }
    }

    /// - Parameter file: the path of its configuration or script, relative to the current folder.
    func proposal(from file: String) async throws(Diagnostics) -> InitReport {
        let file = file.inFolder(Disk.currentFolder).normalizedPath
        let old = try OldConfiguration(at: file, root: root)
        let layout = hasPackage ? nil : ProjectLayout(ofFolder: root)
        let candidates = if let layout { MockTargets(of: layout) } else { MockTargets(of: try manifest(), packageAt: root) }
        let paths = OldPaths(of: old, at: file, root: root, base: configurationPath.parentFolder)
        var proposal = OldProposal(old, paths, hasPackage: hasPackage)
        try proposal.addTargets(among: candidates)
        try await complete(&proposal, in: layout)
        let text = text(of: proposal, layout)
        var report = InitReport(path: configurationPath.relative(to: root), text: text)
        report.notes = (layout?.notes ?? []) + proposal.notes + nextSteps(after: old, proposal, in: layout)
        if hasPackage {
            let manifest = try manifest()
            report.manifestChanges = changes(
                of: manifest, for: proposal.targets.map(\.name).filter { !manifest.targetsWithPlugin.contains($0) })
        }
        return report
    }

    /// Adds the facts that only the sources tell: which old sources matter, and which protocols the old generator excludes.
    private func complete(_ proposal: inout OldProposal, in layout: ProjectLayout?) async throws(Diagnostics) {
        let draft = try configuration(of: proposal, layout)
        let package = hasPackage ? try await discover() : try await discover(for: [], of: draft)
        for (number, target) in draft.targets.enumerated() {
            proposal.selectSources(ofTarget: number, in: try scope(of: target, in: package), root: root)
        }
        let completed = try configuration(of: proposal, layout)
        let oldMocks = OldMocks(readingFiles: proposal.oldFiles.map { $0.inFolder(root) })
        for (number, target) in completed.targets.enumerated() {
            let scope = try scope(of: target, in: package)
            let plan = try await plan(of: try await sources(of: scope, in: completed))
            proposal.exclude(protocolsOfTarget: number, plan, oldMocks)
        }
    }

    private func text(of proposal: OldProposal, _ layout: ProjectLayout?) -> String {
        ConfigurationText(modules: layout?.modules ?? [], targets: proposal.targets, settings: proposal.old.settings).text
    }

    /// Reads the proposal. If mockgen rejects it, the cause is a value of the old file.
    private func configuration(of proposal: OldProposal, _ layout: ProjectLayout?) throws(Diagnostics) -> Configuration {
        do throws(Diagnostics) {
            return try readConfiguration(Array(text(of: proposal, layout).utf8), path: configurationPath.relative(to: root))
        } catch {
            let location = proposal.old.entries[0].location
            throw Diagnostics(
                error.all.map { problem in
                    .cannotImport(
                        "mockgen cannot use a value of this file: \(problem.message)", help: problem.help ?? "change this value",
                        at: location)
                })
        }
    }

    private func nextSteps(after old: OldConfiguration, _ proposal: OldProposal, in layout: ProjectLayout?) -> [String] {
        let files = proposal.oldFiles.filter { Disk.exists($0.inFolder(root)) }.unique
        var steps: [String] = []
        if !files.isEmpty { steps.append("delete \(quotedList(files, "and")): \(old.tool.rawValue) wrote the old mocks there") }
        for folder in proposal.oldFolders.unique where Disk.exists(folder.inFolder(root)) {
            steps.append("delete the old mocks of \(old.tool.rawValue) in '\(folder)'")
        }
        steps += firstStep(for: proposal.targets, in: layout)
        switch old.tool {
        case .sourcery: steps.append("if nothing else uses Sourcery, remove '\(old.path)', its templates and the build phase that runs it")
        case .mockolo: steps.append("remove the commands of Mockolo from '\(old.path)', and Mockolo from the build")
        case .cuckoo:
            steps.append("rewrite the tests: they configure and check the mocks of Cuckoo with 'stub', 'when' and 'verify'")
            steps.append("remove '\(old.path)', and Cuckoo from the dependencies and plugins of the tests")
        }
        return steps.map { "next: \($0)" }
    }
}
