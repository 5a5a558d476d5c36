import MockgenDisk

/// A module or a test target of a project, or a target of a package.
struct ProjectPart {
    let name: String
    /// Paths of folders and files, and globs, relative to the project.
    var sources: [String] = []
    var dependencies: [String] = []
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

    /// The file for the mocks of a test target: for a glob such as `App/**/*Tests.*`, a file that it matches.
    var mocksFile: String {
        let name = sources[0].fileName
        let matching = (name.hasSuffix(".*") ? "\(name.dropLast())swift" : name).replacing("*", with: "Mocks")
        return (name.contains("*") && matching.hasSuffix(".swift") ? matching : "Mocks.swift").inFolder(folder)
    }
}

extension String {
    /// The path up to the first component with a wildcard.
    fileprivate var beforeWildcards: String {
        split(separator: "/").prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
    }
}
