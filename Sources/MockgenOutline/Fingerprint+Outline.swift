package import MockgenBytes
import MockgenModel

extension Fingerprint {
    /// Adds the outline of a reduced text, which has no bodies. Reflection would be slow: this happens for every source file in each run.
    package mutating func add(_ outline: Outline) {
        add(outline.isDamaged)
        add(outline.imports.count)
        for line in outline.imports {
            for texts in [[line.path, line.module, line.name ?? ""], line.attributes, line.conditions] { add(texts) }
            add(line.isExported)
        }
        add(outline.declarations.count)
        for declaration in outline.declarations { add(declaration) }
        add(outline.extensions.count)
        for found in outline.extensions {
            for texts in [found.extended, found.conditions, found.inherited, found.marks.texts] { add(texts) }
            add(found.range)
        }
    }

    private mutating func add(_ declaration: Declaration) {
        for texts in [
            [declaration.name, declaration.access?.rawValue ?? ""], declaration.context, declaration.conditions, declaration.spi,
            declaration.inherited, declaration.attributes, declaration.marks.texts,
        ] { add(texts) }
        for number in [declaration.kind.rawValue, declaration.extendedNames, declaration.nameOffset] { add(number) }
        add(declaration.range)
        for flag in [declaration.isNonisolated, declaration.isGeneric, declaration.requiresSendable] { add(flag) }
    }

    private mutating func add(_ range: Range<Int>) {
        add(range.lowerBound)
        add(range.upperBound)
    }
}

extension Marks {
    fileprivate var texts: [String] { map { "\($0)" }.sorted() }
}
