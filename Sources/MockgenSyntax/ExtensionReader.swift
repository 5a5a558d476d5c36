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
