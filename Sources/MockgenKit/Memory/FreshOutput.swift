import MockgenConfig
import MockgenModel
import MockgenOutline

/// Remembers of a checked-in file which sources and settings it was up to date with: as long as neither changes, nothing has to be
/// parsed or rendered to know that it still is.
struct FreshOutput {
    private let folder: BuildFolder
    private let name: String
    /// Made of all inputs of the mocks.
    let key: String
    /// Nil if the mocks are made at build time.
    private let output: String?

    init(at path: String?, of scope: TargetScope, from sources: TargetSources, in workspace: Workspace) {
        var inputs = Fingerprint()
        inputs.add(Disk.ownProgram)
        inputs.add((try? Disk.read(workspace.configurationPath)) ?? [])
        inputs.add(scope.target.name)
        for module in [scope.own] + scope.visible {
            inputs.add("\(module.name) \(module.isLocal) \(module.settings.map { "\($0)" }.sorted())")
        }
        for file in sources.index.files.joined() {
            inputs.add(file.text.path)
            inputs.add(file.text.bytes)
        }
        inputs.add(workspace.interfaces.fingerprint(scope.modulesWithSources).text)
        folder = workspace.buildFolder
        name = "\(scope.target.name)/fresh"
        key = inputs.text
        output = path?.inFolder(workspace.root)
    }

    /// How many mocks the file has, if it is known to be up to date.
    var mocks: Int? {
        guard let output, let known = folder.recall(name, key: key), let bytes = try? Disk.read(output) else { return nil }
        let parts = known.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2, parts[0] == Self.fingerprint(bytes) else { return nil }
        return Int(parts[1])
    }

    func remember(_ text: String, mocks: Int) {
        guard output != nil else { return }
        folder.remember("\(Self.fingerprint(Array(text.utf8))) \(mocks)".utf8, as: name, key: key)
    }

    private static func fingerprint(_ bytes: [UInt8]) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(bytes)
        return fingerprint.text
    }
}
