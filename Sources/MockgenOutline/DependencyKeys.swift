package import MockgenBytes
import MockgenModel

/// Keys of everything in the sources that a mock can depend on. In two runs in which a mock has the same key, it is the same.
///
/// A mock depends on the text of its protocol, on the declarations of the names in that text, on the names in the heads of those, and so
/// on. The keys follow names instead of meanings, so a key may change while the mock stays the same, but not the other way round.
package struct DependencyKeys: Sendable {
    private var graph: DependencyGraph
    /// The files that can be read, by their numbers among all files.
    private var files: [Int: DependencyFile] = [:]

    /// - Parameter names: names that every mock depends on, because the generator writes them.
    package init(_ modules: [(name: String, files: [(text: SourceText, outline: Outline)])], common names: Set<String>) {
        var entries = NumberTable()
        var pieces: [DependencyGraph.Piece] = []
        var exportingFiles: [Int32] = []
        for module in modules {
            for (text, outline) in module.files {
                let file = Int32(files.count)
                files[files.count] = DependencyFile(module: module.name, text: text, outline: outline)
                if outline.imports.contains(where: \.isExported) { exportingFiles.append(file) }
                for (number, declaration) in outline.declarations.enumerated() {
                    let entry = entries.number(adding: hash(of: declaration.name.withoutBackTicks))
                    pieces.append(DependencyGraph.Piece(.init(declaration.kind), entry: entry, file: file, number: Int32(number)))
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
        graph = DependencyGraph(pieces, named: entries, common: written, commonFiles: exportingFiles)
        for (number, piece) in graph.pieces.enumerated() {
            read(number, isWhole: false)
            if piece.kind == .protocol { read(number, isWhole: true) }
        }
    }

    /// Returns the number of a declared name.
    package func entry(of name: String) -> Int32? { graph.entry(of: hash(of: name.withoutBackTicks)) }

    /// Returns the key of what the mock of a declaration with this name depends on.
    package mutating func key(of name: String) -> Fingerprint {
        let entry = entry(of: name)
        while true {
            let (key, missing) = graph.key(of: entry)
            if missing.isEmpty { return key }
            for reading in missing { read(reading.piece, isWhole: reading.isWhole) }
        }
    }

    private mutating func read(_ number: Int, isWhole: Bool) {
        let piece = graph.pieces[number]
        guard let file = files[Int(piece.file)] else { return }
        let (range, facts, context) = file.declaration(Int(piece.number), isExtension: piece.kind == .extension)
        var fingerprint = file.surroundings
        fingerprint.add(facts)
        let names = context.map { hash(of: $0.withoutBackTicks) }
        file.text.bytes.withUnsafeBufferPointer { bytes in
            graph.read(number, isWhole: isWhole, UnsafeBufferPointer(rebasing: bytes[range]), in: names, fingerprint)
        }
    }
}

// MARK: - Edits

extension DependencyKeys {
    /// Reads files again that have the same declarations as before.
    /// - Parameters:
    ///   - edited: the modules and contents of the files, by their numbers among all files.
    ///   - entries: the numbers of names.
    /// - Returns: For each of the names, whether the mock of a declaration with this name may have changed.
    package mutating func update(_ edited: [Int: (module: String, text: SourceText, outline: Outline)], for entries: [Int32]) -> [Bool] {
        files = edited.mapValues { DependencyFile(module: $0.module, text: $0.text, outline: $0.outline) }
        let numbers = Set(edited.keys.map(Int32.init))
        var changed: [(entry: Int32, isWhole: Bool)] = []
        for number in graph.pieces(inFiles: numbers) {
            for isWhole in [false, true] {
                let old = graph.pieces[number].reading(isWhole: isWhole)
                guard old.isKnown else { continue }
                read(number, isWhole: isWhole)
                let new = graph.pieces[number].reading(isWhole: isWhole)
                if new.fingerprint != old.fingerprint { changed.append((graph.pieces[number].entry, isWhole)) }
            }
        }
        return graph.reach(changed, from: entries)
    }

    /// Returns the files with everything that mocks of these names depend on. Nil if they depend on a declaration that no mock has depended
    /// on before, whose file would have to be read first.
    package mutating func files(of entries: [Int32]) -> [Int]? { graph.files(of: entries) }

    /// The keys without the texts, for a file that only the same build of mockgen reads.
    package var bytes: [UInt8] { graph.bytes }

    /// Nil if the bytes end too early.
    package init?(bytes: ArraySlice<UInt8>) {
        guard let graph = DependencyGraph(bytes: bytes) else { return nil }
        self.graph = graph
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
