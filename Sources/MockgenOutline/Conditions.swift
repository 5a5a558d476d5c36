import MockgenBytes

/// The `#if` conditions around a declaration as expressions that a mock can repeat.
package enum Conditions {
    /// Returns the condition of the last clause of an `#if`: it is true, and all clauses before it are false.
    package static func of(clauses: [String]) -> String? {
        let negated = clauses.dropLast().map { "!(\($0))" }
        let own = clauses.last.flatMap { $0 == "true" ? nil : $0 }
        guard !negated.isEmpty else { return own }
        return (negated + (own.map { [$0.needsParentheses ? "(\($0))" : $0] } ?? [])).joined(separator: " && ")
    }
}

extension Conditions {
    /// Whether the condition is certainly well formed: flags, functions and groups such as `!(os(Linux) || os(Windows)) && DEBUG`.
    static func isPlain(_ condition: String) -> Bool {
        var rest = Substring(condition).utf8
        var depth = 0
        func skipSpace() { rest = rest.drop { $0 == UInt8(ascii: " ") || depth > 0 && Byte.isSpace($0) } }
        while true {
            skipSpace()
            while let sign = rest.first, sign == UInt8(ascii: "!") || sign == Byte.openParen {
                rest = rest.dropFirst()
                guard sign == Byte.openParen else { continue }
                depth += 1
                skipSpace()
            }
            guard takeOperand(&rest) else { return false }
            skipSpace()
            while rest.first == Byte.closeParen {
                depth -= 1
                rest = rest.dropFirst()
                skipSpace()
            }
            if rest.isEmpty { return depth == 0 }
            guard depth >= 0, rest.starts(with: "&&".utf8) || rest.starts(with: "||".utf8) else { return false }
            rest = rest.dropFirst(2)
        }
    }

    /// Not every character beyond ASCII is one of a name.
    private static func isNamePart(_ byte: UInt8) -> Bool { byte < 0x80 && Byte.isWord(byte) }

    /// `DEBUG`, `canImport(UIKit)`, `compiler(>=6.2)`
    private static func takeOperand(_ rest: inout Substring.UTF8View) -> Bool {
        guard let first = rest.first, isNamePart(first), !Byte.isDigit(first) else { return false }
        rest = rest.drop(while: isNamePart)
        guard rest.first == Byte.openParen else { return true }
        let argument = rest.dropFirst().prefix { isNamePart($0) || " .,:<>=".utf8.contains($0) }
        rest = rest.dropFirst(argument.count + 1)
        guard !argument.isEmpty, rest.first == Byte.closeParen else { return false }
        rest = rest.dropFirst()
        return true
    }
}

extension String {
    fileprivate var needsParentheses: Bool { contains("||") }
}
