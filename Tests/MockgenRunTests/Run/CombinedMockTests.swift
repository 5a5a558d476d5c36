import Fixtures
import MockgenModel
import MockgenRender
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// `combined:`, mocks of several protocols.
@Suite struct CombinedMockTests {
    @Test(arguments: [
        ProblemCase(
            "two types of one property", configuration: "protocols: all\ncombined: { M: [P, Q] }",
            .init(app: "protocol P { var 1️⃣n: Int { get } }\nprotocol Q { var 2️⃣n: String { get } }"),
            .clash("a property of type 'Int' and a property of type 'String'")),
        ProblemCase(
            "a function like a property", configuration: "protocols: P\ncombined: { M: [P, Q] }",
            .init(app: "protocol P { var 1️⃣n: Int { get } }\nprotocol Q { func 2️⃣n() }"),
            .clash("a property of type 'Int' and a function")),
        ProblemCase(
            "protocols that are none", configuration: "protocols: P\ncombined: { M: [P, 1️⃣Unheard, 2️⃣Listenr] }",
            .init(app: "protocol P {}\nenum A { protocol Listener {} }"),
            .unknown(
                "1️⃣", "Unheard",
                help:
                    "if the protocol was removed, remove it from 'combined'; otherwise check the spelling, and that 'AppTests' depends on its module"
            ),
            .unknown("2️⃣", "Listenr", help: "did you mean 'Listener'?")),
        ProblemCase(
            "a name of several protocols", configuration: "protocols: P\ncombined: { M: 📍Q }",
            .init(app: "protocol P {}\nenum A { protocol Q {} }\nenum B { protocol Q {} }"),
            ExpectedProblem(
                "📍", "ambiguous-protocol", "'Q' in 'combined' is the name of 2 protocols",
                help: "write one of these names: App.A.Q, App.B.Q")),
    ])
    func problems(_ problem: ProblemCase) async throws { try await problem.check() }

    /// The mock has a requirement of both protocols once. Protocols that are not listed are mocked too, with the settings for the name of
    /// the mock.
    @Test func requirementsMerge() async throws {
        let sources: Sources = [
            "App": ["A.swift": "protocol P { func f() throws; func g() }\nprotocol Q: R { func f() }\nprotocol R { func h() }"]
        ]
        let configured = try Configured("protocols: P\ncombined: { Both: [P, Q] }\noverrides: { Both: { style: spy } }")
        let index = sources.index
        let parts = try await problemsOrValue { () throws(Diagnostics) in
            try await index.parts(for: configured.target, compiledIn: Configured.module, admitted: nil)
        }
        #expect(parts.map(\.name) == ["PMock", "Both"])
        #expect(parts[1].text.contains("class Both: P, Q {"))
        #expect(parts[1].text.matches(of: /func (\w+\(\)( throws)?) {/).map(\.1) == ["f()", "g()", "h()"])
        #expect(parts[1].text.contains("gWasCalled") && !parts[0].text.contains("gWasCalled"))
    }
}

extension ExpectedProblem {
    fileprivate static func clash(_ kinds: String) -> ExpectedProblem {
        ExpectedProblem(
            "2️⃣", "clashing-requirements", "'P & Q' cannot be mocked: 'n' would be both \(kinds)",
            help: "rename one of the two, or mock the protocols separately", notes: ("1️⃣", "the other one is here"))
    }

    fileprivate static func unknown(_ marker: Character, _ name: String, help: String) -> ExpectedProblem {
        ExpectedProblem(marker, "unknown-protocol", "'\(name)' in 'combined' matches no protocol of the sources", help: help)
    }
}
