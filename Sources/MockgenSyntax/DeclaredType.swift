import SwiftParser
import SwiftSyntax

/// A class or actor with the members that other code can use.
package struct DeclaredType: Sendable {
    package struct Member: Sendable {
        package enum Kind: Sendable {
            case property, initializer, function, `subscript`
        }

        package var kind: Kind
        package var name: String
        /// The type of a property, `Int`, or the text after the name of another member: `(id: Int) async -> User`.
        package var type: String
        package var isStatic: Bool
        package var isSettable: Bool
        /// The line of the member, counted from 0.
        package var line: Int
    }

    package var name: String
    package var members: [Member] = []

    /// Reads the first class or actor in a text. Returns nil if there is none.
    package init?(firstIn text: String) {
        let tree = Parser.parse(source: text)
        let finder = TypeFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        guard let found = finder.found else { return nil }
        name = found.name
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        add(found.members) { node in node.startLocation(converter: converter).line - 1 }
    }

    private mutating func add(_ list: MemberBlockItemListSyntax, line: (any SyntaxProtocol) -> Int) {
        for item in list {
            if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
                for case .decls(let list) in conditional.clauses.compactMap(\.elements) { add(list, line: line) }
            } else {
                members += item.decl.usableMembers(line: line(item.decl))
            }
        }
    }
}

private final class TypeFinder: SyntaxVisitor {
    private(set) var found: (name: String, members: MemberBlockItemListSyntax)?

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        take(node.name, node.genericParameterClause, node.memberBlock)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        take(node.name, node.genericParameterClause, node.memberBlock)
    }

    private func take(
        _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?, _ block: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        if found == nil { found = (name.text + (generics?.flatText ?? ""), block.members) }
        return .skipChildren
    }
}

extension DeclSyntax {
    fileprivate func usableMembers(line: Int) -> [DeclaredType.Member] {
        if let property = self.as(VariableDeclSyntax.self) {
            guard property.modifiers.isUsable else { return [] }
            return property.bindings.compactMap { $0.member(of: property, line: line) }
        }
        if let function = self.as(FunctionDeclSyntax.self) {
            let type = (function.genericParameterClause?.flatText ?? "") + function.signature.flatText
            return member(.function, function.name.text, type, function.modifiers, line: line)
        }
        if let initializer = self.as(InitializerDeclSyntax.self) {
            let type = [initializer.optionalMark?.text, initializer.genericParameterClause?.flatText, initializer.signature.flatText]
            return member(.initializer, "init", type.compactMap(\.self).joined(), initializer.modifiers, line: line)
        }
        if let value = self.as(SubscriptDeclSyntax.self) {
            let type = (value.genericParameterClause?.flatText ?? "") + value.parameterClause.flatText + " " + value.returnClause.flatText
            return member(.subscript, "subscript", type, value.modifiers, line: line)
        }
        return []
    }

    private func member(
        _ kind: DeclaredType.Member.Kind, _ name: String, _ type: String, _ modifiers: DeclModifierListSyntax, line: Int
    ) -> [DeclaredType.Member] {
        guard modifiers.isUsable else { return [] }
        return [DeclaredType.Member(kind: kind, name: name, type: type, isStatic: modifiers.isStatic, isSettable: false, line: line)]
    }
}

extension PatternBindingSyntax {
    fileprivate func member(of property: VariableDeclSyntax, line: Int) -> DeclaredType.Member? {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type = typeText else { return nil }
        return DeclaredType.Member(
            kind: .property, name: name, type: type, isStatic: property.modifiers.isStatic,
            isSettable: property.bindingSpecifier.text == "var" && !isReadOnly, line: line)
    }

    private var typeText: String? {
        if let type = typeAnnotation?.type { return type.flatText }
        return initializer?.value.is(IntegerLiteralExprSyntax.self) == true ? "Int" : nil
    }

    private var isReadOnly: Bool {
        switch accessorBlock?.accessors {
        case .getter: true
        case .accessors(let accessors): !accessors.contains { ["set", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
        default: false
        }
    }
}

extension DeclModifierListSyntax {
    fileprivate var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
    fileprivate var isUsable: Bool { !has(.private, .fileprivate) }
}
