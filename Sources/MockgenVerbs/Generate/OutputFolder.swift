import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

extension Workspace {
    /// Returns a warning if nothing generates the mocks of a target, or if SwiftPM does not compile the folder of its output.
    func warnings(aboutPlaceOf target: TargetConfiguration) -> [Diagnostic] {
        // Without a readable manifest, the plugins and folders are unknown.
        guard let manifest = try? manifest() else { return [] }
        guard let output = output(of: target) else {
            return manifest.targetsWithPlugin.contains(target.name) ? [] : [.notGenerated(target)]
        }
        let targets = manifest.targets
        let folders = targets.compactMap { $0.folder(inPackageAt: root) }
        // If the folder of a target is unknown, it can be the folder of the package.
        guard folders.count == targets.count, !folders.contains(where: { output.hasPrefix($0 + "/") }) else { return [] }
        let own = targets.first { $0.name == target.name }?.folder(inPackageAt: root)
        return [
            .notCompiled(
                output, example: "\(own ?? folders.first ?? "Tests/\(target.name)")/\(output.fileName)", at: target.output?.location)
        ]
    }
}

extension Diagnostic {
    fileprivate static func notGenerated(_ target: TargetConfiguration) -> Diagnostic {
        Diagnostic(
            .notGenerated, .warning, cause: .setup,
            "nothing generates the mocks of '\(target.name)': it has neither the plugin nor an 'output'",
            help: "add the plugin to the target in Package.swift, or write here, for example: output: Tests/\(target.name)/Mocks.swift",
            at: target.location)
    }

    fileprivate static func notCompiled(_ output: String, example: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .outputNotCompiled, .warning, cause: .setup, "no target compiles '\(output)', because it is in no target's folder",
            help: "write a path in the folder of a target, for example: output: \(example)", at: location)
    }
}
