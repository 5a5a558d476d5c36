package import MockgenBytes
import MockgenModel

/// The outline of a reduced text, which has no bodies and no damage.
extension ByteWriter {
    package mutating func add(_ outline: Outline) {
        add(outline.imports.count)
        for line in outline.imports { add(line) }
        add(outline.declarations.count)
        for declaration in outline.declarations { add(declaration) }
        add(outline.extensions.count)
        for found in outline.extensions { add(found) }
    }

    private mutating func add(_ line: Import) {
        for text in [line.path, line.module, line.name ?? ""] { add(text) }
        for texts in [line.attributes, line.conditions] { add(texts) }
        add(line.isExported)
    }

    private mutating func add(_ declaration: Declaration) {
        add(declaration.kind.rawValue)
        for text in [declaration.name, declaration.access?.rawValue ?? ""] { add(text) }
        for texts in [declaration.context, declaration.conditions, declaration.spi, declaration.inherited, declaration.attributes] {
            add(texts)
        }
        add(declaration.extendedNames)
        add(declaration.range)
        add(declaration.nameOffset)
        add(declaration.marks.texts)
        for flag in [declaration.isNonisolated, declaration.isGeneric, declaration.requiresSendable] { add(flag) }
    }

    private mutating func add(_ found: Extension) {
        for texts in [found.extended, found.conditions, found.inherited] { add(texts) }
        add(found.range)
        add(found.marks.texts)
    }

    private mutating func add(_ range: Range<Int>) {
        add(range.lowerBound)
        add(range.upperBound)
    }
}

extension ByteReader {
    package mutating func outline(ofBytes size: Int) throws(Damage) -> Outline {
        var outline = Outline()
        for _ in 0..<(try number()) { outline.imports.append(try importLine()) }
        for _ in 0..<(try number()) { outline.declarations.append(try declaration(size)) }
        for _ in 0..<(try number()) { outline.extensions.append(try extensionOfType(size)) }
        return outline
    }

    private mutating func importLine() throws(Damage) -> Import {
        let (path, module, name) = (try text(), try text(), try text())
        return Import(
            path: path, module: module, name: name.isEmpty ? nil : name, attributes: try texts(), conditions: try texts(),
            isExported: try flag())
    }

    private mutating func declaration(_ size: Int) throws(Damage) -> Declaration {
        guard let kind = Declaration.Kind(rawValue: try number()) else { throw Damage() }
        let (name, access) = (try text(), try text())
        guard access.isEmpty || Access(rawValue: access) != nil else { throw Damage() }
        let (context, conditions, spi) = (try texts(), try texts(), try texts())
        let (inherited, attributes) = (try texts(), try texts())
        let extendedNames = try number()
        let range = try range(size)
        let nameOffset = try number()
        guard extendedNames <= context.count, range.contains(nameOffset) else { throw Damage() }
        return Declaration(
            kind: kind, name: name, context: context, extendedNames: extendedNames, access: Access(rawValue: access), range: range,
            nameOffset: nameOffset, conditions: conditions, spi: spi, inherited: inherited, marks: try marks(), attributes: attributes,
            isNonisolated: try flag(), isGeneric: try flag(), requiresSendable: try flag())
    }

    private mutating func extensionOfType(_ size: Int) throws(Damage) -> Extension {
        let (extended, conditions, inherited) = (try texts(), try texts(), try texts())
        return Extension(
            extended: extended, conditions: conditions, range: try range(size), inherited: inherited, marks: try marks())
    }

    private mutating func marks() throws(Damage) -> Marks {
        Set(
            try texts().map { text throws(Damage) in
                guard let mark = Mark(text: text) else { throw Damage() }
                return mark
            })
    }

    private mutating func range(_ size: Int) throws(Damage) -> Range<Int> {
        let (start, end) = (try number(), try number())
        guard start <= end, end <= size else { throw Damage() }
        return start..<end
    }
}
