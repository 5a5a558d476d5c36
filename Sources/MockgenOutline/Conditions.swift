/// The `#if` conditions around a declaration as expressions that a mock can repeat.
package enum Conditions {
    /// Returns the condition of the last clause of an `#if`: it is true, and all clauses before it are false.
    package static func of(clauses: [String]) -> String? {
        let negated = clauses.dropLast().map { "!(\($0))" }
        let own = clauses.last.flatMap { $0 == "true" ? nil : $0 }
        guard !negated.isEmpty else { return own }
        return (negated + (own.map { [$0.contains("||") ? "(\($0))" : $0] } ?? [])).joined(separator: " && ")
    }
}
