import MockgenConfig
import MockgenModel
import TestSupport
import Testing

@Suite struct DuplicateAndAliasTests {
    @Test(arguments: [
        ProblemCase(
            "at the top level", "1️⃣version: 1\n2️⃣version: 1\ntargets: { A: { protocols: all } }",
            .duplicate("version", "2️⃣", first: "1️⃣")),
        ProblemCase(
            "three times", "1️⃣version: 1\n2️⃣version: 1\n3️⃣\"version\": 1\ntargets: { A: { protocols: all } }",
            .duplicate("version", "2️⃣", first: "1️⃣"), .duplicate("version", "3️⃣", first: "1️⃣")),
        ProblemCase(
            "of targets", "version: 1\ntargets:\n  1️⃣A: { protocols: all }\n  2️⃣A: { protocols: all }",
            .duplicate("A", "2️⃣", first: "1️⃣")),
        ProblemCase(
            "in a target", "version: 1\ntargets: { A: { 1️⃣protocols: all, 2️⃣protocols: annotated } }",
            .duplicate("protocols", "2️⃣", first: "1️⃣")),
        ProblemCase(
            "of overrides", "version: 1\ntargets: { A: { protocols: all, overrides: { 1️⃣P: {}, 2️⃣P: {} } } }",
            .duplicate("P", "2️⃣", first: "1️⃣")),
        ProblemCase(
            "in an override", "version: 1\ntargets: { A: { protocols: all, overrides: { P: { 1️⃣name: A, 2️⃣name: B } } } }",
            .duplicate("name", "2️⃣", first: "1️⃣")),
        ProblemCase(
            "of defaults", "version: 1\ndefaults: { 1️⃣Größe: 0, 2️⃣Größe: 1 }\ntargets: { A: { protocols: all } }",
            .duplicate("Größe", "2️⃣", first: "1️⃣")),
        ProblemCase(
            "in a style",
            "version: 1\nstyle: { 1️⃣extends: automockable, 2️⃣extends: automockable }\ntargets: { A: { protocols: all } }",
            .duplicate("extends", "2️⃣", first: "1️⃣")),
    ])
    func duplicates(_ problem: ProblemCase) { problem.check() }

    @Test(arguments: [
        ProblemCase(
            "a glob that looks like an alias", "version: 1\ntargets: { A: { protocols: [📍*Routing] } }",
            ExpectedProblem(
                "📍", "unknown-alias", "'*Routing' without quotes is an alias, and there is no anchor '&Routing' above it",
                help: "if it is a glob, put it in quotes: \"*Routing\"")),
        ProblemCase(
            "an alias inside its own anchor", "version: 1\ntargets: { A: { protocols: &p [B, 1️⃣*p, 2️⃣[]] } }",
            ExpectedProblem(
                "1️⃣", "unknown-alias", "'*p' without quotes is an alias, and there is no anchor '&p' above it",
                help: "if it is a glob, put it in quotes: \"*p\""),
            ExpectedProblem(
                "2️⃣", "wrong-type", "each item of 'protocols' must be a pattern, not a list",
                help: "for example: protocols: [RootRouting, \"LoggedOut*\"]")),
        ProblemCase(
            "settings of a protocol in the list", "version: 1\ntargets: { A: { protocols: [B, 📍C: { style: spy, access: public }] } }",
            ExpectedProblem(
                "📍", "wrong-type", "each item of 'protocols' must be a pattern, not a mapping",
                help: "write the settings of one protocol under 'overrides': overrides: { C: { style: spy } }")),
        ProblemCase(
            "a problem of an anchor is told once", "version: 1\ntargets: { A: &a { protocols: 📍[] }, B: *a }",
            ExpectedProblem("📍", "empty-list", "'protocols' is an empty list", help: "add a name, or write protocols: all")),
    ])
    func aliases(_ problem: ProblemCase) { problem.check() }

    @Test func aliasesRepeatTheirAnchor() throws {
        let configuration = try configuration(
            "version: 1\ntargets:\n  A: { protocols: all, sources: &s [X, Y], exclude: &e B }\n  C: { protocols: all, sources: *s, exclude: *e }"
        )
        #expect(configuration.targets.map { $0.sources?.map(\.value) } == [["X", "Y"], ["X", "Y"]])
        #expect(configuration.targets.map { $0.exclude.map(\.value.text) } == [["B"], ["B"]])
    }

    @Test func growingAliasesAreRejected() {
        var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
        for level in 1...30 {
            let alias = "*a\(level - 1)"
            lines.append("a\(level): &a\(level) [\(Array(repeating: alias, count: 10).joined(separator: ", "))]")
        }
        let found = problems(in: Array(lines.joined(separator: "\n").utf8))
        #expect(found.map(\.id) == [.tooManyAliases])
        #expect(found.first?.message == "the aliases up to this one expand to more than 10000 values")
        #expect(found.first?.help == "repeat the values instead of using aliases")
        #expect(found.first?.location?.line == 4)
    }

    @Test func deepChainsOfAliasesAreRejected() {
        var lines = ["a0: &a0 [x]"]
        for level in 1...20_000 { lines.append("a\(level): &a\(level) [*a\(level - 1)]") }
        #expect(problems(in: Array(lines.joined(separator: "\n").utf8)).map(\.id) == [.tooManyAliases])
    }
}

extension ExpectedProblem {
    fileprivate static func duplicate(_ key: String, _ marker: Character, first: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "duplicate-key", "the key '\(key)' is set twice", help: "remove one of the two, or combine their values",
            notes: (first, "first set here"))
    }
}
