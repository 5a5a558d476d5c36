/// A position in a file that the user can open. Most diagnostics begin with one.
package struct SourceLocation: Hashable, Comparable, Sendable {
    /// Relative to the package if the file is inside it.
    package let path: String
    /// Counted from 1.
    package let line: Int
    /// Counted from 1, in UTF-8 bytes, as the Swift compiler counts.
    package let column: Int

    package init(path: String, line: Int, column: Int) { (self.path, self.line, self.column) = (path, line, column) }

    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    package var description: String { "\(path):\(line):\(column)" }
}
