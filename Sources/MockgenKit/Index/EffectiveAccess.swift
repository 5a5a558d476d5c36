import MockgenModel
import MockgenOutline
import MockgenSyntax

extension SourceIndex {
    /// Who can name the declaration: no more than those who can name the types around it, in whichever files those are.
    func access(_ reference: Reference) -> Access {
        let context = declaration(reference).context
        let enclosing = context.indices.compactMap { depth in
            let same = declarations(named: context[...depth].joined(separator: ".")).filter { $0.module == reference.module }
            return same.first { $0.file == reference.file } ?? same.first
        }
        return ([reference] + enclosing).map { declaration($0).access ?? .internal }.min() ?? .internal
    }

    /// Whether other modules can name it.
    func isExported(_ reference: Reference) -> Bool { access(reference) >= .package }
}
