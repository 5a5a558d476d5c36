extension TypeName {
    /// Whether the type is too large to replace its alias. Each alias in a chain such as `typealias A2 = (A1, A1)` doubles the type, and
    /// thirty of them fill the memory.
    package var isTooLargeToExpand: Bool {
        var rest = 2_000
        return exceeds(&rest)
    }

    /// Stops counting at the limit.
    private func exceeds(_ rest: inout Int) -> Bool {
        rest -= 1
        guard rest > 0 else { return true }
        if case .symbol(let name) = self, let target = name.target, target.exceeds(&rest) { return true }
        for part in parts where part.exceeds(&rest) { return true }
        return false
    }
}
