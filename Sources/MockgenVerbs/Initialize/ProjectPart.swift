import MockgenDisk

/// A module or a test target of a project, or a target of a package.
struct ProjectPart {
    let name: String
    /// Paths of folders and files, and globs, relative to the project.
    var sources: [String] = []
    var dependencies: [String] = []
    /// The modules that it cannot import. Matters only without dependencies.
    var hidden: Set<String> = []
    var isTest = false
    /// Known only for the targets of a project.
    var settings = BuildSettings()

    /// The folder for the mocks of a test target: for a glob, the folder before the first wildcard.
    private var folder: String {
        let path = sources[0].beforeWildcards
        return path.hasSuffix(".swift") ? path.parentFolder : path
    }

    /// The folders of the target; empty if they do not exist.
    var folders: [String] { isTest && !sources.isEmpty ? [folder] : sources }

    /// Whether the path of the mocks tells the sources of a test target.
    var hasOneFolder: Bool {
        let folder = FileOwner.folder(ofTarget: name, writing: mocksFile) ?? mocksFile.parentFolder
        return sources.allSatisfy { !$0.contains("*") && ($0 == folder || $0.hasPrefix(folder + "/")) }
    }

    /// The file for the mocks of a test target: for a glob such as `App/**/*Tests.*` or `App/**/Helpers/*`, a file that it matches.
    var mocksFile: String {
        let name = sources[0].fileName
        let matching = (name.hasSuffix(".*") ? "\(name.dropLast())swift" : name).replacing("*", with: "Mocks")
        let inner = sources[0].parentFolder.split(separator: "/").filter { $0 != "**" }.joined(separator: "/")
        return (name.contains("*") && matching.hasSuffix(".swift") ? matching : "Mocks.swift")
            .inFolder(name.contains("*") && !inner.contains("*") ? inner : folder)
    }
}

extension String {
    /// The path up to the first component with a wildcard.
    fileprivate var beforeWildcards: String {
        split(separator: "/").prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
    }
}
