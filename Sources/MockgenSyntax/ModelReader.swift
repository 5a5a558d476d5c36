package import MockgenModel
package import MockgenOutline
import SwiftSyntax

extension SourceText {
    /// Returns the struct, class or enum that the outline found, with its stored properties and initializers.
    package func parseModel(_ declaration: Declaration, module: String) throws(Diagnostics) -> ModelDeclaration {
        let slice = try Slice(declaration.range, of: self)
        var reader = ModelReader(slice: slice)
        let kind: ModelDeclaration.Kind
        let head: any NamedDeclSyntax & DeclGroupSyntax & WithGenericParametersSyntax
        switch slice.tree.statements.first?.item.as(DeclSyntax.self)?.as(DeclSyntaxEnum.self) {
        case .structDecl(let syntax): (kind, head) = (.structure, syntax)
        case .classDecl(let syntax): (kind, head) = (.class, syntax)
        case .enumDecl(let syntax): (kind, head) = (.enumeration, syntax)
        default: throw Diagnostics([.notReadable(declaration, at: location(at: declaration.nameOffset))])
        }
        reader.read(head.memberBlock.members)
        let location = slice.location(of: head.name)
        var model = ModelDeclaration(kind, declaration.name, in: declaration.context, module: module, at: location)
        model.access = declaration.access ?? .internal
        model.attributes = head.attributes.texts
        model.isNonisolated = head.modifiers.has(.nonisolated)
        model.generics = GenericClause(head.genericParameterClause, head.genericWhereClause)
        model.conditions = declaration.conditions
        model.properties = reader.properties
        model.initializers = reader.initializers
        model.cases = reader.cases
        return model
    }
}

extension SourceText {
    /// Returns the `#if` conditions of each `case` of an enum. Nil if the enum cannot be read.
    package func conditionsOfCases(_ declaration: Declaration) -> [[String]]? {
        guard let slice = try? Slice(declaration.range, of: self), let syntax = slice.tree.statements.first?.item.as(EnumDeclSyntax.self)
        else { return nil }
        var reader = ModelReader(slice: slice)
        reader.read(syntax.memberBlock.members)
        return reader.conditionsOfCases
    }
}

private struct ModelReader {
    let slice: Slice
    var properties: [StoredProperty] = []
    var initializers: [Member] = []
    var cases: [EnumCase] = []
    var conditionsOfCases: [[String]] = []
    var conditions: [String] = []

    mutating func read(_ items: MemberBlockItemListSyntax) {
        for item in items {
            switch item.decl.as(DeclSyntaxEnum.self) {
            case .variableDecl(let variable): read(variable)
            case .initializerDecl(let initializer):
                initializers.append(Member(initializer, conditions, in: slice))
            case .enumCaseDecl(let declaration):
                conditionsOfCases.append(conditions)
                guard conditions.isEmpty, !declaration.attributes.contains(where: \.saysUnavailable) else { continue }
                cases += declaration.elements.map(EnumCase.init)
            case .ifConfigDecl(let directive):
                let outer = conditions
                for clause in directive.clauses {
                    conditions = outer + [clause.wholeCondition].compactMap(\.self)
                    if let items = slice.members(of: clause) { read(items) }
                }
                conditions = outer
            default: break
            }
        }
    }

    private mutating func read(_ variable: VariableDeclSyntax) {
        let modifiers = variable.modifiers
        guard !modifiers.has(.static, .class) else { return }
        let access = modifiers.access ?? .internal
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        for (index, binding) in variable.bindings.enumerated() {
            guard binding.keepsValue, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            let annotation = variable.typeAnnotation(ofBinding: index)
            let value = binding.initializer?.value
            var property = StoredProperty(name.text.unescaped, at: slice.location(of: name))
            property.type = annotation.map { TypeName($0.type) } ?? inferredType(value)
            property.hasValue = if case .optional = property.type, !isConstant { true } else { value != nil }
            property.value = value.flatMap { value in annotation.map { repeatable(value, for: $0.type) } ?? value.asLiteral }
            property.valueCallsNothing = value?.callsNothing ?? false
            property.isConstant = isConstant
            property.isLazy = modifiers.has(.lazy)
            property.isFinal = modifiers.has(.final)
            property.isWeak = modifiers.contains { [.keyword(.weak), .keyword(.unowned)].contains($0.name.tokenKind) }
            property.access = access
            property.setterAccess = min(access, modifiers.setterAccess ?? access)
            property.wrapper = variable.attributes.lazy.map(\.flatText).first(where: \.isOfLibrary)
            property.conditions = conditions
            properties.append(property)
        }
    }
}

extension PatternBindingSyntax {
    fileprivate var keepsValue: Bool {
        guard let accessors = accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy(\.isObserver)
    }
}

extension ExprSyntax {
    /// Whether the expression is a literal without names.
    fileprivate var asLiteral: String? {
        let namesNothing = tokens(viewMode: .sourceAccurate).allSatisfy { if case .identifier = $0.tokenKind { false } else { true } }
        return namesNothing && inferredType(self) != nil ? flatText : nil
    }
}

extension DeclModifierListSyntax {
    fileprivate var setterAccess: Access? { firstNonNil { $0.detail == nil ? nil : Access(rawValue: $0.name.text) } }
}

extension AttributeListSyntax.Element {
    fileprivate var saysUnavailable: Bool { flatText.hasPrefix("@available(*, unavailable") }
}

extension String {
    /// Whether a library declares the attribute. Few attributes of the language begin with a capital letter.
    fileprivate var isOfLibrary: Bool {
        guard let name = split(separator: "(").first?.dropFirst() else { return false }
        return name.split(separator: ".").last?.first?.isUppercase == true
            && !["MainActor", "IBOutlet", "IBInspectable", "NSCopying", "NSManaged", "GKInspectable"].contains(name)
    }
}

extension EnumCase {
    fileprivate init(_ syntax: EnumCaseElementSyntax) {
        self.init(
            name: syntax.name.text,
            values: syntax.parameterClause?.parameters.map { parameter in
                let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text.unescaped }
                return Parameter(label: label, name: label ?? "", type: TypeName(parameter.type))
            } ?? [])
    }
}
