import CStubSupport
import MockgenModel

/// What the stubs of a generated file are made of: Swift files of their own, which the tool contains.
enum StubSupport {
    /// The framework that records failures, where there is one.
    static let framework = "Testing"
    static let condition = "canImport(\(framework))"

    /// Its declarations, without the imports, which stand at the top of a generated file.
    /// - Parameter importsTesting: whether failures can be issues of Swift Testing.
    static func text(hidden: Set<StandardName>, importsTesting: Bool) -> String {
        let lines = String(cString: supportOfStubs()).split(separator: "\n", omittingEmptySubsequences: false)
        var declarations = Array(lines.drop { $0.isEmpty || $0.hasPrefix("import ") }.dropLast())
        if !importsTesting { declarations.removeBlock(if: condition) }
        let text = declarations.joined(separator: "\n")
        return hidden.isEmpty
            ? text
            : text.mapWords { word in
                StandardName(rawValue: word).flatMap { hidden.contains($0) ? $0.type(hidden: hidden).description : nil } ?? word
            }
    }
}

extension [Substring] {
    /// Removes the lines from the first `#if` with this condition to its `#endif`.
    fileprivate mutating func removeBlock(if condition: String) {
        guard let start = firstIndex(where: { $0.hasSuffix("#if \(condition)") }),
            let end = self[start...].firstIndex(where: { $0.hasSuffix("#endif") })
        else { return }
        removeSubrange(start...end)
    }
}

extension String {
    /// Changes words that stand alone, not behind a dot.
    fileprivate func mapWords(_ change: (String) -> String) -> String {
        var (text, word) = ("", "")
        for sign in self {
            if sign.isLetter || sign.isNumber || sign == "_" {
                word.append(sign)
                continue
            }
            text += text.last == "." ? word : change(word)
            text.append(sign)
            word = ""
        }
        return text + change(word)
    }
}
