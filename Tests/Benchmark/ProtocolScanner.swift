import Foundation

/// Finds protocols in Swift text with as little work as possible. It knows comments and string literals, but no regular expressions.
///
/// It is independent of mockgen's own scanner, so that a slower scanner of mockgen does not make the floor higher.
struct ProtocolScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Returns the places of all protocols, with the comments and attributes in the lines above them.
    static func slices(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var scanner = ProtocolScanner(bytes)
        return scanner.slices()
    }

    private mutating func slices() -> [Range<Int>] {
        var slices: [Range<Int>] = []
        var start: Int?
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            if skipCommentOrString() { continue }
            if isOfWord(byte) {
                let word = position
                while position < bytes.count, isOfWord(bytes[position]) { position += 1 }
                if start == nil, isProtocol(word..<position) { (start, depth) = (lineOfComments(above: word), 0) }
                continue
            }
            position += 1
            guard let first = start else { continue }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") {
                depth -= 1
                if depth <= 0 {
                    slices.append(first..<position)
                    start = nil
                }
            }
        }
        return slices
    }

    private func isOfWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_") || byte >= 128
    }

    private func isProtocol(_ word: Range<Int>) -> Bool {
        word.count == 8 && memcmp(bytes.baseAddress! + word.lowerBound, "protocol", 8) == 0
            && (word.lowerBound == 0 || bytes[word.lowerBound - 1] <= UInt8(ascii: " "))
    }

    private func startOfLine(_ place: Int) -> Int {
        var start = place
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    private func lineOfComments(above word: Int) -> Int {
        var line = startOfLine(word)
        while line > 0 {
            let above = startOfLine(line - 1)
            let text = bytes[above..<line].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard text.first == UInt8(ascii: "@") || text.starts(with: "//".utf8) else { break }
            line = above
        }
        return line
    }

    private func starts(with text: StaticString, at place: Int) -> Bool {
        place + text.utf8CodeUnitCount <= bytes.count && memcmp(bytes.baseAddress! + place, text.utf8Start, text.utf8CodeUnitCount) == 0
    }

    private mutating func skipCommentOrString() -> Bool {
        let byte = bytes[position]
        if byte == UInt8(ascii: "/") {
            if starts(with: "//", at: position) {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
                return true
            }
            guard starts(with: "/*", at: position) else { return false }
            skipBlockComment()
            return true
        }
        var quote = position
        while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
        guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return false }
        let hashes = quote - position
        position = quote
        skipString(hashes: hashes)
        return true
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*", at: position) {
                depth += 1
                position += 2
            } else if starts(with: "*/", at: position) {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    /// At the opening quote.
    private mutating func skipString(hashes: Int) {
        let isMultiline = starts(with: "\"\"\"", at: position)
        let width = isMultiline ? 3 : 1
        position += width
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\\"), areHashes(hashes, at: position + 1) {
                position += 1 + hashes
                if position < bytes.count, bytes[position] == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
            } else if isMultiline ? starts(with: "\"\"\"", at: position) : byte == UInt8(ascii: "\""),
                areHashes(hashes, at: position + width)
            {
                position += width + hashes
                return
            } else if byte == UInt8(ascii: "\n"), !isMultiline {
                return
            } else {
                position += 1
            }
        }
    }

    private func areHashes(_ count: Int, at place: Int) -> Bool {
        place + count <= bytes.count && bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// At the opening parenthesis.
    private mutating func skipInterpolation() {
        var depth = 0
        while position < bytes.count {
            if skipCommentOrString() { continue }
            if bytes[position] == UInt8(ascii: "(") { depth += 1 }
            if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
            position += 1
            if depth == 0 { return }
        }
    }
}
