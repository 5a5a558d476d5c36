import MockgenModel
import SwiftSyntax

/// Finds errors between the braces of a protocol that the parser accepts. Otherwise a mock would be a guess: for the parser, `{ ge/t }` is
/// a getter with a body.
struct InvalidRequirements {
    private let slice: Slice
    private let owner: String
    private(set) var found: [Diagnostic] = []
    /// The clauses of `#if` that only a later compiler parses.
    private(set) var laterClauses: Set<SyntaxIdentifier>

    init(in syntax: ProtocolDeclSyntax, _ slice: Slice) {
        self.slice = slice
        laterClauses = slice.laterClauses
        owner = syntax.name.text
        check(nil, syntax.genericWhereClause)
        check(syntax.memberBlock.members)
    }

    private mutating func check(_ type: TypeSyntax, at position: TypePosition) {
        for problem in InvalidTypes(in: type, at: position).found { add(problem.message, help: problem.help, at: problem.node) }
    }

    private mutating func check(_ items: MemberBlockItemListSyntax) {
        for item in items {
            switch item.decl.as(DeclSyntaxEnum.self) {
            case .functionDecl(let function): check(function)
            case .associatedTypeDecl(let type): check(type)
            case .typeAliasDecl(let alias): check(alias.initializer.value, at: .other)
            case .initializerDecl(let initializer):
                check(initializer.genericParameterClause, initializer.genericWhereClause)
                check(initializer.modifiers, initializer.attributes, of: .initializer)
                check(initializer.signature, initializer.body, of: "init")
                if let result = initializer.signature.returnClause {
                    add("an initializer cannot have a result type", help: "remove '\(result.flatText)'", at: result)
                }
            case .subscriptDecl(let declaration):
                check(declaration.genericParameterClause, declaration.genericWhereClause)
                check(declaration.modifiers, declaration.attributes, of: .subscript)
                check(declaration.parameterClause, at: .parameterOfSubscript)
                check(declaration.returnClause.type, at: .result)
                check(
                    declaration.accessorBlock, of: "subscript", at: declaration.subscriptKeyword,
                    isStatic: declaration.modifiers.has(.static))
            case .variableDecl(let variable): check(variable)
            case .ifConfigDecl(let directive):
                for clause in directive.clauses where !laterClauses.contains(clause.id) { check(clause) }
            default: break
            }
        }
    }

    private mutating func check(_ clause: IfConfigClauseSyntax) {
        guard case .decls(let items) = clause.elements else { return }
        let others = found
        check(items)
        guard found.count > others.count, clause.needsLaterCompiler else { return }
        found = others
        laterClauses.insert(clause.id)
    }

    private mutating func add(_ message: String, help: String, at node: some SyntaxProtocol) {
        found.append(.invalidRequirement(message, help: help, at: slice.location(of: node)))
    }

    private mutating func check(_ function: FunctionDeclSyntax) {
        check(function.modifiers, function.attributes, of: .function)
        check(function.genericParameterClause, function.genericWhereClause)
        check(function.signature, function.body, of: function.name.text)
        if let result = function.signature.returnClause?.type { check(result, at: .result) }
        let isOperator = if case .identifier = function.name.tokenKind { false } else { true }
        if isOperator { checkOperator(function) }
    }

    private mutating func checkOperator(_ function: FunctionDeclSyntax) {
        let name = function.name.text
        let isUnary = function.modifiers.has(.prefix, .postfix)
        if !function.modifiers.has(.static) {
            add("an operator in a protocol must be 'static'", help: "write 'static func \(name)'", at: function.name)
        } else if function.signature.parameterClause.parameters.count != (isUnary ? 1 : 2) {
            let message = isUnary ? "the operator '\(name)' has one parameter" : "the operator '\(name)' has two parameters"
            add(message, help: isUnary ? "write one parameter" : "write two parameters, or 'prefix' or 'postfix'", at: function.name)
        }
    }

    private mutating func check(_ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?, of name: String) {
        check(signature.parameterClause, at: .parameter)
        if let word = signature.effectSpecifiers?.asyncSpecifier, word.tokenKind == .keyword(.reasync) {
            add("'reasync' is not supported in a protocol", help: "write 'async'", at: word)
        }
        if let body {
            add("'\(name)' cannot have a body in a protocol", help: helpToMove("the body"), at: body.leftBrace)
        }
    }

