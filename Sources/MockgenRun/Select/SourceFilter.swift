import MockgenConfig
package import MockgenDisk
import MockgenModel

/// Turns the `sources` of a target into files of the modules that it can see.
struct SourceFilter {
    let modules: [Module]
    let root: String
    /// The folder of the configuration, for the paths in it.
    let base: String

    func files(of target: TargetConfiguration) throws(Diagnostics) -> Set<String>? {
        guard let sources = target.sources else { return nil }
        let files = modules.flatMap(\.files).map { (path: $0, absolute: $0.inFolder(root).normalizedPath) }
        var admitted: Set<String> = []
        var problems: [Diagnostic] = []
        for source in sources {
            let entry = SourceEntry(source.value, in: base)
            let matching = files.filter { entry.contains($0.absolute) }.map(\.path)
            admitted.formUnion(matching)
            guard matching.isEmpty else { continue }
            if entry.isGlob {
                problems.append(.unmatchedGlob(source))
            } else if !Disk.exists(entry.path) {
                problems.append(.missingSource(source, suggestion: suggestion(for: entry.path, among: files.map(\.absolute))))
            } else {
                problems.append(.sourceOutsideModules(source, target: target.name, modules: modules.filter(\.isLocal).map(\.name)))
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return admitted
    }

    /// Suggests a file if the path ends in `.swift`, otherwise a folder.
    private func suggestion(for path: String, among files: [String]) -> String? {
        let known = path.hasSuffix(".swift") ? Set(files) : folders(of: files)
        let prefix = base.hasSuffix("/") ? base : base + "/"
        let candidates = known.filter { $0.hasPrefix(prefix) }.map { $0.relative(to: base) }
        return nearest(to: path.relative(to: base), among: candidates)
    }

    private func folders(of files: [String]) -> Set<String> {
        var folders: Set<String> = []
        for file in files {
            var folder = file.parentFolder
            while folder.count > 1, folders.insert(folder).inserted { folder = folder.parentFolder }
        }
        return folders
    }
}

package struct SourceEntry {
    /// The absolute path, so that `../Shared` works.
    package let path: String
    private let glob: PathGlob?

    package init(_ source: String, in base: String) {
        path = source.inFolder(base).normalizedPath
        glob = source.contains { $0 == "*" || $0 == "?" } ? PathGlob(source, in: base) : nil
    }

    package var isGlob: Bool { glob != nil }

    /// The Swift files on disk that the entry contains, in a fixed order.
    package var swiftFiles: [String] { search().files }

    /// Returns the files, and the first folder that mockgen cannot read.
    package func search() -> (files: [String], failure: Disk.Failure?) {
        guard Disk.isFolder(folder) else { return (path.hasSuffix(".swift") && Disk.exists(path) ? [path] : [], nil) }
        var files: [String] = []
        var search = FolderSearch(in: folder)
        search.visit(folder) { path, isFolder in
            if !isFolder, path.hasSuffix(".swift"), contains(path) { files.append(path) }
            return true
        }
        return (files, search.failure)
    }

    /// The folder to search. For a glob, it is the last folder before the first wildcard.
    package var folder: String {
        guard isGlob else { return path }
        let names = path.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("?") }
        return "/" + names.joined(separator: "/")
    }

    package func contains(_ file: String) -> Bool {
        if let glob { return glob.matches(file) }
        guard file != path else { return true }
        guard file.hasPrefix(path == "/" ? path : path + "/") else { return false }
        // A folder skips hidden folders, like a glob: the checkouts of SwiftPM in `.build` are not sources of the package.
        return !file.relative(to: path).split(separator: "/").contains { $0.hasPrefix(".") }
    }
}

extension Diagnostic {
    fileprivate static func missingSource(_ source: Located<String>, suggestion: String?) -> Diagnostic {
        Diagnostic(
            .missingSource, cause: .setup, "'\(source.value)' does not exist in the package",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? "give a file, folder or glob relative to this file, for example: Sources/App",
            at: source.location)
    }

    fileprivate static func unmatchedGlob(_ source: Located<String>) -> Diagnostic {
        Diagnostic(
            .unmatchedSource, cause: .setup, "'\(source.value)' matches no Swift file that the target can see",
            help: "check the glob: '*' stays within a folder's name, '**' crosses folders", at: source.location)
    }

    fileprivate static func sourceOutsideModules(_ source: Located<String>, target: String, modules: [String]) -> Diagnostic {
        Diagnostic(
            .sourceNotVisible, cause: .setup,
            "'\(source.value)' has no Swift file of a module that '\(target)' depends on (\(modules.joined(separator: ", ")))",
            help: "add its module to the dependencies of '\(target)' in Package.swift", at: source.location)
    }
}
