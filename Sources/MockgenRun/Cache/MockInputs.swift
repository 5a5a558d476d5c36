import MockgenBytes
import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRender

/// Everything that the generated files of a target depend on. If it has not changed, mockgen reads no source files.
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

    init(_ files: SourceFiles, _ states: SourceStates, for outputs: MockFiles) {
        func withoutFiles(_ module: Module) -> Module {
            var module = module
            module.files = []
            return module
        }
        let scope = files.scope
        self.init(
            scope: TargetScope(
                target: scope.target, own: withoutFiles(scope.own), isTest: scope.isTest, visible: scope.visible.map(withoutFiles),
                modulesWithSources: scope.modulesWithSources, interfaceFolders: scope.interfaceFolders, warnings: scope.warnings),
            admitted: files.filtered.map { Fingerprint(of: $0.sorted()) },
            sources: states.fingerprint(
                namesMatter: scope.target.dependsOnMentionedNames, phrasesMatter: scope.target.hasMocksWithStubs),
            interfaces: files.interfaces, outputs: outputs)
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
        guard !inputs.outputs.paths.isEmpty, let bytes = workspace.mockCache.read(inputs.name, key: inputs) else { return nil }
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
        workspace.mockCache.write(writer.bytes, as: inputs.name, key: inputs)
    }
}
