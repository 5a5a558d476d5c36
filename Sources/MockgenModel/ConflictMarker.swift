/// A line that git leaves in a file that it could not merge.
package enum ConflictMarker {
    /// Git also writes '=======', but a comment can contain such a line.
    private static let beginnings = ["<<<<<<< ", ">>>>>>> "].map { Array($0.utf8) }

    /// Returns the location of the first line that is a conflict marker.
    package static func firstLocation(in text: [UInt8], path: String) -> SourceLocation? {
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { line in beginnings.contains(where: line.starts) }.map {
            SourceLocation(path: path, line: $0 + 1, column: 1)
        }
    }
}

extension Diagnostic {
    /// - Parameter help: nil for a file whose versions the user must merge.
    package static func conflictMarker(at location: SourceLocation, cause: Cause, help: String? = nil) -> Diagnostic {
        Diagnostic(
            .conflictMarker, cause: cause, "this is a conflict marker of git",
            help: help ?? "keep the lines that you need, and delete the lines that begin with '<<<<<<<', '=======' and '>>>>>>>'",
            at: location)
    }
}
