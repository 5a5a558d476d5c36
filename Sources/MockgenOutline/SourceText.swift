package import MockgenBytes
package import MockgenModel

/// A source file in memory.
package struct SourceText: Sendable {
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package func outline() -> Outline {
        bytes.withUnsafeBufferPointer { Outline(scanning: $0) }
    }

    package func location(at offset: Int) -> SourceLocation {
        SourceLocation(path: path, line: 1, column: 1).advanced(over: bytes[..<min(offset, bytes.count)])
    }

    /// Whether the text contains the word `protocol`, even in a comment.
    package var mentionsProtocol: Bool { bytes.withUnsafeBytes { $0.contains("protocol") } }

    /// Returns the names that occur in the code and in the code inside strings, but not in comments.
    package func names(among wanted: Set<String>) -> Set<String> {
        bytes.withUnsafeBufferPointer { $0.names(among: wanted) }
    }

    /// Returns all names that occur in the code and in the code inside strings.
    package var names: Set<String> { bytes.withUnsafeBufferPointer(\.names) }

    /// The fingerprint of these names. Their order does not matter, nor how often each occurs.
    package var namesFingerprint: Fingerprint { bytes.withUnsafeBufferPointer(\.namesFingerprint) }
}

extension SourceLocation {
    /// Returns the location after the text, which begins here.
    package func advanced(over text: ArraySlice<UInt8>) -> SourceLocation {
        let (breaks, last) = text.withUnsafeBytes(\.lines)
        return SourceLocation(path: path, line: line + breaks, column: breaks == 0 ? column + last : last + 1)
    }
}
