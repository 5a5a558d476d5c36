import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

extension Workspace {
    /// Returns a warning for each generated file that no target owns, such as the previous file after a change of `output`.
    func leftOverFiles(among paths: [String], _ configuration: Configuration) -> [Diagnostic] {
        let owned = checkedInFiles(of: configuration, among: paths)
        let found = paths.filter { !owned.contains($0) && Disk.isGenerated($0.inFolder(root)) }
        let supports = Set(found.map(GeneratedFile.supportPath)).intersection(found)
        return found.filter { !supports.contains($0) }.map { path in
            let support = GeneratedFile.supportPath(besides: path)
            return .orphan(
                path, besides: supports.contains(support) ? support : nil, output: outputValue(forPath: path),
                configuration: configurationPath.relative(to: root))
        }
    }

    /// Returns a warning for the file with shared code that the mocks of a target do not need any more.
    /// - Parameter paths: the files that they need.
    func leftOverFiles(of outputs: MockFiles, besides paths: [String], target: TargetConfiguration) -> [Diagnostic] {
        outputs.paths.filter { !paths.contains($0) && Disk.isGenerated($0.inFolder(root)) }.map { .unneeded($0, of: target.name) }
    }
}

extension Diagnostic {
    /// - Parameter support: the file with the code that its mocks share.
    fileprivate static func orphan(_ path: String, besides support: String?, output: String, configuration: String) -> Diagnostic {
        Diagnostic(
            .orphanedMocks, .warning, cause: .code, "mockgen generated this file, but no target in '\(configuration)' owns it",
            help: "delete it\(support.map { " and '\($0)'" } ?? ""), or add 'output: \(output)' to its target",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    fileprivate static func unneeded(_ path: String, of target: String) -> Diagnostic {
        Diagnostic(
            .orphanedMocks, .warning, cause: .code, "mockgen generated this file, but the mocks of '\(target)' share no code any more",
            help: "delete it", at: SourceLocation(path: path, line: 1, column: 1))
    }
}
