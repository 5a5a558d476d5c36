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
            "empty file", "📍", ("📍", "this file is not a build input: it is empty", "write this as the first line: mockgen-input<TAB>1")),
        Example(
            "another file", "📍version: 1\n",
            ("📍", "this file is not a build input: its first line has no version", "write this as the first line: mockgen-input<TAB>1")),
        Example(
            "a later version", "mockgen-input\t📍2\nanything\n",
            (
                "📍", "this is a build input of version '2', and this mockgen reads only version 1",
                "write the build input in version 1, or run a mockgen that reads version '2'"
            )),
        Example(
            "nothing but a version", "📍" + version,
            ("📍", "the build input has no 'configuration'", "add a line before the modules, for example: configuration<TAB>.mockgen.yml"),
            ("📍", "the build input has no 'target'", "add a line before the modules, for example: target<TAB>AppTests"),
            ("📍", "the build input has no 'output'", "add a line before the modules, for example: output<TAB>build/Mocks.swift"),
            ("📍", "the build input has no 'own' module", "add the module that compiles the mocks, for example: module<TAB>AppTests<TAB>own")
        ),
        Example("a mistyped keyword", full + "📍sources\tA.swift\n", ("📍", "a build input has no line 'sources'", "did you mean 'source'?")),
        Example(
            "an unknown keyword", full + "📍color\tblue\n",
            (
                "📍", "a build input has no line 'color'",
                "use one of: configuration, target, output, support, interfaces, cache, module, source, language, defaultIsolation, feature, flag"
            )),
        Example(
            "a path with a line break", full + "source\tA\n📍B.swift\n",
            (
                "📍", "this line has no tab after its first word",
                "write a keyword, a tab and a value, for example: source<TAB>App/User.swift; a path cannot contain a line break"
            )),
        Example("no value", full + "📍source\n", ("📍", "'source' needs a value", "for example: source<TAB>App/User.swift")),
        Example("an empty value", full + "source\t📍\n", ("📍", "'source' needs a value", "for example: source<TAB>App/User.swift")),
        Example(
            "a line break of Windows", full + "source\tA.swift📍\r\n",
            (
                "📍", "this line ends with a carriage return",
                "end the lines with a line feed alone, for example: sed -i 's/\\r$//' FILE"
            )),
        Example(
            "a module without a kind", full + "module\t📍App\n",
            ("📍", "'module' needs a name and a kind", "for example: module<TAB>App<TAB>local")),
        Example(
            "a module with more", full + "module\t📍App\tlocal\tx\n",
            ("📍", "'module' needs a name and a kind", "for example: module<TAB>App<TAB>local")),
        Example(
            "an unknown kind", full + "module\tApp\t📍foreign\nsource\tA.swift\n",
            (
                "📍", "'foreign' is not a kind of module",
                "write 'own' for the module that compiles the mocks, 'local' for other modules of the project, or 'other'"
            )),
        Example(
            "a second own module", full + "module\tApp\t📍own\n",
            ("📍", "'App' is the second 'own' module", "write 'local': only one module compiles the mocks of a target")),
        Example(
            "a name that is none", full + "module\t📍My-App\tlocal\n",
            ("📍", "'My-App' is not the name of a module", "write the name as in 'import', for example: module<TAB>App<TAB>local")),
        Example(
            "a source of no module", head + "📍source\tA.swift\nmodule\tT\town\n",
            ("📍", "'source' belongs to no module", "add a line above it, for example: module<TAB>App<TAB>local")),
        Example(
            "a target after the modules", full + "📍cache\tm\n",
            ("📍", "'cache' must come before the modules", "move the line above the first 'module'")),
        Example(
            "two targets", version + "target\tT\n📍target\tU\nconfiguration\tc\noutput\tM.swift\nmodule\tT\town\n",
            ("📍", "there is a second 'target'", "remove one of the lines: a build input describes one target")),
        Example(
            "two language modes", full + "language\t5\n📍language\t6\nmodule\tApp\tlocal\nlanguage\t6\n",
            ("📍", "there is a second 'language'", "remove one of the lines")),
        Example(
            "settings", full + "language\t1️⃣5.9\ndefaultIsolation\t2️⃣mainActor\nflag\t3️⃣-DDEBUG\nfeature\tX=1\n",
            ("1️⃣", "there is no language mode '5.9'", "use one of: 5, 6"),
            ("2️⃣", "there is no isolation 'mainActor'", "did you mean 'MainActor'?"),
            ("3️⃣", "'-DDEBUG' is not a name that '#if' can ask for", "write the name without '-D', for example: flag<TAB>DEBUG")),
    ]) func problems(_ example: Example) async throws {
        try await withTemporaryFolder { folder in
            let marked = MarkedText(example.text, path: folder.path("mocks.input"))
            try folder.write(marked.text, to: "mocks.input")
            let found = TestSupport.problems { () throws(Diagnostics) in
                try BuildInput(readingFrom: folder.path("mocks.input"))
            }
            #expect(
                found.map(\.shown).joined(separator: "\n")
                    == example.problems.map { $0.shown(marked.markers) }.joined(separator: "\n")
                    .replacing("FILE", with: folder.path("mocks.input")))
            #expect(found.allSatisfy { $0.cause == .setup })
        }
    }

    @Test(arguments: [
        Example(
            "a build input of the plugin", "📍" + head.replacing("target", with: "package\t/p\ntarget") + "module\tT\town\n",
            (
                "📍",
                "this is a build input of the build tool plugin: it refers to the manifests of packages, which 'action' does not read",
                "remove the line 'package', and write the settings of each module, for example: language<TAB>6"
            ))
    ]) func problemsOfActions(_ example: Example) async throws {
        try await withTemporaryFolder { folder in
            let marked = MarkedText(example.text, path: folder.path("mocks.input"))
            try folder.write(marked.text, to: "mocks.input")
            let found = TestSupport.problems { () throws(Diagnostics) in
                try BuildInput(ofActionAt: folder.path("mocks.input"))
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
