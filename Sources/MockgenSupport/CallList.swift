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
            left.comparison.difference = left.difference(from: right)
            return left.comparison.difference == nil
        }

        public static func == (left: Self, right: [Values]) -> Swift.Bool { left == Self(expected: right) }

        public static func != (left: Self, right: [Values]) -> Swift.Bool { !(left == right) }

        /// The calls. After a comparison with other calls, they are side by side, and differences are marked.
        public var description: Swift.String { comparison.difference ?? "[\(texts.joined(separator: ", "))]" }

        private var texts: [Swift.String] { calls.map(describe) }

        /// Returns the calls side by side with those that a test expects, or nil if they are equal.
        private func difference(from expected: Self) -> Swift.String? {
            let changes = calls.difference(from: expected.calls) { Mocks.isEqual($0, $1) ?? false }
            if changes.isEmpty { return nil }
            var (missing, surplus): (Swift.Set<Swift.Int>, Swift.Set<Swift.Int>) = ([], [])
            for change in changes {
                switch change {
                case .remove(let position, _, _): missing.insert(position)
                case .insert(let position, _, _): surplus.insert(position)
                }
            }
            var lines: [Swift.String?] = []
            var (own, other) = (0, 0)
            while own < count || other < expected.count {
                let (isSurplus, isMissing) = (surplus.contains(own), missing.contains(other))
                let call = own < count && (isSurplus || !isMissing) ? describe(calls[own]) : "no call"
                if isSurplus || isMissing {
                    let wanted = isMissing ? expected.describe(expected.calls[other]) : "no call"
                    lines.append("\n  ≠ \(call), expected: \(wanted)")
                } else {
                    lines.append(isBesideChange(own, other, surplus, missing) ? "\n    \(call)" : nil)
                }
                if isSurplus || !isMissing { own += 1 }
                if isMissing || !isSurplus { other += 1 }
            }
            return "\(times(count))\(cut(lines))\(noteAboutTypes)"
        }

        private func isBesideChange(
            _ own: Swift.Int, _ other: Swift.Int, _ surplus: Swift.Set<Swift.Int>, _ missing: Swift.Set<Swift.Int>
        ) -> Swift.Bool {
            (-2...2).contains { surplus.contains(own + $0) || missing.contains(other + $0) }
        }

        /// Counts the equal calls in place of their lines, and all that follows the first lines.
        private func cut(_ lines: [Swift.String?]) -> Swift.String {
            var (text, shown, position) = ("", 0, 0)
            while position < lines.count, shown < 40 {
                if let line = lines[position] {
                    (text, shown, position) = (text + line, shown + 1, position + 1)
                } else {
                    let equal = lines[position...].prefix { $0 == nil }.count
                    (text, position) = (text + "\n    … \(equal) equal", position + equal)
                }
            }
            return position < lines.count ? text + "\n    … \(lines.count - position) more" : text
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
