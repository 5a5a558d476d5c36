import Fixtures
import MockgenOutline
import Testing

/// The attributes, modifiers and generic parameters of the first declaration of a file.
@Suite struct HeadTests {
    @Test(
        arguments: [
            ("struct A {}", []),
            ("@MainActor public final class A {}", ["@MainActor"]),
            ("@available(macOS 12, *)\n@Outer.Actor nonisolated\nclass A {}", ["@available(macOS 12, *)", "@Outer.Actor", "nonisolated"]),
            ("@globalActor actor A {}", ["@globalActor", "global actor"]),
            ("public @available(*, deprecated) struct A {}", ["@available(*, deprecated)", "deprecated"]),
            (
                "@available(iOS, introduced: 12, deprecated: 13) typealias A = B",
                ["@available(iOS, introduced: 12, deprecated: 13)", "deprecated"]
            ),
            ("@B\n#if C\n@available(*, deprecated)\n#else\n@D\n#endif\n@MainActor public class A {}", ["@B", "@MainActor"]),
            ("@B\n#if C\n#if D\n@E\n#endif\n#endif\nclass A {}", ["@B"]),
            ("@B\n#if C\n#endif\nclass A {}", []),
            ("@B\n#if C\n@D struct A {}\n#endif", ["@D"]),
            ("@B(\"deprecated\") /* nonisolated @available(*, deprecated) */ struct A {}", ["@B(\"deprecated\")"]),
            ("nonisolated(unsafe) var a = 1\nstruct A {}", []),
            ("nonisolated protocol A {}", ["nonisolated"]),
            ("struct A<T> {}", ["generic"]),
            ("struct A < T > {}", ["generic"]),
            ("struct A<T: Sendable> {}", ["generic", "requires Sendable"]),
            ("struct A<T: B<() -> C>, U: D & Swift.Sendable> {}", ["generic", "requires Sendable"]),
            ("struct A<T>: B<Sendable>, Sendable {}", ["generic"]),
            ("struct A<T>: B where T: C, T.D: Sendable {}", ["generic", "requires Sendable"]),
            ("struct A<T: SendableMetatype> {}", ["generic"]),
            ("struct A: Sendable {}", []),
            ("typealias A<T> = B<T, any Sendable>", ["generic"]),
            ("typealias A<T: Sendable> = B<T>", ["generic", "requires Sendable"]),
            ("typealias A = B<C>", []),
        ] as [(String, [String])])
    func head(_ text: String, _ expected: [String]) throws {
        let found = try #require(SourceText(path: "A.swift", bytes: Array(text.utf8)).outline().declarations.first)
        let facts = [
            ("nonisolated", found.isNonisolated), ("global actor", found.isGlobalActor), ("deprecated", found.isDeprecated),
            ("generic", found.isGeneric), ("requires Sendable", found.requiresSendable),
        ]
        #expect(found.attributes + facts.filter(\.1).map(\.0) == expected)
    }

    /// An interface prints an alias without its type if the type is hidden. No parser expects that.
    @Test func aliasWithoutType() {
        let text = "extension A {\n typealias B\n @inlinable static var b: Int { get }\n struct C {}\n}\nstruct D {}"
        let found = SourceText(path: "A.swift", bytes: Array(text.utf8)).outline().declarations
        #expect(found.map(\.name) == ["B", "C", "D"])
        #expect(found.map(\.context) == [["A"], ["A"], []])
    }
}
