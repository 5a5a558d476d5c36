import MockgenBytes
import MockgenModel

/// A part of the file that the reduced text contains, up to the next one.
struct TextPiece {
    let offset: Int
    /// The offset in the file.
    let original: Int
    let location: SourceLocation
}

extension [TextPiece] {
    /// Returns the last piece that fulfills the condition, which holds for all pieces before it.
    func last(inOrder isBefore: (TextPiece) -> Bool) -> TextPiece? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : self[low - 1]
    }
}

extension SourceText {
    /// Returns the text that a mock can depend on, and its outline: the declarations and extensions of types without the bodies of
    /// functions. If a file cannot be read with certainty, returns all of it, because errors can be anywhere.
    package func reduced(_ outline: Outline) -> (text: SourceText, outline: Outline) {
        guard !outline.isDamaged else { return (self, outline) }
        var reducer = TextReducer(self, outline)
        reducer.reduce()
        return (SourceText(path: path, bytes: reducer.bytes, pieces: reducer.pieces), reducer.outline)
    }
}

private struct TextReducer {
    let source: SourceText
    var outline: Outline
    var bytes: [UInt8] = []
    var pieces: [TextPiece] = []
    private var location: SourceLocation
    private var offset = 0

    init(_ source: SourceText, _ outline: Outline) {
        self.source = source
        self.outline = outline
        location = source.location(at: 0)
    }

    mutating func reduce() {
        let (parts, size) = parts()
        bytes.reserveCapacity(size)
        pieces.reserveCapacity(parts.count)
        for (range, isLast) in parts {
            location = source.location(at: range.lowerBound, after: offset, at: location)
            offset = range.lowerBound
            pieces.append(TextPiece(offset: bytes.count, original: offset, location: location))
            bytes += source.bytes[range]
            // The position after a declaration belongs to it, not to the next one.
            if isLast { bytes.append(Byte.newline) }
        }
        for number in outline.declarations.indices {
            outline.declarations[number].range = moved(outline.declarations[number].range)
            outline.declarations[number].nameOffset = moved(outline.declarations[number].nameOffset)
        }
        for number in outline.extensions.indices { outline.extensions[number].range = moved(outline.extensions[number].range) }
        outline.bodies = []
    }

    /// Returns the parts to keep, each with whether a declaration ends there, and the size of the text.
    private func parts() -> (parts: [(range: Range<Int>, isLast: Bool)], size: Int) {
        let declared = (outline.declarations.map(\.range) + outline.extensions.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
        var parts: [(range: Range<Int>, isLast: Bool)] = []
        var size = 0
        var bodies = outline.bodies[...]
        var end = 0
        for range in declared where range.lowerBound >= end {
            // A declaration inside another one is already in its text.
            end = range.upperBound
            var start = range.lowerBound
            while let body = bodies.first, body.lowerBound < end {
                bodies.removeFirst()
                parts.append((start..<body.lowerBound, isLast: false))
                size += body.lowerBound - start
                start = body.upperBound
            }
            parts.append((start..<end, isLast: true))
            size += end - start + 1
        }
        return (parts, size)
    }

    private func moved(_ range: Range<Int>) -> Range<Int> { moved(range.lowerBound)..<moved(range.upperBound - 1) + 1 }

    private func moved(_ offset: Int) -> Int {
        guard let piece = pieces.last(inOrder: { $0.original <= offset }) else { return offset }
        return piece.offset + offset - piece.original
    }
}
