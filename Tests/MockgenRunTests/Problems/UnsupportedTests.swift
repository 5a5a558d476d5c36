import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// The messages about protocols that no mock can conform to.
@Suite struct UnsupportedTests {
    @Test(arguments: [
        ProblemCase(
            "a superclass that asks for more",
            .init(app: "class B { let n: N; init(n: N) { self.n = n } }\nprotocol P: B { 📍init(m: N); init(n: N) }\nstruct N {}"),
            ExpectedProblem(
                "📍", "superclass-initializer", "'P' cannot be mocked: 'init(m:)' cannot call an initializer of 'B': arguments are missing",
                help: "give 'B' an initializer without parameters, or leave 'P' out with 'exclude'")),
        ProblemCase(
            "a superclass's superclass that asks for more",
            .init(
                app:
                    "class B { init(n: N) {} }\nclass C: B { convenience init() { self.init(n: N()) } }\nprotocol P: C { 📍init() }\nstruct N {}"
            ),
            ExpectedProblem(
                "📍", "superclass-initializer", "'P' cannot be mocked: 'init()' cannot call an initializer of 'C': arguments are missing",
                help: "give 'C' an initializer without parameters, or leave 'P' out with 'exclude'")),
        ProblemCase(
            "an initializer that runs elsewhere than the superclass's",
            .init(app: "@MainActor class B { init() {} }\n@MainActor protocol P: B { nonisolated 📍init(m: Int) }"),
            ExpectedProblem(
                "📍", "superclass-initializer",
                "'P' cannot be mocked: 'init(m:)' is nonisolated and cannot call an initializer of 'B', which is isolated to an actor",
                help: "make an initializer of 'B' nonisolated, or leave 'P' out with 'exclude'")),
        ProblemCase(
            "what decodes elsewhere than the superclass is made",
            .init(app: "@MainActor class B { init() {} }\n@MainActor protocol 📍P: B, Decodable {}"),
            ExpectedProblem(
                "📍", "superclass-initializer",
                "'P' cannot be mocked: 'init(from:)' is nonisolated and cannot call an initializer of 'B', which is isolated to an actor",
                help: "make an initializer of 'B' nonisolated, or leave 'P' out with 'exclude'")),
        ProblemCase(
            "a superclass that no one makes", .init(app: "class B { private init() {} }\nprotocol 📍P: B {}"),
            ExpectedProblem(
                "📍", "no-initializer", "'P' cannot be mocked: 'B' has no initializer that a subclass can call",
                help: "make one of its initializers as visible as 'B', or leave 'P' out with 'exclude'")),
        ProblemCase(
            "a parent for values only", .init(app: "protocol P: 📍FloatingPoint {}"),
            ExpectedProblem(
                "📍", "unsupported-parent",
                "'P' inherits from 'FloatingPoint', whose values a mock cannot replace",
                help: "use a real value in the tests, and leave 'P' out with 'exclude'")),
        ProblemCase(
            "a collection", .init(app: "protocol P: 📍Collection where Element == Int {}"),
            ExpectedProblem(
                "📍", "unsupported-parent",
                "'P' inherits from 'Collection', and mockgen does not mock sequences or collections",
                help: "use an array in the tests, and leave 'P' out with 'exclude'")),
        ProblemCase(
            "a parent whose branches differ in more than members",
            .init(
                app: """
                    #if DEBUG
                    @MainActor protocol Q { func q() }
                    #else
                    protocol Q { func q() }
                    #endif
                    protocol P: 📍Q {}
                    """),
            ExpectedProblem(
                "📍", "unsupported-parent",
                "'P' inherits from 'Q', and an '#if' that mockgen cannot evaluate decides more than members of the mock",
                help:
                    "leave only functions, properties, subscripts and initializers to the '#if', or leave 'P' out with 'exclude'")),
        ProblemCase(
            "a superclass in two branches",
            .init(app: "#if DEBUG\nclass B {}\n#else\nclass B { init(n: Int) {} }\n#endif\nprotocol P: 📍B {}"),
            ExpectedProblem(
                "📍", "unsupported-parent",
                "'P' inherits from 'B', and an '#if' that mockgen cannot evaluate decides more than members of the mock",
                help:
                    "leave only functions, properties, subscripts and initializers to the '#if', or leave 'P' out with 'exclude'")),
        ProblemCase(
            "an associated type that depends on Self",
            .init(app: "protocol B<M> { associatedtype M }\nprotocol 📍P { associatedtype C: B<Self> }"),
            ExpectedProblem(
                "📍", "recursive-constraint", "'P' cannot be mocked: 'C: B<Self>' makes an associated type depend on the mock itself",
                help: "remove the constraint from the protocol, or leave 'P' out with 'exclude'")),
        ProblemCase(
            "elements that depend on Self",
            .init(app: "protocol 📍P { associatedtype C: Collection & Hashable where C.Element == [Self] }"),
            ExpectedProblem(
                "📍", "recursive-constraint",
                "'P' cannot be mocked: 'C.Element == [Self]' makes an associated type depend on the mock itself",
                help: "remove the constraint from the protocol, or leave 'P' out with 'exclude'")),
        ProblemCase(
            "associated types under two conditions",
            .init(app: "protocol P {\n#if DEBUG\nassociatedtype Key\n#endif\n#if os(iOS)\nassociatedtype 📍Item\n#endif\n}"),
            ExpectedProblem(
                "📍", "conditional-associated-types",
                "'P' cannot be mocked: its associated types depend on '#if' conditions, and a mock has one list of type parameters",
                help: "declare 'Item' outside of '#if', or leave 'P' out with 'exclude'")),
    ])
    func unsupportedProtocols(_ problem: ProblemCase) async throws {
        let configured = try Configured(problem.configuration)
        let index = problem.sources.index
        let found = await asyncProblems { () throws(Diagnostics) in
            try await index.parts(for: configured.target, compiledIn: Configured.module, admitted: nil)
        }
        #expect(found.map(\.shown) == problem.expected.map { $0.shown(problem.sources.markers) })
    }
}
