internal import MockgenModel

extension KeyType where Value == String {
    static var condition: Self {
        Self(inFile: .text) { node, key, reader in
            let text = node.located.value
            if isCondition(text) { return text }
            reader.report(
                .invalidCondition, "'\(text)' is not a condition that '#if' accepts",
                help: "write a flag without '-D', or an expression, for example: \(key.example)", at: node.location)
            return nil
        }
    }
}

/// Whether the text cannot end the line of `#if` or the brackets in it, and neither begins nor ends with an operator that needs a flag there.
/// The compiler checks the rest.
package func isCondition(_ text: String) -> Bool {
    var depth = 0
    for character in text {
        switch character {
        case "(": depth += 1
        case ")": depth -= 1
        default: guard character.isLetter || character.isNumber || "_.,:<>=!&| ".contains(character) else { return false }
        }
        guard depth >= 0 else { return false }
    }
    guard let first = text.first(where: { $0 != " " }), let last = text.last(where: { $0 != " " }) else { return false }
    return depth == 0 && text.contains(where: \.isLetter) && !"&|".contains(first) && !"&|!".contains(last)
}
