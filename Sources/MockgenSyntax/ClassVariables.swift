import MockgenModel
import SwiftParser
import SwiftSyntax

extension MemberReader {
    /// Reads the variables of a class, which can have values, observers and bodies, and may have no type annotation.
    mutating func readVariables(_ variable: VariableDeclSyntax) {
        let modifiers = variable.modifiers
        if !modifiers.has(.static, .class, .lazy) {
            valueNames.formUnion(variable.bindings.compactMap(\.initializer?.value).flatMap(\.names).map(\.text))
        }
        guard !modifiers.has(.private, .fileprivate) else { return }
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let) || modifiers.has(.static)
        for (index, binding) in variable.bindings.enumerated() {
            guard !isConstant, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                otherNames.formUnion(names(in: binding.pattern))
                continue
            }
            let annotation = variable.typeAnnotation(ofBinding: index)
            let value = binding.initializer?.value
            let type = annotation.map({ TypeName($0.type) }) ?? inferredType(value)
            var property = Member(.property, variable, at: name, type ?? .void, conditions, in: slice)
            property.read(ofVariable: binding.accessorBlock, modifiers)
            if type != nil {
                if annotation == nil, value?.isCallWithArguments == true { calledTypes.insert(name.text) }
                append(property)
            } else {
                otherNames.insert(name.text)
                // A mock does not override plain stored properties.
                guard !modifiers.has(.final), !property.accessors.isPlainVariable else { continue }
                untyped.append(
                    InheritedMember(
                        name: name.text, title: "var \(name.text)", owner: ofClass ?? "", access: modifiers.access ?? .internal,
                        location: slice.location(of: name), reason: .untyped)
                )
            }
        }
    }

    private func names(in pattern: PatternSyntax) -> [String] {
        pattern.tokens(viewMode: .sourceAccurate).compactMap { if case .identifier(let name) = $0.tokenKind { name } else { nil } }
    }
}

extension Member {
    fileprivate mutating func read(ofVariable block: AccessorBlockSyntax?, _ modifiers: DeclModifierListSyntax) {
        let isReadOnly = modifiers.contains { modifier in
            modifier.detail != nil && [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind)
        }
        switch block?.accessors {
        case nil:
            accessors = Accessors(isSettable: !isReadOnly, storage: modifiers.has(.lazy) ? .none : .plain)
        case .accessors(let list) where list.allSatisfy(\.isObserver):
            accessors = Accessors(isSettable: !isReadOnly, storage: modifiers.has(.lazy) ? .none : .observed)
        default:
            read(block)
            accessors.isSettable = accessors.isSettable && !isReadOnly
        }
    }
}

extension VariableDeclSyntax {
    /// The type annotation of `a` in `var a, b: Int` is at `b`.
    func typeAnnotation(ofBinding index: Int) -> TypeAnnotationSyntax? {
        bindings.dropFirst(index).first { $0.typeAnnotation != nil || $0.initializer != nil }?.typeAnnotation
    }
}

extension AccessorDeclSyntax {
    var isObserver: Bool { [.keyword(.willSet), .keyword(.didSet)].contains(accessorSpecifier.tokenKind) }
}

/// The type of a literal, or of a call of an initializer.
func inferredType(_ value: ExprSyntax?) -> TypeName? {
    switch value?.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: .named("Int")
    case .floatLiteralExpr: .named("Double")
    case .booleanLiteralExpr: .named("Bool")
    case .stringLiteralExpr: .named("String")
    case .prefixOperatorExpr(let signed) where signed.operator.text == "-": inferredType(signed.expression)
    case .functionCallExpr(let call): typeName(call.calledExpression)
    default: nil
    }
}

extension ExprSyntax {
    /// Whether it calls an initializer that may fail or infer generic arguments.
    fileprivate var isCallWithArguments: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        return !call.arguments.isEmpty || call.trailingClosure != nil
    }
}

private func typeName(_ called: ExprSyntax) -> TypeName? {
    let name: Substring =
        switch called.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): reference.baseName.text[...]
        case .memberAccessExpr(let access) where access.base != nil: access.declName.baseName.text[...]
        case .genericSpecializationExpr(let type): type.expression.flatText.split(separator: ".").last ?? ""
        case .arrayExpr, .dictionaryExpr: "Array"
        default: ""
        }
    guard name.first?.isUppercase == true else { return nil }
    var parser = Parser(called.flatText)
    let type = TypeSyntax.parse(from: &parser)
    return type.hasError ? nil : TypeName(type)
}

/// A default value that has the same meaning in the file of the mock, because it contains no names. For a `Date`, `Date()` becomes
/// `.init()`.
func repeatable(_ value: ExprSyntax, for type: TypeSyntax) -> String? {
    let names = value.names
    let text = value.flatText
    let own = type.flatText
    if names.isEmpty { return text }
    guard names.count == 1, names[0] == value.firstToken(viewMode: .sourceAccurate), text.hasPrefix(own) else { return nil }
    let rest = text.dropFirst(own.count)
    return rest.hasPrefix("(") ? ".init" + rest : rest.hasPrefix(".") ? String(rest) : nil
}

extension ExprSyntax {
    /// Whether it consists of literals only, without calls, members, interpolations and operators between values.
    var callsNothing: Bool {
        tokens(viewMode: .sourceAccurate).allSatisfy { token in
            switch token.tokenKind {
            case .leftParen, .period, .binaryOperator, .identifier: false
            default: true
            }
        }
    }

    /// The names in the expression that its scope resolves, without labels and members of other names.
    fileprivate var names: [TokenSyntax] {
        tokens(viewMode: .sourceAccurate).filter { token in
            if token.tokenKind == .keyword(.Self) { return true }
            guard case .identifier(let name) = token.tokenKind, !name.hasPrefix("$") else { return false }
            let before = token.previousToken(viewMode: .sourceAccurate)
            let isMember = [.period, .pound].contains(before?.tokenKind) && token != firstToken(viewMode: .sourceAccurate)
            let isLabel = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .colon
            return !isMember && !isLabel
        }
    }
}
