import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Each alias parsed once, however often it is named. A class, because all copies of a lookup share what they have read.
final class ParsedAliases {
    private var aliases: [SourceIndex.Reference: TypeAlias?] = [:]

    /// Nil for one that cannot be read.
    func alias(_ reference: SourceIndex.Reference, in index: SourceIndex) -> TypeAlias? {
        if let known = aliases[reference] { return known }
        let alias = try? index.file(reference).text.parseAlias(index.declaration(reference))
        aliases[reference] = .some(alias)
        return alias
    }
}
