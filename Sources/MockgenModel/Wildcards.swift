/// Whether a pattern stands for the whole of a name: `*` for any characters, `?` for one.
///
/// In a time that grows with the product of the lengths at worst: a mismatch goes back to the last `*` only, since what an earlier
/// one could still take, the last one can take as well.
package func matchesWildcards(_ pattern: [Character], _ name: [Character]) -> Bool {
    var p = 0
    var n = 0
    var retry: (afterStar: Int, from: Int)?
    while n < name.count {
        if p < pattern.count, pattern[p] == "*" {
            p += 1
            retry = (p, n)
        } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
            p += 1
            n += 1
        } else if let (afterStar, from) = retry {
            p = afterStar
            n = from + 1
            retry = (afterStar, n)
        } else {
            return false
        }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
}
