package import MockgenOutline
import SwiftParser
package import SwiftSyntax

/// The outline of a text according to the toolchain's parser.
package final class ReferenceOutline: SyntaxVisitor {
    package private(set) var declarations: [String] = []
    package private(set) var extensions: [String] = []
    package private(set) var imports: [String] = []
    package private(set) var bodies: [Range<Int>] = []
    /// Whether the text has syntax errors.
    package let isDamaged: Bool
    private var context: [[String]] = []

    package init(of bytes: [UInt8]) {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        isDamaged = tree.hasError
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func add(_ kind: Declaration.Kind, _ name: TokenSyntax, _ parents: InheritanceClauseSyntax?, _ node: some SyntaxProtocol) {
        let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        declarations.append(
            describe(kind, context.flatMap { $0 } + [name.text], names(parents), range, name.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.flatMap { lastNames($0.type) } ?? []
    }

    private func lastNames(_ type: TypeSyntax) -> [String] {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): [type.name.text]
        case .memberType(let type): [type.name.text]
        case .suppressedType(let type): lastNames(type.type).filter { $0 != "Sendable" }.map { "~" + $0 }
        case .attributedType(let type): lastNames(type.baseType)
        // The compiler refuses these once it knows the name.
        case .optionalType(let type): lastNames(type.wrappedType)
        case .implicitlyUnwrappedOptionalType(let type): lastNames(type.wrappedType)
        case .compositionType(let type): type.elements.flatMap { lastNames($0.type) }
        case .classRestrictionType: ["class"]
        default: []
        }
    }

    private func extendedNames(_ type: TypeSyntax) -> [String] {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): [type.name.text]
        case .memberType(let type): extendedNames(type.baseType) + [type.name.text]
        default: []
        }
    }

    override package func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.structure, node.name, node.inheritanceClause, node)
    }

    override package func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.class, node.name, node.inheritanceClause, node)
    }

    override package func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.actor, node.name, node.inheritanceClause, node)
    }

    override package func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.enumeration, node.name, node.inheritanceClause, node)
    }

    override package func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.protocol, node.name, node.inheritanceClause, node)
        return .skipChildren
    }

    override package func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.alias, node.name, nil, node)
        return .skipChildren
    }

    override package func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let extended = extendedNames(node.extendedType)
        extensions.append(extended.joined(separator: ".") + ": " + names(node.inheritanceClause).joined(separator: ", "))
        context.append(extended)
        return .visitChildren
    }

    override package func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        var path = node.path.map(\.name.text)
        if node.importKindSpecifier != nil, path.count > 1 { path.removeLast() }
        imports.append(path.joined(separator: "."))
        return .skipChildren
    }

    private func enter(
        _ kind: Declaration.Kind, _ name: TokenSyntax, _ parents: InheritanceClauseSyntax?, _ node: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        add(kind, name, parents, node)
        context.append([name.text])
        return .visitChildren
    }

    override package func visitPost(_ node: StructDeclSyntax) { context.removeLast() }
    override package func visitPost(_ node: ClassDeclSyntax) { context.removeLast() }
    override package func visitPost(_ node: ActorDeclSyntax) { context.removeLast() }
    override package func visitPost(_ node: EnumDeclSyntax) { context.removeLast() }
    override package func visitPost(_ node: ExtensionDeclSyntax) { context.removeLast() }

    override package func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.body) }
    override package func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { note(node.body) }
    override package func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { note(node.body) }

    private func note(_ body: CodeBlockSyntax?) -> SyntaxVisitorContinueKind {
        guard let body, !context.isEmpty else { return .visitChildren }
        let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        bodies.append(start..<body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        return .visitChildren
    }

    override package func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override package func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override package func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override package func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

private func describe(_ kind: Declaration.Kind, _ path: [String], _ inherited: [String], _ range: Range<Int>, _ nameOffset: Int) -> String {
    "\(kind) \(path.joined(separator: ".")): \(inherited.joined(separator: ", ")) at \(range), name at \(nameOffset)"
}

extension Outline {
    package var descriptions: [String] {
        declarations.map { describe($0.kind, $0.context + [$0.name], $0.inherited, $0.range, $0.nameOffset) }
    }

    package var extensionDescriptions: [String] {
        extensions.map { $0.extended.joined(separator: ".") + ": " + $0.inherited.joined(separator: ", ") }
    }
}
