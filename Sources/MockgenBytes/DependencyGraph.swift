/// Names in sources, their declarations, and the names in those, as numbers: what each mock can depend on.
///
/// A step leads to all declarations of a name.
package struct DependencyGraph: Sendable {
    /// A declaration or an extension.
    package struct Piece: Sendable {
        package enum Kind: Sendable { case `protocol`, alias, type, `extension` }

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
    package struct Reading: Sendable {
        package fileprivate(set) var fingerprint = Fingerprint()
        package fileprivate(set) var isKnown = false
        fileprivate var firstStep: Int32 = 0
        fileprivate var stepCount: Int32 = 0

        fileprivate var positions: Range<Int> { Int(firstStep)..<Int(firstStep + stepCount) }
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
    /// The search that has reached a step last.
    private var reached: [Int32]
    private var searches: Int32 = 0

    /// - Parameters:
    ///   - names: the names of the pieces.
    ///   - written: names that every mock depends on, in addition to aliases with extensions, which add to another type.
    package init(_ unsorted: [Piece], named names: NumberTable, common written: [Int32]) {
        self.names = names
        reached = [Int32](repeating: 0, count: names.count * 2)
        firstPieces = [Int32](repeating: 0, count: names.count + 1)
        for piece in unsorted { firstPieces[Int(piece.entry) + 1] += 1 }
        for entry in 0..<names.count { firstPieces[entry + 1] += firstPieces[entry] }
        var positions = firstPieces
        pieces = unsorted
        for piece in unsorted {
            pieces[Int(positions[Int(piece.entry)])] = piece
            positions[Int(piece.entry)] += 1
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
        let missing = search(from: entry.map { [$0] } ?? []) { key.add($0) }
        return (key, missing)
    }

    /// Visits everything that can be reached, in an order that depends only on the texts. Returns the readings that are missing.
    private mutating func search(from starts: [Int32], _ visit: (Fingerprint) -> Void) -> [Missing] {
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
                visit(reading.fingerprint)
                for position in reading.positions { open.append(steps[position]) }
            }
        }
        return missing
    }
}
