import Testing

@testable import MockgenVerbs

/// The files that tests write for `mockgen mutate`.
@Suite struct AnswerLogTests {
    private func log(_ lines: String...) -> AnswerLog {
        var log = AnswerLog()
        log.add(lines.map { $0.replacing(" ", with: "\t").replacing("_", with: " ") + "\n" }.joined())
        return log
    }

    private let origin = "7\t0\tM.f()\t/p/a b.swift"

    @Test func usesOfSwiftTesting() throws {
        let log = log(
            "given T 7 0 M.f() /p/a_b.swift", "used T 7 0 M.f() /p/a_b.swift returning_1 value0 return_2", "again 1",
            "used U 7 0 M.f() /p/a_b.swift returning_3 value0 return_4 error throw_an_error")
        let answer = try #require(log.answers[origin])
        #expect(answer.givers == ["T"] && answer.users == ["T", "U"] && answer.uses == 3 && answer.usual == "returning 1")
        #expect(answer.alternatives.map(\.text) == ["return 2", "throw an error"])
        #expect(log.uses == ["T": [origin], "U": [origin]])
    }

    /// An event without a test belongs to the test case that ends next.
    @Test func usesOfXCTest() throws {
        let log = log(
            "given  7 0 M.f() /p/a_b.swift", "used  7 0 M.f() /p/a_b.swift returning_1", "ended X/testA passed", "again 1",
            "ended X/testB failed", "again 1")
        let answer = try #require(log.answers[origin])
        #expect(answer.givers == ["X/testA"] && answer.users == ["X/testA", "X/testB", "a test case that has not ended, or no test"])
        #expect(log.testCases == ["X/testA": true, "X/testB": false])
    }

    @Test(arguments: ["again 7", "again", "ended", "used T 7", "used T 7 0 M.f() /p/a", "", "nonsense", "nonsense T 7 0 M.f() /p/a b"])
    func damagedLines(_ line: String) {
        #expect(log(line).answers.isEmpty)
    }
}
