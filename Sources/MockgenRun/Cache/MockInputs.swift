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
}

extension MockInputs {
    fileprivate var name: String { "\(scope.target.name)/files" }

    init(_ files: SourceFiles, _ states: SourceStates) {
        func withoutFiles(_ module: Module) -> Module {
            var module = module
            module.files = []
            return module
        }
        let scope = files.scope
        self.init(
            scope: TargetScope(
                target: scope.target, own: withoutFiles(scope.own), visible: scope.visible.map(withoutFiles),
                modulesWithSources: scope.modulesWithSources, interfaceFolders: scope.interfaceFolders, warnings: scope.warnings),
            admitted: files.filtered.map { Fingerprint(of: $0.sorted()) },
            sources: states.fingerprint(namesMatter: scope.target.dependsOnMentionedNames), interfaces: files.interfaces)
    }
}

/// The generated files of a target, as the last run wrote them.
struct WrittenFiles: Equatable {
    private let files: [String: Fingerprint]
    let mocks: Int

    init(_ files: [GeneratedFile], mocks: Int) {
        let texts = files.map { ($0.path, Fingerprint(of: Array($0.pieces.joined().utf8)[...])) }
        self.files = Dictionary(texts) { first, _ in first }
        self.mocks = mocks
    }

    private init(files: [String: Fingerprint], mocks: Int) { (self.files, self.mocks) = (files, mocks) }
}

extension WrittenFiles {
    /// Returns the files of the last run if its inputs were the same and no other program has changed the files since.
    static func upToDate(at paths: [String], from inputs: MockInputs, in workspace: Workspace) -> WrittenFiles? {
        guard !paths.isEmpty, let bytes = workspace.mockCache.read(inputs.name, key: inputs) else { return nil }
        var files: [String: Fingerprint] = [:]
        for path in paths {
            guard let text = try? Disk.read(path.inFolder(workspace.root)) else { return nil }
            files[path] = Fingerprint(of: text[...])
        }
        var reader = ByteReader(bytes[...])
        guard let mocks = try? reader.number(), let written: [Fingerprint] = try? reader.values() else { return nil }
        let found = WrittenFiles(files: files, mocks: mocks)
        return found.fingerprints == written ? found : nil
    }

    private var fingerprints: [Fingerprint] { files.sorted { $0.key < $1.key }.map(\.value) }

    func write(from inputs: MockInputs, in workspace: Workspace) {
        var writer = ByteWriter()
        writer.add(mocks)
        writer.add(values: fingerprints)
        workspace.mockCache.write(writer.bytes, as: inputs.name, key: inputs)
    }
}
