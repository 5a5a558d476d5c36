import MockgenDisk
import MockgenModel
import MockgenRun

/// The runs of the tests with other answers.
struct Mutation {
    typealias Run = (_ filters: [String], _ changes: [String: String], _ limit: Double?) throws(Disk.Failure) -> TestRunner.Outcome

    /// See `TestRunner.run`.
    private let run: Run
    private(set) var report = MutateReport()
    /// How long each test takes, and the run of all of them.
    private var times: [String: Double] = [:]
    private var wholeTime = 0.0
    /// The output of the tests, if none has run.
    private(set) var outputWithoutTests: String?

    init(_ run: @escaping Run) { self.run = run }

    // MARK: - Without changes

    /// Runs the tests twice, and lists their answers. Returns how many tests there are.
    /// - Parameter lines: the lines whose answers are to be tried. Nil for all.
    mutating func record(_ filters: [String], root: String, in lines: ChangedLines?) throws(Disk.Failure) -> Int {
        let first = try run(filters, [:], nil)
        let second = try run(filters, [:], nil)
        (times, wholeTime) = (first.times, first.time)
        report.time += .seconds(first.time + second.time)
        report.runs = 2
        outputWithoutTests = first.passed.isEmpty ? first.output : nil
        let (uses, others) = (first.log.uses, second.log.uses)
        let reasons = Dictionary(
            uniqueKeysWithValues: uses.compactMap { test, origins in
                Self.reasonToExclude(first.passed[test], second.passed[test], isSame: others[test] == origins).map { (test, $0) }
            })
        report.excluded = reasons.sorted { $0.key < $1.key }.map { ($0.key.withoutPlace, $0.value) }
        report.answers = first.log.answers.map { origin, answer in
            Self.answer(origin, answer, root: root, isStable: { reasons[$0] == nil })
        }.sorted { ($0.location, $0.origin) < ($1.location, $1.origin) }
        if let lines { report.answers.removeAll { !lines.contain($0.location, tests: $0.tests) } }
        return first.passed.count
    }

    /// - Parameter isSame: whether both runs use the same answers.
    private static func reasonToExclude(_ first: Bool?, _ second: Bool?, isSame: Bool) -> String? {
        guard first == second, isSame else { return "two runs differ" }
        return first == nil ? "it does not end" : first == true ? nil : "it does not pass without a change"
    }

    private static func answer(_ origin: String, _ answer: AnswerLog.Answer, root: String, isStable: (String) -> Bool) -> TestedAnswer {
        let words = origin.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        let line = SourceLocation(path: words[3].relative(to: root), line: Int(words[0]) ?? 1, column: 1)
        let text = line.line(inProjectAt: root) ?? ""
        let column = text.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let stable = answer.users.filter(isStable)
        let tests = answer.users.isEmpty ? answer.givers : stable.isEmpty ? answer.users : stable
        return TestedAnswer(
            origin: origin, member: words[2], location: SourceLocation(path: line.path, line: line.line, column: column + 1),
            usual: answer.usual, tests: tests.sorted(), uses: answer.uses,
            alternatives: answer.alternatives.filter(\.isValue) + answer.alternatives.filter { !$0.isValue },
            verdict: answer.users.isEmpty
                ? .unused : stable.isEmpty || text.contains("// any answer") ? .untried : answer.alternatives.isEmpty ? .unchangeable : nil
        )
    }

    // MARK: - With changes

    /// The number of answers whose verdict is not known yet.
    var left: Int { report.answers.count { $0.next != nil } }

    /// Tries one other answer of each test.
    mutating func tryNext() throws(Disk.Failure) {
        for (index, outcome) in try outcomes(of: nextGroup) { report.answers[index].note(outcome) }
    }

    /// Answers that have no test in common, so that one run tells about all of them.
    private var nextGroup: [Int] {
        var busy: Set<String> = []
        return report.answers.indices.filter { index in
            let tests = report.answers[index].tests
            guard report.answers[index].next != nil, busy.isDisjoint(with: tests), busy.isEmpty || busy.count + tests.count <= 500 else {
                return false
            }
            busy.formUnion(tests)
            return true
        }
    }

    /// Runs the tests of these answers. If the process ends before them, runs each half alone, to find the answer that ended it.
    private mutating func outcomes(of group: [Int]) throws(Disk.Failure) -> [Int: TestedAnswer.Verdict] {
        if group.isEmpty || Interruption.hasCome { return [:] }
        let tests = group.flatMap { report.answers[$0].tests }
        let changes = group.map { (report.answers[$0].origin, report.answers[$0].next?.kind ?? "") }
        let own = tests.reduce(0) { $0 + (times[$1] ?? 0) }
        let run = try run([tests.asTestFilter], Dictionary(changes) { first, _ in first }, max(10, wholeTime) + 3 * own)
        report.runs += 1
        report.time += .seconds(run.time)
        if Interruption.hasCome { return [:] }
        var outcomes: [Int: TestedAnswer.Verdict] = [:]
        for index in group {
            let answer = report.answers[index]
            let results = answer.tests.map { run.passed[$0] }
            if results.contains(false) || !results.contains(nil) {
                let outcome: TestedAnswer.Verdict = results.contains(false) ? .noticed : .unnoticed
                outcomes[index] = run.log.answers[answer.origin]?.isChanged == true ? outcome : .untried
            } else if group.count == 1 {
                outcomes[index] = .crashing
            }
        }
        let left = group.filter { outcomes[$0] == nil }
        let half = left.count == group.count ? left.count / 2 : left.count
        outcomes.merge(try self.outcomes(of: Array(left[..<half]))) { $1 }
        outcomes.merge(try self.outcomes(of: Array(left[half...]))) { $1 }
        return outcomes
    }
}
