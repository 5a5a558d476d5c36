import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenSyntax

/// Finds the protocols and classes that are annotated with a comment, an extension or a marker protocol, directly or through an
/// ancestor.
struct Annotations {
    private typealias Reference = SourceIndex.Reference

    private let lookup: Lookup
    private var marked: Set<Reference> = []
    /// The protocols by their last name: the outline has only the last names of an inheritance clause.
    private var protocols: [String: [Reference]] = [:]
    private static let marker = "AutoMockable"

    init(index: SourceIndex) {
        lookup = Lookup(index: index)
        for reference in index.protocols { protocols[index.declaration(reference).name, default: []].append(reference) }
        for (module, files) in index.files.enumerated() {
            for (file, contents) in files.enumerated() {
                for found in contents.outline.extensions where found.marks.contains(.mock) {
                    let scope = Lookup.Scope(module: module, file: file, context: [])
                    if let reference = lookup.find(found.extended, from: scope) { marked.insert(reference) }
                }
            }
        }
    }

    /// The annotated classes and actors.
    var classes: [SourceIndex.Reference] {
        let candidates = Set(lookup.index.markedClasses).union(
            marked.filter { [.class, .actor].contains(lookup.index.declaration($0).kind) })
        return candidates.sorted().filter { !lookup.index.declaration($0).marks.contains(.skip) }
    }

    func asksForMock(_ reference: SourceIndex.Reference) -> Bool {
        let declaration = lookup.index.declaration(reference)
        guard !declaration.marks.contains(.skip), declaration.name != Annotations.marker else { return false }
        return declaration.marks.contains(.mock) || marked.contains(reference) || inheritsMarker(reference)
    }

    private func inheritsMarker(_ reference: Reference) -> Bool {
        var seen: Set<Reference> = []
        var open = [reference]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            let inherited = lookup.index.declaration(next).inherited
            if inherited.contains(Annotations.marker) { return true }
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
