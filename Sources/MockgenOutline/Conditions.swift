/// The `#if` conditions around a declaration as expressions, so that a mock can say them again.
package enum Conditions {
    /// The condition of the last of an `#if`'s clauses: that it holds and none before it does.
    package static func of(clauses: [String]) -> String? {
        let negated = clauses.dropLast().map { "!(\($0))" }
        let own = clauses.last.flatMap { $0 == "true" ? nil : $0 }
        guard !negated.isEmpty else { return own }
        return (negated + (own.map { [$0.needsParentheses ? "(\($0))" : $0] } ?? [])).joined(separator: " && ")
    }
}

extension String {
    fileprivate var needsParentheses: Bool { contains("||") }
}
