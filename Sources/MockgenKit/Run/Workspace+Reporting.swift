package import MockgenModel

/// What a reporter has to know of the package.
extension Workspace {
    /// The current folder.
    package init() { self.init(packagePath: nil, configurationPath: nil) }

    /// The text of a line as it is now; nil if the file is gone or has become shorter.
    package func sourceLine(at location: SourceLocation) -> String? {
        guard let bytes = try? Disk.read(location.path.inFolder(root)) else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: location.line, omittingEmptySubsequences: false)
        guard location.line > 0, location.line <= lines.count else { return nil }
        return String(decoding: lines[location.line - 1], as: UTF8.self)
    }

    /// The package's folder in a repository, with a `/` behind it; empty if it is not inside.
    package func prefix(inRepositoryAt repository: String) -> String {
        guard !repository.isEmpty, let repository = Disk.realPath(repository) else { return "" }
        let path = root.relative(to: repository)
        return path.isAbsolutePath ? "" : path + "/"
    }
}
