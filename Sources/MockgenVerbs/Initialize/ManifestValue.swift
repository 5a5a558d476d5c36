import MockgenSyntax
import SwiftParser
import SwiftSyntax

/// A value in a manifest that is a program, such as `Project.swift` of Tuist. mockgen evaluates nothing: it reads literals, calls, and the
/// constants that they name.
indirect enum ManifestValue {
    case text(String)
    case list([ManifestValue])
    /// The name of `.target(name: "App")` is `target`, that of `Project(name: "App")` is `Project`.
    case call(name: String, arguments: [(label: String?, value: ManifestValue)], line: Int)
    /// The `app` of `.app`.
    case member(String)
    /// Anything else, with its line.
    case computed(line: Int)

    /// Returns the value of the first top-level constant that is a call of this name, such as `Project`.
    init?(ofCall name: String, in manifest: [UInt8]) {
        guard let tree = parsedText(manifest) else { return nil }
        var reader = ManifestReader(tree)
        guard let value = reader.value(ofCall: name) else { return nil }
        self = value
    }
}

extension ManifestValue {
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The items of a list. A single value is a list of one item.
    var items: [ManifestValue] { if case .list(let items) = self { items } else { [self] } }

    var line: Int? {
        switch self {
        case .call(_, _, let line), .computed(let line): line
        case .text, .list, .member: nil
        }
    }

    subscript(label: String?) -> ManifestValue? {
        guard case .call(_, let arguments, _) = self else { return nil }
        return arguments.first { $0.label == label }?.value
    }

    /// The name of a call.
    var callee: String? { if case .call(let name, _, _) = self { name } else { nil } }
}

private struct ManifestReader {
    private let lines: SourceLocationConverter
    private var values: [ExprSyntax] = []
    private var constants: [String: ExprSyntax] = [:]
    /// Constants that name each other can have more values than memory, and more levels than the stack.
    private var remaining = 10_000
    private var depth = 0

    init(_ tree: SourceFileSyntax) {
        lines = SourceLocationConverter(fileName: "", tree: tree)
        for case .decl(let declaration) in tree.statements.map(\.item) {
            for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
                guard let value = binding.initializer?.value else { continue }
                values.append(value)
                if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { constants[name] = value }
            }
        }
    }

    mutating func value(ofCall name: String) -> ManifestValue? {
        values.first { $0.as(FunctionCallExprSyntax.self)?.calledExpression.calleeName == name }.map { value(of: $0) }
    }

    private mutating func value(of expression: ExprSyntax) -> ManifestValue {
        guard remaining > 0, depth < 100 else { return .computed(line: line(of: expression)) }
        remaining -= 1
        depth += 1
        defer { depth -= 1 }
        if let literal = expression.as(StringLiteralExprSyntax.self) { return text(of: literal) }
        if let list = expression.as(ArrayExprSyntax.self) { return .list(list.elements.map { value(of: $0.expression) }) }
        if let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, let name = call.calledExpression.calleeName {
            let arguments = call.arguments.map { ($0.label?.text, value(of: $0.expression)) }
            return .call(name: name, arguments: arguments, line: line(of: expression))
        }
        if let sum = expression.as(SequenceExprSyntax.self) { return self.sum(sum) }
        if let member = expression.as(MemberAccessExprSyntax.self), let name = ExprSyntax(member).calleeName { return .member(name) }
        // A constant that leads to itself is an error of the manifest.
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let constant = constants.removeValue(forKey: name) {
            defer { constants[name] = constant }
            return value(of: constant)
        }
        return .computed(line: line(of: expression))
    }

    private mutating func text(of literal: StringLiteralExprSyntax) -> ManifestValue {
        if let text = literal.representedLiteralValue { return .text(text) }
        var text = ""
        for segment in literal.segments {
            if let part = segment.as(StringSegmentSyntax.self) {
                text += part.content.text
            } else if let values = segment.as(ExpressionSegmentSyntax.self)?.expressions, values.count == 1, let value = values.first,
                let known = self.value(of: value.expression).text
            {
                text += known
            } else {
                return .computed(line: line(of: ExprSyntax(literal)))
            }
        }
        return .text(text)
    }

    /// Lists and texts can be joined with `+`.
    private mutating func sum(_ sum: SequenceExprSyntax) -> ManifestValue {
        let parts = Array(sum.elements)
        let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        guard operators.allSatisfy({ $0 == "+" }), operators.count * 2 + 1 == parts.count else {
            return .computed(line: line(of: ExprSyntax(sum)))
        }
        let values = stride(from: 0, to: parts.count, by: 2).map { value(of: parts[$0]) }
        let texts = values.compactMap(\.text)
        return texts.count == values.count ? .text(texts.joined()) : .list(values.flatMap(\.items))
    }

    private func line(of expression: ExprSyntax) -> Int { lines.location(for: expression.positionAfterSkippingLeadingTrivia).line }
}

extension ExprSyntax {
    /// The name after the dot of `.target` and `Target.target`, or the name `Target`.
    fileprivate var calleeName: String? {
        if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text { return name }
        guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
        let base = member.base.map { $0.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "" }
        return base?.first?.isUppercase ?? true ? member.declName.baseName.text : nil
    }
}
