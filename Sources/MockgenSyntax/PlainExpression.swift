import SwiftSyntax

/// Whether a text is one Swift expression and nothing else, so that it stays one wherever a mock repeats it.
package func isPlainExpression(_ text: String) -> Bool {
    let bytes = Array("_ = (\(text))".utf8)
    // A text such as `1); f(` closes the bracket in front of it, and a comment without an end opens no other one.
    guard let tree = parsedText(bytes), !tree.hasError, tree.statements.count == 1,
        let sequence = tree.statements.first?.item.as(SequenceExprSyntax.self),
        let value = sequence.elements.last?.as(TupleExprSyntax.self), sequence.elements.count == 3,
        value.endPosition.utf8Offset == bytes.count, value.elements.count == 1, let element = value.elements.first
    else { return false }
    return element.label == nil && element.trailingComma == nil
}
