import MockgenDisk
package import MockgenModel

extension SourceLocation {
    /// Returns the line that a message shows. Nil if the file does not have it any more.
    package func line(inProjectAt root: String) -> String? {
        guard line > 0, let bytes = try? Disk.read(path.inFolder(root)) else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
        return line <= lines.count ? String(decoding: lines[line - 1], as: UTF8.self) : nil
    }
}
