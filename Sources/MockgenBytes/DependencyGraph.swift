/// Names in sources, their declarations, and the names in those, as numbers: what each mock can depend on.
///
/// A step leads to all declarations of a name. It is remembered as its bytes in memory, and so are its parts.
package struct DependencyGraph: Sendable {
    /// A declaration or an extension.
    package struct Piece: BitwiseCopyable, Sendable {
        package enum Kind: UInt8, BitwiseCopyable, Sendable { case `protocol`, alias, type, `extension` }

        package let kind: Kind
        /// The number of its name.
        package let entry: Int32
        /// The number of its file.
        package let file: Int32
        /// Its number among the declarations or the extensions of its file.
        package let number: Int32
        package fileprivate(set) var head = Reading()
        /// All members matter, as those of a parent do.
        package fileprivate(set) var whole = Reading()

        package init(_ kind: Kind, entry: Int32, file: Int32, number: Int32) {
            (self.kind, self.entry, self.file, self.number) = (kind, entry, file, number)
        }

        package func reading(isWhole: Bool) -> Reading { isWhole ? whole : head }
    }

    /// The text of a piece, and the steps to the names in it.
    package struct Reading: BitwiseCopyable, Sendable {
        package fileprivate(set) var fingerprint = Fingerprint()
        package fileprivate(set) var isKnown = false
        fileprivate var firstStep: Int32 = 0
        fileprivate var stepCount: Int32 = 0

        fileprivate var places: Range<Int> { Int(firstStep)..<Int(firstStep + stepCount) }
    }

    /// The number of a name, and whether all members of its declarations matter.
    package typealias Step = Int32

    /// A reading that is necessary for a search.
    package typealias Missing = (piece: Int, isWhole: Bool)

    /// Sorted by their names.
    package private(set) var pieces: [Piece] = []
    /// The first piece of each name, then the number of pieces.
    private var firstPieces: [Int32] = []
    private var names: NumberTable
    private var steps: [Step] = []
    /// The names that every mock depends on.
    private var common: [Step] = []
    /// The files on which every mock depends.
    private let commonFiles: [Int32]
    /// The search that has reached a step last.
    private var reached: [Int32]
    private var searches: Int32 = 0

    /// - Parameters:
    ///   - names: the names of the pieces.
    ///   - written: names that every mock depends on, in addition to aliases with extensions, which add to another type.
    ///   - commonFiles: files on which every mock depends.
    package init(_ unsorted: [Piece], named names: NumberTable, common written: [Int32], commonFiles: [Int32]) {
        self.names = names
        self.commonFiles = commonFiles
        reached = [Int32](repeating: 0, count: names.count * 2)
        firstPieces = [Int32](repeating: 0, count: names.count + 1)
        for piece in unsorted { firstPieces[Int(piece.entry) + 1] += 1 }
        for entry in 0..<names.count { firstPieces[entry + 1] += firstPieces[entry] }
        var places = firstPieces
        pieces = unsorted
        for piece in unsorted {
            pieces[Int(places[Int(piece.entry)])] = piece
            places[Int(piece.entry)] += 1
        }
        common = (written + (0..<Int32(names.count)).filter(isExtendedAlias)).map { Self.step(to: $0, isWhole: false) }
    }

    private func isExtendedAlias(_ entry: Int32) -> Bool {
        let kinds = range(of: entry).map { pieces[$0].kind }
        return kinds.contains(.alias) && kinds.contains(.extension)
    }

    private func range(of entry: Int32) -> Range<Int> { Int(firstPieces[Int(entry)])..<Int(firstPieces[Int(entry) + 1]) }

    private static func step(to entry: Int32, isWhole: Bool) -> Step { entry * 2 + (isWhole ? 1 : 0) }

    /// Returns the number of a declared name.
    package func entry(of hash: UInt64) -> Int32? { names.number(of: hash) }

    /// Returns the numbers of the pieces in some files.
    package func pieces(inFiles files: Set<Int32>) -> [Int] { pieces.indices.filter { files.contains(pieces[$0].file) } }

    // MARK: - Reading

    /// Reads the names in a piece.
    /// - Parameters:
    ///   - fingerprint: that of everything around the piece.
    ///   - context: the hashes of the names around it.
    package mutating func read(
        _ number: Int, isWhole: Bool, _ text: UnsafeBufferPointer<UInt8>, in context: [UInt64], _ fingerprint: Fingerprint
    ) {
        let kind = pieces[number].kind
        var reading = Reading(fingerprint: fingerprint, isKnown: true, firstStep: Int32(steps.count))
        for name in context { addStep(to: name, isWhole: false) }
        let words = Words(of: text, withBody: isWhole || kind == .protocol || kind == .alias)
        // A protocol that is only mentioned matters with the types in it, but not with its requirements.
        let isMentionedProtocol = kind == .protocol && !isWhole && !words.declaresTypes
        reading.fingerprint.add(isMentionedProtocol ? UnsafeBufferPointer(rebasing: text[..<words.headEnd]) : text)
        for number in 0..<(isMentionedProtocol ? words.headCount : words.hashes.count) {
            addStep(to: words.hashes[number], isWhole: isWhole && number < words.headCount)
        }
        reading.stepCount = Int32(steps.count) - reading.firstStep
        if isWhole { pieces[number].whole = reading } else { pieces[number].head = reading }
    }

    private mutating func addStep(to hash: UInt64, isWhole: Bool) {
        if let entry = names.number(of: hash) { steps.append(Self.step(to: entry, isWhole: isWhole)) }
    }

    // MARK: - Searching

    /// Returns the key of everything that can be reached from a name, and the readings that are missing for it.
    package mutating func key(of entry: Int32?) -> (key: Fingerprint, missing: [Missing]) {
        var key = Fingerprint()
        let missing = search(from: entry.map { [$0] } ?? []) { key.add($1) }
        return (key, missing)
    }

    /// Returns the files of everything that can be reached from some names. Nil if a reading is missing.
    package mutating func files(of entries: [Int32]) -> [Int]? {
        var numbers = Set(commonFiles)
        let missing = search(from: entries) { file, _ in numbers.insert(file) }
        return missing.isEmpty ? numbers.map(Int.init).sorted() : nil
    }

    /// Visits everything that can be reached, in an order that depends only on the texts. Returns the readings that are missing.
    private mutating func search(from starts: [Int32], _ visit: (_ file: Int32, Fingerprint) -> Void) -> [Missing] {
        searches += 1
        var missing: [Missing] = []
        var open: [Step] = common.reversed() + starts.reversed().map { Self.step(to: $0, isWhole: true) }
        while let step = open.popLast() {
            guard reached[Int(step)] != searches else { continue }
            reached[Int(step)] = searches
            for number in range(of: step / 2) {
                let reading = pieces[number].reading(isWhole: step % 2 == 1)
                guard reading.isKnown else {
                    missing.append((number, step % 2 == 1))
                    continue
                }
                visit(pieces[number].file, reading.fingerprint)
                for place in reading.places { open.append(steps[place]) }
            }
        }
        return missing
    }

    /// Returns for each of the names whether one of these readings can be reached from it.
    package func reach(_ targets: [(entry: Int32, isWhole: Bool)], from entries: [Int32]) -> [Bool] {
        let reaching = stepsReaching(targets.map { Self.step(to: $0.entry, isWhole: $0.isWhole) })
        let isCommon = common.contains { reaching[Int($0)] }
        return entries.map { isCommon || reaching[Int(Self.step(to: $0, isWhole: true))] }
    }

    private func stepsReaching(_ targets: [Step]) -> [Bool] {
        var reaching = [Bool](repeating: false, count: names.count * 2)
        guard !targets.isEmpty else { return reaching }
        // The steps that lead to each step: those to step 0 first.
        var firstSources = [Int32](repeating: 0, count: reaching.count + 1)
        forEachEdge { _, target in firstSources[Int(target) + 1] += 1 }
        for step in reaching.indices { firstSources[step + 1] += firstSources[step] }
        var places = firstSources
        var sources = [Step](repeating: 0, count: Int(firstSources[reaching.count]))
        forEachEdge { source, target in
            sources[Int(places[Int(target)])] = source
            places[Int(target)] += 1
        }
        var open = targets
        while let step = open.popLast() {
            guard !reaching[Int(step)] else { continue }
            reaching[Int(step)] = true
            open += sources[Int(firstSources[Int(step)])..<Int(firstSources[Int(step) + 1])]
        }
        return reaching
    }

    private func forEachEdge(_ visit: (_ source: Step, _ target: Step) -> Void) {
        for piece in pieces {
            for isWhole in [false, true] {
                let source = Self.step(to: piece.entry, isWhole: isWhole)
                for place in piece.reading(isWhole: isWhole).places { visit(source, steps[place]) }
            }
        }
    }
}

extension DependencyGraph {
    /// The graph, for a file that only the same build of mockgen reads.
    package var bytes: [UInt8] {
        var writer = FlatWriter()
        writer.add(pieces)
        writer.add(firstPieces)
        writer.add(names.hashes)
        writer.add(steps)
        writer.add(common)
        writer.add(commonFiles)
        return writer.bytes
    }

    /// Nil if the bytes end too early.
    package init?(bytes: ArraySlice<UInt8>) {
        var reader = FlatReader(bytes)
        guard let pieces: [Piece] = reader.values(), let firstPieces: [Int32] = reader.values(), let hashes: [UInt64] = reader.values(),
            let steps: [Step] = reader.values(), let common: [Step] = reader.values(), let commonFiles: [Int32] = reader.values()
        else { return nil }
        names = NumberTable(hashes)
        reached = [Int32](repeating: 0, count: hashes.count * 2)
        (self.pieces, self.firstPieces, self.steps) = (pieces, firstPieces, steps)
        (self.common, self.commonFiles) = (common, commonFiles)
    }
}
