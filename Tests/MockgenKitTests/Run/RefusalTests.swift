import MockgenModel
import Testing

@testable import MockgenKit

/// Protocols that no mock can conform to, and what is said of them.
@Suite struct RefusalTests {
    @Test(arguments: [
        ProblemCase(
            "a superclass that asks for more",
            .init(app: "class B { let n: Int; init(n: Int) { self.n = n } }\nprotocol P: B { 📍init(m: Int); init(n: Int) }"),
            ExpectedProblem(
                "📍", "superclass-initializer", "'P' cannot be mocked: 'init(m:)' has not what an initializer of 'B' asks for",
                help: "give 'B' an initializer without parameters, or leave 'P' out with 'exclude'")),
        ProblemCase(
            "a superclass's superclass that asks for more",
            .init(app: "class B { init(n: Int) {} }\nclass C: B { convenience init() { self.init(n: 1) } }\nprotocol P: C { 📍init() }"),
            ExpectedProblem(
                "📍", "superclass-initializer", "'P' cannot be mocked: 'init()' has not what an initializer of 'C' asks for",
                help: "give 'C' an initializer without parameters, or leave 'P' out with 'exclude'")),
        ProblemCase(
            "a parent for values only", .init(app: "protocol P: 📍Numeric {}"),
            ExpectedProblem(
                "📍", "unsupported-parent",
                "'P' inherits from 'Numeric', which is for values of their own kind that no mock can stand in for",
                help: "use a real value in the tests, and leave 'P' out with 'exclude'")),
        ProblemCase(
            "two types of one property", configuration: "protocols: all\ncombined: { M: [P, Q] }",
            .init(app: "protocol P { var n: Int { get } }\nprotocol Q { 📍var n: String { get } }"),
            ExpectedProblem(
                "📍", "clashing-requirements",
                "'P & Q' cannot be mocked: 'n' would be both a property of type 'Int' and a property of type 'String'",
                help: "rename one of the two, or mock the protocols apart")),
        ProblemCase(
            "a function like a property", configuration: "protocols: P\ncombined: { M: [P, Q] }",
            .init(app: "protocol P { var n: Int { get } }\nprotocol Q { 📍func n() }"),
            ExpectedProblem(
                "📍", "clashing-requirements",
                "'P & Q' cannot be mocked: 'n' would be both a property of type 'Int' and a function",
                help: "rename one of the two, or mock the protocols apart")),
        ProblemCase(
            "protocols that are none", configuration: "protocols: P\ncombined: { M: [P, 1️⃣R, 2️⃣Listenr] }",
            .init(app: "protocol P {}\nenum A { protocol Listener {} }"),
            ExpectedProblem(
                "1️⃣", "unknown-protocol", "'R' in 'combined' matches no protocol of the sources", help: "did you mean 'P'?"),
            ExpectedProblem(
                "2️⃣", "unknown-protocol", "'Listenr' in 'combined' matches no protocol of the sources", help: "did you mean 'Listener'?")),
        ProblemCase(
            "a name of several protocols", configuration: "protocols: all\nexclude: B.Q\ncombined: { M: 📍Q }",
            .init(app: "protocol P {}\nenum A { protocol Q {} }\nenum B { protocol Q {} }"),
            ExpectedProblem(
                "📍", "ambiguous-protocol", "'Q' in 'combined' is the name of 2 protocols", help: "say which: App.A.Q")),
        ProblemCase(
            "associated types under two conditions",
            .init(app: "protocol P {\n#if DEBUG\nassociatedtype Key\n#endif\n#if os(iOS)\nassociatedtype 📍Item\n#endif\n}"),
            ExpectedProblem(
                "📍", "conditional-associated-types",
                "'P' cannot be mocked: its associated types stand under several conditions, and each would need a mock of its own",
                help: "declare 'Item' outside of '#if', or leave 'P' out with 'exclude'")),
    ])
    func refusals(_ problem: ProblemCase) async throws {
        let configured = try Configured(problem.configuration)
        let index = problem.sources.index
        let found = await problems { () throws(Diagnostics) in
            try await index.plans(for: configured.target, compiledIn: Configured.module, admitted: nil)
        }
        #expect(found.map(\.shown) == problem.expected.map { $0.shown(problem.sources.markers) })
    }
}
