import SwiftParser
import SwiftSyntax

/// A value in a manifest that is a program, such as `Package.swift` or `Project.swift` of Tuist. mockgen evaluates nothing: it reads literals,
/// calls, and the constants that they name.
package indirect enum ManifestValue {
    case text(String)
    case list([ManifestValue])
    /// The name of `.target(name: "App")` is `.target`, that of `Project(name: "App")` is `Project`. A dictionary is a call without a name.
    case call(name: String, arguments: [(label: String?, value: ManifestValue)], line: Int)
    /// `.app`, `MainActor.self` or `nil`.
    case name(String)
    /// Anything else, with its line.
    case computed(line: Int)

    /// Returns the value of the first top-level variable that is a call of this name, such as `Project`.
    package init?(ofCall name: String, in manifest: [UInt8]) {
        var reader = ManifestReader(manifest)
        guard let value = reader?.value(ofCall: name) else { return nil }
        self = value
    }
}

extension ManifestValue {
    package var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The items of a list. A single value is a list of one item.
    package var items: [ManifestValue] { if case .list(let items) = self { items } else { [self] } }

    package var line: Int? {
        switch self {
        case .call(_, _, let line), .computed(let line): line
        case .text, .list, .name: nil
        }
    }

    package subscript(label: String?) -> ManifestValue? { arguments.first { $0.label == label }?.value }

    var arguments: [(label: String?, value: ManifestValue)] {
        if case .call(_, let arguments, _) = self { arguments } else { [] }
    }

    /// The name of a call after its last dot.
    package var callee: String? {
        guard case .call(let name, _, _) = self else { return nil }
        return name.split(separator: ".").last.map(String.init)
    }

    /// Returns the name of a call of a member of one of these types, also if the type is left out.
    func callee(in types: String...) -> String? {
        guard case .call(let name, _, _) = self, let dot = name.lastIndex(of: "."),
            dot == name.startIndex || types.contains(String(name[..<dot]))
        else { return nil }
        return callee
    }

    /// The `app` of `.app`.
    package var member: String? {
        guard case .name(let name) = self, name.hasPrefix(".") else { return nil }
        return String(name.dropFirst())
    }
}

struct ManifestReader {
    private let lines: SourceLocationConverter
    private var values: [ExprSyntax] = []
    private var constants: [String: ExprSyntax] = [:]
    /// The statements other than imports and variables.
    private(set) var otherStatements: [String] = []
    /// Constants that name each other can have more values than memory, and more levels than the stack.
    private var remaining = 100_000
    private var depth = 0

    init?(_ manifest: [UInt8]) {
        guard let tree = parsedText(manifest) else { return nil }
        lines = SourceLocationConverter(fileName: "", tree: tree)
        for statement in tree.statements {
            guard case .decl(let declaration) = statement.item, let variable = declaration.as(VariableDeclSyntax.self) else {
                if !statement.item.is(ImportDeclSyntax.self) { otherStatements.append(statement.trimmedDescription) }
                continue
            }
            for binding in variable.bindings {
                guard let value = binding.initializer?.value else { continue }
                values.append(value)
                guard variable.bindingSpecifier.text == "let" else { continue }
                if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { constants[name] = value }
            }
        }
    }

    mutating func value(ofCall name: String) -> ManifestValue? {
        values.first { $0.as(FunctionCallExprSyntax.self)?.calledExpression.name == name }.map { value(of: $0) }
    }

    private mutating func value(of expression: ExprSyntax) -> ManifestValue {
        guard remaining > 0, depth < 100 else { return .computed(line: line(of: expression)) }
        remaining -= 1
        depth += 1
        defer { depth -= 1 }
        if let literal = expression.as(StringLiteralExprSyntax.self) { return text(of: literal) }
        if let list = expression.as(ArrayExprSyntax.self) { return .list(list.elements.map { value(of: $0.expression) }) }
        if let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, let name = call.calledExpression.name {
            let arguments = call.arguments.map { ($0.label?.text, value(of: $0.expression)) }
            return .call(name: name, arguments: arguments, line: line(of: expression))
        }
        if let dictionary = expression.as(DictionaryExprSyntax.self) {
            let entries = dictionary.content.as(DictionaryElementListSyntax.self).map(Array.init) ?? []
            let values = entries.map { (value(of: $0.key).text, value(of: $0.value)) }
            return .call(name: "", arguments: values, line: line(of: expression))
        }
        if let sum = expression.as(SequenceExprSyntax.self) { return self.sum(sum) }
        if expression.is(NilLiteralExprSyntax.self) { return .name("nil") }
        if expression.is(MemberAccessExprSyntax.self), let name = expression.name { return .name(name) }
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
    /// `.target`, `Target.target` or `Target`.
    fileprivate var name: String? {
        if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text { return name }
        guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
        let base = member.base.map { $0.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "" } ?? ""
        return member.base == nil || base.first?.isUppercase == true ? "\(base).\(member.declName.baseName.text)" : nil
    }
}
