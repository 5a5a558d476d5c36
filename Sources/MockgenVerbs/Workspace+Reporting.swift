import MockgenDisk
package import MockgenModel
package import MockgenRun

extension Workspace {
    /// The current folder.
    package init() { self.init(packagePath: nil, configurationPath: nil) }

    /// Returns nil if the file does not have such a line any more.
    package func sourceLine(at location: SourceLocation) -> String? {
        guard let bytes = try? Disk.read(location.path.inFolder(root)) else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: location.line, omittingEmptySubsequences: false)
        guard location.line > 0, location.line <= lines.count else { return nil }
        return String(decoding: lines[location.line - 1], as: UTF8.self)
    }

    /// Returns the package's folder in a repository, with a trailing `/`. Empty if it is not in the repository.
    package func prefix(inRepositoryAt repository: String) -> String {
        guard !repository.isEmpty, let repository = Disk.realPath(repository) else { return "" }
        let path = root.relative(to: repository)
        return path.isAbsolutePath ? "" : path + "/"
    }
}
