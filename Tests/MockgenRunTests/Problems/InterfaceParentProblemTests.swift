import Fixtures
import MockgenResolution
import TestSupport
import Testing

/// Parent protocols that only an interface declares, or nothing at all.
@Suite struct InterfaceParentProblemTests {
    @Test(arguments: [
        ProblemCase(
            "in no module that the file imports",
            Sources(app: "import Clocks\nimport Gone\nprotocol P: 📍Ticking {}").with(interfaces: [
                "Swift": "", "Clocks": "@_exported import Base", "Base": "protocol Ticking {}", "Elsewhere": "public protocol Ticking {}",
            ]),
            ExpectedProblem(
                "📍", "unknown-parent",
                "'P' inherits from 'Ticking', whose requirements mockgen cannot read "
                    + "(searched: App; without sources: Clocks; not found: Gone)",
                help: "make the module that declares 'Ticking' a dependency of 'App', or leave 'P' out with 'exclude'")),
        ProblemCase(
            "without an interface printer",
            Sources(app: "protocol P: 📍Ticking {}").with(interfaces: [:], failure: .noPrinter("/bin/printer")),
            ExpectedProblem(
                "📍", "unknown-parent",
                "'P' inherits from 'Ticking', whose requirements mockgen cannot read (searched: App)",
                help:
                    "the module may have no sources, and there is no '/bin/printer' to ask: install a complete toolchain, "
                    + "or leave 'P' out with 'exclude'")),
        ProblemCase(
            "a parent that no class can be",
            Sources(app: "protocol P: 📍FloatingPoint {}").with(interfaces: ["Swift": "public protocol FloatingPoint {}"]),
            ExpectedProblem(
                "📍", "unsupported-parent",
                "'P' inherits from 'FloatingPoint', whose values a mock cannot replace",
                help: "use a real value in the tests, and leave 'P' out with 'exclude'")),
        ProblemCase(
            "a sequence of a later standard library",
            Sources(app: "protocol P: 📍Iterable {}").with(interfaces: ["Swift": "public protocol Iterable {}"]),
            ExpectedProblem(
                "📍", "unsupported-parent", "'P' inherits from 'Iterable', and mockgen does not mock sequences or collections",
                help: "use an array in the tests, and leave 'P' out with 'exclude'")),
        ProblemCase(
            "a parent with a parent that no class can be",
            Sources(app: "import Kit\nprotocol Q: Hashable, 📍Flags {}\nprotocol P: Q {}").with(interfaces: [
                "Swift": "public protocol FloatingPoint {}", "Kit": "public protocol Flags : FloatingPoint {}",
            ]),
            ExpectedProblem(
                "📍", "unsupported-parent",
                "'Q' cannot be mocked because of its parent 'Flags': 'Flags' inherits from 'FloatingPoint', "
                    + "whose values a mock cannot replace",
                help: "use a real value in the tests, and leave 'Q' out with 'exclude'")),
        ProblemCase(
            "a structure", Sources(app: "import Kit\nprotocol P: 📍S {}").with(interfaces: ["Swift": "", "Kit": "public struct S {}"]),
            ExpectedProblem(
                "📍", "unsupported-parent", "'P' inherits from 'S', which is not a protocol or class",
                help: "correct the inheritance clause, or leave 'P' out with 'exclude'")),
    ])
    func problems(_ problem: ProblemCase) async throws { try await problem.check() }

    #if os(Linux)
        @Test(arguments: ["Thread", "Foundation.Thread", "Lock"]) func classesWithoutSubclasses(parent: String) async throws {
            let source = "import Foundation\ntypealias Lock = Thread\nprotocol P: 📍\(parent) {}"
            let problem = ProblemCase(
                parent, Sources(app: source).with(interfaces: ["Swift": "", "Foundation": "open class Thread {}"]),
                ExpectedProblem(
                    "📍", "unsupported-parent",
                    "'P' inherits from '\(parent == "Lock" ? "Thread" : parent)', and the compiler allows no subclass of this class of "
                        + "Foundation on this system",
                    help: "declare what 'P' needs of it as requirements, or leave 'P' out with 'exclude'"))
            try await problem.check()
        }
    #endif
}
