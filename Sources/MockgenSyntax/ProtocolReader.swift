package import MockgenModel
package import MockgenOutline
import SwiftSyntax

extension SourceText {
    /// Parses a protocol that the outline found.
    package func parseProtocol(_ declaration: Declaration, module: String) throws(Diagnostics) -> ProtocolDeclaration {
        let slice = try Slice(declaration.range, of: self)
        guard let syntax = slice.tree.statements.first?.item.as(ProtocolDeclSyntax.self) else {
            throw Diagnostics([.notReadable(declaration, at: location(at: declaration.nameOffset))])
        }
        var body = MemberReader(slice)
        body.read(syntax.memberBlock.members)
        guard body.problems.isEmpty else { throw Diagnostics(body.problems) }
        var read = ProtocolDeclaration(
            name: declaration.name, context: declaration.context, module: module, access: declaration.access ?? .internal,
            location: slice.location(of: syntax.name), attributes: syntax.attributes.texts,
            isNonisolated: syntax.modifiers.has(.nonisolated), conditions: declaration.conditions,
            parents: slice.parents(syntax.inheritanceClause),
            requirements: readRequirements(syntax.genericWhereClause),
            primaryAssociatedTypes: syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? [],
            associatedTypes: body.associatedTypes, typealiases: body.typealiases, members: body.members)
        read.add(declaration.marks)
        return read
    }

    /// Parses a class that the outline found: the members that a subclass can see.
    package func parseClass(_ declaration: Declaration, module: String) throws(Diagnostics) -> ProtocolDeclaration {
        let slice = try Slice(declaration.range, of: self)
        guard let syntax = slice.tree.statements.first?.item.as(ClassDeclSyntax.self) else {
            throw Diagnostics([.notReadable(declaration, at: location(at: declaration.nameOffset))])
        }
        var body = MemberReader(slice, ofClass: (declaration.context + [declaration.name]).joined(separator: "."))
        body.read(syntax.memberBlock.members)
        return ProtocolDeclaration(
            kind: .class, name: declaration.name, context: declaration.context, module: module, access: declaration.access ?? .internal,
            location: slice.location(of: syntax.name), attributes: syntax.attributes.texts,
            isNonisolated: syntax.modifiers.has(.nonisolated), isFinal: syntax.modifiers.has(.final),
            generics: GenericClause(syntax.genericParameterClause, syntax.genericWhereClause), conditions: declaration.conditions,
            parents: slice.parents(syntax.inheritanceClause), typealiases: body.typealiases, members: body.members,
            otherNames: body.otherNames, valueNames: body.valueNames, calledTypes: body.calledTypes, untyped: body.untyped)
    }

    package func parseAlias(_ declaration: Declaration) throws(Diagnostics) -> TypeAlias {
        let slice = try Slice(declaration.range, of: self)
        guard let syntax = slice.tree.statements.first?.item.as(TypeAliasDeclSyntax.self) else {
            throw Diagnostics([.notReadable(declaration, at: location(at: declaration.nameOffset))])
        }
        return TypeAlias(syntax)
    }
}

extension Slice {
    fileprivate func parents(_ clause: InheritanceClauseSyntax?) -> [Parent] {
        clause?.inheritedTypes.map { Parent(type: TypeName($0.type), location: location(of: $0.type)) } ?? []
    }
}

extension DeclModifierListSyntax {
    var access: Access? { firstNonNil { $0.detail == nil ? Access(rawValue: $0.name.text) : nil } }

    /// Whether it has the keyword alone: `private`, not `private(set)`.
    func has(_ keywords: Keyword...) -> Bool {
        contains { modifier in modifier.detail == nil && keywords.contains { modifier.name.tokenKind == .keyword($0) } }
    }
}

extension Diagnostic {
    static func notReadable(_ declaration: Declaration, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unreadableDeclaration, cause: .code, "cannot read the declaration of '\(declaration.name)'",
            help: "check the lines above it for an open bracket, comment or string", at: location)
    }
}
