import MockgenModel
import SwiftSyntax

extension SyntaxProtocol {
    /// The text on one line without comments: the tokens, with one space wherever white space separated them.
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

extension AttributeListSyntax {
    /// The attributes as mocks repeat them.
    var texts: [String] { map(\.flatText.withoutModuleSelector) }
}
