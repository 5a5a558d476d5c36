import SwiftSyntax

extension SyntaxProtocol {
    /// The text on one line and without comments: tokens, and one space wherever there was any room between two.
    var flatText: String {
        var text = ""
        var hasRoom = false
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, hasRoom || !token.leadingTrivia.isEmpty { text += " " }
            text += token.text
            hasRoom = !token.trailingTrivia.isEmpty
        }
        return text
    }
}
