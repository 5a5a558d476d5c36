import SwiftSyntax

/// The reason why a mock cannot repeat a text as a value.
package enum ExpressionDefect: Equatable {
    /// The text is not one Swift expression and nothing else.
    case notOneExpression
    /// The expression has the effect of this keyword, and a mock also needs the value where code cannot throw or wait.
    case effect(String)

    /// Nil for a text without a defect.
    package init?(of text: String) {
        let bytes = Array("_ = (\(text))".utf8)
        // A text such as `1); f(` closes the bracket before it, and a comment without an end hides the closing one.
        guard let tree = parsedText(bytes), !tree.hasError, tree.statements.count == 1,
            let sequence = tree.statements.first?.item.as(SequenceExprSyntax.self),
            let value = sequence.elements.last?.as(TupleExprSyntax.self), sequence.elements.count == 3,
            value.endPosition.utf8Offset == bytes.count, value.elements.count == 1, let element = value.elements.first,
            element.label == nil, element.trailingComma == nil
        else {
            self = .notOneExpression
            return
        }
        let search = EffectSearch(viewMode: .sourceAccurate)
        search.walk(element)
        guard let effect = search.found else { return nil }
        self = .effect(effect)
    }
}

/// Finds `try` and `await` that the code around the expression must allow.
private final class EffectSearch: SyntaxVisitor {
    private(set) var found: String?

    override func visit(_ expression: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if expression.questionOrExclamationMark == nil { found = found ?? "try" }
        return .visitChildren
    }

    override func visit(_ expression: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        found = found ?? "await"
        return .visitChildren
    }

    /// A closure can throw and wait itself.
    override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
