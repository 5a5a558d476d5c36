import MockgenDisk
import MockgenModel
import MockgenRun

/// A build of the package by SwiftPM. `swift test` reuses its products.
struct PackageBuild {
    /// The only target to build; nil for the whole package with its tests.
    let target: String?
    let root: String
    let buildFolder: BuildFolder
    /// The folder of the command plugin that runs the build for this process, because a second SwiftPM would wait for the first one.
    let pluginFolder: String?

    var arguments: [String] { target.map { ["--target", $0] } ?? ["--build-tests"] }

    /// Returns nil if the plugin must build first. The plugin reads the name of the target from a file, and writes the log to another one.
    func run() throws(Disk.Failure) -> BuildLog? {
        guard let pluginFolder else {
            let command = ["swift", "build", "--package-path", root, "--scratch-path", buildFolder.path] + arguments
            return BuildLog(of: try Subprocess.run(command, errors: .captured), in: root)
        }
        guard Disk.exists("\(pluginFolder)/build-log.txt") else {
            try Disk.write((target ?? "").utf8, to: "\(pluginFolder)/build-request.txt")
            return nil
        }
        let log = String(decoding: try Disk.read("\(pluginFolder)/build-log.txt"), as: UTF8.self)
        return BuildLog(log, succeeded: log.hasPrefix("succeeded\n"), in: root)
    }

    /// The error if the build fails without a compiler error in a file.
    func failure(_ log: BuildLog, hiding targets: [String]) -> Diagnostic {
        let path = buildFolder.path
        let remedy =
            Disk.isWritable(Disk.exists(path) ? path : path.parentFolder)
            ? "make '\(command)' pass" : "name a folder that is writable: 'mockgen verify --scratch-path <folder>'"
        return Diagnostic(
            .moduleDoesNotBuild, cause: .code,
            "SwiftPM cannot build \(target.map { "'\($0)'" } ?? "the package"), so mockgen cannot tell whether all mocks of "
                + "\(quotedList(targets, "and")) compile", help: "\(remedy), or skip the compile check with '--no-build'", at: nil,
            notes: log.reasons)
    }

    /// The command that a user can type.
    var command: String { "swift build \(arguments.joined(separator: " "))" }
}
