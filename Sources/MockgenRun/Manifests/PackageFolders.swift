package import MockgenConfig
import MockgenDisk
package import MockgenModel

/// The folders of packages in the `packages` of a configuration.
package struct PackageFolders {
    private let entries: [(name: Located<String>, entry: SourceEntry)]
    private let base: String

    package init(_ configuration: Configuration, base: String) {
        entries = configuration.packages.map { ($0, SourceEntry($0.value, in: base)) }
        self.base = base
    }

    /// Whether `packages` contains the folder. A package inside another listed one, such as an example, needs its own entry.
    package func contains(_ folder: String) -> Bool {
        guard isListedPackage(folder) else { return false }
        if entries.contains(where: { $0.entry.path == folder }) { return true }
        var around = folder.parentFolder
        while around.count > base.count {
            if isListedPackage(around) { return false }
            around = around.parentFolder
        }
        return true
    }

    private func isListedPackage(_ folder: String) -> Bool {
        Disk.isPackage(folder) && entries.contains { $0.entry.contains(folder) }
    }

    /// Returns the packages in a folder, without packages inside other packages.
    package static func all(in folder: String) -> [String] { SourceEntry(".", in: folder).packageFolders }

    /// Returns the folders in a fixed order, or throws an error for each entry that matches no package.
    package func all() throws(Diagnostics) -> [String] {
        var folders: Set<String> = []
        var problems: [Diagnostic] = []
        for (name, entry) in entries {
            let found = entry.packageFolders
            if found.isEmpty { problems.append(.noPackage(name, exists: entry.isGlob || Disk.exists(entry.path))) }
            folders.formUnion(found)
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return folders.filter(contains).sorted()
    }
}

extension Disk {
    package static func isPackage(_ folder: String) -> Bool { exists("\(folder)/Package.swift") }
}

extension SourceEntry {
    fileprivate var packageFolders: [String] {
        var folders: [String] = []
        var search = FolderSearch(in: folder)
        search.visit(folder) { path, isFolder in
            guard isFolder, contains(path), Disk.isPackage(path) else { return true }
            folders.append(path)
            return false
        }
        return folders
    }
}

extension Diagnostic {
    fileprivate static func noPackage(_ name: Located<String>, exists: Bool) -> Diagnostic {
        Diagnostic(
            exists ? .unmatchedSource : .missingSource, cause: .setup,
            exists ? "'\(name.value)' has no folder with a Package.swift" : "'\(name.value)' does not exist",
            help: "give the folders of packages, relative to this file, for example: packages: [\"Packages/*\"]", at: name.location)
    }
}
