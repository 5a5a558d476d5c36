import MockgenModel
import SwiftSyntax

/// Returns a type in the spelling of mocks, such as `[String: Int]` for `[String:Int]`. Nil if the text is not one type and nothing else.
package func spelledType(_ text: String) -> String? { TypeName(spelled: text)?.description }

extension TypeName {
    /// Nil if the text is not one type and nothing else.
    init?(spelled text: String) {
        guard let tree = parsedText(Array("typealias Spelled = \(text)".utf8)), !tree.hasError, tree.statements.count == 1,
            let alias = tree.statements.first?.item.as(TypeAliasDeclSyntax.self), alias.genericWhereClause == nil,
            alias.initializer.value.trimmedDescription == text
        else { return nil }
        self.init(alias.initializer.value)
    }
}
