import MockgenModel
import MockgenOutline
import SwiftSyntax

struct MemberReader {
    let slice: Slice
    /// The class that declares the members: `Outer.Session`.
    let ofClass: String?
    private(set) var members: [Member] = []
    private(set) var associatedTypes: [AssociatedType] = []
    private(set) var typealiases: [TypeAlias] = []
    /// The names of other declarations in a class, which a subclass cannot declare again.
    var otherNames: Set<String> = []
    var valueNames: Set<String> = []
    /// Properties of a class whose type is that of a call with arguments, unless an initializer fails or infers generic arguments.
    var calledTypes: Set<String> = []
    var untyped: [InheritedMember] = []
    private(set) var problems: [Diagnostic] = []
    private var clauses: [[String]] = []

    init(_ slice: Slice, ofClass: String? = nil) {
        self.slice = slice
        self.ofClass = ofClass
    }

    mutating func read(_ items: MemberBlockItemListSyntax) {
        for item in items { read(item.decl) }
    }

    private var conditions: [String] { clauses.compactMap { Conditions.of(clauses: $0) } }

    private mutating func read(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            append(.function(Function(function)), function.attributes, function.modifiers, at: function.name)
        case .initializerDecl(let initializer):
            append(.initializer(Initializer(initializer)), initializer.attributes, initializer.modifiers, at: initializer.initKeyword)
        case .subscriptDecl(let declaration):
            check(declaration.accessorBlock)
            append(.subscript(Subscript(declaration)), declaration.attributes, declaration.modifiers, at: declaration.subscriptKeyword)
        case .variableDecl(let variable) where ofClass != nil:
            readVariables(variable)
        case .variableDecl(let variable):
            for binding in variable.bindings { check(binding.accessorBlock) }
            for property in readProperties(variable) {
                append(.property(property.value), variable.attributes, variable.modifiers, at: property.name)
            }
        case .associatedTypeDecl(let type):
            associatedTypes.append(
                AssociatedType(
                    name: type.name.text, inherited: type.inheritanceClause?.inheritedTypes.map { TypeName($0.type) } ?? [],
                    defaultType: type.initializer.map { TypeName($0.value) }, requirements: readRequirements(type.genericWhereClause),
                    conditions: conditions, location: slice.location(of: type.name)))
        case .typeAliasDecl(let alias):
            typealiases.append(TypeAlias(alias))
        case .ifConfigDecl(let directive):
            read(directive)
        default:
            guard ofClass == nil else {
                if let type = declaration.asProtocol((any NamedDeclSyntax).self) { otherNames.insert(type.name.text) }
                return
            }
            problems += Rule.unsupportedMember.problems(
                in: UnsupportedMember(text: declaration.flatText, location: slice.location(of: declaration)))
        }
    }

    private mutating func read(_ directive: IfConfigDeclSyntax) {
        clauses.append([])
        for clause in directive.clauses {
            clauses[clauses.count - 1].append(clause.condition?.flatText ?? "true")
            guard let items = slice.members(of: clause) else { continue }
            let others = self
            read(items)
            if problems.count > others.problems.count, clause.needsLaterCompiler { self = others }
        }
        clauses.removeLast()
    }

    private mutating func check(_ accessors: AccessorBlockSyntax?) {
        guard ofClass == nil, let accessor = accessors.flatMap({ UnsupportedAccessor($0, in: slice) }) else { return }
        problems += Rule.unsupportedAccessor.problems(in: accessor)
    }

    mutating func append(
        _ kind: Member.Kind, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, at node: some SyntaxProtocol
    ) {
        // A private member does not matter to a subclass, except that a private initializer prevents creating the class.
        if ofClass != nil, modifiers.has(.private, .fileprivate), !kind.isInitializer { return }
        members.append(
            Member(
                kind: kind, attributes: attributes.texts, modifiers: modifiers.map(\.flatText), conditions: conditions,
                location: slice.location(of: node)))
    }
}

extension Member.Kind {
    fileprivate var isInitializer: Bool { if case .initializer = self { true } else { false } }
}

extension TypeAlias {
    init(_ syntax: TypeAliasDeclSyntax) {
        self.init(
            name: syntax.name.text, parameters: syntax.genericParameterClause?.parameters.map(\.name.text) ?? [],
            type: TypeName(syntax.initializer.value), isDeprecated: syntax.attributes.map(\.flatText).areDeprecating)
    }
}

