import MockgenModel
import TestSupport
import Testing

@testable import MockgenConfig

/// `style:` in its short and its long form.
@Suite struct StyleTests {
    @Test(arguments: [
        ("automockable", Naming.label, true), ("handler", .short, false), ("spy", .short, false),
        ("{ extends: handler, naming: label }", .label, false), ("{ extends: spy, history: true }", .short, true),
        ("{ extends: automockable, naming: full, history: false }", .full, false),
        ("{ extends: handler, names: { invocations: \"{member}Calls\" } }", .short, true),
    ])
    func namingAndHistory(_ style: String, _ naming: Naming, _ hasHistory: Bool) throws {
        let read = try readConfiguration(Array("version: 1\nstyle: \(style)\ntargets: { A: { protocols: all } }".utf8), path: "c.yml")
        let found = read.targets[0].settings.style.value.style
        #expect(found.naming == naming)
        #expect((found.name(.invocations, stem: "load") != nil) == hasHistory)
    }

    @Test(arguments: [
        ("handler", MockInitializer.properties), ("spy", .none), ("{ extends: handler, initializer: none }", .none),
        ("{ extends: spy, initializer: all }", .all), ("{ extends: automockable, initializer: properties }", .properties),
    ])
    func initializers(_ style: String, _ initializer: MockInitializer) throws {
        let read = try readConfiguration(Array("version: 1\nstyle: \(style)\ntargets: { A: { protocols: all } }".utf8), path: "c.yml")
        #expect(read.targets[0].settings.style.value.style.initializer == initializer)
    }

    @Test(arguments: [
        ("stub", AutoclosureArguments.values), ("spy", .closures), ("{ extends: stub, autoclosures: closures }", .closures),
        ("{ extends: handler, autoclosures: values }", .values),
    ])
    func autoclosures(_ style: String, _ form: AutoclosureArguments) throws {
        let read = try readConfiguration(Array("version: 1\nstyle: \(style)\ntargets: { A: { protocols: all } }".utf8), path: "c.yml")
        #expect(read.targets[0].settings.style.value.style.autoclosures == form)
    }

    /// Whether only one member of a mock has the name, the configuration alone does not tell.
    @Test func namesWithoutTheMember() throws {
        let text = "version: 1\nstyle: { extends: spy, names: { called: wasCalled, receivedArgument: \"last{Argument}\" } }"
        let style = try readConfiguration(Array("\(text)\ntargets: { A: { protocols: all } }".utf8), path: "c.yml").targets[0].settings
            .style.value.style
        #expect(style.name(.called, stem: "load") == "wasCalled")
        #expect(style.name(.receivedArgument, stem: "load", argument: "id") == "lastId")
    }

    @Test func ownNames() throws {
        let text =
            "version: 1\nstyle: { extends: handler, names: { callCount: \"{member}Count\", receivedArgument: \"last{Argument}Of{Member}\" } }"
        let style = try readConfiguration(Array("\(text)\ntargets: { A: { protocols: all } }".utf8), path: "c.yml").targets[0].settings
            .style.value.style
        #expect(style.name(.callCount, stem: "load") == "loadCount")
        #expect(style.name(.receivedArgument, stem: "load", argument: "id") == "lastIdOfLoad")
        #expect(style.name(.handler, stem: "load") == "loadHandler")
        #expect(style.name(.returnValue, stem: "load") == nil)
    }

    @Test func namesOfEachParameter() throws {
        let names = "eachArgument: \"{member}Received{Argument}\", eachHistory: \"all{Argument}s\", callCount: none, invocations: none"
        let text = "version: 1\nstyle: { extends: automockable, names: { \(names) } }\ntargets: { A: { protocols: all } }"
        let style = try readConfiguration(Array(text.utf8), path: "c.yml").targets[0].settings.style.value.style
        #expect(style.name(.eachArgument, stem: "load", argument: "id") == "loadReceivedId")
        #expect(style.name(.eachHistory, stem: "load", argument: "id") == "allIds")
        #expect(style.name(.callCount, stem: "load") == nil && style.name(.invocations, stem: "load") == nil)
    }

    @Test(arguments: ["handler", "stub"])
    func rolesWithoutNames(_ base: String) throws {
        let text = "version: 1\nstyle: { extends: \(base), names: { subject: none } }\ntargets: { A: { protocols: all } }"
        let style = try readConfiguration(Array(text.utf8), path: "c.yml").targets[0].settings.style.value.style
        #expect(style.name(.subject, stem: "state") == nil)
        #expect(style.name(.storage, stem: "state") == "storedState")
    }

