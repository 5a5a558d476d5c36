extension StringProtocol {
    /// The text without blanks and line breaks around it.
    package var trimmed: String {
        var text = self[...]
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text.drop(while: \.isWhitespace))
    }
}
