#if canImport(Testing)
    public import Testing
#endif

extension Mocks {
    /// The calls of a stub that a test has not looked at, and those who wait for calls.
    internal nonisolated struct Watched {
        /// The calls that no check of an exhaustive test has looked at.
        private(set) var unchecked: [Swift.UInt64] = []
        /// The tests that wait for the next call.
        internal var history = History()
        /// Lets the calls wait for their turn, while a test tries all orders.
        internal var explorer: Explorer?

        mutating func add(_ number: Swift.UInt64, isExhaustive: Swift.Bool) {
            history.add()
            if isExhaustive { unchecked.append(number) }
        }

        mutating func check(_ numbers: [Swift.UInt64]) {
            if unchecked.count == 0 { return }
            let numbers = Swift.Set(numbers)
            unchecked.removeAll(where: numbers.contains)
        }
    }
}

extension Mocks.AnyStub {
    /// The text about the calls that no check has looked at.
    internal nonisolated final var textOfUncheckedCalls: Swift.String? {
        let (unchecked, numbers, makeTexts) = locked { (watched.unchecked, self.numbers, self.texts) }
        if unchecked.isEmpty { return nil }
        if let setter, setter.locked({ setter.watched.unchecked.count < unchecked.count }) { return setter.textOfUncheckedCalls }
        let lines = zip(numbers, makeTexts()).filter { unchecked.contains($0.0) }.map { "\n    \($0.1)" }
        guard lines.count == unchecked.count, lines.count < numbers.count else { return "\(self)\nNo check has looked at this." }
        return "'\(name)' was called \(Mocks.times(numbers.count)). No check has looked at:\(lines.joined())"
    }
}

#if canImport(Testing)
    extension Testing.Trait where Self == Mocks.Strictness {
        /// Like `strictMocks`, and also records an issue for each call that no check of the test has looked at.
        public nonisolated static var exhaustiveMocks: Mocks.Strictness { Mocks.Strictness(isExhaustive: true) }
    }
#endif
