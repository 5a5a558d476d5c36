import MockgenDisk
package import MockgenModel
import MockgenOutline
package import MockgenResolution

/// Reads and scans the source files of a run. Reads each file only once for all targets.
package actor SourceReader {
    private struct Request: Hashable, Sendable {
        let path: String
        /// Whether the file belongs to the module that compiles the mocks. For other files, mockgen stores only the text that mocks use.
        let isOwn: Bool
    }

    private let root: String
    private var files: [Request: Result<SourceIndex.File, Disk.Failure>] = [:]

    init(root: String) { self.root = root }

    /// Reads all files of a module on all cores. The result does not depend on how the work is divided.
    func read(_ module: Module, isOwn: Bool) async -> [Result<SourceIndex.File, Disk.Failure>] {
        let requests = module.files.map { Request(path: $0, isOwn: isOwn) }
        let open = requests.filter { files[$0] == nil }
        let results = await open.mapOnAllCores("read") { [root] request in
            Result { () throws(Disk.Failure) in
                let bytes = try Disk.read(request.path.inFolder(root))
                return SourceIndex.File(SourceText(path: request.path, bytes: bytes), isOwn: request.isOwn)
            }
        }
        for (request, result) in zip(open, results) { files[request] = result }
        return requests.compactMap { files[$0] }
    }
}

extension SourceIndex {
    /// - Parameter modules: the last module compiles the mocks.
    package init(reading modules: [Module], with reader: SourceReader, interfaces: Interfaces = .none) async throws(Diagnostics) {
        var files: [[File]] = []
        var problems: [Diagnostic] = []
        for (number, module) in modules.enumerated() {
            var read: [File] = []
            for (path, result) in zip(module.files, await reader.read(module, isOwn: number == modules.count - 1)) {
                switch result {
                case .success(let file): read.append(file)
                case .failure(let failure): problems.append(.unreadableSource(path, failure.reason))
                }
            }
            files.append(read)
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        self.init(modules: modules, files: files, interfaces: interfaces)
    }
}

extension Diagnostic {
    fileprivate static func unreadableSource(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .unreadableSource, cause: .code, "cannot read this source file: \(reason)", help: "check that it exists and may be read",
            at: SourceLocation(path: path, line: 1, column: 1))
    }
}
