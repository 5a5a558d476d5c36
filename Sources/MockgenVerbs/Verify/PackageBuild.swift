import MockgenDisk
import MockgenModel
import MockgenRun

/// A build of the package by SwiftPM. `swift test` reuses its products.
struct PackageBuild: MockBuild {
    /// The only target to build; nil for the whole package with its tests.
    let target: String?
    let root: String
    let buildFolder: BuildFolder
    /// The folder of the command plugin that runs the build for this process, because a second SwiftPM would wait for the first one.
    let pluginFolder: String?

    var arguments: [String] { target.map { ["--target", $0] } ?? ["--build-tests"] }

    /// The plugin reads the name of the target from a file, and writes the log to another one.
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
        return BuildLog(log, status: log.hasPrefix("succeeded\n") ? 0 : 1, in: root)
    }

    func warnings(besides log: BuildLog, about mocks: [BuiltMocks]) -> (others: [CompilerMessage], areStored: Bool) {
        KeptWarnings(in: buildFolder.cache).warnings(besides: log) { path in mocks.first { $0.areIn(path) }?.scope.own.name }
    }

    func failure(_ log: BuildLog, hiding targets: [String]) -> Diagnostic {
        let path = buildFolder.path
        let remedy =
            Disk.isWritable(Disk.exists(path) ? path : path.parentFolder)
            ? "make \(command) pass" : "name a folder that is writable: 'mockgen verify --scratch-path <folder>'"
        return Diagnostic(
            .moduleDoesNotBuild, cause: .code,
            "SwiftPM cannot build \(target.map { "'\($0)'" } ?? "the package"), so mockgen cannot tell whether all mocks of "
                + "\(quotedList(targets, "and")) compile", help: "\(remedy), or skip the compile check with '--no-build'", at: nil,
            notes: log.reasons)
    }

    var command: String { "'swift build \(arguments.joined(separator: " "))'" }
}
