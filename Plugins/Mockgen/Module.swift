import Foundation
import PackagePlugin

/// A module that the target can import, and its Swift files.
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

    /// The number of files for the mocks of the module. The compiler compiles several files at the same time, and only one after a change.
    /// The number must not depend on the contents of files. It doubles when the module doubles, so it changes rarely.
    var parts: Int {
        var parts = 1
        while parts < 16, parts * 32 < files.count { parts *= 2 }
        return isLocal ? parts : 1
    }

    var mockFiles: [String] { parts == 1 ? ["\(name)Mocks.swift"] : (1...parts).map { "\(name)Mocks\($0).swift" } }

    init(_ target: any SourceModuleTarget, isLocal: Bool) {
        self.init(name: target.moduleName, isLocal: isLocal, files: target.sourceFiles)
    }
}
