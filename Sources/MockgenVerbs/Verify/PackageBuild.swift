import MockgenDisk
import MockgenModel
import MockgenRun

/// A build of the package by SwiftPM. `swift test` reuses its products.
struct PackageBuild: MockBuild {
    /// The targets to build; none for the whole package with its tests.
    let targets: [String]
    let root: String
    let buildFolder: BuildFolder
    /// The folder of the command plugin that runs the build for this process, because a second SwiftPM would wait for the first one.
    let pluginFolder: String?

    /// The options of each build: SwiftPM builds one target, or all of them.
    private var builds: [[String]] { targets.isEmpty ? [["--build-tests"]] : targets.map { ["--target", $0] } }

    /// The plugin reads the names of the targets from a file, and writes the log to another one.
    func run() throws(Disk.Failure) -> BuildLog? {
        guard let pluginFolder else {
            let command = ["swift", "build", "--package-path", root, "--scratch-path", buildFolder.path]
            let start = Disk.now
            var outputs: [Subprocess.Output] = []
            for options in builds { outputs.append(try Subprocess.run(command + options, errors: .captured)) }
            let text = outputs.map { String(decoding: $0.standardOutput, as: UTF8.self) }.joined(separator: "\n")
            return log(text, status: outputs.map(\.status).first { $0 != 0 } ?? 0, of: start)
        }
        let request = "\(pluginFolder)/build-request.txt"
        guard Disk.exists("\(pluginFolder)/build-log.txt"), let start = Disk.status(of: request) else {
            try Disk.write(targets.joined(separator: "\n").utf8, to: request)
            return nil
        }
        let text = String(decoding: try Disk.read("\(pluginFolder)/build-log.txt"), as: UTF8.self)
        return log(text, status: text.hasPrefix("succeeded\n") ? 0 : 1, of: start.modified)
    }

    /// - Parameter start: when the build has begun.
    private func log(_ text: String, status: Int32, of start: Int) -> BuildLog {
        let written = CompiledSources(in: buildFolder.path)?.messages(errorsSince: start) ?? []
        return BuildLog(text, status: status, besides: written, in: root)
    }

    func failure(_ log: BuildLog, hiding hidden: [String]) -> Diagnostic {
        let path = buildFolder.path
        let remedy =
            Disk.isWritable(Disk.exists(path) ? path : path.parentFolder)
            ? "make \(command) pass" : "name a folder that is writable: 'mockgen verify --scratch-path <folder>'"
        return Diagnostic(
            .moduleDoesNotBuild, cause: .code,
            "SwiftPM cannot build \(targets.isEmpty ? "the package" : quotedList(targets, "and")), so mockgen cannot tell whether all mocks of "
                + "\(quotedList(hidden, "and")) compile", help: "\(remedy), or skip the compile check with '--no-build'", at: nil,
            notes: log.reasons)
    }

    var command: String { quotedList(builds.map { "swift build \($0.joined(separator: " "))" }, "and") }

    var step: String {
        "building \(targets.isEmpty ? "the package" : quotedList(targets, "and")) and the plugins that it needs"
    }
}
