import Foundation

extension Mocks {
    /// The stubs of a mock print the answers that they have recorded.
    public typealias TextOfStubs = Swift.CustomStringConvertible & Swift.Sendable

    /// How the calls of a stub ended that went on to another object, by their numbers: with `returns` or `throws`, and a value.
    internal nonisolated struct Outcomes {
        private(set) var all: [Swift.UInt64: (word: Swift.String, value: Any)] = [:]
        /// The calls that have not ended, by the task or the thread that makes them.
        private var open: [Swift.Int: [Swift.UInt64]] = [:]

        mutating func begin(_ number: Swift.UInt64) { open[Outcomes.caller, default: []].append(number) }

        /// Ends the latest call of the task.
        mutating func end(_ word: Swift.String, _ value: Any) {
            let caller = Outcomes.caller
            guard let number = open[caller]?.popLast() else { return }
            if open[caller] == [] { open[caller] = nil }
            all[number] = (word, value)
        }

        private static var caller: Swift.Int {
            _Concurrency.withUnsafeCurrentTask { $0?.hashValue } ?? Swift.ObjectIdentifier(Foundation.Thread.current).hashValue
        }
    }

    /// A call that went on to another object, `cart.on.price.when("tea")`, the property that it reads, `cart.total`, and its outcome.
    internal typealias RecordedAnswer = (
        number: Swift.UInt64, call: Swift.String, property: Swift.String?, outcome: (word: Swift.String, value: Any)?
    )

    /// Returns the line that answers equal calls in turn. The last answer stays.
    fileprivate nonisolated static func line(_ calls: [RecordedAnswer]) -> Swift.String {
        var answers = calls.compactMap { $0.outcome }.map { (word: $0.word, values: [literal($0.value)]) }
        while let last = answers.last, let other = answers.dropLast().last, last == other { answers.removeLast() }
        if answers.count == 1, let property = calls[0].property { return "\(property) = \(answers[0].values[0])" }
        for index in answers.indices.dropFirst().reversed() where [answers[index - 1].word, answers[index].word] == ["returns", "returns"] {
            answers[index - 1].values += answers.remove(at: index).values
        }
        let texts = answers.map { "\($0.word)(\($0.values == ["()"] ? "" : $0.values.joined(separator: ", ")))" }
        return calls[0].call + (texts.isEmpty ? "" : ".\(texts.joined(separator: ".then."))")
    }

    /// Returns the name that a test could give to a mock: `cart` for `CartMock`, and `urlLoader` for `URLLoaderMock`.
    fileprivate nonisolated static func variable(for mock: Swift.String) -> Swift.String {
        let word = mock.hasSuffix("Mock") && mock.count > 4 ? mock.dropLast(4) : mock[...]
        let capitals = word.prefix(while: \.isUppercase).count
        let count = capitals < word.count ? Swift.max(1, capitals - 1) : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }
}

extension Mocks.Stubs {
    /// The calls that went on to another object, as the lines that answer them: `cart.on.price.when("tea").returns(3.5)`.
    public nonisolated var description: Swift.String {
        let calls = stubs.all.flatMap { $0.recordedAnswers }.sorted { $0.number < $1.number }
        // To `when`, arguments with comments are all the same.
        let equal = Swift.Dictionary(grouping: calls) {
            $0.call.replacingOccurrences(of: #"/\*.*?\*/"#, with: "", options: .regularExpression)
        }
        // The latest answer wins, so those for any argument come first.
        let lines = equal.map { (($0.key.contains(".any") ? 0 : 1, $0.value[0].number), Mocks.line($0.value)) }.sorted { $0.0 < $1.0 }
        if lines.count > 0 { return lines.map { $0.1 }.joined(separator: "\n") }
        let name = stubs.locked { stubs.mock.name }
        return "'\(name)' has passed no calls on. Make the mock with 'wrapping:', and print this after the code under test."
    }
}

extension Mocks.CallStub {
    internal nonisolated var recordedAnswersOfCalls: [Mocks.RecordedAnswer] {
        let (outcomes, mock, passesOn) = locked { (self.outcomes.all, Mocks.variable(for: place.mock.name), !place.mock.needsAnswers) }
        let stub = "\(mock)\(place.mock.path.drop { $0 != "." }).\(place.stub)\(place.accessor)"
        let property = "\(place.accessor)" == ".get" ? "\(mock).\(place.member)" : nil
        let note = "// The mock has not recorded the outcome of each call of '\(name)'."
        let needsAnswer = Output.self != Swift.Void.self || Failure.self != Swift.Never.self
        return calls({ _ in passesOn }).compactMap { number, arguments -> Mocks.RecordedAnswer? in
            guard let outcome = outcomes[number] else { return needsAnswer ? (number, note, nil, nil) : nil }
            let values = expectations(of: arguments).joined(separator: ", ")
            return (number, values.isEmpty ? stub : "\(stub).when(\(values))", property, outcome)
        }
    }

    /// The arguments of `when`: none for more arguments than it takes, and `.any` for one that has no literal or is not equatable.
    private nonisolated func expectations(of arguments: Arguments) -> [Swift.String] {
        let values = Arguments.self == Values.self ? [arguments] : Swift.Mirror(reflecting: arguments).children.map(\.value)
        guard Arguments.self != Swift.Void.self, values.count <= 6 else { return [] }
        return values.map { value in
            let (text, comment) = (Mocks.literal(value), Mocks.comment(value))
            if Mocks.isEqual(value, value) ?? false, !text.contains("/*") { return text }
            return comment == "/* { … } */" ? ".any" : ".any \(comment)"
        }
    }
}
