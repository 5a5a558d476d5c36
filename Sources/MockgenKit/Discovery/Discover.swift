import MockgenConfig
import MockgenModel

extension Workspace {
    /// Returns the package with these targets, including those that have an `output` and no source file yet.
    func discover(for targets: [TargetConfiguration]) async throws(Diagnostics) -> PackageModules {
        var package: PackageModules
        do throws(Diagnostics) {
            package = try await discover()
        } catch {
            // SwiftPM cannot read a package with a target whose folder is missing.
            let folders = targets.compactMap(output(of:)).map(\.parentFolder).unique.filter { !Disk.exists($0.inFolder(root)) }
            guard !folders.isEmpty else { throw error }
            throw Diagnostics(error.all.map { $0.mentioning(missingFolders: folders) })
        }
        if targets.contains(where: { $0.output != nil && package.targets[$0.name] == nil }) {
            package.addTargetsWithoutSources(of: try manifest())
        }
        return package
    }
}

extension Diagnostic {
    fileprivate func mentioning(missingFolders folders: [String]) -> Diagnostic {
        guard id == .packageNotReadable else { return self }
        let names = folders.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
        return Diagnostic(
            id, severity, cause: cause, message,
            help: "a new target needs its folder: run 'mkdir -p \(names)', then '\(ShellCommand.mockgen("generate"))'",
            at: location, notes: notes)
    }
}
