import Foundation
import PackagePlugin

struct Module {
    var name: String
    /// Whether the module belongs to the same package or project.
    var isLocal: Bool
    var files: [URL]

    init(name: String, isLocal: Bool, files: some Sequence<File>) {
        self.name = name
        self.isLocal = isLocal
        self.files = files.map(\.url).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    init(_ target: any SourceModuleTarget, isLocal: Bool) {
        self.init(name: target.moduleName, isLocal: isLocal, files: target.sourceFiles)
    }
}
