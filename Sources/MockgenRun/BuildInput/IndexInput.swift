import MockgenDisk
package import MockgenModel
import MockgenOutline
import MockgenResolution

/// A build input that writes the index of one module instead of mocks.
package struct IndexInput: Sendable {
    let root: String
    let module: String
    let index: String
    /// The paths relative to the current folder, in a fixed order, whatever the order of the lines.
    let sources: [String]
    let paths: BuildInputPaths

    init(_ draft: BuildInputDraft, at path: String) throws(Diagnostics) {
        var problems = draft.linesForMocks.map { Diagnostic.notForIndex($0, in: path) }
        if draft.own == nil { problems.append(.noOwnModule(in: path)) }
        if draft.modules.count > 1 { problems.append(.severalModulesInIndex(path)) }
        guard problems.isEmpty, let index = draft.index, let own = draft.own else { throw Diagnostics(problems) }
        let root = Disk.realPath(Disk.currentFolder) ?? Disk.currentFolder
        (self.root, module, self.index) = (root, own.name, index)
        sources = own.sources.map { $0.inFolder(root).normalizedPath.relative(to: root) }.unique.sorted()
        paths = BuildInputPaths(file: path, inputs: own.sources, outputs: [index, ModuleIndex.places(of: index)])
    }
}

package func writeIndex(from input: IndexInput, observer: RunObserver) async throws(Diagnostics) -> GenerateReport {
    let sources = try await observer.step(
        "reading the sources of \(input.module)", result: { _ in "read \(counted(input.sources.count, "file"))" }
    ) { () async throws(Diagnostics) in
        // The last module compiles the mocks. The index of any other module has only the text that mocks depend on.
        let modules = [Module(name: input.module, isLocal: true, files: input.sources), Module(name: "", isLocal: true, files: [])]
        return try await SourceIndex(reading: modules, with: SourceReader(root: input.root))
    }
    let bytes = ModuleIndex(module: input.module, files: sources.files[0]).bytes
    var report = GenerateReport()
    report.files = input.paths.outputs
    for (path, bytes, kind) in [(report.files[0], bytes.index, IndexFile.Kind.index), (report.files[1], bytes.places, .places)] {
        if let old = try? Disk.read(path) {
            guard old != bytes else { continue }
            guard old.isEmpty || old.starts(with: kind.rawValue.utf8.prefix { $0 != UInt8(ascii: "\t") }) else {
                throw Diagnostics([.notOurs(path, remedy: "give 'index' another path in the build input")])
            }
        }
        try Disk.writeNamed(bytes, to: path)
        report.written.append(path)
    }
    return report
}
