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

extension Conditions {
    /// Whether the condition is certainly well formed: flags and functions such as `!os(Linux) && DEBUG`, without groups and comments.
    static func isPlain(_ condition: String) -> Bool {
        var rest = Substring(condition).utf8
        while true {
            rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "!") }
            guard let first = rest.first, Byte.isWord(first), !Byte.isDigit(first) else { return false }
            rest = rest.drop(while: Byte.isWord)
            if rest.first == UInt8(ascii: "(") {
                let argument = rest.dropFirst().prefix { Byte.isWord($0) || " .,:<>=".utf8.contains($0) }
                rest = rest.dropFirst(argument.count + 1)
                guard !argument.isEmpty, rest.first == UInt8(ascii: ")") else { return false }
                rest = rest.dropFirst()
            }
            rest = rest.drop { $0 == UInt8(ascii: " ") }
            if rest.isEmpty { return true }
            guard rest.starts(with: "&&".utf8) || rest.starts(with: "||".utf8) else { return false }
            rest = rest.dropFirst(2)
        }
    }
}

extension String {
    fileprivate var needsParentheses: Bool { contains("||") }
}
