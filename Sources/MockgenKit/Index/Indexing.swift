import MockgenModel
import MockgenOutline
import MockgenSyntax

extension SourceIndex {
    /// Reads and outlines all files of the modules, on all cores. The result does not depend on how the work was divided.
    init(reading modules: [Module], root: String) async throws(Diagnostics) {
        let jobs = modules.enumerated().flatMap { module, contents in contents.files.map { (module: module, path: $0) } }
        // Many more chunks than cores: files differ in size.
        let chunk = max(1, min(64, jobs.count / 16))
        let outlined = await withTaskGroup(of: (Int, [Result<File, Disk.Failure>]).self) { group in
            for start in stride(from: 0, to: jobs.count, by: chunk) {
                group.addTask {
                    (start, jobs[start..<min(start + chunk, jobs.count)].map { job in File.read(job.path, root: root) })
                }
            }
            var results: [(Int, [Result<File, Disk.Failure>])] = []
            for await result in group { results.append(result) }
            return results.sorted { $0.0 < $1.0 }.flatMap(\.1)
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
        self.init(modules: modules, files: files)
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

    init(_ text: SourceText) {
        self.init(text: text, outline: text.outline())
    }
}

extension Diagnostic {
    fileprivate static func unreadableSource(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            "unreadable-source", cause: .code, "cannot read this source file: \(reason)", help: "check that it exists and may be read",
            at: SourceLocation(path: path, line: 1, column: 1))
    }
}
