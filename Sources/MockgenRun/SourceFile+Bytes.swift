import MockgenBytes
import MockgenOutline
import MockgenResolution

/// A file as it is stored in the cache. The locations are separate, because more edits change them.
extension SourceIndex.File {
    func write(to texts: inout ByteWriter, locations: inout ByteWriter) {
        texts.add(text.path)
        texts.add(text.bytes[...])
        texts.add(text.pieces != nil)
        // If mockgen cannot fully parse a file, its whole text is stored.
        guard let pieces = text.pieces else { return }
        texts.add(outline)
        locations.add(values: pieces)
    }

    /// - Parameter contents: the fingerprint of the whole file.
    init(_ texts: inout ByteReader, locations: inout ByteReader, contents: Fingerprint) throws(ByteReader.Damage) {
        let path = try texts.text()
        let bytes = Array(try texts.bytes())
        guard try texts.flag() else {
            self.init(SourceText(path: path, bytes: bytes))
            return
        }
        let outline = try texts.outline(ofBytes: bytes.count)
        self.init(SourceText(path: path, bytes: bytes, pieces: try locations.pieces(ofBytes: bytes.count), contents: contents), outline)
    }
}

extension ByteReader {
    fileprivate mutating func pieces(ofBytes size: Int) throws(Damage) -> [TextPiece] {
        let pieces: [TextPiece] = try values()
        var last: Int32 = 0
        for piece in pieces {
            guard piece.offset >= last, piece.offset <= size, piece.line > 0, piece.column > 0 else { throw Damage() }
            last = piece.offset
        }
        return pieces
    }
}
