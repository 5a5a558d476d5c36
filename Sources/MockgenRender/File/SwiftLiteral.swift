enum SwiftLiteral {
    /// Returns a string literal of the text. The name of a member may contain quotes.
    static func string(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }
}
