//: Stub
extension Mocks {
    /// The calls of a stub with their numbers and texts, as all copies of this code understand them.
    internal nonisolated struct NumberedCalls {
        let numbers: [Swift.UInt64]
        let texts: () -> [Swift.String]
        /// Notes that a test has looked at them.
        let check: () -> Swift.Void

        init(
            numbers: [Swift.UInt64], texts: @escaping () -> [Swift.String], check: @escaping () -> Swift.Void
        ) { (self.numbers, self.texts, self.check) = (numbers, texts, check) }

        /// - Parameter value: anything; nil if it is not a stub.
        init?(of value: Any) {
            guard let value = value as? any Swift.CustomLeafReflectable else { return nil }
            let children = Swift.Array(value.customMirror.children)
            guard children.map(\.label) == ["numbers of calls", "texts of calls", "check"],
                let numbers = children[0].value as? [Swift.UInt64],
                let texts = children[1].value as? () -> [Swift.String],
                let check = children[2].value as? () -> Swift.Void
            else { return nil }
            self.init(numbers: numbers, texts: texts, check: check)
        }

        /// Whether there are calls of both, and the first one of these came before the first one of the other.
        ///
        /// - Parameter other: a stub of any mock, also of another module.
        func happened(before other: Any) -> Swift.Bool {
            let other = NumberedCalls(of: other)
            check()
            other?.check()
            guard let own = numbers.first, let others = other?.numbers.first else { return false }
            return own < others
        }

        /// How often it happened, and each time.
        func description(of stub: Recorder) -> Swift.String {
            let texts = texts()
            let lines = texts.map { text in { texts.count == 1 ? " \(text)" : "\n    \(text)" } }
            return "'\(stub.name)' was \(stub.verb) \(times(numbers.count))\(texts.isEmpty ? "" : ":")\(listed(lines))"
        }

        func mirror(of stub: Recorder) -> Swift.Mirror {
            Swift.Mirror(
                stub, children: ["numbers of calls": numbers, "texts of calls": texts, "check": check],
                displayStyle: .class, ancestorRepresentation: .suppressed)
        }

        /// The calls of all stubs of a mock, or of the value that has them, such as `CartMock.on`. Nil if it is
        /// something else.
        static func all(in mock: Any) -> [NumberedCalls]? {
            if let stub = NumberedCalls(of: mock) { return [stub] }
            let mirrors = Swift.sequence(first: Swift.Mirror(reflecting: mock), next: \.superclassMirror)
            let values = [mock] + mirrors.lazy.flatMap { $0.children.lazy.map(\.value) }
            let tables = values.lazy.flatMap { Swift.Mirror(reflecting: $0).children.lazy.map(\.value) }
            return tables.compactMap(stubs(of:)).first
        }

        private static func stubs(of table: Any) -> [NumberedCalls]? {
            guard let table = table as? any Swift.CustomLeafReflectable else { return nil }
            let children = Swift.Array(table.customMirror.children)
            guard children.map(\.label) == ["stubs"], let stubs = children[0].value as? [Any] else { return nil }
            return stubs.compactMap(NumberedCalls.init(of:))
        }
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
