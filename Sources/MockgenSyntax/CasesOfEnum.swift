package import MockgenOutline
import SwiftSyntax

extension SourceText {
    package func conditionsOfCases(_ declaration: Declaration) -> [[String]]? {
        guard let syntax = try? Slice(declaration.range, of: self).tree.statements.first?.item.as(EnumDeclSyntax.self) else { return nil }
        return conditionsOfCases(syntax.memberBlock.members, inside: [])
    }

    private func conditionsOfCases(_ items: MemberBlockItemListSyntax, inside conditions: [String]) -> [[String]] {
        items.flatMap { item -> [[String]] in
            if item.decl.is(EnumCaseDeclSyntax.self) { return [conditions] }
            guard let directive = item.decl.as(IfConfigDeclSyntax.self) else { return [] }
            var clauses: [String] = []
            return directive.clauses.flatMap { clause -> [[String]] in
                clauses.append(clause.condition?.flatText ?? "true")
                guard case .decls(let items) = clause.elements else { return [] }
                return conditionsOfCases(items, inside: conditions + [Conditions.of(clauses: clauses)].compactMap(\.self))
            }
        }
    }
}
