import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// Converts the paths in the file of another generator into paths of the configuration.
struct OldPaths {
    let root: String
    let base: String
    /// The possible base folders of the paths, the usual one first.
    let origins: [String]

    /// Returns nil if only a shell knows the path: mockgen reads no variables.
    func absolute(_ text: String) -> String? {
        guard !text.hasPrefix("~"), !text.hasVariable else { return nil }
        let paths = origins.map { text.inFolder($0).normalizedPath }
        return paths.first { Disk.exists(SourceEntry($0, in: base).folder) } ?? paths[0]
    }

    /// Returns the path relative to the configuration, or nil if it is not in its folder.
    func relative(_ text: String) -> String? {
        guard let path = absolute(text) else { return nil }
        if path == base { return "." }
        let relative = path.relative(to: base)
        return relative.isAbsolutePath ? nil : relative
    }

    /// The note on a path that is left out.
    static func note(on path: String) -> String {
        path.hasVariable
            ? "mockgen reads no variables, so '\(path)' is left out: replace the variable with its value"
            : "'\(path)' is not a path in the project: left out"
    }
}

extension String {
    fileprivate var hasVariable: Bool { contains { $0 == "$" || $0 == "`" } }
}
