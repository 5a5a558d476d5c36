package import MockgenBytes
import MockgenModel

/// Keys of everything in the sources that a mock can depend on. In two runs in which a mock has the same key, it is the same.
///
/// A mock depends on the text of its protocol, on the declarations of the names in that text, on the names in the heads of those, and so
/// on. The keys follow names instead of meanings, so a key may change while the mock stays the same, but not the other way round.
package struct DependencyKeys: Sendable {
    private var graph: DependencyGraph
    /// By their numbers.
    private var files: [DependencyFile] = []

    /// - Parameter names: names that every mock depends on, because the generator writes them.
    package init(_ modules: [(name: String, files: [(text: SourceText, outline: Outline)])], common names: Set<String>) {
        var entries = NumberTable()
        var pieces: [DependencyGraph.Piece] = []
        for module in modules {
            for (text, outline) in module.files {
                let file = Int32(files.count)
                files.append(DependencyFile(module: module.name, text: text, outline: outline))
                for number in outline.declarations.indices {
                    let (name, kind) = (outline.declarations[number].name, outline.declarations[number].kind)
                    let entry = entries.number(adding: hash(of: name.withoutBackTicks))
                    pieces.append(DependencyGraph.Piece(.init(kind), entry: entry, file: file, number: Int32(number)))
                }
                for (number, extended) in outline.extensions.enumerated() {
                    for name in extended.extended.unique {
                        let entry = entries.number(adding: hash(of: name.withoutBackTicks))
                        pieces.append(DependencyGraph.Piece(.extension, entry: entry, file: file, number: Int32(number)))
                    }
                }
            }
        }
        let written = names.sorted().compactMap { entries.number(of: hash(of: $0)) }
        graph = DependencyGraph(pieces, named: entries, common: written)
    }

    /// Returns the key of what the mock of a declaration with this name depends on.
    package mutating func key(of name: String) -> Fingerprint {
        let entry = graph.entry(of: hash(of: name.withoutBackTicks))
        while true {
            let (key, missing) = graph.key(of: entry)
            if missing.isEmpty { return key }
            for reading in missing { read(reading.piece, isWhole: reading.isWhole) }
        }
    }

    private mutating func read(_ number: Int, isWhole: Bool) {
        let piece = graph.pieces[number]
        let file = files[Int(piece.file)]
        let (range, facts, context) = file.declaration(Int(piece.number), isExtension: piece.kind == .extension)
        var fingerprint = file.surroundings
        fingerprint.add(facts)
        let names = context.map { hash(of: $0.withoutBackTicks) }
        file.text.bytes.withUnsafeBufferPointer { bytes in
            graph.read(number, isWhole: isWhole, UnsafeBufferPointer(rebasing: bytes[range]), in: names, fingerprint)
        }
    }
}

extension DependencyGraph.Piece.Kind {
    fileprivate init(_ kind: Declaration.Kind) {
        switch kind {
        case .protocol: self = .protocol
        case .alias: self = .alias
        case .structure, .class, .enumeration, .actor: self = .type
        }
    }
}
