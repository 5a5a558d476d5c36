import MockgenBytes
import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution

/// The memory that the generated files of a target were up to date. While their inputs are the same, mockgen parses and renders nothing.
struct FreshOutput {
    private let folder: BuildFolder
    private let name: String
    /// The key of everything that the mocks depend on. Nil if a source cannot be read.
    private let key: String?
    /// The key of all inputs with every byte of the sources, for what reports lines.
    let exactKey: String?
    /// Empty if the plugin generates the mocks at build time.
    private let outputs: [String]
    private let sources: SourceFiles

    /// - Parameter outputs: the generated files.
    init(at outputs: [String], of scope: TargetScope, from sources: SourceFiles, in workspace: Workspace) {
        let inputs = sources.fingerprints.map { fingerprints in
            MockInputs(
                program: Disk.ownProgram, scope: scope.withoutFiles, admitted: sources.filtered.map { Fingerprint(of: $0.sorted()) },
                sources: fingerprints.fingerprint(\.relevant), interfaces: workspace.interfaces.fingerprint(scope.modulesWithSources))
        }
        folder = workspace.mockMemory
        name = "\(scope.target.name)/fresh"
        key = inputs?.key
        let contents = sources.fingerprints?.fingerprint(\.contents)
        exactKey = inputs.flatMap { inputs in contents.map { "\(inputs.key) \($0.text)" } }
        self.outputs = outputs.map { $0.inFolder(workspace.root) }
        self.sources = sources
    }

    /// The number of mocks in the files, or nil if one may be out of date.
    var mocks: Int? {
        guard !outputs.isEmpty, let key, let known = folder.recall(name, key: key) else { return nil }
        let parts = known.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2 else { return nil }
        var written = Fingerprint()
        for output in outputs {
            guard let bytes = try? Disk.read(output) else { return nil }
            written.add(output)
            written.add(bytes)
        }
        return parts[0] == written.text ? Int(parts[1]) : nil
    }

    /// - Parameters:
    ///   - texts: the texts of the files.
    ///   - index: what the mocks were made from.
    func remember(_ texts: [String], mocks: Int, from index: SourceIndex) {
        guard let key, texts.count == outputs.count, sources.fingerprints?.describe(index) == true else { return }
        var written = Fingerprint()
        for (output, text) in zip(outputs, texts) {
            written.add(output)
            written.add(text)
        }
        folder.remember(Array("\(written.text) \(mocks)".utf8), as: name, key: key)
    }
}

/// All inputs of a target's mocks.
struct MockInputs {
    /// The build of mockgen.
    var program: String
    var scope: TargetScope
    /// The files that may declare protocols to mock; nil for all.
    var admitted: Fingerprint?
    var sources: Fingerprint
    var interfaces: Fingerprint

    var key: String { Fingerprint(of: self).text }
}

extension TargetScope {
    /// The scope without the files, which have fingerprints of their own.
    fileprivate var withoutFiles: TargetScope {
        func withoutFiles(_ module: Module) -> Module {
            var module = module
            module.files = []
            return module
        }
        return TargetScope(
            target: target, own: withoutFiles(own), visible: visible.map(withoutFiles), modulesWithSources: modulesWithSources)
    }
}
