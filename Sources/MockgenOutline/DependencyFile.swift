import MockgenBytes
import MockgenModel

/// A file whose declarations mocks can depend on.
struct DependencyFile: Sendable {
    let text: SourceText
    let outline: Outline
    /// The fingerprint of the module, the path and the imports.
    let surroundings: Fingerprint

    init(module: String, text: SourceText, outline: Outline) {
        self.text = text
        self.outline = outline
        var fingerprint = Fingerprint()
        fingerprint.add(module)
        fingerprint.add(text.path)
        outline.imports.add(to: &fingerprint)
        surroundings = fingerprint
    }

    /// Returns the range of a declaration or an extension, the fingerprint of the facts that are not in it, and the names around it.
    func declaration(_ number: Int, isExtension: Bool) -> (range: Range<Int>, facts: Fingerprint, context: [String]) {
        if isExtension {
            let extended = outline.extensions[number]
            return (extended.range, extended.facts, extended.extended)
        }
        let declaration = outline.declarations[number]
        return (declaration.range, declaration.facts, declaration.context)
    }
}

extension [Import] {
    func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(count)
        for line in self {
            fingerprint.add(line.path)
            fingerprint.add(line.name ?? "")
            fingerprint.add(line.attributes)
            fingerprint.add(line.conditions)
            fingerprint.add(line.isExported ? 1 : 0)
        }
    }
}

extension Declaration {
    /// The scope around it, its conditions, and the arguments of its annotations.
    fileprivate var facts: Fingerprint {
        var fingerprint = Fingerprint()
        fingerprint.add(context)
        fingerprint.add(extendedNames)
        fingerprint.add(access?.rawValue ?? "")
        fingerprint.add(conditions)
        fingerprint.add(spi)
        fingerprint.add(marks.textsOfArguments)
        return fingerprint
    }
}

extension Extension {
    /// The type that it extends, and its conditions.
    fileprivate var facts: Fingerprint {
        var fingerprint = Fingerprint()
        fingerprint.add(extended)
        fingerprint.add(conditions)
        return fingerprint
    }
}

extension Fingerprint {
    mutating func add(_ texts: [String]) {
        add(texts.count)
        for text in texts { add(text) }
    }
}
