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
    /// The conditions of the clauses of `#if` around the declaration, outermost first.
    private(set) var conditions: [String] = []

    init(_ slice: Slice, ofClass: String? = nil) { (self.slice, self.ofClass) = (slice, ofClass) }

    mutating func read(_ items: MemberBlockItemListSyntax) {
        for item in items { read(item.decl) }
    }

    private mutating func read(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            append(Member(function, conditions, in: slice))
        case .initializerDecl(let initializer):
            append(Member(initializer, conditions, in: slice))
        case .subscriptDecl(let declaration):
            if ofClass == nil, let problem = declaration.accessorBlock.flatMap(slice.problem) { problems.append(problem) }
            append(Member(declaration, conditions, in: slice))
        case .variableDecl(let variable) where ofClass != nil:
            readVariables(variable)
        case .variableDecl(let variable):
            for binding in variable.bindings {
                if let problem = binding.accessorBlock.flatMap(slice.problem) { problems.append(problem) }
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation?.type
                else {
                    continue
                }
                var property = Member(.property, variable, at: name, TypeName(type), conditions, in: slice)
                property.read(binding.accessorBlock)
                append(property)
            }
        case .associatedTypeDecl(let type):
            var read = AssociatedType(type.name.text.asAssociatedType, at: slice.location(of: type.name))
            read.inherited = type.inheritanceClause?.inheritedTypes.map { TypeName($0.type) } ?? []
            read.defaultType = type.initializer.map { TypeName($0.value) }
            read.requirements = readRequirements(type.genericWhereClause)
            read.conditions = conditions
            associatedTypes.append(read)
        case .typeAliasDecl(let alias):
            typealiases.append(TypeAlias(alias))
        case .ifConfigDecl(let directive):
            for clause in directive.clauses { read(clause) }
        default:
            guard ofClass == nil else {
                if let type = declaration.asProtocol((any NamedDeclSyntax).self) { otherNames.insert(type.name.text) }
                return
            }
            problems.append(
                Diagnostic(
                    .unsupportedMember, cause: .code, "mockgen cannot mock '\(declaration.flatText)' in a protocol",
                    help: "write the requirement out, or leave the protocol out with 'exclude'", at: slice.location(of: declaration)))
        }
    }

    private mutating func read(_ clause: IfConfigClauseSyntax) {
        guard let items = slice.members(of: clause) else { return }
        let others = self
        conditions += [clause.wholeCondition].compactMap(\.self)
        read(items)
        conditions = others.conditions
        if problems.count > others.problems.count, clause.needsLaterCompiler { self = others }
    }

    mutating func append(_ member: Member) {
        // A private member does not matter to a subclass, except that a private initializer prevents creating the class.
        if ofClass != nil, [.private, .fileprivate].contains(member.access), !member.isInitializer { return }
        members.append(member)
    }
}

extension TypeAlias {
    init(_ syntax: TypeAliasDeclSyntax) {
        self.init(
            name: syntax.name.text, parameters: syntax.genericParameterClause?.parameters.map(\.name.text) ?? [],
            type: TypeName(syntax.initializer.value), isDeprecated: syntax.attributes.map(\.flatText).areDeprecating)
    }
}

extension Member {
    init(
        _ kind: Kind, _ syntax: some WithAttributesSyntax & WithModifiersSyntax, at name: TokenSyntax, _ result: TypeName,
        _ conditions: [String], in slice: Slice
    ) {
        let written = kind == .function || kind == .property ? name.text.escaped(as: .value) : name.text
        self.init(
            kind, written, result, attributes: syntax.attributes.texts, modifiers: syntax.modifiers.map(\.flatText),
            conditions: conditions, location: slice.location(of: name))
    }

    fileprivate init(_ syntax: FunctionDeclSyntax, _ conditions: [String], in slice: Slice) {
        let result = syntax.signature.returnClause.map { TypeName($0.type) } ?? .void
        self.init(.function, syntax, at: syntax.name, result, conditions, in: slice)
        generics = GenericClause(syntax.genericParameterClause, syntax.genericWhereClause)
        parameters = readParameters(syntax.signature.parameterClause)
        effects = Effects(syntax.signature.effectSpecifiers)
    }

    init(_ syntax: InitializerDeclSyntax, _ conditions: [String], in slice: Slice) {
        self.init(.initializer, syntax, at: syntax.initKeyword, .void, conditions, in: slice)
        failing = syntax.optionalMark.flatMap { Failing(rawValue: $0.text) } ?? .never
        generics = GenericClause(syntax.genericParameterClause, syntax.genericWhereClause)
        parameters = readParameters(syntax.signature.parameterClause)
        effects = Effects(syntax.signature.effectSpecifiers)
    }

    fileprivate init(_ syntax: SubscriptDeclSyntax, _ conditions: [String], in slice: Slice) {
        self.init(.subscript, syntax, at: syntax.subscriptKeyword, TypeName(syntax.returnClause.type), conditions, in: slice)
        generics = GenericClause(syntax.genericParameterClause, syntax.genericWhereClause)
        parameters = readParameters(syntax.parameterClause)
        // In a subscript, only a second name makes the first one a label.
        for (index, parameter) in syntax.parameterClause.parameters.enumerated() where parameter.secondName == nil {
            parameters[index].label = nil
        }
        read(syntax.accessorBlock)
    }

    mutating func read(_ block: AccessorBlockSyntax?) {
        guard case .accessors(let list) = block?.accessors else { return }
        let getter = list.first { [.keyword(.get), .keyword(._read)].contains($0.accessorSpecifier.tokenKind) }
        let setter = list.first { [.keyword(.set), .keyword(._modify)].contains($0.accessorSpecifier.tokenKind) }
        effects = Effects(getter?.effectSpecifiers)
        let word = getter?.accessorSpecifier.previousToken(viewMode: .sourceAccurate)
        accessors = Accessors(isSettable: setter != nil, hasMutatingGet: word?.tokenKind == .keyword(.mutating))
    }
}

private func readParameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    zip(clause.parameters, distinctNames(clause)).map { parameter, name in
        let first = parameter.firstName.text.unescaped
        var read = Parameter(label: first == "_" ? nil : first, name: name, type: TypeName(parameter.type))
        read.isUnnamed = (parameter.secondName ?? parameter.firstName).text == "_"
        read.isVariadic = parameter.ellipsis != nil
        read.attributes = parameter.attributes.texts
        read.defaultValue = parameter.defaultValue.flatMap { repeatable($0.value, for: parameter.type) }
        read.defaultCallsNothing = parameter.defaultValue?.value.callsNothing ?? false
        read.mayBeLeftOut = parameter.defaultValue != nil || parameter.ellipsis != nil
        return read
    }
}

/// Returns the names of parameters in the body of a mock. A requirement has no body, so its parameters may have the same name: `func
/// move(x: Int, x: Int)`.
private func distinctNames(_ clause: FunctionParameterClauseSyntax) -> [String] {
    let written = clause.parameters.map { ($0.secondName ?? $0.firstName).text.unescaped }
    var taken = Set(written)
    var seen: Set<String> = []
    return written.enumerated().map { index, name in
        let base = name == "_" ? "argument\(index + 1)" : name
        if name != "_", seen.insert(base).inserted { return name }
        if name == "_", taken.insert(base).inserted { return base }
        // The position usually makes the name new.
        var number = index + 1
        while !taken.insert("\(base)\(number)").inserted { number += 1 }
        return "\(base)\(number)"
    }
}