extension Function {
    fileprivate init(_ syntax: FunctionDeclSyntax) {
        self.init(
            name: syntax.name.text, generics: GenericClause(syntax.genericParameterClause, syntax.genericWhereClause),
            parameters: readParameters(syntax.signature.parameterClause), effects: Effects(syntax.signature.effectSpecifiers),
            result: syntax.signature.returnClause.map { TypeName($0.type) } ?? .void)
    }
}

extension Initializer {
    init(_ syntax: InitializerDeclSyntax) {
        let failing: Failing =
            switch syntax.optionalMark?.tokenKind {
            case .postfixQuestionMark: .optional
            case .exclamationMark: .implicitlyUnwrapped
            default: .never
            }
        self.init(
            failing: failing, generics: GenericClause(syntax.genericParameterClause, syntax.genericWhereClause),
            parameters: readParameters(syntax.signature.parameterClause), effects: Effects(syntax.signature.effectSpecifiers))
    }
}

extension Subscript {
    fileprivate init(_ syntax: SubscriptDeclSyntax) {
        self.init(
            generics: GenericClause(syntax.genericParameterClause, syntax.genericWhereClause),
            // In a subscript, only a second name makes the first one a label.
            parameters: readParameters(syntax.parameterClause).enumerated().map { index, parameter in
                var parameter = parameter
                let written = Array(syntax.parameterClause.parameters)[index]
                if written.secondName == nil { parameter.label = nil }
                return parameter
            },
            result: TypeName(syntax.returnClause.type), accessors: Accessors(syntax.accessorBlock))
    }
}

private func readParameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    zip(clause.parameters, distinctNames(clause)).map { parameter, name in
        let first = parameter.firstName.text
        return Parameter(
            label: first == "_" ? nil : first, name: name, isUnnamed: (parameter.secondName ?? parameter.firstName).text == "_",
            type: TypeName(parameter.type), isVariadic: parameter.ellipsis != nil, attributes: parameter.attributes.texts,
            defaultValue: parameter.defaultValue.flatMap { repeatable($0.value, for: parameter.type) },
            defaultCallsNothing: parameter.defaultValue?.value.callsNothing ?? false,
            mayBeLeftOut: parameter.defaultValue != nil || parameter.ellipsis != nil)
    }
}

/// Returns the names of parameters in the body of a mock. A requirement has no body, so its parameters may have the same name: `func
/// move(x: Int, x: Int)`.
private func distinctNames(_ clause: FunctionParameterClauseSyntax) -> [String] {
    let written = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    var taken = Set(written.map(\.withoutBackTicks))
    var seen: Set<String> = []
    return written.enumerated().map { index, name in
        let base = name == "_" ? "argument\(index + 1)" : name.withoutBackTicks
        if name != "_", seen.insert(base).inserted { return name }
        if name == "_", taken.insert(base).inserted { return base }
        // The position usually makes the name new.
        var number = index + 1
        while !taken.insert("\(base)\(number)").inserted { number += 1 }
        return "\(base)\(number)"
    }
}

/// `var a: Int { get }`. In `var a, b: Int { get }`, both properties have the same type and accessors.
private func readProperties(_ variable: VariableDeclSyntax) -> [(name: TokenSyntax, value: Property)] {
    variable.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation?.type else {
            return nil
        }
        return (name, Property(name: name.text, type: TypeName(type), accessors: Accessors(binding.accessorBlock)))
    }
}

extension Accessors {
    init(_ block: AccessorBlockSyntax?) {
        guard case .accessors(let list) = block?.accessors else {
            self.init(isSettable: false)
            return
        }
        let getter = list.first { [.keyword(.get), .keyword(._read)].contains($0.accessorSpecifier.tokenKind) }
        let setter = list.first { [.keyword(.set), .keyword(._modify)].contains($0.accessorSpecifier.tokenKind) }
        self.init(
            getEffects: Effects(getter?.effectSpecifiers), isSettable: setter != nil,
            hasMutatingGet: getter?.modifier?.name.tokenKind == .keyword(.mutating))
    }
}
