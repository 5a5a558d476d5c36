import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

extension Workspace {
    /// Returns the generated file with the mock of a protocol: the target's `output`, or the plugin's file in the build folder.
    /// Returns nil if the plugin has not run for the target.
    func file(ofMockOf declaration: ProtocolDeclaration, for target: TargetConfiguration) -> String? {
        if let output = output(of: target) { return output }
        return buildInput(for: target.name)?.files.path(forProtocol: declaration.qualifiedName, ofModule: declaration.module).relative(
            to: root)
    }

    /// Finds the build input of the plugin for a target. SwiftPM has a folder for each package, target and plugin.
    private func buildInput(for target: String) -> BuildInput? {
        let outputs = "\(buildFolder.path)/plugins/outputs"
        let packages = (try? Disk.contents(of: outputs)) ?? []
        return packages.sorted().firstNonNil { package in
            let input = try? BuildInput(readingFrom: "\(outputs)/\(package)/\(target)/destination/\(pluginName)/mocks.input")
            return input.flatMap { $0.target == target && (Disk.realPath($0.root) ?? $0.root) == root ? $0 : nil }
        }
    }
}
