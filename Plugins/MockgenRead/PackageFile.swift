import Foundation
import PackagePlugin

/// The facts about the package that the tool needs. The tool cannot run SwiftPM, which waits until the plugin has ended.
struct PackageFile {
    let package: Package
    let folder: URL

    /// Writes one fact per line. `PackageModules` of the tool reads the file.
    func write() throws -> URL {
        let local = Set(package.targets.map(\.id))
        var lines: [String] = []
        for target in targets {
            let place = local.contains(target.id) ? "local" : "other"
            lines.append("target\t\(target.name)\t\(target.moduleName)\t\(place)\t\(target.kind == .test ? "test" : "source")")
            lines += target.sourceFiles(withSuffix: "swift").map { "file\t\($0.url.plainPath)" }.sorted()
            lines += target.recursiveTargetDependencies.map { "needs\t\($0.name)" }
        }
        let file = folder.appending(path: "package.txt")
        try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    private var targets: [any SourceModuleTarget] {
        var seen: Set<Target.ID> = []
        return (package.targets + package.targets.flatMap(\.recursiveTargetDependencies))
            .filter { seen.insert($0.id).inserted }
            .compactMap { $0 as? any SourceModuleTarget }
    }
}
