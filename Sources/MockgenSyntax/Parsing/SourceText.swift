import MockgenModel

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
        var line = 1
        var lineStart = 0
        for index in 0..<min(offset, bytes.count) where bytes[index] == Byte.newline {
            line += 1
            lineStart = index + 1
        }
        return SourceLocation(path: path, line: line, column: offset - lineStart + 1)
    }
}

extension SourceText {
    /// Whether the word stands anywhere in it, if only in a comment.
    package var mentionsProtocol: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            let word: StaticString = "protocol"
            let lexer = Lexer(bytes)
            return bytes.indices.contains { start in
                bytes[start] == UInt8(ascii: "p") && start + word.utf8CodeUnitCount <= bytes.count
                    && lexer.matches(start..<start + word.utf8CodeUnitCount, word)
            }
        }
    }
}