    @Test(arguments: [
        problem(
            "a role that no style can do without", "setCount: none, storage: 1️⃣none",
            ExpectedProblem(
                "1️⃣", "invalid-name", "'none' is not a valid name for 'storage'",
                help: "all roles but 'storage', 'stubs' and 'stub' can be left out")),
        problem(
            "one name for all parameters", "eachHistory: 1️⃣\"{member}Arguments\"",
            ExpectedProblem(
                "1️⃣", "invalid-name", "'eachHistory' is a name for each parameter of a member",
                help: "add '{Argument}', for example: names: { eachHistory: \"{member}Arguments{Argument}\" }")),
        problem(
            "a flag for each member", "anyCalled: 1️⃣\"{member}Used\"",
            ExpectedProblem(
                "1️⃣", "invalid-name", "'anyCalled' is one name for all members of a mock",
                help: "for example: names: { anyCalled: mockCalled }")),
        problem(
            "a function for each member", "reset: 1️⃣\"reset{Member}\"",
            ExpectedProblem(
                "1️⃣", "invalid-name", "'reset' is one name for all members of a mock", help: "for example: names: { reset: resetMock }")),
        problem(
            "the name of a property and a function", "anyCalled: 1️⃣used, reset: used",
            ExpectedProblem(
                "1️⃣", "same-name", "'used' gives 'anyCalled' and 'reset' the same name",
                help: "use a different name for each, for example: names: { callCount: \"{member}Count\" }")),
        problem(
            "one name for two roles of a parameter", "eachArgument: 1️⃣\"{Argument}Of{Member}\", eachHistory: \"{Argument}Of{Member}\"",
            ExpectedProblem(
                "1️⃣", "same-name", "'{Argument}Of{Member}' gives 'eachArgument' and 'eachHistory' the same name",
                help: "use a different name for each, for example: names: { callCount: \"{member}Count\" }")),
        problem(
            "a mistyped role", "1️⃣calCount: \"{member}Count\"",
            ExpectedProblem("1️⃣", "unknown-value", "unknown role 'calCount'", help: "did you mean 'callCount'?")),
        problem(
            "a role unlike any", "1️⃣x: \"{member}Count\"",
            ExpectedProblem(
                "1️⃣", "unknown-value", "unknown role 'x'",
                help: "use 'callCount', 'called', 'receivedArgument', 'receivedArguments', 'invocations', 'eachArgument', 'eachHistory', "
                    + "'thrownError', 'handler', 'returnValue', 'storage', 'setCount', 'getCount', 'getCalled', 'getHandler', 'setCalled', "
                    + "'setValue', 'setHistory', 'setHandler', 'stubs', 'stub', 'subject', "
                    + "'anyCalled' or 'reset'")),
        problem(
            "a mistyped placeholder", "callCount: 1️⃣\"{membr}Count\"",
            ExpectedProblem(
                "1️⃣", "unknown-placeholder", "unknown placeholder '{membr}'", help: "the placeholders are '{member}' and '{Member}'")),
        problem(
            "an argument where there is none", "handler: 1️⃣\"{member}{Argument}\"",
            ExpectedProblem(
                "1️⃣", "unknown-placeholder", "unknown placeholder '{Argument}'", help: "the placeholders are '{member}' and '{Member}'")),
        problem(
            "a mistyped placeholder beside an argument", "receivedArgument: 1️⃣\"{member}{argument}\"",
            ExpectedProblem(
                "1️⃣", "unknown-placeholder", "unknown placeholder '{argument}'",
                help: "the placeholders are '{member}', '{Member}' and '{Argument}'")),
        problem(
            "no name", "callCount: 1️⃣\"{member} count\"",
            ExpectedProblem(
                "1️⃣", "invalid-name", "'{member} count' is not a valid name for a member",
                help: "use letters, digits and '_' around '{member}', for example: names: { callCount: \"{member}Count\" }")),
        problem("a keyword", "callCount: 1️⃣init", reserved("init", example: "callCount: \"{member}Count\"")),
        problem("a name that no member can have", "called: 1️⃣Type", reserved("Type", example: "callCount: \"{member}Count\"")),
        problem("no name", "callCount: 1️⃣_", reserved("_", example: "callCount: \"{member}Count\"")),
        problem("a keyword for the whole mock", "reset: 1️⃣self", reserved("self", example: "reset: resetMock")),
        ProblemCase(
            "stubs whose type has a name that Swift reserves",
            "version: 1\nstyle: { extends: stub, names: { stubs: 1️⃣type } }\ntargets: { A: { protocols: all } }",
            reserved("Type", in: "type", example: "stubs: given")),
        problem(
            "the name of another role", "callCount: 1️⃣\"{member}Handler\"",
            ExpectedProblem(
                "1️⃣", "same-name", "'{member}Handler' gives 'callCount' and 'handler' the same name",
                help: "use a different name for each, for example: names: { callCount: \"{member}Count\" }")),
        problem(
            "a list", "callCount: 1️⃣[a]",
            ExpectedProblem(
                "1️⃣", "wrong-type", "role 'callCount' must be a string, not a list",
                help: "for example: style: { extends: handler, names: { callCount: \"{member}Count\" } }")),
        ProblemCase(
            "a mistyped initializer", "version: 1\nstyle: { extends: spy, initializer: 1️⃣propertys }\ntargets: { A: { protocols: all } }",
            ExpectedProblem("1️⃣", "unknown-value", "unknown initializer 'propertys'", help: "did you mean 'properties'?")),
        ProblemCase(
            "a flag for an initializer", "version: 1\nstyle: { extends: spy, initializer: 1️⃣true }\ntargets: { A: { protocols: all } }",
            ExpectedProblem("1️⃣", "unknown-value", "unknown initializer 'true'", help: "use 'none', 'properties' or 'all'")),
        ProblemCase(
            "an unknown form of autoclosures",
            "version: 1\nstyle: { extends: stub, autoclosures: 1️⃣none }\ntargets: { A: { protocols: all } }",
            ExpectedProblem("1️⃣", "unknown-value", "unknown form of autoclosures 'none'", help: "use 'values' or 'closures'")),
        ProblemCase(
            "a mistyped naming and a flag that is none",
            "version: 1\nstyle: { extends: spy, naming: 1️⃣ful, history: 2️⃣sometimes }\ntargets: { A: { protocols: all } }",
            ExpectedProblem("1️⃣", "unknown-value", "unknown naming 'ful'", help: "did you mean 'full'?"),
            ExpectedProblem(
                "2️⃣", "wrong-type", "'history' must be 'true' or 'false', not 'sometimes'",
                help: "for example: style: { extends: handler, history: true }")),
        ProblemCase(
            "a name that another setting leaves out",
            """
            version: 1
            style: { extends: automockable, history: 1️⃣false, names: { invocations: 2️⃣"{member}Calls" } }
            targets: { A: { protocols: all } }
            """,
            ExpectedProblem(
                "2️⃣", "unused-pattern", "no mock has the name of 'invocations', because 'history' is false",
                help: "remove 'invocations', or write history: true", notes: ("1️⃣", "set here"))),
        ProblemCase(
            "combined mocks without protocols or with names that are none",
            "version: 1\ntargets: { A: { protocols: all, combined: { 1️⃣B: [], 2️⃣C-D: 3️⃣\"P*\" } } }",
            ExpectedProblem(
                "1️⃣", "missing-value", "mock 'B' has no value",
                help: "for example: combined: { ScreenMock: [ScreenPresentable, ScreenControllable] }"),
            ExpectedProblem(
                "2️⃣", "invalid-name", "'C-D' is not a valid name for a Swift type",
                help: "use letters, digits and '_', for example: combined: { ScreenMock: [ScreenPresentable, ScreenControllable] }"),
            ExpectedProblem(
                "3️⃣", "invalid-protocol-name", "an item of a combined mock must name one protocol, but 'P*' is a glob",
                help: "for example: combined: { ScreenMock: [ScreenPresentable, ScreenControllable] }")),
    ])
    func problems(_ problem: ProblemCase) { problem.check() }

    private static func reserved(_ name: String, in text: String? = nil, example: String) -> ExpectedProblem {
        ExpectedProblem(
            "1️⃣", "invalid-name", "'\(text ?? name)' is not a valid name for a member",
            help: "Swift reserves '\(name)'; use another name, for example: names: { \(example) }")
    }

    private static func problem(_ description: String, _ names: String, _ expected: ExpectedProblem) -> ProblemCase {
        ProblemCase(
            description, "version: 1\nstyle: { extends: handler, names: { \(names) } }\ntargets: { A: { protocols: all } }", expected)
    }
}
