import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenSyntax

extension SourceIndex {
    /// Reads and scans all files of the modules on all cores. The division of the work does not change the result.
    /// - Parameter outlined: files that are read already, by their place among all files.
    init(
        reading modules: [Module], root: String, interfaces: Interfaces = .none, outlined known: [Int: File] = [:]
    ) async throws(Diagnostics) {
        let jobs = modules.enumerated().flatMap { module, contents in contents.files.map { (module: module, path: $0) } }
        let outlined = await Array(jobs.enumerated()).mapOnAllCores { number, job in
            known[number].map { .success($0) } ?? File.read(job.path, root: root)
        }
        var files = [[File]](repeating: [], count: modules.count)
        var problems: [Diagnostic] = []
        for (job, result) in zip(jobs, outlined) {
            switch result {
            case .success(let file): files[job.module].append(file)
            case .failure(let failure): problems.append(.unreadableSource(job.path, failure.reason))
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        self.init(modules: modules, files: files, interfaces: interfaces)
    }
}

extension SourceIndex.File {
    fileprivate static func read(_ path: String, root: String) -> Result<SourceIndex.File, Disk.Failure> {
        do throws(Disk.Failure) {
            return .success(SourceIndex.File(SourceText(path: path, bytes: try Disk.read(path.inFolder(root)))))
        } catch {
            return .failure(error)
        }
    }
}

extension Diagnostic {
    fileprivate static func unreadableSource(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .unreadableSource, cause: .code, "cannot read this source file: \(reason)", help: "check that it exists and may be read",
            at: SourceLocation(path: path, line: 1, column: 1))
    }
}
