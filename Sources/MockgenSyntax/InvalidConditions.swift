import SwiftSyntax

/// Finds conditions of `#if` that the parser accepts and the compiler does not, such as `#if 1 + 2`.
final class InvalidConditions: SyntaxVisitor {
    private(set) var found: [(node: Syntax, message: String)] = []

    init(in tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ clause: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = clause.condition { check(condition) }
        return .visitChildren
    }

    private func check(_ condition: ExprSyntax) {
        switch condition.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr, .missingExpr: return
        case .declReferenceExpr(let flag) where flag.argumentNames == nil && !flag.baseName.text.hasPrefix("`"): return
        case .functionCallExpr(let call)
        where call.calledExpression.is(DeclReferenceExprSyntax.self) && !call.arguments.isEmpty && call.trailingClosure == nil:
            return
        case .prefixOperatorExpr(let negation) where negation.operator.text == "!": check(negation.expression)
        case .tupleExpr(let group) where group.elements.count == 1: group.elements.forEach { check($0.expression) }
        case .sequenceExpr(let sequence): check(sequence)
        default: found.append((Syntax(condition), "'\(condition.flatText)' is not a condition of '#if'"))
        }
    }

    private func check(_ sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        for number in elements.indices where !number.isMultiple(of: 2) {
            let isKnown = ["&&", "||"].contains(elements[number].as(BinaryOperatorExprSyntax.self)?.operator.text)
            guard isKnown else {
                let text = elements[number].flatText
                found.append((Syntax(elements[number]), "expected '&&' or '||' in a condition of '#if', not '\(text)'"))
                return
            }
        }
        for number in elements.indices where number.isMultiple(of: 2) { check(elements[number]) }
    }
}
