import MockgenModel
import MockgenOutline
import MockgenSyntax

extension SourceIndex {
    /// Who can name the declaration: no more than those who can name the types around it.
    func access(_ reference: Reference) -> Access {
        ([reference] + enclosing(reference)).map { declaration($0).access ?? .internal }.min() ?? .internal
    }

    /// The types around a declaration, in whichever files those are, outermost first.
    func enclosing(_ reference: Reference) -> [Reference] {
        let context = declaration(reference).context
        return context.indices.compactMap { depth in
            let same = declarations(named: context[...depth].joined(separator: ".")).filter { $0.module == reference.module }
            return same.first { $0.file == reference.file } ?? same.first
        }
    }

    /// Whether other modules can name it.
    func isExported(_ reference: Reference) -> Bool { access(reference) >= .package }
}
