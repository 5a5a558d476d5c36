import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun

/// Build inputs that mockgen cannot read, each with a mark at the location of every problem.
@Suite struct BuildInputProblemTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let problems: [ExpectedProblem]

        init(_ description: String, _ text: String, _ problems: (Character, String, String)...) {
            testDescription = description
            self.text = text
            self.problems = problems.map { ExpectedProblem($0.0, "invalid-input", $0.1, help: $0.2) }
        }
    }

    private static let version = "mockgen-input\t1\n"
    private static let head = version + "configuration\t.mockgen.yml\ntarget\tT\noutput\tMocks.swift\n"
    private static let full = head + "module\tT\town\n"

    @Test(arguments: [
        Example(
            "an empty file", "📍",
            ("📍", "this file is not a build input of version 1", "write this as the first line: mockgen-input<TAB>1")),
        Example(
            "another file", "📍version: 1\n",
            ("📍", "this file is not a build input of version 1", "write this as the first line: mockgen-input<TAB>1")),
        Example(
            "a later version", "📍mockgen-input\t2\nanything\n",
            ("📍", "this file is not a build input of version 1", "write this as the first line: mockgen-input<TAB>1")),
        Example(
            "nothing but a version", "📍" + version,
            ("📍", "the build input has no line like 'configuration<TAB>.mockgen.yml'", "add one"),
            ("📍", "the build input has no line like 'target<TAB>AppTests'", "add one"),
            ("📍", "the build input has no line like 'output<TAB>build/Mocks.swift'", "add one"),
            ("📍", "the build input has no line like 'module<TAB>AppTests<TAB>own'", "add one")),
        Example("a mistyped keyword", full + "📍sources\tA.swift\n", ("📍", "a build input has no line 'sources'", "did you mean 'source'?")),
        Example(
            "an unknown keyword", full + "📍color\tblue\n",
            (
                "📍", "a build input has no line 'color'",
                "use one of: configuration, target, output, support, interfaces, cache, module, source, language, defaultIsolation, feature, flag"
            )),
        Example("no value", full + "📍source\n", ("📍", "'source' needs a value", "for example: source<TAB>App/User.swift")),
        Example("an empty value", full + "source\t📍\n", ("📍", "'source' needs a value", "for example: source<TAB>App/User.swift")),
        Example(
            "a module without a name", full + "module\t📍\tlocal\n",
            ("📍", "'module' needs a value", "for example: module<TAB>App<TAB>local")),
        Example(
            "a module without a kind", full + "module\t📍App\n",
            ("📍", "'App' is not a value of 'module'", "for example: module<TAB>App<TAB>local")),
        Example(
            "a module with more", full + "module\t📍App\tlocal\tx\n",
            ("📍", "'App' is not a value of 'module'", "for example: module<TAB>App<TAB>local")),
        Example(
            "an unknown kind", full + "module\tApp\t📍foreign\nsource\tA.swift\n",
            ("📍", "'foreign' is not a value of 'module'", "for example: module<TAB>App<TAB>local")),
        Example(
            "a second own module", full + "module\tApp\t📍own\n", ("📍", "there is a second 'own'", "keep only one of them")),
        Example(
            "a name that is none", full + "module\t📍My-App\tlocal\n",
            ("📍", "'My-App' is not a value of 'module'", "for example: module<TAB>App<TAB>local")),
        Example(
            "a source of no module", head + "📍source\tA.swift\nmodule\tT\town\n",
            ("📍", "'source' must be below a 'module'", "move the line below a 'module'")),
        Example(
            "a target after the modules", full + "📍cache\tm\n",
            ("📍", "'cache' must be above the first 'module'", "move the line above the first 'module'")),
        Example(
            "two targets", version + "target\tT\n📍target\tU\nconfiguration\tc\noutput\tM.swift\nmodule\tT\town\n",
            ("📍", "there is a second 'target'", "keep only one of them")),
        Example(
            "two language modes", full + "language\t5\n📍language\t6\nmodule\tApp\tlocal\nlanguage\t6\n",
            ("📍", "there is a second 'language'", "keep only one of them")),
        Example(
            "settings", full + "language\t1️⃣5.9\ndefaultIsolation\t2️⃣mainActor\nflag\t3️⃣-DDEBUG\nfeature\tX=1\n",
            ("1️⃣", "'5.9' is not a value of 'language'", "for example: language<TAB>6"),
            ("2️⃣", "'mainActor' is not a value of 'defaultIsolation'", "for example: defaultIsolation<TAB>MainActor"),
            ("3️⃣", "'-DDEBUG' is not a value of 'flag'", "for example: flag<TAB>DEBUG")),
    ]) func problems(_ example: Example) async throws {
        try await withTemporaryFolder { folder in
            let marked = MarkedText(example.text, path: folder.path("mocks.input"))
            try folder.write(marked.text, to: "mocks.input")
            let found = TestSupport.problems { () throws(Diagnostics) in
                try BuildInput(readingFrom: folder.path("mocks.input"))
            }
            #expect(
                found.map(\.shown).joined(separator: "\n")
                    == example.problems.map { $0.shown(marked.markers) }.joined(separator: "\n"))
            #expect(found.allSatisfy { $0.cause == .setup })
        }
    }

    @Test(arguments: [
        Example(
            "a build input of the plugin", head.replacing("target", with: "📍package\t/p\ntarget") + "module\tT\town\n",
            (
                "📍", "a build input has no line 'package'",
                "use one of: configuration, target, output, support, interfaces, cache, module, source, language, defaultIsolation, feature, flag"
            ))
    ]) func problemsOfActions(_ example: Example) async throws {
        try await withTemporaryFolder { folder in
            let marked = MarkedText(example.text, path: folder.path("mocks.input"))
            try folder.write(marked.text, to: "mocks.input")
            let found = TestSupport.problems { () throws(Diagnostics) in
                try BuildInput(readingFrom: folder.path("mocks.input"), isOfAction: true)
            }
            #expect(found.map(\.shown) == example.problems.map { $0.shown(marked.markers) })
        }
    }

    @Test func anyBytes() async throws {
        var random = Numbers(seed: 1)
        try await withTemporaryFolder { folder in
            for _ in 0..<200 {
                let words = ["module", "\t", "\n", "own", "T", "source", "language", "\u{0}", "é", "\r", "output", "target", " "]
                let text = (0..<60).compactMap { _ in words.randomElement(using: &random) }.joined()
                try folder.write(Self.version + text, to: "mocks.input")
                let found = TestSupport.problems { () throws(Diagnostics) in
                    try BuildInput(readingFrom: folder.path("mocks.input"))
                }
                #expect(found.count <= 20)
            }
        }
    }

    @Test func noFile() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.path("mocks.input")
            let found = TestSupport.problems { () throws(Diagnostics) in try BuildInput(readingFrom: path) }
            #expect(
                found.map(\.shown) == [
                    "nowhere: error: cannot read the build input '\(path)': no such file or directory [cannot-read]\n"
                        + "  help: give the path of a build input, for example: mockgen action --input mocks.input"
                ])
        }
    }
}
