import Fixtures
import MockgenModel
import MockgenRender
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// Classes that can have no testable subclass, and why.
@Suite struct TestableProblemTests {
    @Test(arguments: [
        ProblemCase(
            "a name of nothing", configuration: "protocols: P\ntestable: [1️⃣Presentr]", .init(app: "protocol P {}\nclass Presenter {}"),
            ExpectedProblem("1️⃣", "unknown-type", "'Presentr' in 'testable' is not a type in the sources", help: "did you mean 'Presenter'?")
        ),
        ProblemCase(
            "a struct", configuration: "protocols: P\ntestable: 1️⃣S", .init(app: "protocol P {}\nstruct 2️⃣S {}"),
            .notTestable("S", "it is a struct, and only a class has subclasses", help: "remove its name from 'testable'")),
        ProblemCase(
            "a private class", configuration: "protocols: P\ntestable: 1️⃣C", .init(app: "protocol P {}\nprivate class 2️⃣C {}"),
            .notTestable("C", "it is private, and the subclass is in another file", help: "make the class internal")),
        ProblemCase(
            "a class in a generic type", configuration: "protocols: P\ntestable: 1️⃣Box.C",
            .init(app: "protocol P {}\nenum Box<T> { class 2️⃣C {} }"),
            .notTestable("Box.C", "it is nested in a generic type", help: "declare the class outside of it")),
        ProblemCase(
            "a final class", configuration: "protocols: P\ntestable: 1️⃣C",
            .init(app: "protocol P {}\nfinal class 2️⃣C { lazy var p: P = X() }"),
            .notTestable("C", "it is final", help: "remove 'final'")),
    ])
    func classes(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test(arguments: [
        ProblemCase(
            "a constant", configuration: "protocols: P\ntestable: C", .init(app: "protocol P {}\nclass C { let 📍p: any P = X() }"),
            .notOverridable("p", "a constant", "any P")),
        ProblemCase(
            "a private variable", configuration: "protocols: P\ntestable: C",
            .init(app: "protocol P {}\nclass C { lazy var q: P = X()\n    private lazy var 📍p: P? = X() }"),
            .notOverridable("p", "private", "(any P)?")),
        ProblemCase(
            "a final variable", configuration: "protocols: P\ntestable: C",
            .init(app: "protocol P {}\nclass C { final lazy var 📍p: P = X() }"),
            .notOverridable("p", "final", "any P")),
        ProblemCase(
            "no mock", configuration: "protocols: P\ntestable: 1️⃣C",
            .init(app: "protocol P {}\nprotocol Q {}\nclass C { lazy var 2️⃣q: Q = X() }"),
            ExpectedProblem(
                "2️⃣", "testable-mock", "'q' of 'C' needs a mock of 'Q', and 'AppTests' has none",
                help: "add 'Q' to 'protocols' of 'AppTests'",
                notes: ("1️⃣", "its testable subclass is requested here"))),
        ProblemCase(
            "a mock with type parameters", configuration: "protocols: P\ntestable: C",
            .init(app: "protocol P<T> { associatedtype T }\nclass C { lazy var 📍p: any P = X() }"),
            ExpectedProblem(
                "📍", "testable-mock", "'p' of 'C' has the type 'any P', whose mock 'PMock' has type parameters",
                help: "give 'p' the type of a protocol without associated types, or make it final and pass it to the initializer")),
        ProblemCase(
            "what comes from outside", configuration: "protocols: P\ntestable: 1️⃣C",
            .init(app: "protocol P {}\nclass 2️⃣C { private let 3️⃣p: any P; init(p: any P) { self.p = p } }"),
            ExpectedProblem(
                "1️⃣", "nothing-testable", "'C' creates no dependency that a testable subclass could replace with a mock",
                help: "declare its dependencies as: private(set) lazy var p: any P = …, "
                    + "or pass mocks to its initializer and remove it from 'testable'",
                notes: ("2️⃣", "declared here"), ("3️⃣", "'p' is passed in from outside"))),
    ])
    func properties(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test(arguments: [
        ("testable: C", "TestableC"), ("testable: C\noverrides: { C: { name: \"{protocol}Testable\" } }", "CTestable"),
        ("testable: O.D", "TestableD"),
    ])
    func names(_ configuration: String, _ name: String) async throws {
        let text = "protocol P {}\nclass C { lazy var p: P = X() }\nenum O { class D: C { lazy var untyped = make() } }"
        let target = try Configured("protocols: P\n" + configuration).target
        let parts = try await problemsOrValue { () throws(Diagnostics) in
            try await Sources(app: text).index.parts(for: target, compiledIn: Configured.module, admitted: nil)
        }
        #expect(parts.map(\.kind) == [.mock, .testable])
        #expect(parts.last?.name == name)
        #expect(parts.last?.text.contains("PMock") == true, "\(parts)")
    }

    @Test func twoOfOneNameClash() async throws {
        let text = "protocol P {}\nenum A { class C { lazy var p: P = X() } }\nenum B { class C { lazy var p: P = X() } }"
        let target = try Configured("protocols: P\ntestable: [A.C, B.C]").target
        let found = await asyncProblems { () throws(Diagnostics) in
            try await Sources(app: text).index.parts(for: target, compiledIn: Configured.module, admitted: nil)
        }
        #expect(found.map(\.id) == [.duplicateMock])
    }
}

extension ExpectedProblem {
    fileprivate static func notTestable(_ name: String, _ reason: String, help: String) -> ExpectedProblem {
        ExpectedProblem(
            "1️⃣", "not-testable", "'\(name)' cannot have a testable subclass: \(reason)", help: help, notes: ("2️⃣", "declared here"))
    }

    fileprivate static func notOverridable(_ name: String, _ obstacle: String, _ type: String) -> ExpectedProblem {
        ExpectedProblem(
            "📍", "testable-property", "a testable subclass of 'C' cannot replace '\(name)' with a mock: it is \(obstacle)",
            help: "declare it as: private(set) lazy var \(name): \(type) = …")
    }
}
