import MockgenConfig
import TestSupport
import Testing

/// Values of the right kind that mean nothing, and values of the wrong kind.
@Suite struct ValueProblemTests {
    @Test(arguments: [
        ProblemCase(
            "a file that is a list", "📍- version: 1",
            ExpectedProblem("📍", "wrong-type", "this file must be a mapping, not a list", help: "for example: version: 1")),
        ProblemCase(
            "a list for a number", "version: 📍[1]\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "wrong-type", "'version' must be a number, not a list", help: "for example: version: 1")),
        ProblemCase(
            "a list for a text", "version: 1\nname: 📍[\"{protocol}Mock\"]\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "wrong-type", "'name' must be a string, not a list", help: "for example: name: \"{protocol}Mock\"")),
        ProblemCase(
            "a template alone without quotes", "version: 1\nname: 📍{protocol}\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "wrong-type", "'name' must be a string, not a mapping", help: "for example: name: \"{protocol}Mock\"")),
        ProblemCase(
            "a list for a word", "version: 1\naccess: 📍[public]\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "wrong-type", "'access' must be a word, not a list", help: "for example: access: internal")),
        ProblemCase(
            "a list for a style", "version: 1\nstyle: 📍[automockable]\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "wrong-type", "'style' must be a word or a mapping, not a list", help: "for example: style: automockable")),
        ProblemCase(
            "a flag for a list", "version: 1\ntargets: { A: { protocols: 📍true }, B: { protocols: \"yes\" } }",
            ExpectedProblem(
                "📍", "wrong-type", "'protocols' must be 'all', 'annotated', 'used' or a list of patterns, not 'true'",
                help: "for example: protocols: [RootRouting, \"LoggedOut*\"]")),
        ProblemCase(
            "a mapping for a list", "version: 1\ntargets: { A: { protocols: 📍{ B: C } } }",
            ExpectedProblem(
                "📍", "wrong-type", "'protocols' must be 'all', 'annotated', 'used' or a list of patterns, not a mapping",
                help: "write the settings of one protocol under 'overrides': overrides: { B: { style: spy } }")),
        ProblemCase(
            "a mapping for an item", "version: 1\ntargets:\n  A:\n    protocols: all\n    imports:\n      - 📍B: C",
            ExpectedProblem(
                "📍", "wrong-type", "each item of 'imports' must be a module, not a mapping", help: "for example: imports: [Foundation]")),
        ProblemCase(
            "a list of targets", "version: 1\ntargets:\n  📍- A",
            ExpectedProblem(
                "📍", "wrong-type", "'targets' must be a mapping of targets, not a list",
                help: "for example: targets: { AppTests: { protocols: all } }")),
        ProblemCase(
            "a list for a target", "version: 1\ntargets: { A: 📍[B] }",
            ExpectedProblem(
                "📍", "wrong-type", "target 'A' must be a mapping, not a list",
                help: "for example: { protocols: [RootRouting, \"LoggedOut*\"] }")),
        ProblemCase(
            "a text for an override", "version: 1\ntargets: { A: { protocols: all, overrides: { P: 📍FakeP } } }",
            ExpectedProblem(
                "📍", "wrong-type", "the override of 'P' must be a mapping, not a single value",
                help: "for example: { style: automockable }")),
        ProblemCase(
            "another word for a flag", "version: 1\ncallsSuper: 📍yes\ntargets: { A: { protocols: all, callsSuper: 1️⃣[true] } }",
            ExpectedProblem("📍", "wrong-type", "'callsSuper' must be 'true' or 'false', not 'yes'", help: "for example: callsSuper: true"),
            ExpectedProblem(
                "1️⃣", "wrong-type", "'callsSuper' must be 'true' or 'false', not a list", help: "for example: callsSuper: true")),
        ProblemCase(
            "a list for a default", "version: 1\ndefaults: { Money: 📍[] }\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "wrong-type", "type 'Money' must be a string, not a list", help: "for example: defaults: { Money: Money.zero }")),
    ])
    func wrongType(_ problem: ProblemCase) { problem.check() }

    @Test(arguments: [
        ProblemCase(
            "in a target with a checked-in file", "version: 1\ntargets: { A: { protocols: all, output: Mocks.swift, members: 📍used } }",
            ExpectedProblem(
                "📍", "needs-all-members", "checked-in mocks always have all members",
                help: "remove 'members: used', or remove 'output' to generate the mocks at build time")),
        ProblemCase(
            "in an override of such a target",
            "version: 1\ntargets: { A: { protocols: all, output: M.swift, overrides: { P: { members: 📍used } } } }",
            ExpectedProblem(
                "📍", "needs-all-members", "checked-in mocks always have all members",
                help: "remove 'members: used', or remove 'output' to generate the mocks at build time")),
        ProblemCase(
            "beside an access level", "version: 1\naccess: public\nmembers: 📍used\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "needs-all-members", "mocks with 'access: public' always have all members",
                help: "remove 'members: used', or write access: internal")),
        ProblemCase(
            "below an access level", "version: 1\naccess: package\ntargets: { A: { protocols: all, members: 📍used } }",
            ExpectedProblem(
                "📍", "needs-all-members", "mocks with 'access: package' always have all members",
                help: "remove 'members: used', or write access: internal")),
        ProblemCase(
            "at the top level, and all targets have a checked-in file or public mocks",
            "version: 1\nmembers: 📍used\ntargets: { A: { protocols: all, output: M.swift }, B: { protocols: all, access: public } }",
            ExpectedProblem(
                "📍", "needs-all-members",
                "'members: used' applies to no target: checked-in mocks, and mocks that are not internal, have all members",
                help: "remove 'members: used'")),
        ProblemCase(
            "at the top level, and all targets have another choice",
            "version: 1\nmembers: 📍used\ntargets: { A: { protocols: all, members: all } }",
            ExpectedProblem(
                "📍", "needs-all-members",
                "'members: used' applies to no target: checked-in mocks, and mocks that are not internal, have all members",
                help: "remove 'members: used'")),
        ProblemCase(
            "another word", "version: 1\nmembers: 📍usde\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "unknown-value", "unknown selection of members 'usde'", help: "did you mean 'used'?")),
    ])
    func membersInUse(_ problem: ProblemCase) { problem.check() }

    @Test(arguments: [
        ProblemCase(
            "a mistyped style", "version: 1\nstyle: 📍AutoMockabel\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "unknown-value", "unknown style 'AutoMockabel'", help: "did you mean 'automockable'?")),
        ProblemCase(
            "a style unlike any", "version: 1\nstyle: { extends: 📍mine }\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "unknown-value", "unknown style 'mine'", help: "use 'automockable', 'handler', 'spy' or 'stub'")),
        ProblemCase(
            "names and a history that a mock with stubs does not have",
            """
            version: 1
            style: { extends: stub, history: 1️⃣true, names: { callCount: 2️⃣"{member}Count", stubs: 3️⃣"{member}On", stub: 4️⃣call } }
            targets: { A: { protocols: all, style: { extends: handler, names: { stubs: 5️⃣on } } } }
            """,
            ExpectedProblem("1️⃣", "other-style", "the style 'stub' always records the arguments of all calls", help: "remove 'history'"),
            ExpectedProblem(
                "2️⃣", "other-style", "the style 'stub' has no 'callCount'",
                help: "use 'storage', 'stubs', 'stub' or 'subject', or extend another style"),
            ExpectedProblem(
                "3️⃣", "invalid-name", "'stubs' is one name for all members of a mock", help: "for example: names: { stubs: given }"),
            ExpectedProblem(
                "4️⃣", "invalid-name", "'stub' is a name for each member of a mock",
                help: "for example: names: { stub: \"{member}Call\" }"),
            ExpectedProblem(
                "5️⃣", "other-style", "the style 'handler' has no 'stubs'",
                help: "use 'callCount', 'called', 'receivedArgument', 'receivedArguments', 'invocations', 'eachArgument', 'eachHistory', "
                    + "'thrownError', 'handler', 'returnValue', 'storage', 'setCount', 'getCount', 'getCalled', 'getHandler', 'setCalled', "
                    + "'setValue', 'setHistory', 'setHandler', 'subject', 'anyCalled' or 'reset', or extend "
                    + "another style")),
        ProblemCase(
            "a mistyped naming", "version: 1\nstyle: { extends: automockable, naming: 📍labels }\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "unknown-value", "unknown naming 'labels'", help: "did you mean 'label'?")),
        ProblemCase(
            "an access that no mock has", "version: 1\naccess: 📍open\ntargets: { A: { protocols: all, access: 1️⃣Public } }",
            ExpectedProblem("📍", "unknown-value", "unknown access 'open'", help: "use 'internal', 'package' or 'public'"),
            ExpectedProblem("1️⃣", "unknown-value", "unknown access 'Public'", help: "did you mean 'public'?")),
        ProblemCase(
            "a name without a placeholder", "version: 1\nname: 📍Mock\ntargets: { A: { protocols: all, name: 1️⃣Fake } }",
            .fixedName("Mock", "📍"), .fixedName("Fake", "1️⃣")),
        ProblemCase(
            "an unknown placeholder", "version: 1\nname: 📍\"{type}Mock\"\ntargets: { A: { protocols: all, name: 1️⃣\"{protocol}{}\" } }",
            ExpectedProblem("📍", "unknown-placeholder", "unknown placeholder '{type}'", help: .placeholdersOfNames),
            ExpectedProblem("1️⃣", "unknown-placeholder", "unknown placeholder '{}'", help: .placeholdersOfNames)),
        ProblemCase(
            "a placeholder without an affix",
            "version: 1\nname: 📍\"{protocol without}\"\ntargets: { A: { protocols: all, name: 1️⃣\"{protocol without prefix}Mock\" } }",
            ExpectedProblem("📍", "unknown-placeholder", "unknown placeholder '{protocol without}'", help: .placeholdersOfNames),
            ExpectedProblem("1️⃣", "unknown-placeholder", "unknown placeholder '{protocol without prefix}'", help: .placeholdersOfNames)),
        ProblemCase(
            "annotations that are not words",
            "version: 1\ntargets: { A: { protocols: annotated, annotations: [autoMockable, 📍\"@\", 1️⃣\"sourcery: mock\"] } }",
            .annotation("@", "📍"), .annotation("sourcery: mock", "1️⃣")),
        ProblemCase(
            "a stem that no member can have",
            "version: 1\ntargets: { A: { protocols: all, overrides: { P: { stems: { load: 📍read it, save: 1️⃣class } } } } }",
            .invalidStem("read it", "📍"), .invalidStem("class", "1️⃣")),
        ProblemCase(
            "names that Swift does not take",
            """
            version: 1
            name: 📍"{protocol}-Mock"
            targets:
              A:
                name: 1️⃣"1{protocol}"
                protocols: all
                overrides: { P: { name: 2️⃣class }, Q: { name: 3️⃣"" }, R: { name: 4️⃣"{protocol" } }
            """,
            .invalidName("{protocol}-Mock", "📍"), .invalidName("1{protocol}", "1️⃣"), .invalidName("class", "2️⃣"),
            .invalidName("", "3️⃣"), .invalidName("{protocol", "4️⃣")),
    ])
    func settings(_ problem: ProblemCase) { problem.check() }

    @Test(arguments: [
        ProblemCase(
            "names without a list", "version: 1\ntargets: { A: { protocols: 📍\"P, Q\" } }",
            ExpectedProblem("📍", "invalid-pattern", "'P, Q' is not the name of a protocol or a glob", help: "write a list: [P, Q]")),
        ProblemCase(
            "names of types",
            "version: 1\ntargets: { A: { protocols: all, models: [1️⃣\"Light*\", 2️⃣a-b], testable: 3️⃣[] } }",
            ExpectedProblem(
                "1️⃣", "invalid-pattern", "'Light*' in 'models' is a glob",
                help: "write names, for example: models: [LightModel, Outer.Nested]"),
            ExpectedProblem(
                "2️⃣", "invalid-pattern", "'a-b' in 'models' is not the name of a type",
                help: "write names, for example: models: [LightModel, Outer.Nested]"),
            ExpectedProblem("3️⃣", "empty-list", "'testable' is an empty list", help: "add a name, or remove 'testable'")),
        ProblemCase(
            "empty lists", "version: 1\ntargets: { A: { protocols: 📍[], sources: 1️⃣[] } }",
            ExpectedProblem("📍", "empty-list", "'protocols' is an empty list", help: "add a name, or write protocols: all"),
            ExpectedProblem(
                "1️⃣", "empty-list", "'sources' is an empty list",
                help: "add a path, or remove 'sources' to use the sources of the target's dependencies")),
        ProblemCase(
            "words in a list", "version: 1\ntargets: { A: { protocols: [📍all, P] }, B: { protocols: [1️⃣annotated] } }",
            .wordInList("all", "📍"), .wordInList("annotated", "1️⃣")),
        ProblemCase(
            "patterns of nothing",
            """
            version: 1
            targets: { A: { protocols: [📍"", 1️⃣"a b", 2️⃣"^Foo$", 3️⃣Outer..P, 4️⃣1P, 5️⃣"[AB]*"], exclude: 6️⃣"Foo<T>" } }
            """,
            .pattern("", "📍"), .pattern("a b", "1️⃣"), .pattern("^Foo$", "2️⃣"), .pattern("Outer..P", "3️⃣"), .pattern("1P", "4️⃣"),
            .pattern("[AB]*", "5️⃣"), .pattern("Foo<T>", "6️⃣")),
        ProblemCase(
            "modules", "version: 1\ntargets: { A: { protocols: all, imports: [📍import Foundation, 1️⃣\"\", 2️⃣Darwin., Darwin.C, 3️⃣self] } }",
            .module("import Foundation", "📍"), .module("", "1️⃣"), .module("Darwin.", "2️⃣"), .module("self", "3️⃣")),
        ProblemCase(
            "sources", "version: 1\ntargets: { A: { protocols: all, sources: [📍/usr, 1️⃣\"\", 2️⃣~/Code, ../Other] } }",
            .source("the path '/usr' is not relative", "📍"), .source("this path is empty", "1️⃣"),
            .source("the path '~/Code' is not relative", "2️⃣")),
        ProblemCase(
            "overrides of names that are not protocols",
            "version: 1\ntargets: { A: { protocols: all, overrides: { 📍\"P*\": {}, 1️⃣a b: {}, O.P: {} } } }",
            .overrideName("an override must name one protocol, but 'P*' is a glob", "📍"),
            .overrideName("'a b' is not the name of a protocol", "1️⃣")),
    ])
    func lists(_ problem: ProblemCase) { problem.check() }

    @Test(
        arguments: [
            ("/tmp/M.swift", .outside), ("~/M.swift", .outside), ("../M.swift", .outside), ("a/../../M.swift", .outside),
            ("./a/b/../../../a/M.swift", .outside), ("", .notSwift), ("Mocks", .notSwift), ("Mocks/", .notSwift), ("a/.swift", .notSwift),
            ("a/*.swift", .notSwift), ("a/..", .notSwift), (".git/M.swift", .hidden), (".build/a/M.swift", .hidden),
            ("Tests/.M.swift", .hidden), ("a/./.b/M.swift", .hidden),
        ] as [(String, OutputFault)])
    func output(_ path: String, _ fault: OutputFault) {
        let expected =
            switch fault {
            case .outside:
                ExpectedProblem(
                    "📍", "output-outside-package", "the output '\(path)' is not a relative path inside the package",
                    help: "write a path relative to this file, for example: output: Sources/AppTestSupport/Mocks.swift")
            case .hidden:
                ExpectedProblem(
                    "📍", "output-not-compiled", "no target compiles '\(path)', because a name with a leading dot is hidden",
                    help: "write a path in the folder of a target, for example: output: Sources/AppTestSupport/Mocks.swift")
            case .notSwift:
                ExpectedProblem(
                    "📍", "output-not-swift", "the output '\(path)' is not the path of one Swift file",
                    help: "write a path that ends in '.swift', for example: output: Sources/AppTestSupport/Mocks.swift")
            }
        ProblemCase(path, "version: 1\ntargets: { A: { protocols: all, output: 📍\"\(path)\" } }", expected).check()
    }

    @Test(arguments: [("A\\\\B.swift", "A\\B.swift", "\\"), ("A\\\"B.swift", "A\"B.swift", "\""), ("A\\tB.swift", "A\tB.swift", "\\t")])
    func outputThatSwiftPMCannotCompile(_ text: String, _ path: String, _ character: String) {
        ProblemCase(
            path, "version: 1\ntargets: { A: { protocols: all, output: 📍\"\(text)\" } }",
            ExpectedProblem(
                "📍", "unusable-path", "SwiftPM cannot compile '\(path)', because its path contains '\(character)'",
                help: "write a path without it, for example: output: Sources/AppTestSupport/Mocks.swift")
        ).check()
    }

    enum OutputFault { case outside, notSwift, hidden }

    @Test(arguments: [
        "-DDEBUG", "(DEBUG", "DEBUG)", ")DEBUG(", "DEBUG // only", "DEBUG /*", "DEBUG\\n#endif", "DEBUG }", "1", "",
        "DEBUG; BETA", "#if DEBUG", "DEBUG && ", "|| DEBUG",
    ])
    func invalidConditions(_ text: String) {
        let shown = text.replacing("\\n", with: "\n")
        ProblemCase(
            "a condition", "version: 1\ntargets: { A: { protocols: all, condition: 📍\"\(text)\" } }",
            ExpectedProblem(
                "📍", "invalid-condition", "'\(shown)' is not a condition that '#if' accepts",
                help: "write a flag without '-D', or an expression, for example: condition: DEBUG")
        ).check()
    }

    @Test(arguments: [
        "DEBUG", "_Beta2", "DEBUG && !os(Linux)", "(DEBUG || BETA)&&canImport(UIKit.UIView)", "!(swift(>=6.0))", "compiler( < 7 )",
        "targetEnvironment(simulator)", "true",
    ])
    func validConditions(_ text: String) throws {
        let configuration = try readConfiguration(
            Array("version: 1\ntargets: { A: { protocols: all, condition: '\(text)' } }".utf8), path: ".mockgen.yml")
        #expect(configuration.targets[0].condition == text)
    }

    @Test func twoTargetsWithOneOutput() {
        ProblemCase(
            "two targets",
            """
            version: 1
            targets:
              A: { protocols: all, output: 1️⃣a/M.swift }
              B: { protocols: all, output: 2️⃣./a/b/../M.swift }
            """,
            ExpectedProblem(
                "2️⃣", "duplicate-output", "target 'A' also writes 'a/M.swift'", help: "choose a different file for each target",
                notes: ("1️⃣", "first set here"))
        ).check()
    }

    @Test(arguments: [("M.swift", "MSupport.swift"), ("MSupport.swift", "M.swift")])
    func outputThatIsTheSharedCodeOfAnother(_ first: String, _ second: String) {
        ProblemCase(
            second,
            """
            version: 1
            targets:
              A: { protocols: all, output: 1️⃣\(first) }
              B: { protocols: all, output: 2️⃣\(second) }
            """,
            ExpectedProblem(
                "2️⃣", "duplicate-output", "target 'A' also writes 'MSupport.swift'", help: "choose a different file for each target",
                notes: ("1️⃣", "first set here"))
        ).check()
    }
}

extension ExpectedProblem {
    fileprivate static func fixedName(_ name: String, _ marker: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "fixed-name", "'\(name)' gives every mock the same name",
            help: "add '{protocol}', for example: name: \"{protocol}Mock\"")
    }

    fileprivate static func invalidName(_ name: String, _ marker: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "invalid-name", "'\(name)' is not a valid name for a Swift type",
            help: (name == "class" ? "Swift reserves 'class'; use another name" : "use letters, digits and '_' around '{protocol}'")
                + ", for example: name: \"{protocol}Mock\"")
    }

    fileprivate static func annotation(_ word: String, _ marker: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "invalid-name", "'\(word)' is not an annotation",
            help: "write the word of '// sourcery: AutoMockable' or '/// @mockable', for example: annotations: [autoMockable]")
    }

    fileprivate static func invalidStem(_ name: String, _ marker: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "invalid-name", "'\(name)' is not a valid name for a member",
            help: (name == "class" ? "Swift reserves 'class'; use another name" : "use letters, digits and '_'")
                + ", for example: stems: { \"build(withListener:)\": buildRouter }")
    }

    fileprivate static func wordInList(_ word: String, _ marker: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "word-in-list", "'\(word)' is not allowed in a list",
            help: "write protocols: \(word), or remove '\(word)' from the list")
    }

    fileprivate static func pattern(_ text: String, _ marker: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "invalid-pattern", "'\(text)' is not the name of a protocol or a glob",
            help: "write a name like RootRouting or Outer.Nested, or a glob like \"LoggedOut*\"")
    }

    fileprivate static func module(_ text: String, _ marker: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "invalid-import", "'\(text)' is not the name of a module", help: "write only names, for example: imports: [Foundation]"
        )
    }

    fileprivate static func source(_ message: String, _ marker: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "invalid-source", message, help: "write a path relative to this file, for example: sources: [Sources/App]")
    }

    fileprivate static func overrideName(_ message: String, _ marker: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "invalid-protocol-name", message, help: "for example: overrides: { UserServicing: { name: FakeUserService } }")
    }
}

extension String {
    fileprivate static let placeholdersOfNames =
        "the placeholders are '{protocol}', '{protocol without SUFFIX}' and '{protocol without prefix PREFIX}'"
}
