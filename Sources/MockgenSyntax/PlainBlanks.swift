import SwiftSyntax

/// A text with only spaces, tabs, line breaks and comments between the tokens. Other characters, such as a vertical tab, can crash the
/// toolchain while it describes errors (seen in Swift 6.3).
struct PlainBlanks {
    private(set) var text: [UInt8]

    init?(_ text: ArraySlice<UInt8>, parsedAs tree: SourceFileSyntax) {
        // Nearly every text has only plain characters.
        guard text.contains(where: { $0 < 0x09 || $0 == 0x0B || $0 == 0x0C || ($0 > 0x0D && $0 < 0x20) || $0 >= 0x7F }) else { return nil }
        self.text = Array(text)
        for token in tree.tokens(viewMode: .sourceAccurate) {
            clear(token.leadingTrivia, from: token.position.utf8Offset)
            clear(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        guard !self.text.elementsEqual(text) else { return nil }
    }

    private mutating func clear(_ trivia: Trivia, from start: Int) {
        var offset = start
        for piece in trivia {
            let end = offset + piece.sourceLength.utf8Length
            switch piece {
            case .unexpectedText, .verticalTabs, .formfeeds: clear(offset..<end)
            default: break
            }
            offset = end
        }
    }

    private mutating func clear(_ range: Range<Int>) { for offset in range { text[offset] = UInt8(ascii: " ") } }
}
