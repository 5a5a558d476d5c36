package import MockgenConfig
import MockgenModel
import MockgenOutline
package import MockgenResolution
import MockgenSyntax

/// Finds the protocols and classes that are annotated with a comment, an extension or a marker protocol, directly or through an
/// ancestor.
struct Annotations {
    private typealias Reference = SourceIndex.Reference

    private let lookup: Lookup
    private var marked: Set<Reference> = []
    /// The protocols by their last name: the outline has only the last names of an inheritance clause.
    private var protocols: [String: [Reference]] = [:]
    /// The words of comments, and the names of marker protocols.
    private let words: Set<String>
    /// The marks that ask for a mock.
    private let wanted: Marks

    init(index: SourceIndex, words: [String]) {
        self.words = Set(words)
        wanted = Set(words.map(Mark.word)).union([.mock])
        lookup = Lookup(index: index)
        for reference in index.protocols { protocols[index.declaration(reference).name, default: []].append(reference) }
        for (module, files) in index.files.enumerated() {
            for (file, contents) in files.enumerated() {
                for found in contents.outline.extensions where !found.marks.isDisjoint(with: wanted) {
                    let scope = Lookup.Scope(module: module, file: file, context: [])
                    let extended =
                        lookup.find(found.extended, from: scope) ?? lookup.findTestable(found.extended, from: scope)
                        ?? (module == index.standard - 1 ? onlyProtocol(named: found.extended) : nil)
                    if let extended { marked.insert(extended) }
                }
            }
        }
    }

    /// Returns the protocol that an extension in the target's own sources names, although the file imports no module with it: outside of a
    /// package, the configuration can know the module by another name than the import.
    private func onlyProtocol(named name: [String]) -> Reference? {
        let found = protocols[name.last ?? "", default: []].filter { reference in
            let components = lookup.index.declaration(reference).context + [lookup.index.declaration(reference).name]
            return lookup.index.module(reference).isLocal && components.suffix(name.count).elementsEqual(name)
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The annotated classes and actors.
    var classes: [SourceIndex.Reference] {
        let candidates = Set(lookup.index.classes(markedWith: wanted)).union(
            marked.filter { [.class, .actor].contains(lookup.index.declaration($0).kind) })
        return candidates.sorted().filter { !lookup.index.declaration($0).marks.contains(.skip) }
    }

    func asksForMock(_ reference: SourceIndex.Reference) -> Bool {
        let declaration = lookup.index.declaration(reference)
        guard !declaration.marks.contains(.skip), !words.contains(declaration.name) else { return false }
        return !declaration.marks.isDisjoint(with: wanted) || marked.contains(reference) || inheritsMarker(reference)
    }

    private func inheritsMarker(_ reference: Reference) -> Bool {
        var seen: Set<Reference> = []
        var open = [reference]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            let inherited = lookup.index.declaration(next).inherited
            if inherited.contains(where: words.contains) { return true }
            for name in inherited { open += parents(named: name, of: next) }
        }
        return false
    }

    private func parents(named name: String, of reference: Reference) -> [Reference] {
        if let found = lookup.find([name], from: lookup.scope(of: reference)) { return [found] }
        // The outline has only the last name: `Base` for `Outer.Base`.
        return protocols[name, default: []].filter { !lookup.index.declaration($0).context.isEmpty }
    }
}

extension SourceIndex {
    /// Returns an annotation that the sources have: `// sourcery: AutoMockable`, or the marker protocol `AutoMockable`.
    package func usualAnnotation(of target: TargetConfiguration) -> String {
        let outlines = files.joined().map(\.outline)
        let inherited = Set(outlines.flatMap(\.declarations).flatMap(\.inherited))
        let marks = outlines.flatMap { $0.declarations.map(\.marks) + $0.extensions.map(\.marks) }.reduce(into: Marks()) {
            $0.formUnion($1)
        }
        let word = target.annotationWords.first { marks.contains(.word($0)) || inherited.contains($0) }
        guard !marks.contains(.mock), let word else { return "// mockgen: mock" }
        return marks.contains(.word(word)) ? "\(word.hasPrefix("@") ? "///" : "// sourcery:") \(word)" : word
    }
}

extension TargetConfiguration {
    var annotationWords: [String] { annotations?.map(\.value) ?? Marks.usualWords }
}
