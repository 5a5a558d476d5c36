import TestSupport
import Testing

/// Keys that are missing, unknown or elsewhere, and values of the wrong kind.
@Suite struct KeyProblemTests {
    @Test(arguments: [
        ProblemCase("an empty file", "📍", .empty),
        ProblemCase("only comments", "📍# version: 1\n\n# targets:\n", .empty),
        ProblemCase("only a document", "---\n📍", .empty),
        ProblemCase(
            "no version", "📍targets: { A: { protocols: all } }",
            ExpectedProblem("📍", "missing-version", "the key 'version' is missing", help: "add this line at the top: version: 1")),
        ProblemCase(
            "no targets", "📍version: 1",
            ExpectedProblem(
                "📍", "missing-targets", "the key 'targets' is missing", help: "for example: targets: { AppTests: { protocols: all } }")),
        ProblemCase(
            "empty targets", "version: 1\ntargets: 📍{}",
            ExpectedProblem(
                "📍", "empty-targets", "'targets' is empty", help: "for example: targets: { AppTests: { protocols: all } }")),
        ProblemCase(
            "no protocols", "version: 1\ntargets:\n  A: { protocols: all }\n  📍B: { sources: X }",
            ExpectedProblem(
                "📍", "missing-protocols", "target 'B' has no 'protocols'",
                help: "for example: protocols: [RootRouting, \"LoggedOut*\"], or protocols: all, annotated or used")),
        ProblemCase(
            "a style that extends nothing", "version: 1\nstyle: 📍{ naming: label }\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "missing-extends", "the custom style has no 'extends'",
                help: "for example: style: { extends: automockable, naming: label }")),
    ])
    func missing(_ problem: ProblemCase) { problem.check() }

    @Test(arguments: [
        ProblemCase("the next one", "version: 📍2\ntargets: { A: { protocols: all } }", .version("2")),
        ProblemCase("a word", "version: 📍abc\ntargets: { A: { protocols: all } }", .version("abc")),
        ProblemCase("a fraction", "version: 📍1.0\ntargets: { A: { protocols: all } }", .version("1.0")),
        ProblemCase(
            "a text", "version: 📍\"1\"\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "unsupported-version", "this mockgen supports version 1 of the format, not '\"1\"'",
                help: "remove the quotes: version: 1"
            )),
    ])
    func version(_ problem: ProblemCase) { problem.check() }

    @Test(arguments: [
        ProblemCase(
            "mistyped at the top level", "version: 1\n📍sytle: automockable\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "unknown-key", "unknown key 'sytle' at the top level", help: "did you mean 'style'?")),
        ProblemCase(
            "mistyped in a target", "version: 1\ntargets: { A: { protocols: all, 📍exlude: B } }",
            ExpectedProblem("📍", "unknown-key", "unknown key 'exlude' in a target", help: "did you mean 'exclude'?")),
        ProblemCase(
            "mistyped in an override", "version: 1\ntargets: { A: { protocols: all, overrides: { P: { 📍Name: F } } } }",
            ExpectedProblem("📍", "unknown-key", "unknown key 'Name' in an override", help: "did you mean 'name'?")),
        ProblemCase(
            "stems outside of an override", "version: 1\n📍stems: { load: read }\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "misplaced-key", "the key 'stems' is not allowed at the top level", help: "'stems' is allowed in an override")),
        ProblemCase(
            "mistyped in a style",
            "version: 1\nstyle: { extends: automockable, 📍namign: label }\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "unknown-key", "unknown key 'namign' in a custom style", help: "did you mean 'naming'?")),
        ProblemCase(
            "mistyped and elsewhere", "version: 1\n📍sorces: X\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "unknown-key", "unknown key 'sorces' at the top level",
                help: "did you mean 'sources'? It is allowed in a target or in a module")),
        ProblemCase(
            "like nothing", "version: 1\ntargets: { A: { protocols: all, overrides: { P: { 📍größe: 1 } } } }",
            ExpectedProblem(
                "📍", "unknown-key", "unknown key 'größe' in an override",
                help: "the keys in an override are 'style', 'name', 'access', 'defaults', 'callsSuper', 'implemented', 'lenses', "
                    + "'threadSafe', 'members', 'stems', 'returns' and 'inherited'")),
        ProblemCase(
            "behind characters of several bytes", "version: 1\ntargets: { \"😀é\": { protocols: all, 📍ключ: 1 } }",
            ExpectedProblem(
                "📍", "unknown-key", "unknown key 'ключ' in a target",
                help:
                    "the keys in a target are 'style', 'name', 'access', 'defaults', 'callsSuper', 'implemented', 'lenses', 'threadSafe', "
                    + "'members', "
                    + "'sources', 'protocols', 'annotations', 'modules', 'combined', 'exclude', 'models', 'testable', 'imports', 'output', "
                    + "'condition' and 'overrides'")
        ),
        ProblemCase(
            "a target that is not indented", "version: 1\ntargets: { A: { protocols: all } }\n📍AppTests: { protocols: all }",
            ExpectedProblem(
                "📍", "unknown-key", "unknown key 'AppTests' at the top level", help: "if it is a target, indent it under 'targets:'")),
        ProblemCase(
            "of a target, at the top level", "version: 1\n📍output: X.swift\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "misplaced-key", "the key 'output' is not allowed at the top level", help: "'output' is allowed in a target")),
        ProblemCase(
            "of a target, beside it", "version: 1\ntargets:\n  A:\n  1️⃣protocols: [P]\n  2️⃣style: spy\n  B:\n    protocols: all",
            ExpectedProblem(
                "1️⃣", "misplaced-key", "the key 'protocols' is not allowed directly under 'targets'",
                help: "indent it, so that it belongs to 'A'"),
            ExpectedProblem(
                "2️⃣", "misplaced-key", "the key 'style' is not allowed directly under 'targets'",
                help: "indent it, so that it belongs to 'A'")
        ),
        ProblemCase(
            "of a target, without a target", "version: 1\ntargets:\n  📍protocols: all",
            ExpectedProblem(
                "📍", "misplaced-key", "the key 'protocols' is not allowed directly under 'targets'",
                help: "write it below the name of a target, and indent it")),
        ProblemCase(
            "of an override, beside it", "version: 1\ntargets: { A: { protocols: all, overrides: { P: {}, 📍name: F } } }",
            ExpectedProblem(
                "📍", "misplaced-key", "the key 'name' is not allowed directly under 'overrides'",
                help: "write it below the name of a protocol, and indent it")),
        ProblemCase(
            "of the top level, in a target", "version: 1\ntargets: { A: { protocols: all, 📍version: 1 } }",
            ExpectedProblem(
                "📍", "misplaced-key", "the key 'version' is not allowed in a target", help: "'version' is allowed at the top level")),
        ProblemCase(
            "of a style, in an override", "version: 1\ntargets: { A: { protocols: all, overrides: { P: { 📍naming: label } } } }",
            ExpectedProblem(
                "📍", "misplaced-key", "the key 'naming' is not allowed in an override",
                help: "'naming' is allowed in a custom style, for example: style: { extends: automockable, naming: label }")),
        ProblemCase(
            "a setting, in a style", "version: 1\nstyle: { extends: automockable, 📍access: public }\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "misplaced-key", "the key 'access' is not allowed in a custom style",
                help: "'access' is allowed at the top level or in a target or in an override")),
    ])
    func unknown(_ problem: ProblemCase) { problem.check() }

    @Test(arguments: [
        ProblemCase(
            "no value", "📍version:\n1️⃣targets:\n",
            ExpectedProblem("📍", "missing-value", "'version' has no value", help: "for example: version: 1"),
            ExpectedProblem(
                "1️⃣", "missing-value", "'targets' has no value", help: "for example: targets: { AppTests: { protocols: all } }")),
        ProblemCase(
            "protocols without a value", "version: 1\ntargets:\n  A:\n    📍protocols:\n    sources: X",
            ExpectedProblem(
                "📍", "missing-value", "'protocols' has no value", help: "for example: protocols: [RootRouting, \"LoggedOut*\"]")),
        ProblemCase(
            "a null", "version: 1\n📍access: ~\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "missing-value", "'access' has no value", help: "for example: access: internal")),
        ProblemCase(
            "a target without a value", "version: 1\ntargets:\n  📍A:\n  B: { protocols: all }",
            ExpectedProblem(
                "📍", "missing-value", "target 'A' has no value", help: "for example: protocols: [RootRouting, \"LoggedOut*\"]")),
        ProblemCase(
            "an override without a value", "version: 1\ntargets: { A: { protocols: all, overrides: { 📍P: } } }",
            ExpectedProblem("📍", "missing-value", "the override of 'P' has no value", help: "for example: style: automockable")),
        ProblemCase(
            "a default without a value", "version: 1\ndefaults: { 📍Money: }\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "missing-value", "type 'Money' has no value", help: "for example: defaults: { Money: Money.zero }")),
        ProblemCase(
            "an item without a value", "version: 1\ntargets: { A: { protocols: all, imports: [📍~] } }",
            ExpectedProblem("📍", "missing-value", "an item of 'imports' has no value", help: "for example: imports: [Foundation]")),
        ProblemCase(
            "a target without a name", "version: 1\ntargets: { 📍\"\": { protocols: all } }",
            ExpectedProblem(
                "📍", "missing-name", "the name of a target in 'targets' is empty",
                help: "for example: targets: { AppTests: { protocols: all } }")),
        ProblemCase(
            "a default without a type", "version: 1\ndefaults: { 📍\"\": x }\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "missing-name", "the name of a type in 'defaults' is empty", help: "for example: defaults: { Money: Money.zero }")),
        ProblemCase(
            "an override without a name", "version: 1\ntargets: { A: { protocols: all, overrides: { 📍\"\": {} } } }",
            ExpectedProblem(
                "📍", "missing-name", "the name of a protocol in 'overrides' is empty",
                help: "for example: overrides: { UserServicing: { name: FakeUserService } }")),
    ])
    func withoutValue(_ problem: ProblemCase) { problem.check() }
}

extension ExpectedProblem {
    fileprivate static let empty = ExpectedProblem(
        "📍", "empty-configuration", "this file is empty",
        help: "run 'swift package mockgen init --stdout' to print a configuration for this package")

    fileprivate static func version(_ text: String) -> ExpectedProblem {
        ExpectedProblem(
            "📍", "unsupported-version", "this mockgen supports version 1 of the format, not '\(text)'",
            help: "write version: 1, or use a version of mockgen that supports this file")
    }
}
