package import MockgenModel
package import MockgenOutline
import SwiftSyntax

extension SourceText {
    /// The designated initializers that a class declares, private ones left out; nil if it declares none at all.
    package func parseDesignatedInitializers(_ declaration: Declaration) throws(Diagnostics) -> [SuperInitializer]? {
        let slice = try Slice(declaration.range, of: self)
        guard let syntax = slice.tree.statements.first?.item.as(ClassDeclSyntax.self) else { return nil }
        let found = syntax.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter { !$0.has("convenience") }
        guard !found.isEmpty else { return nil }
        return found.filter { !$0.has("private") && !$0.has("fileprivate") }.map { initializer in
            let parameters = initializer.signature.parameterClause.parameters.enumerated()
            return SuperInitializer(
                initializer: Initializer(initializer),
                optionalParameters: Set(parameters.filter { $1.defaultValue != nil || $1.ellipsis != nil }.map(\.offset)),
                isRequired: initializer.has("required"))
        }
    }
}

extension InitializerDeclSyntax {
    fileprivate func has(_ modifier: String) -> Bool { modifiers.contains { $0.name.text == modifier } }
}
