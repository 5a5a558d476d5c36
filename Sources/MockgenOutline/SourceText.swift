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
}

extension SourceLocation {
    /// Returns the location after the text, which begins here.
    package func advanced(over text: ArraySlice<UInt8>) -> SourceLocation {
        text.withUnsafeBufferPointer { text in
            // Two plain loops: the compiler vectorizes the first one, because files are long and lines are short.
            var newlines = 0
            for byte in text where byte == Byte.newline { newlines += 1 }
            guard newlines > 0 else { return SourceLocation(path: path, line: line, column: column + text.count) }
            var lineStart = text.count
            while text[lineStart - 1] != Byte.newline { lineStart -= 1 }
            return SourceLocation(path: path, line: line + newlines, column: text.count - lineStart + 1)
        }
    }
}

extension SourceText {
    /// Whether the text contains the word `protocol`, even in a comment.
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
