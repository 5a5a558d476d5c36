import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution

/// The memory that a checked-in file was up to date. While its inputs are the same, mockgen does not parse or render anything.
struct FreshOutput {
    private let folder: BuildFolder
    private let name: String
    /// The key of all inputs of the mocks.
    let key: String
    /// Nil if the plugin generates the mocks at build time.
    private let output: String?

    init(at path: String?, of scope: TargetScope, from sources: TargetSources, in workspace: Workspace) {
        let texts = sources.index.files.joined().map(\.text)
        let inputs = MockInputs(
            program: Disk.ownProgram, scope: scope.reading(Set(texts.map(\.path))), admitted: sources.admitted, sources: texts,
            interfaces: workspace.interfaces.fingerprint(scope.modulesWithSources))
        folder = workspace.buildFolder
        name = "\(scope.target.name)/fresh"
        key = inputs.key
        output = path?.inFolder(workspace.root)
    }

    /// The number of mocks in the file, or nil if it may be out of date.
    var mocks: Int? {
        guard let output, let known = folder.recall(name, key: key), let bytes = try? Disk.read(output) else { return nil }
        let parts = known.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2, parts[0] == Fingerprint(of: bytes).text else { return nil }
        return Int(parts[1])
    }

    func remember(_ text: String, mocks: Int) {
        guard output != nil else { return }
        folder.remember(Array("\(Fingerprint(of: Array(text.utf8)).text) \(mocks)".utf8), as: name, key: key)
    }
}

/// All inputs of a target's mocks.
struct MockInputs {
    /// The build of mockgen.
    var program: String
    var scope: TargetScope
    /// The files that may declare protocols to mock.
    var admitted: Set<String>
    var sources: [SourceText]
    var interfaces: Fingerprint

    var key: String { Fingerprint(of: self).text }
}

extension TargetScope {
    /// Returns the scope with only these files, because generated files are no input.
    fileprivate func reading(_ files: Set<String>) -> TargetScope {
        func reading(_ module: Module) -> Module {
            var module = module
            module.files.removeAll { !files.contains($0) }
            return module
        }
        return TargetScope(
            target: target, own: reading(own), visible: visible.map(reading), modulesWithSources: modulesWithSources)
    }
}
