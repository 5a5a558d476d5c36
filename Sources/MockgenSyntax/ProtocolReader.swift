package import MockgenModel
package import MockgenOutline
import SwiftSyntax

extension SourceText {
    /// The protocol at a place that the outline found.
    package func parseProtocol(_ declaration: Declaration, module: String) throws(Diagnostics) -> ProtocolDeclaration {
        let slice = try Slice(declaration.range, of: self)
        guard let syntax = slice.tree.statements.first?.item.as(ProtocolDeclSyntax.self) else {
            throw Diagnostics([.notReadable(declaration, at: location(at: declaration.nameOffset))])
        }
        var body = MemberReader(slice)
        body.read(syntax.memberBlock.members)
        guard body.problems.isEmpty else { throw Diagnostics(body.problems) }
        return ProtocolDeclaration(
            name: declaration.name, context: declaration.context, module: module, access: declaration.access ?? .internal,
            location: slice.location(of: syntax.name), attributes: syntax.attributes.map(\.flatText),
            isNonisolated: syntax.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }, conditions: declaration.conditions,
            parents: syntax.inheritanceClause?.inheritedTypes.map {
                Parent(type: TypeName($0.type), location: slice.location(of: $0.type))
            } ?? [],
            requirements: readRequirements(syntax.genericWhereClause),
            primaryAssociatedTypes: syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? [],
            associatedTypes: body.associatedTypes, typealiases: body.typealiases, members: body.members)
    }

    /// The typealias at a place that the outline found.
    package func parseAlias(_ declaration: Declaration) throws(Diagnostics) -> TypeAlias {
        let slice = try Slice(declaration.range, of: self)
        guard let syntax = slice.tree.statements.first?.item.as(TypeAliasDeclSyntax.self) else {
            throw Diagnostics([.notReadable(declaration, at: location(at: declaration.nameOffset))])
        }
        return TypeAlias(syntax)
    }
}

extension Diagnostic {
    fileprivate static func notReadable(_ declaration: Declaration, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "unreadable-declaration", cause: .code, "the declaration of '\(declaration.name)' cannot be read",
            help: "check the lines above it for something that does not end", at: location)
    }
}
