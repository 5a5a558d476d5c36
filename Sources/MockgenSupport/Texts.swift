//: Stub
extension Mocks {
    /// The calls of a stub with their numbers and texts, as all copies of this code understand them.
    internal nonisolated struct NumberedCalls {
        let numbers: [Swift.UInt64]
        let texts: () -> [Swift.String]

        init(numbers: [Swift.UInt64], texts: @escaping () -> [Swift.String]) {
            (self.numbers, self.texts) = (numbers, texts)
        }

        /// - Parameter value: anything; nil if it is not a stub.
        init?(of value: Any) {
            guard let value = value as? any Swift.CustomLeafReflectable else { return nil }
            let children = Swift.Array(value.customMirror.children)
            guard children.map(\.label) == ["numbers of calls", "texts of calls"],
                let numbers = children[0].value as? [Swift.UInt64],
                let texts = children[1].value as? () -> [Swift.String]
            else { return nil }
            self.init(numbers: numbers, texts: texts)
        }

        func mirror(of stub: Recorder) -> Swift.Mirror {
            Swift.Mirror(
                stub, children: ["numbers of calls": numbers, "texts of calls": texts],
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

    /// Returns a value as the code under test could write it.
    internal nonisolated static func described(_ value: Any) -> Swift.String {
        let mirror = Swift.Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { described($0.value) } ?? "nil" }
        let text = Swift.String(reflecting: value)
        return text == "(Function)" ? "{ … }" : text
    }
}
