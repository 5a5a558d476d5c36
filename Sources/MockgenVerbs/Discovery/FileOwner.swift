import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// The owner of a file. Only this source file decides which package, project and target a path belongs to.
enum FileOwner: Equatable {
    /// The package or project of the run.
    case own
    /// Another package, with its folder.
    case package(String)
    /// No package, and not the project.
    case outside

    /// - Parameter path: an absolute path of a file or folder.
    init(of path: String, in root: String) {
        var folder = path
        while folder != root, !Disk.isPackage(folder) {
            guard folder.parentFolder != folder, !folder.isEmpty else {
                self = .outside
                return
            }
            folder = folder.parentFolder
        }
        self = folder == root ? .own : .package(folder)
    }

    /// Returns the Swift files that belong to an entry of `sources` in a project: a package in its folder keeps its files.
    static func files(of entry: SourceEntry, in root: String) -> (files: [String], failure: Disk.Failure?) {
        let (files, failure) = entry.search()
        let owner = FileOwner(of: entry.folder, in: root)
        let folders = Dictionary(grouping: files, by: \.parentFolder).filter { FileOwner(of: $0.key, in: root) == owner }
        return (folders.values.flatMap(\.self).sorted(), failure)
    }

    /// Returns the folder of a target that only its checked-in file tells: the one with the name of the target, or one for tests. Nil if the
    /// file is beside the sources, as in `App/Mocks.swift`.
    static func folder(ofTarget name: String, writing output: String) -> String? {
        let around = sequence(first: output.parentFolder, next: \.parentFolder).prefix { !$0.isEmpty && $0 != "/" }
        if let named = around.first(where: { $0.fileName.moduleName == name.moduleName }) { return named }
        guard name.hasSuffix("Tests") else { return nil }
        // `Tests/Core` for `CoreTests`
        let subject = name.dropLast("Tests".count)
        return around.first { $0.fileName.hasSuffix("Tests") || $0.fileName == subject && $0.parentFolder.fileName.hasSuffix("Tests") }
    }
}

extension PackageModules {
    /// Returns the target that compiles a source file.
    func target(of path: String) -> String? { targets.first { $0.value.module.files.contains(path) }?.key }
}

extension [ProjectPart] {
    /// The targets of a package, with their folders.
    init(of manifest: ManifestDump, in root: String) {
        self = manifest.targets.map { target in
            ProjectPart(name: target.name, sources: target.folder(inPackageAt: root).map { [$0] } ?? [], isTest: target.isTest)
        }
    }

    /// Returns the target with the innermost folder.
    func owner(ofPath path: String) -> ProjectPart? {
        let owners = flatMap { part in part.folders.map { (part, $0) } }.filter { path == $0.1 || path.hasPrefix($0.1 + "/") }
        return owners.max { $0.1.utf8.count < $1.1.utf8.count }?.0
    }

    /// Returns the target that compiles the mocks of an entry.
    /// - Parameter output: relative to the root if mockgen can read it.
    func owner(of entry: OldFile.Entry, output: String?) -> ProjectPart? {
        if let output {
            if let owner = owner(ofPath: output) { return owner }
            let names = output.split(separator: "/").map(String.init)
            if let named = first(where: { names.contains($0.name) }) { return named }
        }
        let tests = filter(\.isTest)
        for name in (entry.targets + entry.testableModules).map(\.value) {
            if let named = tests.first(where: { $0.name == name || $0.name == "\(name)Tests" }) { return named }
        }
        return tests.count == 1 ? tests[0] : nil
    }
}
