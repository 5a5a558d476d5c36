import Fixtures
import TestSupport
import Testing

@Suite struct UnknownParentTests {
    @Test(arguments: [
        ProblemCase("nowhere", .init(app: "protocol P: 📍Missing {}"), .unknown("Missing", of: "P")),
        ProblemCase("behind others", .init(app: "protocol A {}\nprotocol P:\n    A,\n  /* é */ 📍Missing {}"), .unknown("Missing", of: "P")),
        ProblemCase(
            "of an ancestor, at the ancestor", configuration: "protocols: P",
            ["App": ["A.swift": "protocol P: Q {}", "B.swift": "protocol Q: 📍Missing {}"]],
            .unknown("Missing", of: "Q")),
        ProblemCase("in a `where` clause", .init(app: "protocol 📍P where Self: Missing {}"), .unknown("Missing", of: "P")),
        ProblemCase(
            "with a module in front", .init(app: "protocol P: 📍UIKit.View {}"), .unknown("UIKit.View", of: "P", declared: "UIKit.View")),
        ProblemCase(
            "not imported",
            configuration: "protocols: P", ["App": ["A.swift": "protocol P: 📍Q {}"], "Core": ["Q.swift": "public protocol Q {}"]],
            ExpectedProblem(
                "📍", "unknown-parent", "'P' inherits from 'Q', whose requirements mockgen cannot read (searched: App, Core)",
                help: "'Q' is declared in module 'Core': add 'import Core' to 'Sources/App/A.swift'")),
        ProblemCase(
            "of a module that is imported, but keeps it to itself",
            configuration: "protocols: P", ["App": ["A.swift": "import Core\nprotocol P: 📍Q {}"], "Core": ["Q.swift": "protocol Q {}"]],
            ExpectedProblem(
                "📍", "unknown-parent", "'P' inherits from 'Q', whose requirements mockgen cannot read (searched: App, Core)",
                help:
                    "'Q' at Sources/Core/Q.swift:1:10 is not visible there: give it a higher access level, or leave 'P' out with 'exclude'"
            )),
        ProblemCase(
            "private elsewhere", configuration: "protocols: P",
            ["App": ["A.swift": "protocol P: 📍Q {}", "B.swift": "private protocol Q {}"]],
            ExpectedProblem(
                "📍", "unknown-parent", "'P' inherits from 'Q', whose requirements mockgen cannot read (searched: App)",
                help: "'Q' at Sources/App/B.swift:1:18 is not visible there: give it a higher access level, or leave 'P' out with 'exclude'"
            )),
        ProblemCase(
            "nested", .init(app: "enum O { protocol P: 📍Missing {} }"),
            ExpectedProblem(
                "📍", "unknown-parent", "'O.P' inherits from 'Missing', whose requirements mockgen cannot read (searched: App)",
                help: "make the module that declares 'Missing' a dependency of 'App', or leave 'P' out with 'exclude'")),
        ProblemCase(
            "two at once", .init(app: "protocol P: 1️⃣Missing, 2️⃣Other {}"), .unknown("Missing", of: "P", marker: "1️⃣"),
            .unknown("Other", of: "P", marker: "2️⃣")),
        ProblemCase(
            "shared by two heirs, once", .init(app: "protocol A: 📍Missing {}\nprotocol B: A {}\nprotocol C: A {}"),
            .unknown("Missing", of: "A")),
    ])
    func unknown(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test(arguments: [
        ProblemCase("a structure", .init(app: "struct S {}\nprotocol P: 📍S {}"), .unsupported("S")),
        ProblemCase("an alias of an optional", .init(app: "protocol Q {}\ntypealias A = Q?\nprotocol P: 📍A {}"), .unsupported("Q?")),
    ])
    func noProtocol(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test func aParentOfValues() async throws {
        let problem = ProblemCase(
            "bits", .init(app: "protocol P: 📍BitwiseCopyable {}"),
            ExpectedProblem(
                "📍", "unsupported-parent",
                "'P' inherits from 'BitwiseCopyable', and a mock is a class, which cannot conform to 'BitwiseCopyable'",
                help: "remove 'BitwiseCopyable' from the inheritance clause, or leave 'P' out with 'exclude'"))
        try await problem.check()
    }
}

extension ExpectedProblem {
    fileprivate static func unknown(
        _ name: String, of child: String, searched: String = "App", marker: Character = "📍", declared: String? = nil
    ) -> ExpectedProblem {
        ExpectedProblem(
            marker, "unknown-parent", "'\(child)' inherits from '\(name)', whose requirements mockgen cannot read (searched: \(searched))",
            help:
                "make the module that declares '\(declared ?? name)' a dependency of 'App', or leave '\(child)' out with 'exclude'"
        )
    }

    fileprivate static func unsupported(_ type: String) -> ExpectedProblem {
        ExpectedProblem(
            "📍", "unsupported-parent", "'P' inherits from '\(type)', which is not a protocol or class",
            help: "correct the inheritance clause, or leave 'P' out with 'exclude'")
    }
}
