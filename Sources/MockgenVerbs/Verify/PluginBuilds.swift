import MockgenKit

/// The builds that a command plugin runs for the tool, which cannot run SwiftPM at the same time.
///
/// In its first run the tool writes the names of the targets to build and ends with `VerifyReport.awaitsBuilds`. The plugin builds
/// them, writes the log of each failed build, and runs the tool again.
struct PluginBuilds {
    /// The plugin's own folder.
    private let folder: String

    init(besideFile packageFile: String) { folder = packageFile.parentFolder }

    private var request: String { "\(folder)/targets-to-build.txt" }
    private var logs: String { "\(folder)/failed-builds" }

    /// Asks the plugin to build the targets, unless it has built them. Returns whether the run must end here.
    func await(_ targets: [String]) throws(Disk.Failure) -> Bool {
        guard !Disk.isFolder(logs) else { return false }
        try Disk.write(targets.map { $0 + "\n" }.joined().utf8, to: request)
        return true
    }

    /// Returns nil if the target builds.
    func log(ofFailedBuild target: String) -> String? {
        (try? Disk.read("\(logs)/\(target).txt")).map { String(decoding: $0, as: UTF8.self) }
    }
}
