import MockgenModel

/// A file with the settings of another generator, and what its paths mean.
struct OldFile {
    struct Entry {
        let old: OldConfiguration.Entry
        let file: OldFile
    }

    let configuration: OldConfiguration
    let paths: OldPaths

    var entries: [Entry] { configuration.entries.map { Entry(old: $0, file: self) } }

    /// - Parameters:
    ///   - file: an absolute path.
    ///   - root: the folder of the package or project.
    ///   - base: the folder of the new configuration.
    init(at file: String, root: String, base: String) throws(Diagnostics) {
        configuration = try OldConfiguration(at: file, root: root)
        paths = OldPaths(of: configuration, at: file, root: root, base: base)
    }
}
