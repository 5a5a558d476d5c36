import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

extension Workspace {
    /// The packages in subfolders, if the folder itself is not a package.
    var packagesBelow: [String] {
        hasPackage ? [] : (PackageFolders.all(in: root)).map { $0.relative(to: root) }
    }

    /// Proposes one configuration for several packages. Packages with a configuration keep it.
    func proposal(forPackages folders: [String]) async throws(Diagnostics) -> InitReport {
        var targets: [(folder: String, target: ProposedTarget)] = []
        var changes: [InitReport.ManifestChange] = []
        var notes: [String] = []
        for folder in folders {
            let own = Workspace.configurationName.inFolder(folder)
            if Disk.exists(own.inFolder(root)) {
                notes.append("\(own) stays the configuration of its package")
                continue
            }
            let member = MemberFolder(root: root, relativePath: folder)
            do throws(Diagnostics) {
                let package = Workspace(packagePath: folder.inFolder(root), configurationPath: own.inFolder(root), observer: observer)
                let (found, missing) = try await package.proposedTargets()
                targets += found.map { (folder, $0) }
                changes += missing.map {
                    InitReport.ManifestChange(location: $0.location, manifest: member.path($0.manifest), line: $0.line)
                }
            } catch {
                throw Diagnostics(error.all.moved(to: member))
            }
        }
        let names = Dictionary(grouping: targets, by: \.target.name)
        for (name, found) in names.sorted(by: { $0.key < $1.key }) where found.count > 1 {
            notes.append(
                "\(quotedList(found.map(\.folder), "and")) have a target '\(name)': give each a \(Workspace.configurationName) of its own")
        }
        let unique = targets.map(\.target).filter { names[$0.name]?.count == 1 }
        guard !unique.isEmpty || !notes.isEmpty else {
            throw Diagnostics([
                .noProtocol(
                    in: "the packages \(quotedList(folders, "and"))",
                    help: "add a test target that depends on the module with the protocols to one of these packages")
            ])
        }
        return InitReport(
            path: newConfigurationPath.relative(to: root), text: ConfigurationText(packages: patterns(of: folders), targets: unique).text,
            manifestChanges: changes, notes: notes + (unique.isEmpty ? [] : [Workspace.firstTest]))
    }

    /// Returns the lines to add for packages beside a project.
    func notes(about packages: [String]) -> [String] {
        guard let first = packages.first else { return [] }
        let notes = ["for mocks in the tests of \(quotedList(packages, "and")), add this line: packages: \(patterns(of: packages).asYAML)"]
        let sources = ((try? Disk.entries(of: "\(first)/Sources".inFolder(root))) ?? []).filter(\.isFolder).map(\.name).min()
        guard let sources else { return notes }
        return notes + [
            "to mock protocols of a package in the tests of the project, add its module under 'modules', such as "
                + "\(sources.moduleName.asYAML): [\("\(first)/Sources/\(sources)".asYAML)]"
        ]
    }

    /// Replaces folders by a glob if it matches several packages and nothing else.
    private func patterns(of folders: [String]) -> [String] {
        folders.map { folder in
            let parent = folder.parentFolder
            let isAlone = parent.isEmpty || folders.count { $0.hasPrefix(parent + "/") } == 1
            return isAlone || folders.contains { $0.hasPrefix(parent + "/") && $0.parentFolder != parent } ? folder : "\(parent)/*"
        }.unique
    }
}
