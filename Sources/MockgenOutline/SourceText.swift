package import MockgenBytes
package import MockgenModel

package struct SourceText: Sendable {
    package let path: String
    package let bytes: [UInt8]
    /// Nil for a whole file.
    private let origin: Origin?

    struct Origin: Sendable {
        let contents: Fingerprint
        let pieces: [TextPiece]
    }

    package init(path: String, bytes: [UInt8]) { self.init(path: path, bytes: bytes, origin: nil) }

    init(path: String, bytes: [UInt8], origin: Origin?) {
        self.path = path
        self.bytes = bytes
        self.origin = origin
    }

    package var pieces: [TextPiece]? { origin?.pieces }

    /// A reduced text that was stored without its file.
    /// - Parameter contents: the fingerprint of the file, if it was stored.
    package init(path: String, bytes: [UInt8], pieces: [TextPiece], contents: Fingerprint? = nil) {
        let stored = SourceText(path: path, bytes: bytes)
        self.init(path: path, bytes: bytes, origin: Origin(contents: contents ?? stored.contents, pieces: pieces))
    }

    package var contents: Fingerprint {
        if let origin { return origin.contents }
        var contents = Fingerprint()
        contents.add(bytes)
        return contents
    }

    package func outline() -> Outline {
        bytes.withUnsafeBufferPointer { Outline(scanning: $0) }
    }

    package func location(at offset: Int) -> SourceLocation {
        let offset = min(offset, bytes.count)
        let piece = origin?.pieces.last(startingUpTo: offset) ?? TextPiece(offset: 0, line: 1, column: 1)
        return location(at: offset, in: piece)
    }

    /// - Parameters:
    ///   - known: an offset before it, where counting begins, because a file has many declarations and many lines.
    ///   - location: the location of that offset.
    package func location(at offset: Int, after known: Int, at location: SourceLocation) -> SourceLocation {
        guard let piece = origin?.pieces.last(startingUpTo: offset), piece.offset > known else {
            return location.advanced(over: bytes[known..<offset])
        }
        return self.location(at: offset, in: piece)
    }

    private func location(at offset: Int, in piece: TextPiece) -> SourceLocation {
        SourceLocation(path: path, line: Int(piece.line), column: Int(piece.column)).advanced(over: bytes[Int(piece.offset)..<offset])
    }

    /// Whether the text contains the word `protocol`, even in a comment.
    package var mentionsProtocol: Bool { bytes.withUnsafeBytes { $0.contains("protocol") } }

    package func names(among wanted: Set<String>) -> Set<String> {
        bytes.withUnsafeBufferPointer { $0.names(among: wanted) }
    }

    package func firstOffset(ofName name: String) -> Int? {
        bytes.withUnsafeBufferPointer { $0.firstOffset(ofName: name) }
    }

    package var names: Set<String> { bytes.withUnsafeBufferPointer(\.names) }

    package var namesFingerprint: Fingerprint { bytes.withUnsafeBufferPointer(\.namesFingerprint) }

    package var phrases: Set<String> { bytes.withUnsafeBufferPointer(\.phrases) }

    package var phrasesFingerprint: Fingerprint { bytes.withUnsafeBufferPointer(\.phrasesFingerprint) }
}

extension SourceLocation {
    /// Returns the location after the text, which begins here.
    func advanced(over text: ArraySlice<UInt8>) -> SourceLocation {
        let (breaks, last) = text.withUnsafeBytes(\.lines)
        return SourceLocation(path: path, line: line + breaks, column: breaks == 0 ? column + last : last + 1)
    }
}