    private mutating func check(_ clause: FunctionParameterClauseSyntax, at position: TypePosition) {
        for parameter in clause.parameters {
            checkAttributes(parameter.attributes, ofTypes: ["escaping", "autoclosure", "convention", "Sendable"])
            check(parameter.type, at: parameter.ellipsis == nil ? position : .variadicParameter)
            guard let value = parameter.defaultValue else { continue }
            let name = (parameter.secondName ?? parameter.firstName).text
            add("parameter '\(name)' cannot have a default value in a protocol", help: helpToMove("the default value"), at: value)
        }
    }

    private func helpToMove(_ part: String) -> String { "remove \(part), or write it in an extension of '\(owner)'" }

    private mutating func check(_ type: AssociatedTypeDeclSyntax) {
        for inherited in type.inheritanceClause?.inheritedTypes ?? [] { check(inherited.type, constraining: type.name.text) }
        if let value = type.initializer?.value { check(value, at: .other) }
        check(nil, type.genericWhereClause)
    }

    private mutating func check(_ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?) {
        var names: Set<String> = []
        for parameter in parameters?.parameters ?? [] {
            if !names.insert(parameter.name.text).inserted {
                add("the generic parameter '\(parameter.name.text)' is declared twice", help: "rename one of them", at: parameter.name)
            }
            if let type = parameter.inheritedType { check(type, constraining: parameter.name.text) }
        }
        for clause in [parameters?.genericWhereClause, clause] {
            for requirement in clause?.requirements.map(\.requirement) ?? [] { check(requirement) }
        }
    }

    private mutating func check(_ requirement: GenericRequirementSyntax.Requirement) {
        switch requirement {
        case .conformanceRequirement(let requirement): check(requirement.rightType, constraining: requirement.leftType.flatText)
        case .sameTypeRequirement(let requirement):
            if case .type(let type) = requirement.leftType { check(type, at: .constraint) }
            if case .type(let type) = requirement.rightType { check(type, at: .constraint) }
        default: break
        }
    }

    /// `T: P?` has another meaning for the parser if the mock repeats it with `any`.
    private mutating func check(_ type: TypeSyntax, constraining name: String) {
        switch type.as(TypeSyntaxEnum.self) {
        case .tupleType(let tuple) where tuple.elements.count == 1:
            for element in tuple.elements { check(element.type, constraining: name) }
        case .optionalType, .implicitlyUnwrappedOptionalType, .arrayType, .dictionaryType, .inlineArrayType, .functionType, .tupleType,
            .metatypeType, .packExpansionType, .packElementType, .attributedType, .someOrAnyType:
            add(
                "'\(name)' cannot conform to '\(type.flatText)', which is neither a protocol nor a class",
                help: "write a protocol, a class or several of them, for example: \(name): Sendable", at: type)
        default: check(type, at: .constraint)
        }
    }

