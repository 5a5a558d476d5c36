package struct Token {
    package enum Kind: UInt8 {
        case word
        /// A word in backticks, which is never a keyword.
        case escapedWord
        /// A string, number or regular expression.
        case literal
        /// `#if` or `#available`, with the word.
        case pound
        case sign
        case end
    }

    package var kind: Kind
    package var start: Int
    package var end: Int
    /// The byte of a sign, or 0.
    package var byte: UInt8
    package var startsLine: Bool
}

package struct Comment {
    package var range: Range<Int>
    /// Whether only comments precede the token in its line.
    package var startsLine: Bool
}
