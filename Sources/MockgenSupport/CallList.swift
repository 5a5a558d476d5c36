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
        /// The arguments of a call.
        public subscript(index: Swift.Int) -> Arguments { calls[index] }

        public static func == (left: Self, right: Self) -> Swift.Bool {
            left.comparison.difference = left.difference(from: right)
            return left.comparison.difference == nil
        }

        /// Compares the calls with those that a test expects.
        public static func == (left: Self, right: [Values]) -> Swift.Bool { left == Self(expected: right) }

        /// Compares the calls with those that a test expects.
        public static func != (left: Self, right: [Values]) -> Swift.Bool { !(left == right) }

        /// The calls. After a comparison with other calls, they are side by side, and differences are marked.
        public var description: Swift.String {
            comparison.difference
                ?? "[\(calls.prefix(longestList).map(describe).joined(separator: ", "))\(count > longestList ? ", …" : "")]"
        }

        /// A call, the expected one at its side, and whether they differ.
        private typealias Pair = (own: Swift.Int?, other: Swift.Int?, differs: Swift.Bool)

        /// Returns the calls side by side with those that a test expects, or nil if they are equal.
        private func difference(from expected: Self) -> Swift.String? {
            let pairs = pairs(with: expected)
            guard pairs.contains(where: \.differs) else { return nil }
            let lines = pairs.indices.lazy.map { position -> (() -> Swift.String)? in
                let pair = pairs[position]
                let call = { pair.own.map { describe(calls[$0]) } ?? "no call" }
                let wanted = { pair.other.map { expected.describe(expected.calls[$0]) } ?? "no call" }
                if pair.differs { return { "\n  ≠ \(call()), expected: \(wanted())" } }
                let neighbors = pairs[Swift.max(0, position - 2)...Swift.min(position + 2, pairs.count - 1)]
                return neighbors.contains(where: \.differs) ? { "\n    \(call())" } : nil
            }
            return "\(times(count))\(listed(lines))\(noteAboutTypes)"
        }

        /// Puts equal calls side by side. After more differences than a text shows, all others are only counted.
        private func pairs(with expected: Self) -> [Pair] {
            var pairs: [Pair] = []
            var (own, other, differences) = (0, 0, 0)
            while own < count || other < expected.count {
                let (surplus, missing) = gap(own, expected, other, limit: differences < longestList ? 16 : -1)
                if surplus + missing == 0 { pairs.append((own, other, false)) }
                let length = Swift.max(surplus, missing)
                for step in 0..<length {
                    pairs.append((step < surplus ? own + step : nil, step < missing ? other + step : nil, true))
                }
                (own, other) = (own + (length == 0 ? 1 : surplus), other + (length == 0 ? 1 : missing))
                differences += length
            }
            return pairs
        }

        /// How many calls to leave out on each side before the next equal ones. Without equal ones nearby, the next call
        /// differs from the expected one.
        private func gap(
            _ own: Swift.Int, _ expected: Self, _ other: Swift.Int, limit: Swift.Int
        ) -> (surplus: Swift.Int, missing: Swift.Int) {
            let (left, right) = (count - own, expected.count - other)
            for sum in Swift.stride(from: 0, through: limit, by: 1) {
                for surplus in 0...sum where surplus < left && sum - surplus < right {
                    let (call, wanted) = (calls[own + surplus], expected.calls[other + sum - surplus])
                    if Mocks.isEqual(call, wanted) ?? false { return (surplus, sum - surplus) }
                }
            }
            return (Swift.min(left, 1), Swift.min(right, 1))
        }

        /// Says why a call equals no other one.
        private var noteAboutTypes: Swift.String {
            guard let call = calls.first else { return "" }
            let tuple = Swift.Mirror(reflecting: call)
            let values = tuple.displayStyle == .tuple ? tuple.children.map(\.value) : [call]
            let type = values.first { Mocks.isEqual($0, $0) == nil }.map { Swift.type(of: $0) }
            return type.map { "\n'\($0)' is not Equatable, so no two values are equal." } ?? ""
        }
    }

    private nonisolated final class Comparison {
        var difference: Swift.String?
    }
}
