import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// Names of a style without `{member}`, which one member of a mock may have.
@Suite struct NameClashTests {
    private static let wasCalled = "protocols: all\nstyle: { extends: automockable, names: { called: 1️⃣wasCalled } }"

    @Test(arguments: [
        ProblemCase(
            "two functions", configuration: wasCalled, .init(app: "protocol P { func 2️⃣a(); func 3️⃣b() }"),
            clash("called", "wasCalled", "a()", "b()")),
        ProblemCase(
            "a requirement of the name", configuration: wasCalled, .init(app: "protocol P { func 2️⃣a(); var 3️⃣wasCalled: Bool { get } }"),
            clash("called", "wasCalled", "a()", "wasCalled")),
        ProblemCase(
            "a subscript that is set",
            configuration: "protocols: all\nstyle: { extends: automockable, names: { called: 1️⃣wasCalled } }",
            .init(app: "protocol P { 2️⃣3️⃣subscript(index: Int) -> Int { get set } }"),
            clash("called", "wasCalled", "subscript(_:)", "subscript(_:)")),
        ProblemCase(
            "an argument's name",
            configuration: "protocols: all\nstyle: { extends: spy, names: { receivedArgument: 1️⃣\"last{Argument}\" } }",
            .init(app: "protocol P { func 2️⃣a(id: Int); func 3️⃣b(id: Int); func c(key: Int) }"),
            clash("receivedArgument", "lastId", "a(id:)", "b(id:)")),
        ProblemCase(
            "the name of an argument of several",
            configuration: "protocols: all\nstyle: { extends: spy, names: { eachArgument: 1️⃣\"last{Argument}\" } }",
            .init(app: "protocol P { func 2️⃣a(id: Int, key: Int); func 3️⃣b(at: Int, key: Int) }"),
            clash("eachArgument", "lastKey", "a(id:key:)", "b(at:key:)")),
        ProblemCase(
            "a requirement with the name of the function that resets",
            configuration: "protocols: all\nstyle: { extends: spy, names: { reset: 1️⃣reset } }",
            .init(app: "protocol P { func reset(to value: Int); func 2️⃣reset(); }"),
            ExpectedProblem(
                "1️⃣", "name-clash", "'reset: reset' gives a member of 'PMock' the name of the requirement 'reset()'",
                help: "choose another name, or set another style for this mock under 'overrides'", notes: ("2️⃣", "the requirement is here"))),
    ])
    func reported(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test(arguments: [
        ("{ extends: automockable, names: { called: wasCalled } }", "protocol P { func a(); var b: Int { get }; static func c() }"),
        ("{ extends: automockable, names: { returnValue: value } }", "protocol P { func a() -> Int; func b() }"),
        ("{ extends: handler, names: { setCount: setCount } }", "protocol P { var a: Int { get }; func b() }"),
        ("{ extends: spy, names: { anyCalled: used, reset: reset } }", "protocol P { func reset(to value: Int); func used(_ value: Int) }"),
        ("{ extends: spy, names: { receivedArgument: \"last{Argument}\" } }", "protocol P { func a(id: Int); func b(key: Int) }"),
    ])
    func accepted(_ style: String, _ source: String) async throws {
        try await ProblemCase("none", configuration: "protocols: all\nstyle: \(style)", .init(app: source)).check()
    }

    private static func clash(_ role: String, _ name: String, _ first: String, _ second: String) -> ExpectedProblem {
        ExpectedProblem(
            "1️⃣", "name-clash", "'\(role): \(name)' gives two members of 'PMock' the same name, for '\(first)' and '\(second)'",
            help: "add '{member}' to the name, or set another style for this mock under 'overrides'",
            notes: ("2️⃣", "the first one is here"), ("3️⃣", "the second one is here"))
    }
}
