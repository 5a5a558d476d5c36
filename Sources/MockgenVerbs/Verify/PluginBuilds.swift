import MockgenDisk
import MockgenRun

/// The builds that a command plugin runs for the tool, which cannot run SwiftPM at the same time.
///
/// The tool writes the names of the targets to build and ends with `VerifyReport.awaitsBuilds`. The plugin builds them, writes the log of
/// each build, and runs the tool again.
struct PluginBuilds {
    /// The plugin's own folder.
    private let folder: String

    init(besideFile packageFile: String) { folder = packageFile.parentFolder }

    private var request: String { "\(folder)/targets-to-build.txt" }
    private func log(of target: String) -> String { "\(folder)/builds/\(target).txt" }

    /// Asks the plugin to build those of the targets that it has not built, and returns them. If there are any, the run must end here.
    func await(_ targets: [String]) throws(Disk.Failure) -> [String] {
        let awaited = targets.filter { !Disk.exists(log(of: $0)) }
        if !awaited.isEmpty { try Disk.write(awaited.map { $0 + "\n" }.joined().utf8, to: request) }
        return awaited
    }

    /// Returns nil if the target builds.
    func log(ofFailedBuild target: String) -> String? {
        let log = (try? Disk.read(log(of: target))) ?? []
        return log.isEmpty ? nil : String(decoding: log, as: UTF8.self)
    }
}
