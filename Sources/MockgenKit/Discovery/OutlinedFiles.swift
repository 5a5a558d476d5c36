import MockgenOutline
import MockgenResolution

/// The source files that a run has read for several targets: it reads and outlines each only once.
package struct OutlinedFiles: Sendable {
    private struct Outlined {
        let file: SourceIndex.File
        /// Nil if the run compares nothing with earlier runs.
        let fingerprints: SourceFingerprints.Entry?
    }

    /// By path. Empty for a single target, which needs no file twice.
    private var files: [String: Outlined] = [:]
    private let isShared: Bool

    package init(for scopes: [TargetScope] = []) { isShared = scopes.count > 1 }

    func file(_ path: String) -> SourceIndex.File? { files[path]?.file }

    func fingerprints(_ path: String) -> SourceFingerprints.Entry? { files[path]?.fingerprints }

    /// Keeps the files of a target's index for other targets.
    mutating func add(_ index: SourceIndex, _ fingerprints: SourceFingerprints?) {
        guard isShared else { return }
        for (number, file) in index.files[..<index.standard].joined().enumerated() where files[file.text.path] == nil {
            files[file.text.path] = Outlined(file: file, fingerprints: fingerprints?.sharedEntry(number))
        }
    }
}
