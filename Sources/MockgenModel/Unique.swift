extension Array where Element: Hashable {
    /// For example, two targets that share a source have the same problems.
    package var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
