import Fixtures
import Testing

/// `protocols: annotated`, by each of the marks.
@Suite struct AnnotationTests {
    @Test(arguments: [
        annotated("a comment", "// mockgen: mock\nprotocol P {}\nprotocol Q {}"),
        annotated("a comment above attributes", "// mockgen: mock\n@MainActor\npublic protocol P {}"),
        annotated("one of several comments", "/// What it does.\n// mockgen: mock\n/// More.\nprotocol P {}"),
        annotated("a block comment", "/* mockgen: mock */\nprotocol P {}"),
        annotated("Sourcery's line", "// sourcery: AutoMockable\nprotocol P {}\nprotocol Q {}"),
        annotated("Sourcery's documentation line", "/// sourcery: AutoMockable\nprotocol P {}"),
        annotated(
            "one of Sourcery's annotations",
            "// sourcery: AutoEquatable, AutoMockable = \"x\"\nprotocol P {}\n// sourcery: AutoMockableNot\nprotocol Q {}"),
        annotated("Sourcery's region", "// sourcery:begin: AutoMockable\nprotocol P {}\n// sourcery:end\nprotocol Q {}"),
        annotated("Sourcery's file", "// sourcery:file: AutoMockable\nprotocol P {}"),
        annotated("Mockolo's", "/// @mockable\nprotocol P {}\nprotocol Q {}"),
        annotated("Mockolo's with arguments", "/// @mockable(history: f = true)\nprotocol P {}"),
        annotated("an extension", "protocol P {}\nprotocol Q {}\n// sourcery: AutoMockable\nextension P {}"),
        SelectionCase(
            "an extension in another file", "protocols: annotated",
            ["App": ["A.swift": "protocol P {}", "B.swift": "// mockgen: mock\nextension P {}"]], ["App.P"]),
        SelectionCase(
            "an extension of an imported one", "protocols: annotated",
            [
                "App": ["A.swift": "import Core\n// sourcery: AutoMockable\nextension P {}"], "Bank": ["P.swift": "public protocol P {}"],
                "Core": ["P.swift": "public protocol P {}"],
            ], ["Core.P"]),
        SelectionCase(
            "an extension in the tests of an internal one", "protocols: annotated",
            [
                "App": ["P.swift": "protocol P {}\nprotocol Q {}"],
                "Test": ["A.swift": "@testable import App\n// sourcery: AutoMockable\nextension P {}"],
            ], ["App.P"]),
        SelectionCase(
            "an extension in the tests, which import the module by another name", "protocols: annotated",
            [
                "App": ["P.swift": "public protocol P {}\npublic protocol Q {}"],
                "Test": ["A.swift": "import AppKit\n// sourcery: AutoMockable\nextension P {}"],
            ], ["App.P"]),
        SelectionCase("nested", "protocols: annotated", .init(app: "enum O {\n // mockgen: mock\n protocol P {} }"), ["App.O.P"]),
        SelectionCase(
            "an extension of a nested one", "protocols: annotated",
            .init(app: "enum O { protocol P {} }\nprotocol P {}\n// sourcery: AutoMockable\nextension O.P {}"), ["App.O.P"]),
    ])
    func marks(_ example: SelectionCase) async throws { try await example.check() }

    @Test(arguments: otherWords) func wordsOfTheConfiguration(_ example: SelectionCase) async throws { try await example.check() }

    @Test(arguments: [
        annotated("inherited", "protocol AutoMockable {}\nprotocol P: AutoMockable {}\nprotocol Q {}"),
        annotated("among others", "protocol AutoMockable {}\nprotocol P: AnyObject, AutoMockable where Self: Sendable {}"),
        annotated("in a composition", "protocol AutoMockable {}\nprotocol P: AnyObject & AutoMockable {}"),
        annotated("through an ancestor", "protocol AutoMockable {}\nprotocol Base: AutoMockable {}\nprotocol P: Base {}", ["Base", "P"]),
        annotated(
            "of a nested ancestor", "protocol AutoMockable {}\nenum O { protocol Base: AutoMockable {} }\nprotocol P: O.Base {}",
            ["O.Base", "P"]),
        annotated("in a circle", "protocol AutoMockable {}\nprotocol Q: P {}\nprotocol P: Q, AutoMockable {}", ["Q", "P"]),
        annotated("declared elsewhere", "import SourceryRuntime\nprotocol P: AutoMockable {}"),
        SelectionCase(
            "through another module, and not through one with the same name", "protocols: annotated",
            [
                "App": ["A.swift": "import Core\nprotocol P: Base {}"], "Test": ["A.swift": "import Bank\nprotocol P: Base {}"],
                "Core": ["B.swift": "protocol AutoMockable {}\npublic protocol Base: AutoMockable {}"],
                "Bank": ["B.swift": "public protocol Base {}"],
            ], ["App.P", "Core.Base"]),
    ])
    func markerProtocol(_ example: SelectionCase) async throws { try await example.check() }

    @Test(arguments: [
        annotated("beside a mark", "// mockgen: mock\nprotocol P {}\n// mockgen: mock\n// mockgen: skip\nprotocol Q {}"),
        annotated("in a region", "// sourcery:begin: AutoMockable\nprotocol P {}\n// mockgen: skip\nprotocol Q {}\n// sourcery:end"),
        annotated(
            "a subprotocol of the marker",
            "protocol AutoMockable {}\nprotocol P: AutoMockable {}\n// mockgen: skip\nprotocol Q: AutoMockable {}"),
        annotated("a private one", "// mockgen: mock\nprotocol P {}\n// mockgen: mock\nprivate protocol Q {}"),
    ])
    func skipped(_ example: SelectionCase) async throws { try await example.check() }
}

/// The words of the key `annotations` replace the usual ones, but not the comments of mockgen.
private let otherWords = [
    annotated(
        "a word of Sourcery", "// sourcery: autoMockable\nprotocol P {}\n// sourcery: AutoMockable\nprotocol Q {}", by: "autoMockable"),
    annotated(
        "a word of Mockolo", "/// @CreateMock\nprotocol P {}\n// sourcery: CreateMock\nprotocol Q {}\n/// @mockable\nprotocol R {}",
        by: "'@CreateMock'"),
    annotated(
        "a marker protocol", "protocol Mockable {}\nprotocol P: Mockable {}\nprotocol AutoMockable {}\nprotocol Q: AutoMockable {}",
        by: "Mockable"),
    annotated(
        "several words", "// sourcery: mock\nprotocol P {}\n// sourcery: spy\nextension Q {}\nprotocol Q {}", by: "[mock, spy]", ["P", "Q"]),
    annotated("the comment of mockgen", "// mockgen: mock\nprotocol P {}\nprotocol Q {}", by: "other"),
]

private func annotated(_ description: String, _ text: String, by words: String? = nil, _ expected: [String] = ["P"]) -> SelectionCase {
    SelectionCase(
        description, "protocols: annotated" + (words.map { "\nannotations: \($0)" } ?? ""), Sources(app: text), expected.map { "App.\($0)" }
    )
}
