import MockgenDisk
import MockgenModel
import MockgenRun

struct BuildLog {
    /// The exit code of the build.
    let status: Int32
    let lines: [Substring]
    /// Can contain duplicates: the compiler repeats a message in each step that finds it, and Xcode for each architecture.
    let messages: [CompilerMessage]

    /// - Parameter folder: the base folder of the paths in the log.
    init(_ text: String, status: Int32, in folder: String) {
        self.status = status
        lines = text.split(separator: "\n")
        messages =
            text.compilerMessages.map { message in
                message.resolvingPaths { path in
                    let path = path.inFolder(folder).normalizedPath
                    return Disk.realPath(path) ?? path
                }
            }.unique
    }

    init(of output: Subprocess.Output, in folder: String) {
        self.init(String(decoding: output.standardOutput, as: UTF8.self), status: output.status, in: folder)
    }

    var succeeded: Bool { status == 0 }

    var errors: [CompilerMessage] { messages.filter { $0.severity == .error } }

    /// Whether a line shows that the build has compiled this file.
    func tellsOfCompiling(_ path: String, in module: String) -> Bool {
        lines.contains { $0.contains("Compil") && $0.contains(module) && $0.contains(path.fileName) }
    }

    /// The errors of the build system itself, or the last lines.
    var reasons: [Diagnostic.Note] {
        let errors = lines.filter { $0.hasPrefix("error: ") }.map { $0.dropFirst(7) }
        return (errors.isEmpty ? Array(lines.suffix(5)) : errors).map { Diagnostic.Note(String($0), at: nil) }.unique
    }
}
