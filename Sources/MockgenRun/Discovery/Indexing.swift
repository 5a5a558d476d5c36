package import MockgenModel
import MockgenOutline
package import MockgenResolution
import MockgenSyntax

extension SourceIndex {
    /// Reads and scans all files of the modules on all cores. The division of the work does not change the result.
    /// - Parameters:
    ///   - modules: the module that compiles the mocks is the last one.
    ///   - outlined: files that are read already, by their place among all files.
    ///   - needed: the places of the files to read. The others count as empty. Nil for all files.
    package init(
        reading modules: [Module], root: String, interfaces: Interfaces = .none, outlined known: [Int: File] = [:],
        only needed: Set<Int>? = nil
    ) async throws(Diagnostics) {
        let jobs = modules.enumerated().flatMap { module, contents in contents.files.map { (module: module, path: $0) } }
        let outlined: [Result<File, Disk.Failure>] = await Array(jobs.enumerated()).mapOnAllCores { number, job in
            if let file = known[number] { return .success(file) }
            guard needed?.contains(number) != false else { return .success(File(SourceText(path: job.path, bytes: []))) }
            return File.read(job.path, root: root, isOwn: job.module == modules.count - 1)
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
    static func read(_ path: String, root: String, isOwn: Bool) -> Result<SourceIndex.File, Disk.Failure> {
        do throws(Disk.Failure) {
            return .success(SourceIndex.File(SourceText(path: path, bytes: try Disk.read(path.inFolder(root))), isOwn: isOwn))
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
