import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Each alias, parsed once. A class, because all copies of a lookup share it.
final class ParsedAliases {
    private var aliases: [SourceIndex.Reference: Result<TypeAlias, Diagnostics>] = [:]

    func alias(_ reference: SourceIndex.Reference, in index: SourceIndex) -> TypeAlias? {
        try? read(reference, in: index).get()
    }

    func read(_ reference: SourceIndex.Reference, in index: SourceIndex) -> Result<TypeAlias, Diagnostics> {
        if let known = aliases[reference] { return known }
        let alias = Result { () throws(Diagnostics) in try index.file(reference).text.parseAlias(index.declaration(reference)) }
        aliases[reference] = alias
        return alias
    }
}
