import Fixtures
import Testing

@testable import MockgenOutline

/// The comments and macros that choose protocols.
@Suite struct MarkTests {
    @Test(arguments: [
        "// mockgen: mock\nprotocol P {}",
        "//mockgen:mock\nprotocol P {}",
        "/// Words.\n/// mockgen: mock\n/// Words.\nprotocol P {}",
        "/* mockgen: mock */ protocol P {}",
        "/* mockgen: mock */\nprotocol P {}",
        "/**\n * mockgen: mock\n */\nprotocol P {}",
        "// mockgen: mock\r\nprotocol P {}\r\n",
        "// mockgen: mock\n\n@objc\npublic protocol P {}",
        "@objc\n// mockgen: mock\npublic protocol P {}",
        "@objc // mockgen: mock\npublic protocol P {}",
        "public /* mockgen: mock */ protocol P {}",
        "let a = 1; /* mockgen: mock */ protocol P {}",
        "struct S {\n // mockgen: mock\n protocol P {} }",
        "// sourcery: AutoMockable\nprotocol P {}",
        "//sourcery:AutoMockable\nprotocol P {}",
        "/// sourcery: AutoMockable\nprotocol P {}",
        "// sourcery: AutoEquatable, AutoMockable\nprotocol P {}",
        "// sourcery: AutoMockable, name = \"A\"\nprotocol P {}",
        "// sourcery: AutoMockable = true\nprotocol P {}",
        "/* sourcery: AutoMockable */ protocol P {}",
        "/*\n sourcery: AutoMockable\n*/\nprotocol P {}",
        "// sourcery:begin: AutoMockable\nprotocol O {}\nstruct S {\n protocol P {}\n}\n// sourcery:end",
        "// sourcery:begin: AutoMockable\n// sourcery:begin: Other\n// sourcery:end\nprotocol P {}\n// sourcery:end",
        "// sourcery:file: AutoMockable\nimport A\nstruct S { protocol P {} }",
        "/// @mockable\nprotocol P {}",
        "/// Words.\n/// @mockable(typealias: T = Int; U = String)\npublic protocol P {}",
        "/** @mockable */\nprotocol P {}",
        "/**\n @mockable\n */\nprotocol P {}",
        "@Mockable\nprotocol P {}",
        "@Mockable public protocol P: AnyObject {}",
        "@MainActor @Spyable(behindPreprocessorFlag: \"DEBUG\", accessLevel: .public)\npublic protocol P {}",
        "@Spyable (accessLevel: .public) protocol P {}",
        "@Mocks.Mockable\nprotocol P {}",
    ])
    func marked(_ text: String) throws {
        #expect(try #require(outline(text)["P"]).isAnnotated, "\(text)")
    }

    @Test(arguments: [
        "// mockgen: mock\nlet a = 1\nprotocol P {}",
        "// mockgen: mock\nprotocol O {}\nprotocol P {}",
        "let a = 1 // mockgen: mock\nprotocol P {}",
        "protocol O {} // mockgen: mock\nprotocol P {}",
        "typealias T = A & // mockgen: mock\n  // mockgen: mock\n  B\nprotocol P {}",
        "struct S /* mockgen: mock */ {\n protocol P {} }",
        "// mockgen: mock\nstruct S {\n protocol P {} }",
        "protocol /* mockgen: mock */ O {}\nprotocol P {}",
        "protocol O {\n // mockgen: mock\n}\nprotocol P {}",
        "func f() {\n // mockgen: mock\n}\nprotocol P {}",
        "f(\n // mockgen: mock\n)\nprotocol P {}",
        "let a = [\n // mockgen: mock\n]\nprotocol P {}",
        "protocol P {\n // mockgen: mock\n}",
        "protocol P {} // mockgen: mock",
        "let a = \"// mockgen: mock\"\nprotocol P {}",
        "// mockgen: mocked\nprotocol P {}",
        "// mockgen: Mock\nprotocol P {}",
        "// mockgen mock\nprotocol P {}",
        "// mockgen:\nprotocol P {}",
        "// write mockgen: mock here\nprotocol P {}",
        "// sourcery: AutoMockables\nprotocol P {}",
        "// sourcery: NoAutoMockable\nprotocol P {}",
        "// sourcery: Auto, skip\nprotocol P {}",
        "// sourcery AutoMockable\nprotocol P {}",
        "// sourcery: AutoMockable = false\nprotocol P {}",
        "// sourcery: AutoMockable=\"false\" // later\nprotocol P {}",
        "// no sourcery: AutoMockable\nprotocol P {}",
        "// sourcery:inline:auto:A.AutoMockable\nprotocol P {}",
        "// sourcery:begin: AutoMockable\n// sourcery:end\nprotocol P {}",
        "protocol P {}\n// sourcery:begin: AutoMockable\nprotocol O {}\n// sourcery:end",
        "// sourcery:begin: Other\nprotocol P {}\n// sourcery:end",
        "// sourcery:end\nprotocol P {}",
        "// @mockable\nprotocol P {}",
        "//// @mockable\nprotocol P {}",
        "/* @mockable */\nprotocol P {}",
        "/// @mockables\nprotocol P {}",
        "/// See @mockable\nprotocol P {}",
        "/// mockable\nprotocol P {}",
        "@Mockables protocol P {}",
        "@Mockable.Other protocol P {}",
        "@Mockable struct S {}\nprotocol P {}",
        "@Other(Mockable) protocol P {}",
        "@available(*, deprecated, message: \"@Mockable\") protocol P {}",
    ])
    func notMarked(_ text: String) throws {
        #expect(try !#require(outline(text)["P"]).isAnnotated, "\(text)")
    }

