package import MockgenModel
package import MockgenOutline
import SwiftSyntax

extension SourceText {
    package func parseGenerics(_ declaration: Declaration) throws(Diagnostics) -> GenericClause {
        let slice = try Slice(declaration.range, of: self)
        let type = slice.tree.statements.first?.item.asProtocol((any WithGenericParametersSyntax).self)
        return GenericClause(type?.genericParameterClause, type?.genericWhereClause)
    }

    package func parseHasConstraints(_ extended: Extension) throws(Diagnostics) -> Bool {
        let slice = try Slice(extended.range, of: self)
        return slice.tree.statements.first?.item.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    }
}
