import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

extension Workspace {
    /// Returns a warning if the output of a target is in no folder that SwiftPM compiles.
    func warnings(aboutFolderOfOutput target: TargetConfiguration) -> [Diagnostic] {
        // Where the manifest cannot be evaluated, nothing is known about folders.
        guard let output = output(of: target), let targets = try? manifest().targets else { return [] }
        let folders = targets.compactMap { $0.folder(inPackageAt: root) }
        // A target without a known folder may have the folder of the package.
        guard folders.count == targets.count, !folders.contains(where: { output.hasPrefix($0 + "/") }) else { return [] }
        let own = targets.first { $0.name == target.name }?.folder(inPackageAt: root)
        return [
            .notCompiled(
                output, example: "\(own ?? folders.first ?? "Tests/\(target.name)")/\(output.fileName)", at: target.output?.location)
        ]
    }
}

extension Diagnostic {
    fileprivate static func notCompiled(_ output: String, example: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .outputNotCompiled, .warning, cause: .setup, "no target compiles '\(output)', because it is in no target's folder",
            help: "write a path in the folder of a target, for example: output: \(example)", at: location)
    }
}
