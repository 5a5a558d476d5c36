import MockgenModel
import MockgenSyntax

extension SourceIndex {
    /// Who can name the declaration: no more than those who can name the types around it.
    func access(_ reference: Reference) -> Access {
        withEnclosing(reference).map { declaration($0).access ?? .internal }.min() ?? .internal
    }

    /// Whether other modules can name it.
    func isExported(_ reference: Reference) -> Bool {
        withEnclosing(reference).allSatisfy { reference in
            let declaration = declaration(reference)
            // What is nested in a public extension is public without saying so.
            return declaration.access.map { $0 >= .package } ?? !declaration.context.isEmpty
        }
    }

    /// The declaration and the types around it, as far as its module declares them itself.
    private func withEnclosing(_ reference: Reference) -> [Reference] {
        let context = declaration(reference).context
        return [reference]
            + context.indices.compactMap { depth in
                let same = declarations(named: context[...depth].joined(separator: ".")).filter { $0.module == reference.module }
                return same.first { $0.file == reference.file } ?? same.first
            }
    }
}
