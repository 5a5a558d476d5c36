import Foundation
import PackagePlugin

struct Module {
    var name: String
    /// Whether the module belongs to the same package or project.
    var isLocal: Bool
    var files: [URL]

    /// The module with the code that mocks share. The tool knows it without its files, and it has no protocols to mock.
    static let support = Module(name: "MockgenSupport", isLocal: false, files: [File]())

    init(name: String, isLocal: Bool, files: some Sequence<File>) {
        self.name = name
        self.isLocal = isLocal
        self.files = files.map(\.url).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    init(_ target: any SourceModuleTarget, isLocal: Bool) {
        self.init(name: target.moduleName, isLocal: isLocal, files: target.sourceFiles)
    }
}

extension Target {
    /// The target, if it has a Swift module. A target with Swift and C files (SE-0541) is not a `SwiftSourceModuleTarget`.
    var withSwiftModule: (any SourceModuleTarget)? {
        guard let target = self as? any SourceModuleTarget else { return nil }
        return target is SwiftSourceModuleTarget || target.sourceFiles.contains { $0.url.pathExtension == "swift" } ? target : nil
    }
}
