extension Array where Element: Hashable {
    /// Two targets that share a source share its problems.
    package var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
