package import MockgenModel
package import MockgenOutline
import SwiftSyntax

extension SourceText {
    /// Returns the names of the members that an extension adds to a class and its subclasses, without private ones.
    package func parseNames(in extended: Extension) throws(Diagnostics) -> Set<String> {
        let slice = try Slice(extended.range, of: self)
        guard let syntax = slice.tree.statements.first?.item.as(ExtensionDeclSyntax.self),
            !syntax.modifiers.has(.private, .fileprivate)
        else { return [] }
        var body = MemberReader(slice, ofClass: extended.extended.last ?? "")
        body.read(syntax.memberBlock.members)
        return body.otherNames.union(body.members.compactMap(\.name))
    }

    /// Returns the members that an extension of a protocol adds to all conforming types, without private ones.
    package func parseImplementations(in extended: Extension) throws(Diagnostics) -> Implementations {
        let slice = try Slice(extended.range, of: self)
        guard let syntax = slice.tree.statements.first?.item.as(ExtensionDeclSyntax.self),
            !syntax.modifiers.has(.private, .fileprivate)
        else { return Implementations(members: [], requirements: [], isPublic: false, isRestricted: false) }
        var body = MemberReader(slice)
        body.read(syntax.memberBlock.members)
        return Implementations(
            members: body.members.filter { !$0.modifiers.contains("private") && !$0.modifiers.contains("fileprivate") },
            requirements: readRequirements(syntax.genericWhereClause), isPublic: syntax.modifiers.has(.public),
            isRestricted: syntax.attributes.contains { $0.flatText.restrictsUse })
    }
}

package struct Implementations: Sendable {
    package let members: [Member]
    package let requirements: [GenericRequirement]
    package let isPublic: Bool
    /// Whether some system, version or caller may not use the members.
    package let isRestricted: Bool
}
