import MockgenDisk
package import MockgenModel

/// The lines of files that messages show.
extension Workspace {
    package func sourceLine(at location: SourceLocation) -> String? { location.line(inProjectAt: root) }
}

extension BuildInput {
    package func sourceLine(at location: SourceLocation) -> String? { location.line(inProjectAt: root) }
}

extension SourceLocation {
    /// Returns nil if the file does not have such a line any more.
    fileprivate func line(inProjectAt root: String) -> String? {
        guard line > 0, let bytes = try? Disk.read(path.inFolder(root)) else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
        return line <= lines.count ? String(decoding: lines[line - 1], as: UTF8.self) : nil
    }
}
