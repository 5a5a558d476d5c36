//: Stub
extension Mocks {
    internal nonisolated static func times(_ count: Swift.Int) -> Swift.String {
        count == 1 ? "once" : "\(count) times"
    }

    /// Returns a call as the code under test writes it: `CartMock.add(item: "tea", quantity: 2)`.
    internal nonisolated static func describedCall<Arguments>(
        _ name: Swift.String, _ arguments: Arguments, _ unrecorded: [Swift.Int: Swift.String]
    ) -> Swift.String {
        guard let parenthesis = name.firstIndex(of: "(") else { return name }
        let labels = name[parenthesis...].dropFirst().dropLast().split(separator: ":")
        let tuple = Swift.Mirror(reflecting: arguments)
        let isOne = labels.count - unrecorded.count == 1 || tuple.displayStyle != .tuple
        var values = (isOne ? [arguments] : tuple.children.map(\.value)).makeIterator()
        let texts = labels.enumerated().map { position, label in
            let text = unrecorded[position] ?? values.next().map(described) ?? "…"
            return label == "_" ? text : "\(label): \(text)"
        }
        return "\(name[..<parenthesis])(\(texts.joined(separator: ", ")))"
    }

    /// Returns a value as the code under test could write it. A long text ends in the middle.
    internal nonisolated static func described(_ value: Any) -> Swift.String {
        let mirror = Swift.Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { described($0.value) } ?? "nil" }
        if mirror.displayStyle == .collection, mirror.children.count > longestList {
            let texts = mirror.children.prefix(longestList).map { described($0.value) }
            return "[\(texts.joined(separator: ", ")), … \(mirror.children.count - longestList) more]"
        }
        if isDeep(value) { return "\(Swift.type(of: value))(…)" }
        let text = Swift.String(reflecting: value)
        if text == "(Function)" { return "{ … }" }
        return text.count > 1_000 ? "\(text.prefix(1_000))…" : text
    }

    /// Whether the text of a value could take more stack than there is.
    private nonisolated static func isDeep(_ value: Any) -> Swift.Bool {
        var level = [value]
        for _ in 0..<100 {
            level = level.prefix(100).flatMap { value -> [Any] in
                let mirror = Swift.Mirror(reflecting: value)
                switch mirror.displayStyle {
                case .class: return []
                case .struct where value is any Swift.CustomStringConvertible,
                    .enum where value is any Swift.CustomStringConvertible:
                    return []
                default: return mirror.children.map(\.value)
                }
            }
            if level.isEmpty { return false }
        }
        return true
    }

    /// How many lines or values a text has at most.
    internal nonisolated static let longestList = 40

    /// Counts the lines that are not to be shown, and all that follow the first ones.
    internal nonisolated static func listed(_ lines: some Swift.Collection<(() -> Swift.String)?>) -> Swift.String {
        var (text, shown, equal, rest) = ("", 0, 0, lines.count)
        for line in lines where shown < longestList {
            rest -= 1
            equal += line == nil ? 1 : 0
            guard let line else { continue }
            text += (equal > 0 ? "\n    … \(equal) equal" : "") + line()
            (shown, equal) = (shown + 1, 0)
        }
        if rest > 0 { return text + "\n    … \(rest + equal) more" }
        return equal > 0 ? text + "\n    … \(equal) equal" : text
    }
}
