/// The events that the tests of one run have written: see `Mutations` in `MockgenSupport`.
struct AnswerLog {
    struct Answer {
        var usual = ""
        var alternatives: [TestedAnswer.Alternative] = []
        /// The tests that have given the answer, and those that have used it.
        var givers: Set<String> = []
        var users: Set<String> = []
        /// Whether a test got another answer in its place.
        var isChanged = false
        var uses = 0
    }

    /// The answers by their origin: the line, which of the answers there, the member and the file, between tabs.
    private(set) var answers: [String: Answer] = [:]
    /// The answers that each test uses.
    var uses: [String: Set<String>] {
        answers.reduce(into: [:]) { uses, answer in
            for test in answer.value.users { uses[test, default: []].insert(answer.key) }
        }
    }
    /// Whether each test case of XCTest has passed.
    private(set) var testCases: [String: Bool] = [:]

    /// Adds the file of one process.
    mutating func add(_ text: String) {
        var known: [[String]] = []
        // XCTest does not say which test case runs, only which one has ended.
        var pending: [[String]] = []
        for line in text.split(separator: "\n") {
            var words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if words[0] == "again", let number = Int(words[words.count - 1]), known.indices.contains(number) {
                words = known[number]
            } else {
                known.append(words)
            }
            if words[0] == "ended", words.count == 3 {
                testCases[words[1]] = words[2] == "passed"
                for event in pending { note(event, by: words[1]) }
                pending = []
            } else if words.count >= 6 {
                if words[1].isEmpty { pending.append(words) } else { note(words, by: words[1]) }
            }
        }
        for event in pending { note(event, by: "a test case that has not ended, or no test") }
    }

    /// - Parameter words: the event, its test, the four words of the origin, and for a use the usual answer and the kinds and texts of others.
    private mutating func note(_ words: [String], by test: String) {
        let origin = words[2..<6].joined(separator: "\t")
        var answer = answers[origin] ?? Answer()
        switch words[0] {
        case "given": answer.givers.insert(test)
        case "changed": answer.isChanged = true
        // The end of a process can cut its last line.
        case "used" where words.count > 6:
            answer.users.insert(test)
            answer.uses += 1
            if answer.usual.isEmpty { answer.usual = words[6] }
            let others = stride(from: 7, to: words.count - 1, by: 2).map { TestedAnswer.Alternative(kind: words[$0], text: words[$0 + 1]) }
            // The calls of a parameterized test can have different values.
            answer.alternatives += others.filter { other in !answer.alternatives.contains { $0.kind == other.kind } }
        default: return
        }
        answers[origin] = answer
    }
}
