import MockgenOutline
import MockgenResolution

/// The source files that a run has read for several targets: it reads and outlines each only once.
package struct OutlinedFiles: Sendable {
    private struct Outlined {
        let file: SourceIndex.File
        /// Whether the target's own module has the file.
        let isOwn: Bool
        /// Nil if the run compares nothing with earlier runs.
        let fingerprints: SourceFingerprints.Entry?
    }

    /// By path. Empty for a single target, which needs no file twice.
    private var files: [String: Outlined] = [:]
    private let isShared: Bool
    /// Whether some are of the index of a module, whose sources are not there.
    private(set) var areIndexed = false

    package init(for scopes: [TargetScope] = []) { isShared = scopes.count > 1 }

    func file(_ path: String, isOwn: Bool) -> SourceIndex.File? { outlined(path, isOwn)?.file }

    func fingerprints(_ path: String, isOwn: Bool) -> SourceFingerprints.Entry? { outlined(path, isOwn)?.fingerprints }

    /// A target keeps all text of its own files, but only a part of others.
    private func outlined(_ path: String, _ isOwn: Bool) -> Outlined? { files[path].flatMap { $0.isOwn == isOwn ? $0 : nil } }

    /// Adds the files of the index of a module.
    mutating func add(_ index: ModuleIndex) {
        areIndexed = true
        for file in index.files { files[file.text.path] = Outlined(file: file, isOwn: false, fingerprints: nil) }
    }

    /// Keeps the files of a target's index for other targets.
    mutating func add(_ index: SourceIndex, _ fingerprints: SourceFingerprints?) {
        guard isShared else { return }
        let firstOwn = index.files[..<(index.standard - 1)].reduce(0) { $0 + $1.count }
        for (number, file) in index.files[..<index.standard].joined().enumerated() where files[file.text.path] == nil {
            files[file.text.path] = Outlined(file: file, isOwn: number >= firstOwn, fingerprints: fingerprints?.sharedEntry(number))
        }
    }
}
