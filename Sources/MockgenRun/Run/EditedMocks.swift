import MockgenBytes
import MockgenConfig
package import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution

/// The generated files after an edit of the sources, made from those of the last run: only the mocks that the edit can change are new.
package struct EditedMocks {
    /// The generated files that have changed.
    package private(set) var files: [GeneratedFile] = []
    /// The state for the next run.
    private(set) var run: LastRun

    package var state: FreshOutput.State { FreshOutput.State(outputs: run.outputs, mocks: run.mocks.count, run: run) }

    private let scope: TargetScope
    private let sources: SourceFiles
    private let fingerprints: SourceFingerprints
    private let workspace: Workspace
    /// The source files that were read, by their numbers.
    private var contents: [Int: SourceIndex.File]

    /// Nil if the edit can change which mocks there are or anything else outside of their texts, or if there is something to report. Then
    /// a complete run is necessary.
    /// - Parameter outputs: the paths of the generated files.
    init?(after last: LastRun, at outputs: [String], of scope: TargetScope, from sources: SourceFiles, in workspace: Workspace) async {
        guard let fingerprints = sources.fingerprints, outputs.count == last.outputs.count,
            let changed = last.changedSources(in: fingerprints)
        else { return nil }
        run = last
        contents = fingerprints.outlined
        (self.scope, self.sources, self.fingerprints, self.workspace) = (scope, sources, fingerprints, workspace)
        guard await read(Set(changed)), let texts = outputs.readAll(in: workspace.root, as: last.outputs) else { return nil }
        let modules = sources.modules.flatMap { module in module.files.map { _ in module.name } }
        let edited = changed.compactMap { number in contents[number].map { (number, (module: modules[number], file: $0)) } }
        let mocks = run.update(Dictionary(uniqueKeysWithValues: edited), fingerprints)
        guard !mocks.isEmpty else { return }
        guard let parts = await render(mocks) else { return nil }
        for (output, path) in outputs.enumerated() {
            let new = parts.filter { run.mocks[$0.key].output == output }
            guard !new.isEmpty else { continue }
            let bytes = run.replace(new.mapValues(\.text), inOutput: output, texts[output])
            if bytes != texts[output] { files.append(GeneratedFile(path: path, pieces: [String(decoding: bytes, as: UTF8.self)])) }
        }
    }

    /// Reads source files, unless they are read already. Returns whether all of them are as when their fingerprints were taken.
    private mutating func read(_ numbers: Set<Int>) async -> Bool {
        let paths = sources.modules.flatMap(\.files)
        let open = numbers.filter { contents[$0] == nil }.sorted()
        let firstOwn = paths.count - ownCount
        let files = await open.mapOnAllCores { [root = workspace.root] in
            try? SourceIndex.File.read(paths[$0], root: root, isOwn: $0 >= firstOwn).get()
        }
        for (number, file) in zip(open, files) {
            guard let file, file.text.contents == fingerprints.entries[number].contents else { return false }
            contents[number] = file
        }
        return true
    }

    /// Returns the new texts of mocks. Nil if one needs something else in its file than before, or if there is something to report.
    private mutating func render(_ numbers: [Int]) async -> [Int: RenderedPart]? {
        guard var needed = run.files(of: numbers) else { return nil }
        if scope.target.dependsOnMentionedNames { needed.formUnion((fingerprints.entries.count - ownCount)..<fingerprints.entries.count) }
        guard await read(needed),
            let index = try? await SourceIndex(
                reading: sources.modules, root: workspace.root, interfaces: workspace.interfaces(in: scope.interfaceFolders),
                outlined: contents, only: [])
        else { return nil }
        let planner = MockPlanner(
            target: scope.target, own: scope.own, index: index, isDescribing: false,
            mentioned: await index.namesThatSelectMembers(for: scope.target, in: scope.own), locations: [:])
        let references = numbers.map { run.mocks[$0].reference }
        let results = await planner.plan(references, reading: run.interfaces)
        guard results.index.readInterfaces == run.interfaces else { return nil }
        var plans: [Plan] = []
        for (number, reference) in zip(numbers, references) {
            guard let planned = results.single[reference], planned.problems.isEmpty, let plan = planned.plan,
                !planned.inheritsFromInterface, Fingerprint(unresolved: planned.unresolved) == run.mocks[number].unresolved
            else { return nil }
            plans.append(plan)
        }
        let parts = await rendered(plans)
        guard zip(numbers, parts).allSatisfy({ run.mocks[$0].surroundings == $1.surroundings }) else { return nil }
        return Dictionary(uniqueKeysWithValues: zip(numbers, parts))
    }

    /// The number of the target's own files, which are the last ones.
    private var ownCount: Int { sources.modules.last?.files.count ?? 0 }
}

extension [String] {
    /// Returns the bytes of the files with these paths, or nil if one is missing or has another fingerprint.
    fileprivate func readAll(in root: String, as fingerprints: [Fingerprint]) -> [[UInt8]]? {
        var texts: [[UInt8]] = []
        for (path, fingerprint) in zip(self, fingerprints) {
            guard let bytes = try? Disk.read(path.inFolder(root)), BlockFingerprint(of: bytes).value == fingerprint else { return nil }
            texts.append(bytes)
        }
        return texts
    }
}
