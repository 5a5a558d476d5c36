/// Returns the nearest of several names to one that was probably mistyped, for "did you mean".
package func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    KnownNames(candidates).nearest(to: name)
}

/// Names that are searched many times: a configuration can have thousands of wrong names.
package struct KnownNames: Sendable {
    private let names: [(name: String, spelled: SpelledName)]

    package init(_ names: some Sequence<String>) { self.names = names.map { ($0, SpelledName($0)) } }

    /// - Parameter most: the largest number of changes, if it is smaller than usual.
    package func nearest(to name: String, atMost most: Int = .max) -> String? {
        let wanted = SpelledName(name)
        let words = name.split { !($0.isLetter || $0.isNumber) }.count
        // A person mistypes no more letters of a word. Long names can share an ending, such as 'Controller'.
        let limit = min(most, name.count - 1, max(1, min(name.count / 3, 3 * words)))
        return
            names
            .compactMap { known in wanted.distance(to: known.spelled, atMost: limit).map { (distance: $0, name: known.name) } }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
            .name
    }
}

private struct SpelledName: Sendable {
    private let letters: [Unicode.Scalar]
    /// A bit for each letter that occurs, modulo 64.
    private let occurring: UInt64

    init(_ name: String) {
        letters = Array(name.lowercased().unicodeScalars)
        occurring = letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
    }

    /// The number of insertions, deletions, replacements and swaps of neighbors that change one name into the other; nil if it is more
    /// than the limit.
    func distance(to other: SpelledName, atMost limit: Int) -> Int? {
        guard abs(letters.count - other.letters.count) <= limit else { return nil }
        // Each change adds or removes at most one letter.
        let added = other.occurring & ~occurring
        let removed = occurring & ~other.occurring
        guard max(added.nonzeroBitCount, removed.nonzeroBitCount) <= limit else { return nil }
        let distance = letters.withUnsafeBufferPointer { own in
            other.letters.withUnsafeBufferPointer { editDistance(own, $0) }
        }
        return distance <= limit ? distance : nil
    }
}

private func editDistance(_ left: UnsafeBufferPointer<Unicode.Scalar>, _ right: UnsafeBufferPointer<Unicode.Scalar>) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for i in 1...left.count {
        current[0] = i
        for j in 1...right.count {
            let replaced = previous[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
            var best = min(previous[j] + 1, current[j - 1] + 1, replaced)
            if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                best = min(best, beforePrevious[j - 2] + 1)
            }
            current[j] = best
        }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count]
}
