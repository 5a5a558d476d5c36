import MockgenBytes
import MockgenOutline
import Testing

/// Only what lies between declarations is irrelevant.
@Suite struct RelevantFingerprintTests {
    private static let source = """
        import Foundation

        // A comment.
        protocol P { func f() }
        func free() { print(1) }
        struct S { func f() { print(1) } }
        typealias T = Int
        extension S: P {}
        let x = 1

        """

    private func fingerprint(_ source: String) -> Fingerprint {
        let text = SourceText(path: "App.swift", bytes: Array(source.utf8))
        return text.relevantFingerprint(text.outline())
    }

    @Test(arguments: [
        ("// A comment.", "/* Another one. */"), ("print(1) }\nstruct", "print(2) }\n\nstruct"), ("let x = 1", "let x = 2\nvar y = 3"),
        ("\nfunc free()", "\n@inlinable\nfunc free()"),
    ])
    func doesNotChange(_ old: String, _ new: String) {
        let edited = Self.source.replacing(old, with: new)
        #expect(edited != Self.source)
        #expect(fingerprint(edited) == fingerprint(Self.source))
    }

    @Test(arguments: [
        ("func f() }", "func f(); func g() }"), ("// A comment.", "// mockgen: mock"), ("// A comment.", "// mockgen: skip"),
        ("// A comment.", "// sourcery:begin: AutoMockable"), ("typealias T = Int", "typealias T = UInt"), ("S: P", "S: Q"),
        ("extension S: P {}", ""), ("extension", "@MainActor extension"), ("import Foundation", "@_exported import Foundation"),
        ("import Foundation", "import struct Foundation.Date"), ("import Foundation", ""), ("protocol P", "public protocol P"),
        ("protocol P", "@available(*, deprecated) protocol P"), ("func free()", "extension Int { func free()"),
        ("// A comment.", "#if DEBUG"), ("func free() {", "func free() {{"), ("func f() { print(1)", "func f() { print(2)"),
        ("let x = 1", "struct X {}"),
    ])
    func changes(_ old: String, _ new: String) {
        let edited = Self.source.replacing(old, with: new)
        #expect(edited != Self.source)
        #expect(fingerprint(edited) != fingerprint(Self.source))
    }
}
