internal import MockgenModel

extension KeyType where Value == String {
    static var condition: Self {
        Self(.text) { node, key, reader in
            let text = node.located.value
            if isCondition(text) { return text }
            reader.report(
                .invalidCondition, "'\(text)' is not a condition that '#if' accepts",
                help: "write a flag without '-D', or an expression, for example: \(key.example)", at: node.location)
            return nil
        }
    }
}

/// Whether the text is a condition for `#if`, such as `DEBUG && !os(Linux)`.
package func isCondition(_ text: String) -> Bool {
    // Nested parentheses need stack space.
    guard text.utf8.count <= 1_000 else { return false }
    var scanner = ConditionScanner(rest: text[...])
    return scanner.skipCondition() && scanner.rest.isEmpty
}

private struct ConditionScanner {
    var rest: Substring

    private static let functions: Set = [
        "os", "arch", "canImport", "swift", "compiler", "targetEnvironment", "hasFeature", "hasAttribute",
    ]

    mutating func skipCondition() -> Bool {
        repeat {
            guard skipOperand() else { return false }
        } while skip("&&") || skip("||")
        return true
    }

    private mutating func skipOperand() -> Bool {
        while skip("!") {}
        if skip("(") { return skipCondition() && skip(")") }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(name.count)
        guard isIdentifier(String(name)) else { return false }
        guard skip("(") else { return true }
        // `canImport(UIKit.UIView)`, `swift(>=6.0)`
        let argument = rest.prefix { $0.isLetter || $0.isNumber || "_.,:<>= ".contains($0) }
        rest = rest.dropFirst(argument.count)
        return Self.functions.contains(String(name)) && !argument.isEmpty && skip(")")
    }

    /// Skips the token and the spaces around it, if it is next.
    private mutating func skip(_ token: String) -> Bool {
        rest = rest.drop { $0 == " " }
        guard rest.hasPrefix(token) else { return false }
        rest = rest.dropFirst(token.count).drop { $0 == " " }
        return true
    }
}

let conditionPages: [DiagnosticPage] = [
    DiagnosticPage(
        .invalidCondition,
        "'condition' is not an expression that Swift accepts after '#if'.",
        keyOfTarget: "condition: -DDEBUG",
        remedy: "write a flag, or an expression with '&&', '||', '!' and functions such as 'os(iOS)' and 'canImport(UIKit)'.")
]
