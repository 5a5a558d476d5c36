import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

extension Workspace {
    /// Returns a warning for each generated file that no target owns, such as the previous file after a change of `output`.
    func leftOverFiles(among paths: [String], _ configuration: Configuration) -> [Diagnostic] {
        let owned = Set(configuration.targets.compactMap(output(of:)))
        return paths.filter { !owned.contains($0) && Disk.isGenerated($0.inFolder(root)) }
            .map { .orphan($0, output: outputValue(forPath: $0), configuration: configurationPath.relative(to: root)) }
    }
}

extension Diagnostic {
    fileprivate static func orphan(_ path: String, output: String, configuration: String) -> Diagnostic {
        Diagnostic(
            .orphanedMocks, .warning, cause: .code, "mockgen generated this file, but no target in '\(configuration)' owns it",
            help: "delete it, or add 'output: \(output)' to its target", at: SourceLocation(path: path, line: 1, column: 1))
    }
}
