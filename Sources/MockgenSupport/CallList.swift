//: Stub
extension Mocks {
    /// The arguments of calls. An element has labels, and a test compares the list with values without them:
    /// `cart.on.add.calls == [("tea", 2), ("milk", 1)]`.
    public nonisolated struct CallList<Arguments, Values>: Swift.RandomAccessCollection, Swift.Equatable,
        Swift.ExpressibleByArrayLiteral, Swift.CustomStringConvertible
    {
        private let calls: [Arguments]
        private let describe: (Arguments) -> Swift.String
        /// The result of the last comparison: an expectation that fails prints the list after it has compared it.
        private let comparison = Comparison()

        internal init(_ calls: [Arguments], _ describe: @escaping (Arguments) -> Swift.String) {
            (self.calls, self.describe) = (calls, describe)
        }

        /// The calls that a test expects.
        public init(arrayLiteral values: Values...) { self.init(expected: values) }

        private init(expected values: [Values]) {
            self.init(
                values.map { value in
                    guard let arguments = value as? Arguments else {
                        // The mock declares both types, so this cannot happen.
                        Swift.fatalError("'\(Values.self)' is not '\(Arguments.self)' without labels")
                    }
                    return arguments
                }
            ) { described($0) }
        }

        public var startIndex: Swift.Int { 0 }
        public var endIndex: Swift.Int { calls.count }
        public subscript(index: Swift.Int) -> Arguments { calls[index] }

        public static func == (left: Self, right: Self) -> Swift.Bool {
            let isEqual =
                left.count == right.count && zip(left.calls, right.calls).allSatisfy { Mocks.isEqual($0, $1) ?? false }
            left.comparison.difference = isEqual ? nil : left.difference(from: right)
            return isEqual
        }

        public static func == (left: Self, right: [Values]) -> Swift.Bool { left == Self(expected: right) }

        public static func != (left: Self, right: [Values]) -> Swift.Bool { !(left == right) }

        /// The calls. After a comparison with other calls, they are side by side, and differences are marked.
        public var description: Swift.String { comparison.difference ?? "[\(texts.joined(separator: ", "))]" }

        private var texts: [Swift.String] { calls.map(describe) }

        private func difference(from expected: Self) -> Swift.String {
            let lines = (0..<Swift.max(count, expected.count)).map { position in
                let actual = position < count ? describe(calls[position]) : "no call"
                guard position < expected.count else { return "\n  ≠ \(actual), expected: no call" }
                let isEqual = position < count && Mocks.isEqual(calls[position], expected.calls[position]) ?? false
                return isEqual
                    ? "\n    \(actual)" : "\n  ≠ \(actual), expected: \(expected.describe(expected.calls[position]))"
            }
            return "\(times(count))\(lines.joined())"
        }
    }

    private nonisolated final class Comparison {
        var difference: Swift.String?
    }
}
