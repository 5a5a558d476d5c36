import SwiftSyntax

/// Whether a text is one Swift expression and nothing else, so that a mock can repeat it.
package func isPlainExpression(_ text: String) -> Bool {
    let bytes = Array("_ = (\(text))".utf8)
    // A text such as `1); f(` closes the bracket before it, and a comment without an end hides the closing one.
    guard let tree = parsedText(bytes), !tree.hasError, tree.statements.count == 1,
        let sequence = tree.statements.first?.item.as(SequenceExprSyntax.self),
        let value = sequence.elements.last?.as(TupleExprSyntax.self), sequence.elements.count == 3,
        value.endPosition.utf8Offset == bytes.count, value.elements.count == 1, let element = value.elements.first
    else { return false }
    return element.label == nil && element.trailingComma == nil
}
