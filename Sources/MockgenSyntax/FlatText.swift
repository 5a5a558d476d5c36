import MockgenModel
package import SwiftSyntax

extension SyntaxProtocol {
    /// The tokens on one line without comments, with one space for any white space between them. A multi-line string keeps its lines.
    package var flatText: String {
        var text = ""
        var hasRoom = false
        var end = position
        for token in tokens(viewMode: .sourceAccurate) where token.position >= end {
            if !text.isEmpty, hasRoom || !token.leadingTrivia.isEmpty { text += " " }
            let string = MultilineString(token)
            text += string?.text ?? token.text
            end = string?.closingQuote.endPosition ?? end
            hasRoom = !(string?.closingQuote ?? token).trailingTrivia.isEmpty
        }
        return text
    }
}

extension AttributeListSyntax {
    /// The attributes without those about warnings, which mocks do not have. Those under a condition are one text, with the lines of '#if'.
    var texts: [String] {
        compactMap { element in
            if element.flatText.hasPrefix("@diagnose(") { return nil }
            guard case .ifConfigDecl(let directive) = element else { return element.flatText.withoutModuleSelector }
            let lines = directive.clauses.flatMap { clause in
                let head = [clause.poundKeyword.text, clause.condition?.flatText].compactMap(\.self).joined(separator: " ")
                return [head] + (clause.elements?.as(AttributeListSyntax.self)?.texts ?? [])
            }
            return (lines + ["#endif"]).joined(separator: "\n")
        }
    }
}

/// The quotes of a multi-line string, and the lines between them.
private struct MultilineString {
    let openingQuote: TokenSyntax
    let closingQuote: TokenSyntax
    private let segments: String

    init?(_ token: TokenSyntax) {
        guard token.tokenKind == .multilineStringQuote else { return nil }
        openingQuote = token
        // The arguments of attributes have a simple one.
        if let string = token.parent?.as(StringLiteralExprSyntax.self) {
            (segments, closingQuote) = (string.segments.description, string.closingQuote)
        } else if let string = token.parent?.as(SimpleStringLiteralExprSyntax.self) {
            (segments, closingQuote) = (string.segments.description, string.closingQuote)
        } else {
            return nil
        }
    }

    /// All lines but the first have an indentation of four spaces instead of that of the closing quotes.
    var text: String {
        let end = closingQuote.leadingTrivia.description + closingQuote.text
        let lines = (openingQuote.text + openingQuote.trailingTrivia.description + segments + end)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let indentation = lines[lines.count - 1].prefix(while: \.isWhitespace)
        let indented = lines.dropFirst().map { line in
            // A line of spaces may be shorter than the indentation.
            line.hasPrefix(indentation) && line.count > indentation.count ? "    " + line.dropFirst(indentation.count) : ""
        }
        return ([String(lines[0])] + indented).joined(separator: "\n")
    }
}
