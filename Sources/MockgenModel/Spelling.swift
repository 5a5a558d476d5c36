/// The nearest of several names to one that was probably mistyped, for "did you mean".
package func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let limit = max(1, name.count / 3)
    let wanted = Array(name.lowercased())
    return
        candidates
        .map { (distance: editDistance(wanted, Array($0.lowercased())), name: $0) }
        .filter { $0.distance <= limit }
        .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
        .name
}

/// The number of insertions, deletions, replacements and swaps of neighbors that change one text into the other.
func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in 1...left.count {
        var current = [i]
        for j in 1...right.count {
            let replaced = previous[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
            var best = min(previous[j] + 1, current[j - 1] + 1, replaced)
            if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                best = min(best, beforePrevious[j - 2] + 1)
            }
            current.append(best)
        }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
}
