import MockgenConfig
import MockgenKit
import MockgenModel

extension Workspace {
    /// Returns the path of the generated file with the mock of a protocol: the target's `output`, or the plugin's file in the build folder.
    /// Returns nil if the plugin has not run for the target.
    func file(ofMockOf declaration: ProtocolDeclaration, for target: TargetConfiguration) -> String? {
        if let output = output(of: target) { return output }
        guard let files = pluginRequest(for: target.name)?.mockFiles(ofModule: declaration.module) else { return nil }
        return files.path(forProtocol: declaration.qualifiedName).relative(to: root)
    }

    /// Returns the latest request of the plugin for a target. SwiftPM has a folder for each package, target and plugin.
    private func pluginRequest(for target: String) -> PluginRequest? {
        let outputs = "\(buildFolder.path)/plugins/outputs"
        let packages = (try? Disk.contents(of: outputs)) ?? []
        return packages.sorted().lazy.compactMap { package in
            try? PluginRequest(readingFrom: "\(outputs)/\(package)/\(target)/destination/\(pluginName)/modules.txt")
        }.first { $0.target == target && (Disk.realPath($0.package) ?? $0.package) == root }
    }
}
