package import MockgenBytes
package import MockgenModel

package struct SourceText: Sendable {
    package let path: String
    package let bytes: [UInt8]
    /// The parts of the file in a reduced text. Nil for a whole file.
    private let pieces: [TextPiece]?

    package init(path: String, bytes: [UInt8]) { self.init(path: path, bytes: bytes, pieces: nil) }

    init(path: String, bytes: [UInt8], pieces: [TextPiece]?) { (self.path, self.bytes, self.pieces) = (path, bytes, pieces) }

    package func outline() -> Outline {
        bytes.withUnsafeBufferPointer { Outline(scanning: $0) }
    }

    package func location(at offset: Int) -> SourceLocation {
        let start = pieces?.first?.location ?? SourceLocation(path: path, line: 1, column: 1)
        return location(at: min(offset, bytes.count), after: 0, at: start)
    }

    /// - Parameters:
    ///   - known: an offset before it, where counting begins, because a file has many declarations and many lines.
    ///   - location: the location of that offset.
    package func location(at offset: Int, after known: Int, at location: SourceLocation) -> SourceLocation {
        let piece = pieces?.last(inOrder: { $0.offset <= offset })
        guard let piece, piece.offset > known else { return location.advanced(over: bytes[known..<offset]) }
        return piece.location.advanced(over: bytes[piece.offset..<offset])
    }

    /// Whether the text contains the word `protocol`, even in a comment.
    package var mentionsProtocol: Bool { bytes.withUnsafeBytes { $0.contains("protocol") } }

    package func names(among wanted: Set<String>) -> Set<String> {
        bytes.withUnsafeBufferPointer { $0.names(among: wanted) }
    }

    package var names: Set<String> { bytes.withUnsafeBufferPointer(\.names) }

    package var namesFingerprint: Fingerprint { bytes.withUnsafeBufferPointer(\.namesFingerprint) }

    package var phrases: Set<String> { bytes.withUnsafeBufferPointer(\.phrases) }
}

extension SourceLocation {
    /// Returns the location after the text, which begins here.
    func advanced(over text: ArraySlice<UInt8>) -> SourceLocation {
        let (breaks, last) = text.withUnsafeBytes(\.lines)
        return SourceLocation(path: path, line: line + breaks, column: breaks == 0 ? column + last : last + 1)
    }
}
