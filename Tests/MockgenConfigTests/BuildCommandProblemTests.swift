import TestSupport
import Testing

/// Mistakes in `verify`.
@Suite struct BuildCommandProblemTests {
    private static let rest = "\ntargets: { A: { protocols: all } }"
    private static let example = "for example: verify: { build: \"xcodebuild build-for-testing -scheme App\" }"

    @Test(arguments: [
        ProblemCase(
            "a command without its key", "version: 1\nverify: 📍make tests" + rest,
            ExpectedProblem("📍", "wrong-type", "'verify' must be a mapping, not a single value", help: example)),
        ProblemCase(
            "no value", "version: 1\n📍verify:" + rest, ExpectedProblem("📍", "missing-value", "'verify' has no value", help: example)),
        ProblemCase(
            "no command", "version: 1\nverify: 📍{}" + rest, ExpectedProblem("📍", "missing-value", "'verify' has no 'build'", help: example)),
        ProblemCase(
            "a command without a value", "version: 1\nverify: { 📍build: }" + rest,
            ExpectedProblem("📍", "missing-value", "'build' has no value", help: example)),
        ProblemCase(
            "an empty command", "version: 1\nverify: { build: 📍\" \" }" + rest,
            ExpectedProblem("📍", "missing-value", "'build' has no command", help: example)),
        ProblemCase(
            "a list of words", "version: 1\nverify: { build: 📍[make, tests] }" + rest,
            ExpectedProblem("📍", "wrong-type", "'build' must be a string, not a list", help: example)),
        ProblemCase(
            "a misspelt key", "version: 1\nverify: { 📍biuld: make, build: make }" + rest,
            ExpectedProblem("📍", "unknown-key", "unknown key 'biuld' in 'verify'", help: "did you mean 'build'?")),
        ProblemCase(
            "a command at the top level", "version: 1\n📍build: make" + rest,
            ExpectedProblem(
                "📍", "misplaced-key", "the key 'build' is not allowed at the top level", help: "'build' is allowed in 'verify'")),
    ])
    func problem(_ problem: ProblemCase) { problem.check() }
}
