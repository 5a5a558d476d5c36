package import MockgenModel

/// The result of a run that gives other answers to tests, to see which ones the tests notice.
package struct MutateReport: Sendable {
    package var answers: [TestedAnswer] = []
    /// The tests whose answers were not tried, each with the reason.
    package var excluded: [(test: String, reason: String)] = []
    package var runs = 0
    /// How long all runs took.
    package var time = Duration.zero
    /// Whether the user has stopped the run, so that some answers were not tried.
    package var isInterrupted: Bool { answers.contains { $0.verdict == nil } }
    /// Whether a command plugin has to build before it runs the tool again.
    package var awaitsBuild = false

    package var problems: [Diagnostic] { answers.compactMap(\.finding) }
}

/// An answer that a test gives, and how its tests took other ones.
package struct TestedAnswer: Sendable {
    package enum Verdict: String, CaseIterable, Sendable {
        case noticed, unnoticed, crashing, unchangeable, unused, untried
    }

    /// Another answer to try, with its text: "return 4".
    struct Alternative: Hashable {
        let kind: String
        let text: String

        var isValue: Bool { kind != "error" }
    }

    /// The key of the answer in the files of the tests.
    let origin: String
    /// `CartMock.price(_:)`
    package let member: String
    package let location: SourceLocation
    /// "returning 3"
    package var usual: String
    /// The tests that use it, or give it if no call uses it.
    package var tests: [String]
    package var uses: Int
    var alternatives: [Alternative]
    /// Nil until it is known.
    package var verdict: Verdict?
    /// The alternatives that no test has noticed.
    package var unnoticed: [String] = []

    /// The alternative to try next.
    var next: Alternative? { verdict == nil ? alternatives.dropFirst(unnoticed.count).first : nil }

    /// - Parameter outcome: how the tests took the next alternative.
    mutating func note(_ outcome: Verdict) {
        guard let tried = next else { return }
        if outcome == .unnoticed { unnoticed.append(tried.text) }
        // A test that calls a function with 'try' fails for an error, also if the value can be anything.
        let isOnlyError = outcome == .noticed && !tried.isValue
        if unnoticed.count == alternatives.count || isOnlyError && !unnoticed.isEmpty { return verdict = .unnoticed }
        if outcome != .unnoticed { verdict = isOnlyError && usual.hasPrefix("returning ") ? .unchangeable : outcome }
    }

    /// "'CartMock.price(_:)' may return 4 or 0 or throw an error instead of returning 3, and no test notices"
    fileprivate var finding: Diagnostic? {
        guard verdict == .unnoticed else { return nil }
        let others = unnoticed.dropFirst().map { " or \($0.hasPrefix("return ") ? String($0.dropFirst(7)) : $0)" }.joined()
        let users = tests.prefix(3).map { Diagnostic.Note("used by \($0.withoutPlace)", at: nil) }
        return Diagnostic(
            .unnoticedAnswer, .warning, cause: .code,
            "'\(member)' may \(unnoticed[0])\(others) instead of \(usual), and no test notices",
            help: "check what the code under test does with the answer, or write '// any answer' at its line if any is right", at: location,
            notes: users + (tests.count > 3 ? [.init("and by \(tests.count - 3) more", at: nil)] : []))
    }
}
