package import MockgenModel
package import MockgenOutline
import SwiftSyntax

extension SourceText {
    /// The names of what an extension adds to a class, private ones left out: its subclasses have them too.
    package func parseNames(in extended: Extension) throws(Diagnostics) -> Set<String> {
        let slice = try Slice(extended.range, of: self)
        guard let syntax = slice.tree.statements.first?.item.as(ExtensionDeclSyntax.self),
            !syntax.modifiers.has(.private, .fileprivate)
        else { return [] }
        var body = MemberReader(slice, ofClass: extended.extended.last ?? "")
        body.read(syntax.memberBlock.members)
        return body.otherNames.union(body.members.compactMap(\.name))
    }
}

/// What an extension of a protocol gives to those that conform.
package struct ProtocolExtension: Sendable {
    /// Its `where` clause.
    package let requirements: [GenericRequirement]
    package let members: [Member]
}

extension SourceText {
    /// An extension of a protocol.
    package func parseExtension(_ found: Extension) throws(Diagnostics) -> ProtocolExtension {
        let slice = try Slice(found.range, of: self)
        guard let syntax = slice.tree.statements.first?.item.as(ExtensionDeclSyntax.self) else {
            return ProtocolExtension(requirements: [], members: [])
        }
        var body = MemberReader(slice)
        body.read(syntax.memberBlock.members)
        let isUnavailable = syntax.attributes.contains { $0.flatText.hasPrefix("@available(*, unavailable") }
        return ProtocolExtension(requirements: readRequirements(syntax.genericWhereClause), members: isUnavailable ? [] : body.members)
    }
}
