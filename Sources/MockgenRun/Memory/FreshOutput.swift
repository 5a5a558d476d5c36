import MockgenBytes
import MockgenConfig
import MockgenModel
import MockgenOutline
package import MockgenRender
import MockgenResolution

/// The memory that the generated files of a target were up to date. While their inputs are the same, mockgen parses and renders nothing.
package struct FreshOutput {
    /// The generated files of a run.
    package struct State {
        let outputs: [Fingerprint]
        /// The number of mocks.
        package let mocks: Int
        /// Nil if an edit must plan all mocks.
        var run: LastRun?
    }

    private let folder: BuildFolder
    private let name: String
    /// The key of everything that the mocks depend on. Nil if a source cannot be read.
    private let key: String?
    /// The key of all inputs with every byte of the sources, for what reports lines.
    package let exactKey: String?
    /// The key of all inputs without the sources.
    private let settingsKey: String?
    /// Empty if the plugin generates the mocks at build time.
    private let outputs: [String]
    private let scope: TargetScope
    private let sources: SourceFiles
    private let workspace: Workspace

    /// - Parameter outputs: the generated files.
    package init(at outputs: [String], of scope: TargetScope, from sources: SourceFiles, in workspace: Workspace) {
        var inputs = sources.fingerprints.map { fingerprints in
            MockInputs(
                program: Disk.ownProgram, scope: scope.withoutFiles, admitted: sources.filtered.map { Fingerprint(of: $0.sorted()) },
                sources: fingerprints.fingerprint(\.relevant), interfaces: sources.interfaces)
        }
        folder = workspace.mockMemory
        name = scope.target.name
        key = inputs?.key
        let contents = sources.fingerprints?.fingerprint(\.contents)
        exactKey = inputs.flatMap { inputs in contents.map { "\(inputs.key) \($0.text)" } }
        inputs?.sources = Fingerprint()
        settingsKey = inputs?.key
        self.outputs = outputs
        (self.scope, self.sources, self.workspace) = (scope, sources, workspace)
    }

    /// The number of mocks in the files, or nil if one may be out of date.
    package var mocks: Int? {
        guard !outputs.isEmpty, let key, let known = folder.recall("\(name)/fresh", key: key) else { return nil }
        let parts = known.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2 else { return nil }
        var fingerprints: [Fingerprint] = []
        for output in outputs {
            guard let bytes = try? Disk.read(output.inFolder(workspace.root)) else { return nil }
            fingerprints.append(BlockFingerprint(of: bytes).value)
        }
        return parts[0] == written(fingerprints).text ? Int(parts[1]) : nil
    }

    /// The files after an edit of the sources. Nil if everything has to be planned.
    package func edited() async -> EditedMocks? {
        guard !outputs.isEmpty, let settingsKey, let bytes = folder.recall("\(name)/run", key: settingsKey), let run = LastRun(bytes)
        else { return nil }
        return await EditedMocks(after: run, at: outputs, of: scope, from: sources, in: workspace)
    }

    /// Returns the state after a complete run. Nil if the next run must plan the mocks again.
    /// - Parameters:
    ///   - parts: the texts of the plan's parts.
    ///   - texts: the texts of the files, each with the numbers of its parts.
    package func state(after plan: TargetPlan, _ parts: [RenderedPart], in texts: [(text: MockText, parts: [Int])]) -> State? {
        // The next run must report the same warnings.
        guard plan.warnings.isEmpty, let fingerprints = sources.fingerprints, fingerprints.describe(plan.index) else { return nil }
        let outputs = texts.map { BlockFingerprint(of: $0.text.pieces).value }
        let run = LastRun(plan, parts, in: texts, outputs, from: fingerprints)
        return State(outputs: outputs, mocks: parts.count, run: run)
    }

    /// Remembers a state after its files are written.
    package func remember(_ state: State) {
        guard let key, let settingsKey, state.outputs.count == outputs.count else { return }
        folder.remember(Array("\(written(state.outputs).text) \(state.mocks)".utf8), as: "\(name)/fresh", key: key)
        if let run = state.run { folder.remember(run.bytes, as: "\(name)/run", key: settingsKey) }
    }

    private func written(_ fingerprints: [Fingerprint]) -> Fingerprint {
        var written = Fingerprint()
        for (output, fingerprint) in zip(outputs, fingerprints) {
            written.add(output)
            written.add(fingerprint)
        }
        return written
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
            target: target, own: withoutFiles(own), visible: visible.map(withoutFiles), modulesWithSources: modulesWithSources,
            interfaceFolders: interfaceFolders, warnings: warnings)
    }
}
