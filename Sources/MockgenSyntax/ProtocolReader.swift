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
        var read = slice.read(.protocol, declaration, syntax, body, module: module)
        read.requirements = readRequirements(syntax.genericWhereClause)
        read.primaryAssociatedTypes = syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text.asAssociatedType) ?? []
        read.associatedTypes = body.associatedTypes
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
        var read = slice.read(.class, declaration, syntax, body, module: module)
        read.isFinal = syntax.modifiers.has(.final)
        read.generics = GenericClause(syntax.genericParameterClause, syntax.genericWhereClause)
        read.otherNames = body.otherNames
        read.valueNames = body.valueNames
        read.calledTypes = body.calledTypes
        read.untyped = body.untyped
        return read
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
    /// Reads the parts that the declarations of protocols and classes have alike.
    fileprivate func read(
        _ kind: ProtocolDeclaration.Kind, _ declaration: Declaration, _ syntax: some DeclGroupSyntax & NamedDeclSyntax,
        _ body: MemberReader, module: String
    ) -> ProtocolDeclaration {
        let location = location(of: syntax.name)
        var read = ProtocolDeclaration(kind, declaration.name, in: declaration.context, module: module, at: location)
        read.access = declaration.access ?? .internal
        read.attributes = syntax.attributes.texts
        read.isNonisolated = syntax.modifiers.has(.nonisolated)
        read.conditions = declaration.conditions
        read.parents = syntax.inheritanceClause?.inheritedTypes.map { Located(TypeName($0.type), at: self.location(of: $0.type)) } ?? []
        read.typealiases = body.typealiases
        read.members = body.members
        return read
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
