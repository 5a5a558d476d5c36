/// A line that git leaves in a file that it could not merge.
package enum ConflictMarker {
    /// Git also writes '=======', but a comment can contain such a line.
    private static let beginnings = ["<<<<<<< ", ">>>>>>> "].map { Array($0.utf8) }

    /// Returns the offset of the first line that is a conflict marker.
    package static func firstOffset(in text: ArraySlice<UInt8>) -> Int? {
        var line = text
        while !line.isEmpty {
            if beginnings.contains(where: line.starts) { return line.startIndex }
            guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            line = line[(end + 1)...]
        }
        return nil
    }

    package static func firstLocation(in text: [UInt8], path: String) -> SourceLocation? {
        firstOffset(in: text[...]).map { offset in
            SourceLocation(path: path, line: text[..<offset].count { $0 == UInt8(ascii: "\n") } + 1, column: 1)
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
