import MockgenModel

/// Returns the changes in the format of `diff -u`, with three lines of context.
func unifiedDiff(of path: String, from old: String, to new: String) -> FileDiff {
    let old = old.lines
    let new = new.lines
    var edits: [Edit] = []
    compare(old[...], new[...], &edits)
    var text = ""
    for hunk in edits.hunks(context: 3) {
        let oldCount = hunk.count { $0.sign != "+" }
        let newCount = hunk.count { $0.sign != "-" }
        // For an empty side, the format uses the number of the line before it.
        let oldStart = hunk[0].old + (oldCount == 0 ? 0 : 1)
        let newStart = hunk[0].new + (newCount == 0 ? 0 : 1)
        text += "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
        for edit in hunk { text += "\(edit.sign)\(edit.line)\n" }
    }
    return FileDiff(path: path, isNew: old.isEmpty, hunks: text)
}

/// A line that is unchanged, removed or added, and the number of lines before it in both texts.
private struct Edit {
    let sign: Character
    let line: Substring
    let old: Int
    let new: Int
}

/// Matches the lines that occur exactly once in both texts, and recursively compares the parts between them. Replaces a part without
/// such lines. The time is proportional to the length of the texts.
private func compare(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>, _ edits: inout [Edit]) {
    var old = old
    var new = new
    while let left = old.first, left == new.first {
        edits.append(Edit(sign: " ", line: left, old: old.startIndex, new: new.startIndex))
        old.removeFirst()
        new.removeFirst()
    }
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let anchors = anchors(old.dropLast(tail), new.dropLast(tail))
    if anchors.isEmpty {
        for index in old.indices.dropLast(tail) { edits.append(Edit(sign: "-", line: old[index], old: index, new: new.startIndex)) }
        for index in new.indices.dropLast(tail) {
            edits.append(Edit(sign: "+", line: new[index], old: old.endIndex - tail, new: index))
        }
    } else {
        var start = (old: old.startIndex, new: new.startIndex)
        for anchor in anchors {
            compare(old[start.old..<anchor.old], new[start.new..<anchor.new], &edits)
            edits.append(Edit(sign: " ", line: old[anchor.old], old: anchor.old, new: anchor.new))
            start = (anchor.old + 1, anchor.new + 1)
        }
        compare(old[start.old..<(old.endIndex - tail)], new[start.new..<(new.endIndex - tail)], &edits)
    }
    for (left, right) in zip(old.indices.suffix(tail), new.indices.suffix(tail)) {
        edits.append(Edit(sign: " ", line: old[left], old: left, new: right))
    }
}

/// Returns the longest sequence of lines that occur exactly once in both texts, in the same order.
private func anchors(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [(old: Int, new: Int)] {
    var places: [Substring: (old: Int?, new: Int?, isUnique: Bool)] = [:]
    for index in old.indices {
        let place = places[old[index]]
        places[old[index]] = (index, nil, place == nil)
    }
    for index in new.indices {
        guard let place = places[new[index]] else { continue }
        places[new[index]] = (place.old, index, place.isUnique && place.new == nil)
    }
    let shared = places.values.compactMap { place in
        if let old = place.old, let new = place.new, place.isUnique { (old: old, new: new) } else { nil }
    }.sorted { $0.old < $1.old }
    return longestIncreasing(shared)
}

/// Returns the longest increasing subsequence, by patience sorting.
private func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var behind = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
        var low = 0
        var high = tops.count
        while low < high {
            let middle = (low + high) / 2
            if pairs[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
        }
        behind[index] = low > 0 ? tops[low - 1] : nil
        if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var chain: [(old: Int, new: Int)] = []
    var next = tops.last
    while let index = next {
        chain.append(pairs[index])
        next = behind[index]
    }
    return chain.reversed()
}

extension [Edit] {
    /// Returns the changes with their context. Nearby changes share a hunk.
    fileprivate func hunks(context: Int) -> [[Edit]] {
        var ranges: [Range<Int>] = []
        for index in indices where self[index].sign != " " {
            let range = Swift.max(0, index - context)..<Swift.min(count, index + context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { Array(self[$0]) }
    }
}

extension String {
    fileprivate var lines: [Substring] {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
