import MockgenModel
import Testing

@testable import MockgenVerbs

/// The runs of `mockgen mutate`, with tests that only say how they take an answer.
@Suite struct MutationTests {
    /// How a test takes a kind of change; it passes with all others.
    typealias Reactions = [String: Reaction]
    enum Reaction { case fails, ends, uses }

    /// A package with tests: the answers that each one uses, and how it takes their changes.
    private final class Package {
        let tests: [String: [String: Reactions]]
        let kinds: [String]
        private(set) var runs: [[String: String]] = []
        /// The tests whose outcome or answers differ from run to run.
        var changing: [String: Bool] = [:]

        init(_ tests: [String: [String: Reactions]], kinds: [String]) { (self.tests, self.kinds) = (tests, kinds) }

        func run(_ filters: [String], _ changes: [String: String], _ limit: Double?) -> TestRunner.Outcome {
            runs.append(changes)
            var log = AnswerLog()
            var passed: [String: Bool] = [:]
            let chosen = tests.filter { test, _ in filters.isEmpty || filters[0].split { "(:|)".contains($0) }.contains("\(test)/") }
            for (test, answers) in chosen.sorted(by: { $0.key < $1.key }) {
                let reactions = answers.compactMap { answer, reactions in changes[Self.origin(answer)].flatMap { reactions[$0] } }
                let texts = kinds.map { "\($0)\t\($0 == "error" ? "throw an error" : "return \($0)")" }.joined(separator: "\t")
                log.add(
                    answers.keys.map { answer in
                        let origin = Self.origin(answer)
                        let start = changes[origin] == nil ? "used" : "changed"
                        let end = changes[origin] == nil ? "\treturning 3\t\(texts)" : ""
                        return "given\t\(test)/T.swift:1:1\t\(origin)\n\(start)\t\(test)/T.swift:1:1\t\(origin)\(end)\n"
                    }.joined())
                if reactions.contains(.ends) { break }
                let isStable = changing[test].map { $0 != (runs.count == 1) } ?? true
                passed["\(test)/T.swift:1:1"] = isStable && !reactions.contains(.fails)
            }
            return TestRunner.Outcome(log: log, passed: passed, times: [:], time: 0)
        }

        private static func origin(_ answer: String) -> String { "\(answer.utf8.first ?? 0)\t0\t\(answer)\t/p/T.swift" }
    }

    private func report(_ package: Package) throws -> (verdicts: [String: TestedAnswer.Verdict], report: MutateReport) {
        var mutation = Mutation(package.run)
        _ = try mutation.record([], root: "/p", in: nil)
        while mutation.left > 0 { try mutation.tryNext() }
        let verdicts = mutation.report.answers.map { ($0.member, $0.verdict ?? .untried) }
        return (Dictionary(uniqueKeysWithValues: verdicts), mutation.report)
    }

    @Test(arguments: [
        (["value0": Reaction.fails], TestedAnswer.Verdict.noticed, [] as [String], 3),
        // Each value is tried before an answer can be anything.
        (["value1": .fails], .noticed, ["return value0"], 4),
        ([:], .unnoticed, ["return value0", "return value1", "throw an error"], 5),
        // The value does not matter, only that there is one.
        (["error": .fails], .unnoticed, ["return value0", "return value1"], 5),
        (["value0": .ends], .crashing, [], 3),
    ])
    func oneAnswer(_ reactions: Reactions, _ verdict: TestedAnswer.Verdict, _ unnoticed: [String], _ runs: Int) throws {
        let package = Package(["T": ["a": reactions]], kinds: ["error", "value0", "value1"])
        let (verdicts, report) = try report(package)
        #expect(verdicts == ["a": verdict])
        #expect(report.answers[0].unnoticed == unnoticed && report.runs == runs && package.runs.count == runs)
        #expect(report.problems.count == (verdict == .unnoticed ? 1 : 0))
    }

    @Test func namesWhatWasTried() throws {
        let (_, report) = try report(Package(["T": ["a": [:]], "U": ["a": [:]]], kinds: ["value0", "value1", "error"]))
        let finding = try #require(report.problems.first)
        #expect(report.problems.count == 1)
        #expect(
            finding.message == "'a' may return value0 or value1 or throw an error instead of returning 3, and no test notices")
        #expect(finding.severity == .warning && finding.location == SourceLocation(path: "T.swift", line: 97, column: 1))
        #expect(finding.notes.map(\.message) == ["used by T", "used by U"])
    }

    /// Answers of different tests are tried in one run, and never two of the same test.
    @Test func oneRunForManyAnswers() throws {
        let tests = Dictionary(
            uniqueKeysWithValues: (0..<50).map { ("T\($0)", ["a\($0)": ["value0": Reaction.fails], "b\($0)": ["value0": .fails]]) })
        let package = Package(tests, kinds: ["value0"])
        let (verdicts, report) = try report(package)
        #expect(verdicts.count == 100 && Set(verdicts.values) == [.noticed])
        #expect(report.runs == 4 && package.runs[2...].allSatisfy { $0.count == 50 })
    }

    @Test func oneAnswerOfSeveralTests() throws {
        let (verdicts, _) = try report(
            Package(["T": ["a": [:], "b": [:]], "U": ["a": ["value0": .fails]], "V": ["b": [:]]], kinds: ["value0"]))
        #expect(verdicts == ["a": .noticed, "b": .unnoticed])
    }

    /// The tests after one that ends the process have a run of their own.
    @Test func findsTheAnswerThatEndsTheProcess() throws {
        var tests = Dictionary(uniqueKeysWithValues: (0..<16).map { ("T\($0)", ["a\($0)": ["value0": Reaction.fails]]) })
        tests["T3"] = ["a3": ["value0": .ends]]
        tests["T4"] = ["a4": [:]]
        let (verdicts, report) = try report(Package(tests, kinds: ["value0"]))
        #expect(verdicts["a3"] == .crashing && verdicts["a4"] == .unnoticed && verdicts.values.count { $0 == .noticed } == 14)
        #expect(report.runs < 16)
    }

    @Test(arguments: [(true, true, "two runs differ"), (true, false, "two runs differ")])
    func leavesOutTestsThatChange(_ isInFirst: Bool, _ hasOther: Bool, _ reason: String) throws {
        let package = Package(["T": ["a": [:]], "U": hasOther ? ["a": ["value0": .fails]] : ["b": [:]]], kinds: ["value0"])
        package.changing = ["T": isInFirst]
        let (verdicts, report) = try report(package)
        #expect(report.excluded.map { "\($0.test): \($0.reason)" } == ["T: \(reason)"])
        #expect(verdicts == (hasOther ? ["a": .noticed] : ["a": .untried, "b": .unnoticed]))
    }

    @Test func filters() {
        let tests = ["AppTests.Login/loads()/Login.swift:12:6", "AppTests.LoginTests/testLoads"]
        #expect(tests.asTestFilter == #"^(?:AppTests\.Login\/loads\(\)/|AppTests\.LoginTests\/testLoads$)"#)
        #expect("AppTests.`a test`()/Ü.swift:1:2".withoutPlace == "AppTests.`a test`()")
    }
}