    private mutating func check(_ variable: VariableDeclSyntax) {
        let keyword = variable.bindingSpecifier
        guard keyword.tokenKind == .keyword(.var) else {
            let example = variable.bindings.first?.example ?? "var name: Type { get }"
            add("a property in a protocol is declared with 'var', not with '\(keyword.text)'", help: "write '\(example)'", at: keyword)
            return
        }
        check(variable.modifiers, variable.attributes, of: .property)
        for binding in variable.bindings.dropFirst() {
            add("one 'var' in a protocol declares one property", help: "write '\(binding.example)' on its own line", at: binding.pattern)
        }
        guard variable.bindings.count == 1, let binding = variable.bindings.first else { return }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            add("one 'var' in a protocol declares one property", help: "write a 'var' for each name", at: binding.pattern)
            return
        }
        guard let type = binding.typeAnnotation?.type else {
            add("property '\(name.text)' has no type", help: "write '\(binding.example)'", at: name)
            return
        }
        check(type, at: .property)
        if let value = binding.initializer {
            add("property '\(name.text)' cannot have a value in a protocol", help: "write '\(binding.example)'", at: value)
        } else {
            check(binding.accessorBlock, of: name.text, at: name, isStatic: variable.modifiers.has(.static))
        }
    }

    private mutating func check(_ block: AccessorBlockSyntax?, of name: String, at token: TokenSyntax, isStatic: Bool) {
        let help = "write '{ get }' or '{ get set }'"
        if let accessor = block.flatMap({ UnsupportedAccessor($0, in: slice) }) {
            found += Rule.unsupportedAccessor.problems(in: accessor)
            return
        }
        switch block?.accessors {
        case .accessors(let list) where !list.isEmpty: check(list, of: name, isStatic: isStatic)
        case .getter(let code) where !code.isEmpty: add("expected 'get' or 'set'", help: help, at: code)
        default: add("'\(name)' needs '{ get }' or '{ get set }'", help: help, at: token)
        }
    }

    private mutating func check(_ list: AccessorDeclListSyntax, of name: String, isStatic: Bool) {
        var seen: Set<TokenKind> = []
        for accessor in list {
            let keyword = accessor.accessorSpecifier
            guard [.keyword(.get), .keyword(.set)].contains(keyword.tokenKind) else {
                add("expected 'get' or 'set', not '\(keyword.text)'", help: "write '{ get }' or '{ get set }'", at: keyword)
                return
            }
            if !seen.insert(keyword.tokenKind).inserted {
                add("'\(keyword.text)' is written twice", help: "remove the second '\(keyword.text)'", at: keyword)
            }
            if isStatic, let modifier = accessor.modifier?.name, modifier.isOfInstances {
                add("'\(modifier.text)' cannot be used on a static member", help: "remove '\(modifier.text)'", at: modifier)
            }
            if let parameter = accessor.parameters {
                add("the setter of '\(name)' cannot name its value in a protocol", help: "write 'set'", at: parameter)
            }
            if let body = accessor.body {
                add("'\(keyword.text)' cannot have a body in a protocol", help: helpToMove("the body"), at: body.leftBrace)
            }
        }
        checkSetter(list, of: name)
    }

    private mutating func checkSetter(_ list: AccessorDeclListSyntax, of name: String) {
        guard let setter = list.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) }) else { return }
        guard let getter = list.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }) else {
            add("'\(name)' has a setter but no getter", help: "write '{ get set }'", at: setter.accessorSpecifier)
            return
        }
        if let effects = getter.effectSpecifiers {
            add(
                "'\(name)' cannot have a setter because its getter is '\(effects.flatText)'",
                help: "remove 'set', or remove '\(effects.flatText)'", at: setter.accessorSpecifier)
        }
    }

    private mutating func check(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, of kind: RequirementKind) {
        checkAttributes(attributes, ofTypes: ["escaping", "autoclosure", "convention"])
        var seen: Set<TokenKind> = []
        var onInstances: TokenSyntax?
        for modifier in modifiers {
            let word = modifier.name
            if kind.forbids(word.tokenKind) {
                let help = word.tokenKind == .keyword(.class) ? "write 'static'" : "remove '\(word.text)'"
                add("'\(word.text)' cannot be used on \(kind.rawValue) in a protocol", help: help, at: word)
            } else if !seen.insert(word.tokenKind).inserted {
                add("'\(word.text)' is written twice", help: "remove the second '\(word.text)'", at: word)
            } else if word.tokenKind == .keyword(.postfix), modifiers.has(.prefix) {
                add("'prefix' and 'postfix' cannot be used together", help: "remove one of them", at: word)
            } else if word.isOfInstances {
                let other = modifiers.has(.static) ? "static" : onInstances?.text
                if let other { add("'\(word.text)' and '\(other)' cannot be used together", help: "remove one of them", at: word) }
                onInstances = word
            }
        }
    }

    private mutating func checkAttributes(_ attributes: AttributeListSyntax, ofTypes names: Set<String>) {
        for case .attribute(let attribute) in attributes where names.contains(attribute.attributeName.flatText) {
            let text = "@\(attribute.attributeName.flatText)"
            add("'\(text)' is an attribute of types", help: "write '\(text)' in front of the type", at: attribute)
        }
    }
}

extension TokenSyntax {
    /// Whether it tells how a member uses its instance.
    fileprivate var isOfInstances: Bool {
        [.keyword(.mutating), .keyword(.nonmutating), .keyword(.consuming), .keyword(.borrowing), .keyword(.__consuming)].contains(
            tokenKind)
    }
}

private enum RequirementKind: String {
    case function = "a function"
    case initializer = "an initializer"
    case property = "a property"
    case `subscript` = "a subscript"

    func forbids(_ word: TokenKind) -> Bool {
        guard case .keyword(let keyword) = word else { return false }
        switch keyword {
        case .private, .fileprivate, .internal, .package, .public, .open, .class, .final, .lazy, .weak, .unowned, .convenience, .required,
            .indirect, .isolated, .async, .infix, .inout:
            return true
        case .mutating, .nonmutating, .consuming, .borrowing, .__consuming, .prefix, .postfix: return self != .function
        case .static: return self == .initializer
        default: return false
        }
    }
}

extension PatternBindingSyntax {
    /// The declaration that the author may have meant: `var name: Type { get }`.
    fileprivate var example: String {
        let pattern = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "name"
        return "var \(name): \(typeAnnotation?.type.flatText ?? "Type") { get }"
    }
}

extension Diagnostic {
    fileprivate static func invalidRequirement(_ message: String, help: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.invalidRequirement, cause: .code, message, help: help, at: location)
    }
}
