/// Whether a pattern matches a whole name: `*` matches any characters, `?` matches one.
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