    @Test func skipped() {
        #expect(outline("// mockgen: skip\nprotocol P {}")["P"]?.marks == [.skip])
        let region = "// sourcery:begin: AutoMockable\n// mockgen: skip\nprotocol P {}\nprotocol Q {}\n// sourcery:end"
        #expect(outline(region).declarations.map(\.marks) == [[.word("AutoMockable"), .skip], [.word("AutoMockable")]])
    }

    @Test func wordsOfOtherTools() {
        let text = """
            // sourcery:begin: region
            // sourcery: mock, name = "FakeP", autoMockable
            /// @CreateMock(history: f = true)
            /// @param x
            protocol P {}
            // sourcery:end
            // sourcery: mock
            class C {}
            """
        let marks = outline(text).declarations.map(\.marks)
        let words: Marks = [
            .word("region"), .word("mock"), .word("name"), .word("autoMockable"), .word("@CreateMock"), .word("@param"),
        ]
        #expect(marks == [words.union([argument("override", "name", "FakeP"), argument("history", "f", "true")]), [.word("mock")]])
    }

    @Test(arguments: [
        ("/// @mockable", []),
        ("/// @mockable()", []),
        ("/// @mockable(rx: a = ReplaySubject; b = BehaviorSubject)", ["rx a ReplaySubject", "rx b BehaviorSubject"]),
        (
            "/// @mockable( typealias : R = (String, Int) ; S=[String: Int], override: name = FakeP )",
            ["override name FakeP", "typealias R (String, Int)", "typealias S [String: Int]"]
        ),
        ("/// @mockable(typealias: F = (Int) -> Void; S = Set<Int>)", ["typealias F (Int) -> Void", "typealias S Set<Int>"]),
        ("/** @mockable(combine: p = @Published v) */", ["combine p @Published v"]),
        ("/// @mockable(rx: a = ReplaySubject", []),
        ("/// @mockable(rx, a = ReplaySubject; = b; c =)", []),
        ("/// @mockable(rx: a = Outer<[Int]>.Subject) and (more: b = c)", ["rx a Outer<[Int]>.Subject"]),
        ("// sourcery: AutoMockable, Name = \"FakeP\"", ["override name FakeP"]),
        ("/* sourcery: AutoMockable, mockName=FakeP */", ["override name FakeP"]),
        ("// sourcery: name = \"a, b\", AutoMockable", []),
        ("// sourcery: name = \"\", AutoMockable", ["override name "]),
        ("// sourcery: AutoMockable = \"FakeP\", named = \"A\"", []),
        ("// sourcery:begin: AutoMockable, name = \"FakeP\"\n// sourcery:end", []),
    ])
    func argumentsOfAnnotations(_ comment: String, expected: [String]) throws {
        let marks = try #require(outline(comment + "\nprotocol P {}")["P"]).marks
        let found = marks.compactMap { mark in
            if case .argument(let group, let name, let value) = mark { "\(group) \(name) \(value)" } else { nil }
        }
        #expect(found.sorted() == expected)
    }

    private func argument(_ group: String, _ name: String, _ value: String) -> Mark {
        .argument(group: group, name: name, value: value)
    }

    @Test func markedExtensions() {
        let found = outline(
            "// sourcery: AutoMockable\nextension A.P {}\nextension Q {}\nextension R: AutoMockable {}\nprotocol S: AutoMockable {}")
        #expect(found.extensions.map(\.marks) == [[.word("AutoMockable")], [], []])
        #expect(found.extensions.map(\.extended) == [["A", "P"], ["Q"], ["R"]])
        #expect(found.extensions.map(\.inherited) == [[], [], ["AutoMockable"]])
        #expect(found["S"]?.inherited == ["AutoMockable"])
    }
}

extension Declaration {
    fileprivate var isAnnotated: Bool { !marks.isDisjoint(with: Marks.usualWords.map(Mark.word) + [.mock]) }
}
