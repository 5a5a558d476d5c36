import MockgenBytes
import MockgenModel

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
    /// Whether the condition is well formed. It may contain only flags, functions and groups, such as `!(os(Linux) || os(Windows)) &&
    /// DEBUG`.
    static func isPlain(_ condition: String) -> Bool {
        var rest = Substring(condition).utf8
        var depth = 0
        func skipSpace() -> Bool {
            let before = rest.count
            rest = rest.drop { $0 == UInt8(ascii: " ") || depth > 0 && Byte.isSpace($0) }
            return rest.count < before
        }
        _ = skipSpace()
        while true {
            while let sign = rest.first, sign == Byte.exclamation || sign == Byte.openParen {
                rest = rest.dropFirst()
                // `!!` is another operator.
                if sign == Byte.exclamation, rest.first == Byte.exclamation { return false }
                guard sign == Byte.openParen else { continue }
                depth += 1
                _ = skipSpace()
            }
            guard takeOperand(&rest) else { return false }
            var isBehindSpace = skipSpace()
            while rest.first == Byte.closeParen {
                depth -= 1
                rest = rest.dropFirst()
                isBehindSpace = skipSpace()
            }
            if rest.isEmpty { return depth == 0 }
            guard depth >= 0, rest.starts(with: "&&".utf8) || rest.starts(with: "||".utf8) else { return false }
            rest = rest.dropFirst(2)
            // `A ||B` has a prefix operator, and `||!` is one operator.
            guard skipSpace() == isBehindSpace, isBehindSpace || rest.first != Byte.exclamation else { return false }
        }
    }

    /// `DEBUG`, `canImport(UIKit)`, `compiler(>=6.2)`
    private static func takeOperand(_ rest: inout Substring.UTF8View) -> Bool {
        guard let name = takeName(&rest) else { return false }
        guard rest.first == Byte.openParen else { return !name.isSwiftKeyword || name == "true" || name == "false" }
        rest = rest.dropFirst()
        let isArgument = ["swift", "compiler"].contains(name) ? takeVersion(&rest) : !name.isSwiftKeyword && takePath(&rest)
        guard isArgument, rest.first == Byte.closeParen else { return false }
        rest = rest.dropFirst()
        return true
    }

    private static func takeName(_ rest: inout Substring.UTF8View) -> Substring? {
        // Not every character beyond ASCII can be in a name.
        let name = rest.prefix { $0 < 0x80 && Byte.isWord($0) }
        guard let first = name.first, !Byte.isDigit(first) else { return nil }
        rest = rest[name.endIndex...]
        return Substring(name)
    }

    private static func takePath(_ rest: inout Substring.UTF8View) -> Bool {
        takeList(&rest) { part in takeName(&part).map { !$0.isSwiftKeyword } ?? false }
    }

    private static func takeVersion(_ rest: inout Substring.UTF8View) -> Bool {
        guard let sign = [">=", "<"].first(where: { rest.starts(with: $0.utf8) }) else { return false }
        rest = rest.dropFirst(sign.utf8.count)
        return takeList(&rest) { part in
            let digits = part.prefix(while: Byte.isDigit)
            part = part[digits.endIndex...]
            return !digits.isEmpty
        }
    }

    private static func takeList(_ rest: inout Substring.UTF8View, _ takePart: (inout Substring.UTF8View) -> Bool) -> Bool {
        guard takePart(&rest) else { return false }
        while rest.first == Byte.dot {
            rest = rest.dropFirst()
            guard takePart(&rest) else { return false }
        }
        return true
    }
}

extension String {
    fileprivate var needsParentheses: Bool { contains("||") }
}
