import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// Models that cannot have stubs, and the reasons.
@Suite struct ModelProblemTests {
    @Test(arguments: [
        ProblemCase(
            "a name of nothing", configuration: "models: [1️⃣LightModl]", .init(app: "struct LightModel {}"),
            ExpectedProblem("1️⃣", "unknown-type", "'LightModl' in 'models' is not a type in the sources", help: "did you mean 'LightModel'?")
        ),
        ProblemCase(
            "a protocol", configuration: "models: 1️⃣P", .init(app: "protocol 2️⃣P {}"),
            .notAModel("P", "it is a protocol", help: "remove its name from 'models'; 'protocols' lists the types to mock")),
        ProblemCase(
            "an actor", configuration: "models: [1️⃣O.A]", .init(app: "enum O { actor 2️⃣A {} }"),
            .notAModel("O.A", "it is an actor", help: "remove its name from 'models'; 'protocols' lists the types to mock")),
        ProblemCase(
            "an actor by the last part of its name", configuration: "models: [1️⃣A]", .init(app: "enum O { actor 2️⃣A {} }"),
            .notAModel("O.A", "it is an actor", help: "remove its name from 'models'; 'protocols' lists the types to mock")),
        ProblemCase(
            "an alias", configuration: "models: 1️⃣A", .init(app: "typealias 2️⃣A = Int"),
            .notAModel("A", "it is a typealias", help: "name the type that the alias means")),
        ProblemCase(
            "a private struct", configuration: "models: 1️⃣S", .init(app: "private struct 2️⃣S {}"),
            .notAModel(
                "S", "it is private, and the stubs are in another file", help: "make it internal, or remove its name from 'models'")),
        ProblemCase(
            "a noncopyable struct", configuration: "models: 1️⃣S", .init(app: "struct 2️⃣S: ~Copyable {}"),
            .notAModel("S", "it is not copyable", help: "write its stubs by hand, and remove its name from 'models'")),
        ProblemCase(
            "a struct in a generic one", configuration: "models: 1️⃣Box.S", .init(app: "struct Box<T> { struct 2️⃣S {} }"),
            .notAModel(
                "Box.S", "it is nested in 'Box', a generic type", help: "declare it outside of 'Box'")),
        ProblemCase(
            "a parameter pack", configuration: "models: S", .init(app: "struct 📍S<each T> {}"),
            ExpectedProblem(
                "📍", "not-a-model", "'S' cannot be stubbed: its generic parameter 'each T' is a parameter pack",
                help: "write its stubs by hand, and remove it from 'models'")),
    ])
    func types(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test(arguments: [
        ProblemCase(
            "none that can be called", configuration: "models: S",
            .init(app: "struct 📍S { let a: Int; let b = 1; private init(a: Int) {}; init?(b: Int) {}; init(c: Int) throws {} }"),
            .noInitializer("S", "a: Int")),
        ProblemCase(
            "a class without one", configuration: "models: C", .init(app: "class 📍C { var a: Int! ; var b: String }"),
            .noInitializer("C", "a: Int!, b: String")),
        ProblemCase(
            "a private property", configuration: "models: S", .init(app: "struct S { let a: Int; private var 📍b: Int }"),
            .property("S", "its initializer is private, because 'b' is")),
        ProblemCase(
            "a private lazy property", configuration: "models: S", .init(app: "struct S { private lazy var 📍b = 1 }"),
            .property("S", "its initializer is private, because 'b' is")),
        ProblemCase(
            "a property wrapper", configuration: "models: S", .init(app: "struct S { @Clamped(0...1) var 📍b: Int }"),
            .property("S", "'@Clamped(0...1)' decides the parameter for 'b' in its initializer")),
        ProblemCase(
            "a property under #if", configuration: "models: S", .init(app: "struct S {\n#if DEBUG\n    var 📍b: Int\n#endif\n}"),
            .property("S", "'b' exists only under '#if DEBUG'")),
        ProblemCase(
            "a property without a type", configuration: "models: S", .init(app: "struct S { var 📍b = make() }"),
            .property("S", "the value of 'b' does not show its type", help: "add a type annotation")),
    ])
    func initializers(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test(arguments: [
        ProblemCase(
            "a type without stubs", configuration: "models: S",
            .init(app: "struct S { let id: Int; let 📍t: Outer.T }\nenum Outer { struct T {} }"),
            .value(
                "S", "'Outer.T' for 't'", help: "add 'Outer.T' to 'models', or say which value to take: defaults: { Outer.T: … }")),
        ProblemCase(
            "a protocol", configuration: "models: S", .init(app: "struct S { let 📍p: P }\nprotocol P {}"),
            .value("S", "'any P' for 'p'", help: "say which value to take: defaults: { P: … }")),
        ProblemCase(
            "a parameter of an initializer", configuration: "models: S",
            .init(app: "struct S { let a: Int; 📍init(json: Data?, of: (Int) -> Result<Int, Never>) { a = 1 } }"),
            .value(
                "S", "'(Int) -> Result<Int, Never>' for 'of'",
                help: "say which value to take: defaults: { \"(Int) -> Result<Int, Never>\": … }")),
        ProblemCase(
            "an enum without cases", configuration: "models: E", .init(app: "enum 📍E {}"),
            ExpectedProblem(
                "📍", "model-value", "'E' cannot be stubbed: mockgen knows no values for any of its cases",
                help: "add the types of its values to 'models' or 'defaults', or remove 'E' from 'models'")),
        ProblemCase(
            "a circle", configuration: "models: [A, B]",
            .init(app: "final class 1️⃣A { let b: B; init(b: B) {} }\nfinal class 2️⃣B { let a: A; init(a: A) {} }"),
            .endless("1️⃣", "A", "A -> B -> A"), .endless("2️⃣", "B", "B -> A -> B")),
    ])
    func values(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test(arguments: ["defaults: { P: PMock(), T: \"T(a: 1)\" }\nmodels: S", "defaults: { \"any P\": PMock(), T: T.one }\nmodels: [App.S]"])
    func theHelpHelps(_ configuration: String) async throws {
        let index = Sources(app: "struct S { let p: P; let t: T; let all: [T] }\nprotocol P {}\nstruct T { let a: Int }").index
        let target = try Configured(configuration).target
        let plans = try await problemsOrValue { () throws(Diagnostics) in
            try await index.parts(for: target, compiledIn: Configured.module, admitted: nil)
        }
        #expect(plans.count == 1)
    }

    @Test func ofAnotherPackageOnlyWhatIsPublicCounts() async throws {
        let text = "public struct Open { public let a: Int; public init(a: Int) {} }\npublic struct Closed { public let a: Int }"
        let index = (["Far": ["A.swift": text]] as Sources).remote("Far").index
        let target = try Configured("models: [Open, Closed]").target
        let found = await asyncProblems { () throws(Diagnostics) in
            try await index.parts(for: target, compiledIn: Configured.module, admitted: ["Sources/Far/A.swift"])
        }
        #expect(found.map(\.id) == [.modelInitializer])
        #expect(found.map(\.location?.description) == ["Sources/Far/A.swift:2:15"])
    }
}

extension ExpectedProblem {
    fileprivate static func notAModel(_ name: String, _ reason: String, help: String) -> ExpectedProblem {
        ExpectedProblem(
            "1️⃣", "not-a-model", "'\(name)' cannot be stubbed: \(reason)", help: help, notes: ("2️⃣", "declared here"))
    }

    fileprivate static func noInitializer(_ name: String, _ parameters: String) -> ExpectedProblem {
        ExpectedProblem(
            "📍", "model-initializer",
            "'\(name)' cannot be stubbed: it has no visible initializer that is synchronous, non-throwing and non-failable",
            help: "declare init(\(parameters)) in '\(name)', or remove it from 'models'")
    }

    fileprivate static func property(_ name: String, _ reason: String, help: String? = nil) -> ExpectedProblem {
        ExpectedProblem(
            "📍", "model-property", "'\(name)' cannot be stubbed: \(reason)",
            help: help ?? "declare an initializer in '\(name)' that the stubs can call")
    }

    fileprivate static func value(_ name: String, _ what: String, help: String) -> ExpectedProblem {
        ExpectedProblem("📍", "model-value", "'\(name)' cannot be stubbed: mockgen knows no value of \(what)", help: help)
    }

    fileprivate static func endless(_ marker: Character, _ name: String, _ circle: String) -> ExpectedProblem {
        ExpectedProblem(
            marker, "endless-stub", "'\(name)' cannot be stubbed: its stub would contain itself (\(circle))",
            help: "make one of these properties optional, or set a value of its type under 'defaults'")
    }
}
