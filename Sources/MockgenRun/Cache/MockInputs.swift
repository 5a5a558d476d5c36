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
        var scope = sources.scope
        scope.own.files = []
        for position in scope.visible.indices { scope.visible[position].files = [] }
        self.init(
            scope: scope, admitted: sources.filtered.map { Fingerprint(of: $0.sorted()) },
            sources: await sources.index.fingerprint(for: scope.target),
            interfaces: workspace.interfaces(in: scope.interfaceFolders).fingerprint(scope.modulesWithSources), outputs: outputs)
    }
}

extension SourceIndex {
    /// Returns the fingerprint of everything that the index has of the files, and of what the target's own files mention.
    fileprivate func fingerprint(for target: TargetConfiguration) async -> Fingerprint {
        let own = standard - 1
        let files = files[...own].enumerated().flatMap { module, files in files.map { (module: module, file: $0) } }
        let parts = await files.mapOnAllCores { module, file in
            // No mock depends on the rest of the text. The files of other modules are reduced already.
            let (text, outline) = module == own ? file.text.reduced(file.outline) : (file.text, file.outline)
            var fingerprint = Fingerprint()
            fingerprint.add(module)
            fingerprint.add(text.path)
            fingerprint.add(text.bytes)
            fingerprint.add(outline)
            guard module == own else { return fingerprint }
            if target.dependsOnMentionedNames { fingerprint.add(file.text.namesFingerprint) }
            if target.hasMocksWithStubs { fingerprint.add(file.text.phrases.sorted()) }
            return fingerprint
        }
        return parts.reduce(into: Fingerprint()) { $0.add($1) }
    }
}

/// The generated files of a target, as the last run wrote them, and its warnings.
struct WrittenFiles {
    let mocks: Int
    let paths: [String]
    let warnings: [Diagnostic]
    private let fingerprint: Fingerprint
    /// The files with the locations of the warnings. The inputs contain no line numbers, because no mock depends on them.
    private let places: Fingerprint

    init(_ files: [GeneratedFile], mocks: Int, _ warnings: [Diagnostic], in index: SourceIndex) {
        (self.mocks, paths, self.warnings) = (mocks, files.map(\.path), warnings)
        fingerprint = Fingerprint(of: files.map(\.bytes))
        places = index.fingerprint(ofFilesOf: warnings)
    }

    /// The files of the last run. Nil if its inputs were others, or if another program has changed the files since.
    init?(from inputs: MockInputs, in workspace: Workspace, _ index: SourceIndex) {
        guard !inputs.outputs.paths.isEmpty, let cached = workspace.stores.mocks.read(inputs.name, key: inputs),
            let end = cached.firstIndex(of: UInt8(ascii: "\n")),
            let warnings = CachedWarnings.read(String(decoding: cached[(end + 1)...], as: UTF8.self))
        else { return nil }
        let fields = String(decoding: cached[..<end], as: UTF8.self).split(separator: " ")
        guard fields.count == 4, let mocks = Int(fields[0]), let count = Int(fields[1]) else { return nil }
        // The support file is the last one, and mocks may need none.
        paths = Array(inputs.outputs.paths.prefix(max(0, count)))
        fingerprint = Fingerprint(of: paths.compactMap { try? Disk.read($0.inFolder(workspace.root)) })
        places = index.fingerprint(ofFilesOf: warnings)
        guard fields[2] == fingerprint.text, fields[3] == places.text else { return nil }
        (self.mocks, self.warnings) = (mocks, warnings)
    }

    func write(from inputs: MockInputs, in workspace: Workspace) {
        guard let warnings = CachedWarnings.text(of: warnings) else { return }
        let line = "\(mocks) \(paths.count) \(fingerprint.text) \(places.text)\n"
        workspace.stores.mocks.write(Array((line + warnings).utf8), as: inputs.name, key: inputs)
    }
}

extension SourceIndex {
    fileprivate func fingerprint(ofFilesOf warnings: [Diagnostic]) -> Fingerprint {
        let paths = Set(warnings.flatMap { [$0.location] + $0.notes.map(\.location) }.compactMap { $0?.path })
        guard !paths.isEmpty else { return Fingerprint() }
        return Fingerprint(of: files.joined().map(\.text).filter { paths.contains($0.path) })
    }
}
