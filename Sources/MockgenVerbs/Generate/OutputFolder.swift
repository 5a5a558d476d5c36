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
            guard !manifest.targetsWithPlugin.contains(target.name) else { return [] }
            let example = proposedOutput(forTarget: target.name)
            return [
                .notGenerated(
                    target, manifest.reasonForNoMocks(ofTarget: target.name), example: example, tests: manifest.tests(ofTarget: target.name)
                )
            ]
        }
        let targets = [ProjectPart](of: manifest, in: root)
        // If the folder of a target is unknown, it can be the folder of the package.
        guard targets.allSatisfy({ !$0.sources.isEmpty }), targets.owner(ofPath: output) == nil else { return [] }
        let example = proposedOutput(forTarget: target.name, named: output.fileName)
        return [.notCompiled(output, example: example, at: target.output?.location)]
    }

    /// Returns a value of 'output' that the target compiles.
    func proposedOutput(forTarget name: String, named file: String = "Mocks.swift") -> String {
        guard let target = (try? manifest())?.targets.first(where: { $0.name == name }) else {
            return outputValue(forPath: "Tests/\(name)/\(file)")
        }
        let folder = target.folder(inPackageAt: root) ?? target.usualFolder
        let sources = target.sources?.map { $0.trimmingSlashes.inFolder(folder) }.first { Disk.isFolder($0.inFolder(root)) }
        return outputValue(forPath: file.inFolder(sources ?? folder))
    }

    /// Returns the value of 'output', which is relative to the configuration, for a path that is relative to the package.
    func outputValue(forPath path: String) -> String { path.inFolder(root).normalizedPath.relative(to: configurationPath.parentFolder) }
}

extension ManifestDump {
    /// Returns a test target that depends on a target that is not one.
    func tests(ofTarget name: String) -> String? {
        let tests = targets.filter { $0.isTest && $0.targets.contains(name) }.map(\.name)
        return targets.contains { $0.name == name && !$0.isTest } ? tests.first { $0 == "\(name)Tests" } ?? tests.first : nil
    }

    /// The words after "nothing generates its mocks", for a target without an output.
    func reasonForNoMocks(ofTarget name: String) -> String {
        misnamedPlugin(ofTarget: name).map { "Package.swift says '\($0)', but the plugin is called '\(pluginName)'" }
            ?? "it has neither the plugin nor an 'output'"
    }
}

extension Diagnostic {
    fileprivate static func notGenerated(_ target: TargetConfiguration, _ reason: String, example: String, tests: String?) -> Diagnostic {
        Diagnostic(
            .notGenerated, .warning, cause: .setup,
            "nothing generates the mocks of '\(target.name)': \(reason)",
            help: (tests.map { "did you mean '\($0)'? To have mocks in '\(target.name)', add" } ?? "add")
                + " the plugin to the target in Package.swift, or write here, for example: output: \(example)",
            at: target.location)
    }

    fileprivate static func notCompiled(_ output: String, example: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .outputNotCompiled, .warning, cause: .setup, "no target compiles '\(output)', because it is in no target's folder",
            help: "write a path in the folder of a target, for example: output: \(example)", at: location)
    }
}
