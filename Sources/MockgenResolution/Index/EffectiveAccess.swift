package import MockgenModel
import MockgenOutline
import MockgenSyntax

extension SourceIndex {
    package func access(_ reference: Reference) -> Access {
        ([reference] + enclosing(reference)).map { declaration($0).access ?? .internal }.min() ?? .internal
    }

    /// The types around a declaration, outermost first. They may be in other files.
    func enclosing(_ reference: Reference) -> [Reference] {
        let context = declaration(reference).context
        return context.indices.compactMap { depth in
            let same = declarations(named: context[...depth].joined(separator: ".")).filter { $0.module == reference.module }
            return same.first { $0.file == reference.file } ?? same.first
        }
    }

    /// Whether other modules of the package can name it.
    package func isExported(_ reference: Reference) -> Bool { access(reference) >= (module(reference).isLocal ? .package : .public) }

    /// Returns the SPI groups of the declaration and the types around it. Only a file that imports the groups can see it.
    func spiGroups(of reference: Reference) -> Set<String> {
        Set(([reference] + enclosing(reference)).flatMap { declaration($0).spi })
    }
}
