package import MockgenBytes
import MockgenModel

/// Keys of everything in the sources that a mock can depend on. In two runs in which its declarations have the same key, a mock is the same.
///
/// A mock depends on the text of its protocol, on the declarations of the names in that text, on the names in the heads of those, and so
/// on. The keys follow names instead of meanings, so a key may change while the mock stays the same, but not the other way round.
package struct DependencyKeys {
    private let files: [[File]]
    private var entries: [Entry] = []
    /// The entries by the hash of their name.
    private var numbers: [UInt64: Int] = [:]
    /// The search that has reached an entry last, for each way of reading it.
    private var reached: [Int] = []
    private var searches = 0
    /// The names that every mock depends on: those that the generator writes, and aliases with extensions, which add to another type.
    private var common: [Step] = []

    private struct File {
        let bytes: [UInt8]
        /// The fingerprint of the module, the path and the imports.
        let surroundings: Fingerprint
    }

    /// All declarations and extensions of a name.
    private struct Entry {
        var pieces: [Piece] = []
        var head: Reading?
        var whole: Reading?

        var isExtendedAlias: Bool { pieces.contains { $0.kind == .alias } && pieces.contains { $0.kind == .extension } }
    }

    /// A declaration or an extension.
    private struct Piece {
        enum Kind { case `protocol`, alias, type, `extension` }

        let kind: Kind
        let module: Int
        let file: Int
        let range: Range<Int>
        /// The fingerprint of the facts that are not in the range: the scope around it and its conditions.
        var facts: Fingerprint
        let context: [String]
    }

    /// The text of an entry, and the names in it.
    private struct Reading {
        var fingerprint = Fingerprint()
        var steps: [Step] = []
    }

    /// An entry to read next.
    private struct Step: Hashable {
        let entry: Int
        /// Whether all members matter, as those of a parent do.
        let isWhole: Bool

        /// Its place in `reached`.
        var place: Int { entry * 2 + (isWhole ? 1 : 0) }
    }

    /// - Parameter common: names that every mock depends on, because the generator writes them.
    package init(_ modules: [(name: String, files: [(text: SourceText, outline: Outline)])], common names: Set<String>) {
        files = modules.map { module in
            module.files.map { File(bytes: $0.text.bytes, surroundings: $0.outline.surroundings(in: module.name, $0.text.path)) }
        }
        for (module, contents) in modules.enumerated() {
            for (file, (_, outline)) in contents.files.enumerated() { add(outline, module, file) }
        }
        reached = [Int](repeating: 0, count: entries.count * 2)
        let written = names.sorted().compactMap { numbers[hash(of: $0)] }
        common = (written + entries.indices.filter { entries[$0].isExtendedAlias }).map { Step(entry: $0, isWhole: false) }
    }

    private mutating func add(_ outline: Outline, _ module: Int, _ file: Int) {
        for declaration in outline.declarations {
            let kind: Piece.Kind =
                switch declaration.kind {
                case .protocol: .protocol
                case .alias: .alias
                case .structure, .class, .enumeration, .actor: .type
                }
            let piece = Piece(
                kind: kind, module: module, file: file, range: declaration.range, facts: declaration.facts, context: declaration.context)
            entries[number(of: declaration.name)].pieces.append(piece)
        }
        for extended in outline.extensions {
            let piece = Piece(
                kind: .extension, module: module, file: file, range: extended.range, facts: extended.facts, context: extended.extended)
            for name in Set(extended.extended) { entries[number(of: name)].pieces.append(piece) }
        }
    }

    private mutating func number(of name: String) -> Int {
        let hash = hash(of: name.withoutBackTicks)
        if let number = numbers[hash] { return number }
        entries.append(Entry())
        numbers[hash] = entries.count - 1
        return entries.count - 1
    }

    /// Returns the key of what a mock of these declarations depends on, given their names.
    package mutating func key(of names: [String]) -> Fingerprint {
        searches += 1
        var key = Fingerprint()
        var open: [Step] = common.reversed()
        for name in names.reversed() {
            if let number = numbers[hash(of: name.withoutBackTicks)] { open.append(Step(entry: number, isWhole: true)) }
        }
        while let step = open.popLast() {
            guard reached[step.place] != searches else { continue }
            reached[step.place] = searches
            let reading = reading(step)
            key.add(reading.fingerprint)
            open.append(contentsOf: reading.steps)
        }
        return key
    }

    // MARK: - Reading

    private mutating func reading(_ step: Step) -> Reading {
        if let known = step.isWhole ? entries[step.entry].whole : entries[step.entry].head { return known }
        var reading = Reading()
        for piece in entries[step.entry].pieces { add(piece, isWhole: step.isWhole, to: &reading) }
        if step.isWhole { entries[step.entry].whole = reading } else { entries[step.entry].head = reading }
        return reading
    }

    private func add(_ piece: Piece, isWhole: Bool, to reading: inout Reading) {
        let file = files[piece.module][piece.file]
        reading.fingerprint.add(file.surroundings)
        reading.fingerprint.add(piece.facts)
        for name in piece.context { if let step = step(to: hash(of: name.withoutBackTicks), isWhole: false) { reading.steps.append(step) } }
        file.bytes.withUnsafeBufferPointer { bytes in
            let text = UnsafeBufferPointer(rebasing: bytes[piece.range])
            let words = Words(of: text)
            // A protocol that is only mentioned matters with the types in it, but not with its requirements.
            let isMentionedProtocol = piece.kind == .protocol && !isWhole && !words.declaresTypes
            reading.fingerprint.add(isMentionedProtocol ? UnsafeBufferPointer(rebasing: text[..<words.headEnd]) : text)
            let readsBody = isWhole || piece.kind == .alias || piece.kind == .protocol && !isMentionedProtocol
            for (number, word) in words.hashes.enumerated() {
                let isInHead = number < words.headCount
                guard isInHead || readsBody else { break }
                if let step = step(to: word, isWhole: isWhole && isInHead) { reading.steps.append(step) }
            }
        }
    }

    private func step(to hash: UInt64, isWhole: Bool) -> Step? { numbers[hash].map { Step(entry: $0, isWhole: isWhole) } }
}

extension Outline {
    fileprivate func surroundings(in module: String, _ path: String) -> Fingerprint {
        var fingerprint = Fingerprint()
        for text in [module, path] { fingerprint.add(text) }
        imports.add(to: &fingerprint)
        return fingerprint
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
    fileprivate var facts: Fingerprint {
        var fingerprint = Fingerprint()
        fingerprint.add(context)
        fingerprint.add(extendedNames)
        fingerprint.add(access?.rawValue ?? "")
        fingerprint.add(conditions)
        fingerprint.add(spi)
        return fingerprint
    }
}

extension Extension {
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
