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

    /// What an extension of a protocol gives to all that conform, private members left out.
    package func parseImplementations(in extended: Extension) throws(Diagnostics) -> Implementations {
        let slice = try Slice(extended.range, of: self)
        guard let syntax = slice.tree.statements.first?.item.as(ExtensionDeclSyntax.self),
            !syntax.modifiers.has(.private, .fileprivate)
        else { return Implementations(members: [], requirements: [], isPublic: false) }
        var body = MemberReader(slice)
        body.read(syntax.memberBlock.members)
        return Implementations(
            members: body.members.filter { !$0.modifiers.contains("private") && !$0.modifiers.contains("fileprivate") },
            requirements: readRequirements(syntax.genericWhereClause), isPublic: syntax.modifiers.has(.public))
    }
}

/// Members with bodies, and what has to hold of a type for it to have them.
package struct Implementations: Sendable {
    package let members: [Member]
    package let requirements: [GenericRequirement]
    /// Whether members that say nothing of it are public.
    package let isPublic: Bool
}
