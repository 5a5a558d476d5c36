import Fixtures
import TestSupport
import Testing

/// Classes that cannot be mocked, and the reasons.
@Suite struct ClassProblemTests {
    @Test(arguments: [
        ProblemCase(
            "a final class", configuration: "protocols: C", .init(app: "final class 📍C {}"),
            ExpectedProblem(
                "📍", "final-class", "'C' cannot be mocked: it is final, and the mock of a class is a subclass",
                help: "remove 'final', or mock a protocol that 'C' conforms to")),
        ProblemCase(
            "private initializers", configuration: "protocols: C",
            .init(app: "class 📍C {\n private init() {}\n fileprivate init(a: Int) {}\n}"),
            ExpectedProblem(
                "📍", "no-initializer", "'C' cannot be mocked: it has no initializer that a subclass can call",
                help: "make one of its initializers internal, or mock a protocol that 'C' conforms to")),
        ProblemCase(
            "less access than its mock", configuration: "protocols: C\naccess: public", .init(app: "class 📍C {}"),
            ExpectedProblem(
                "📍", "hidden-protocol", "a mock with 'access: public' cannot be a subclass of 'C', which is internal",
                help: "declare the class public, or give its mock 'access: internal' under 'overrides'")),
        ProblemCase(
            "variadic arguments for super", configuration: "protocols: C\ncallsSuper: true",
            .init(app: "class C { func 📍f(_ a: Int...) {} }"),
            ExpectedProblem(
                "📍", "variadic-super",
                "'C' cannot be mocked with 'callsSuper: true': Swift cannot pass the variadic arguments of 'f(_:)' on to 'super'",
                help: "set callsSuper: false for it: overrides: { C: { callsSuper: false } }, or make the parameter an array")),
        ProblemCase(
            "a type parameter pack", configuration: "protocols: C", .init(app: "class 📍C<each T> { init() {} }"),
            ExpectedProblem(
                "📍", "parameter-pack",
                "'C' cannot be mocked: Swift does not allow subclasses of a class with a parameter pack ('each T')",
                help: "mock a protocol that 'C' conforms to")),
        ProblemCase(
            "an error in a body", configuration: "protocols: C", .init(app: "class C { var v: Int { let 📍= 1 } }"),
            ExpectedProblem(
                "📍", "syntax-error", "expected pattern in variable",
                help: "correct the Swift syntax here")),
    ])
    func unsupportedClasses(_ problem: ProblemCase) async throws { try await problem.check() }
}
