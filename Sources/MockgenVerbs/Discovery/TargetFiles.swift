import MockgenDisk
import MockgenRun

/// The source files in a target's folder. Reading it is faster than running SwiftPM.
struct TargetFiles {
    /// Relative to the target's folder.
    private(set) var paths: [String] = []
    private var hasOthers = false
    private let excluded: Set<String>
    private let sources: [String]?
    private let resources: [String]

    var isSwift: Bool { !paths.isEmpty }

    /// Returns nil if only SwiftPM knows which files belong to the target.
    init?(of target: ManifestDump.Target, in folder: String) {
        excluded = Set(target.excluded.map(\.trimmingSlashes))
        sources = target.sources?.map(\.trimmingSlashes)
        resources = target.resources.map(\.trimmingSlashes)
        // SwiftPM rejects a target with two languages. A target without sources can be a new one for checked-in mocks.
        var search = FolderSearch(in: folder)
        var isKnown = Disk.isFolder(folder)
        search.visit(folder) { path, isFolder in
            let path = String(path.dropFirst(folder.count + 1))
            guard isKnown, !excluded.contains(path) else { return false }
            if !isFolder, sources.map({ path.isInside($0) }) ?? true { isKnown = add(path, isInBundle: path.parentFolder.contains(".")) }
            return true
        }
        guard isKnown, search.failure == nil, !isSwift || !hasOthers else { return nil }
    }

    /// Returns false if only SwiftPM knows which files belong to the target.
    private mutating func add(_ path: String, isInBundle: Bool) -> Bool {
        let isSwift = path.hasSuffix(".swift")
        guard isSwift || Self.otherLanguages.contains(path.lastIndex(of: ".").map { String(path[$0...]) } ?? "") else { return true }
        // SwiftPM has its own rules for sources among resources and in bundles such as 'Images.xcassets'.
        guard !isInBundle, !path.isInside(resources) else { return false }
        if isSwift { paths.append(path) } else { hasOthers = true }
        return true
    }

    private static let otherLanguages: Set<String> = [".c", ".m", ".mm", ".cc", ".cpp", ".cxx", ".s", ".S"]
}

extension String {
    /// Whether a path equals one of these paths or is in one of these folders.
    fileprivate func isInside(_ paths: [String]) -> Bool {
        paths.contains { $0 == self || hasPrefix("\($0)/") || $0 == "." || $0.isEmpty }
    }
}
