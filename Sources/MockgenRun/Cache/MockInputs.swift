import MockgenBytes
import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution

/// Everything that the generated files of a target depend on. If it has not changed, mockgen plans nothing.
struct MockInputs {
    var scope: TargetScope
    /// The files that may declare protocols to mock; nil for all.
    var admitted: Fingerprint?
    var sources: Fingerprint
    var interfaces: Fingerprint
    var outputs: MockFiles
}

extension MockInputs {
    fileprivate var name: String { "\(scope.target.name)/files" }

    init(_ sources: TargetSources, for outputs: MockFiles, in workspace: Workspace) async {
        func withoutFiles(_ module: Module) -> Module {
            var module = module
            module.files = []
            return module
        }
        let scope = sources.scope
        self.init(
            scope: TargetScope(
                target: scope.target, own: withoutFiles(scope.own), isTest: scope.isTest, visible: scope.visible.map(withoutFiles),
                modulesWithSources: scope.modulesWithSources, interfaceFolders: scope.interfaceFolders, warnings: scope.warnings),
            admitted: sources.filtered.map { Fingerprint(of: $0.sorted()) },
            sources: await sources.index.fingerprint(for: scope.target),
            interfaces: workspace.interfaces(in: scope.interfaceFolders).fingerprint(scope.modulesWithSources), outputs: outputs)
    }
}

extension SourceIndex {
    /// Returns the fingerprint of all files as they are stored in the cache, and of what the target's own files mention.
    fileprivate func fingerprint(for target: TargetConfiguration) async -> Fingerprint {
        let own = standard - 1
        let files = files[...own].enumerated().flatMap { module, files in files.map { (module: module, file: $0) } }
        let parts = await files.mapOnAllCores { module, file in
            var fingerprint = Fingerprint()
            fingerprint.add(module)
            fingerprint.add(file.reduced.storedTexts)
            guard module == own else { return fingerprint }
            if target.dependsOnMentionedNames { fingerprint.add(file.text.namesFingerprint) }
            if target.hasMocksWithStubs { fingerprint.add(file.text.phrasesFingerprint) }
            return fingerprint
        }
        return parts.reduce(into: Fingerprint()) { $0.add($1) }
    }
}

extension SourceIndex.File {
    /// The file as one of another module, without the text that no mock depends on.
    fileprivate var reduced: Self {
        guard text.pieces == nil else { return self }
        let (text, outline) = text.reduced(outline)
        return Self(text, outline)
    }

    fileprivate var storedTexts: [UInt8] {
        var (texts, locations) = (ByteWriter(), ByteWriter())
        write(to: &texts, locations: &locations)
        return texts.bytes
    }
}

/// The generated files of a target, as the last run wrote them.
struct WrittenFiles {
    /// In the order of the files.
    private let fingerprints: [Fingerprint]
    let mocks: Int

    init(_ files: [GeneratedFile], mocks: Int) {
        fingerprints = files.map { Fingerprint(of: Array($0.pieces.joined().utf8)[...]) }
        self.mocks = mocks
    }
}

extension WrittenFiles {
    /// The files of the last run. Nil if its inputs were others, or if another program has changed the files since.
    init?(from inputs: MockInputs, in workspace: Workspace) {
        guard !inputs.outputs.paths.isEmpty, let bytes = workspace.stores.mocks.read(inputs.name, key: inputs) else { return nil }
        var reader = ByteReader(bytes[...])
        guard let mocks = try? reader.number(), let written: [Fingerprint] = try? reader.values() else { return nil }
        let found = inputs.outputs.paths.map { path in
            (try? Disk.read(path.inFolder(workspace.root))).map { Fingerprint(of: $0[...]) }
        }
        guard found == written else { return nil }
        (fingerprints, self.mocks) = (written, mocks)
    }

    func write(from inputs: MockInputs, in workspace: Workspace) {
        var writer = ByteWriter()
        writer.add(mocks)
        writer.add(values: fingerprints)
        workspace.stores.mocks.write(writer.bytes, as: inputs.name, key: inputs)
    }
}
