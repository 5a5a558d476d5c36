import Fixtures
import Foundation
import MockgenModel
import MockgenRender
import MockgenResolution
import TestSupport
import Testing

/// Mocks that the conformance suite cannot have: its sources would be warned of, or would change what other mocks mean.
@Suite struct RenderedTextTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let source: String
        var protocols = ["P"]
        var style: Style = .automockable
        var testDescription: String { name }
    }

    private static let rows =
        [
            Row(
                name: "HiddenStandardTypes",
                source: """
                    public enum Error: Swift.Error { case bad }
                    struct Bool {}
                    struct Int {}
                    struct String {}
                    struct NSLock {}
                    struct Hasher {}
                    struct Encoder {}
                    struct CodingKey {}
                    struct ObjectIdentifier {}
                    struct IndexingIterator {}
                    protocol H: Hashable {}
                    protocol E: Encodable { associatedtype CodingKeys }
                    protocol C: Codable {}
                    protocol S: AsyncSequence {}
                    class NSObject {}
                    protocol N: NSObjectProtocol {}
                    protocol P: Swift.Sendable { func f() throws(Error) -> Swift.String; func g() throws -> Bool }
                    """, protocols: ["P", "H", "E", "C", "S", "N"]),
            Row(
                name: "HiddenEmptyTuple",
                source: """
                    struct Void {}
                    protocol P { func f(_ value: Void) -> Void; func g(_ done: @escaping () -> ()) }
                    """),
            Row(
                name: "AssociatedTypeFixedByAlias",
                source: """
                    struct User {}
                    protocol Q { associatedtype Item; func f() -> Item }
                    protocol P: Q { typealias Item = User }
                    """),
            Row(
                name: "HiddenGenericParameters",
                source: """
                    struct Outer<T> {
                        struct Entry {}
                        typealias Key = T
                        class P<T> { func f(_ x: T) -> Entry? { nil }; func g(_ x: Outer, y: P, z: Key) {} }
                        class Q<T> { func f(_ x: T) -> Entry? { nil }; typealias Both = (T, Entry) }
                        typealias Pair<T> = (T, Entry)
                        class R { func f<T>(_ x: T) -> Entry? { nil } }
                    }
                    enum Constrained<T: Hashable> { struct Entry {}; class P<T: Sequence> where T.Element == Entry { func f(_ x: T) {} } }
                    class Related<T, U: Sequence> where U.Element == T { class P<T> { func f(_ x: T) -> U? { nil } } }
                    enum Far<T> { enum Middle<T> { class P<T> { func f(_ x: Far?, y: Middle?) {} } } }
                    class Sub: Outer<Int>.Q<String> {}
                    protocol A { func f(_ x: Outer<Int>.Q<Bool>.Both); func g(_ x: Outer<Int>.Pair<Bool>) }
                    protocol Restating: A { func f(_ x: (Bool, Outer<Int>.Entry)); func g(_ x: (Bool, Outer<Int>.Entry)) }
                    class Own<T> { func f<T>(_ x: T) -> Own? { nil } }
                    class Base<U> { func f<T>(_ x: T, y: U) -> U { y } }
                    class Passing<T>: Base<T> {}
                    """,
                protocols: ["Outer.P", "Outer.R", "Constrained.P", "Related.P", "Far.Middle.P", "Sub", "Restating", "Own", "Passing"]),
            Row(
                name: "DiscardedNothing",
                source: """
                    typealias Nothing = Void
                    protocol P { @discardableResult func f(); @discardableResult func g() -> Nothing; @discardableResult func h() -> Int }
                    """),
            Row(
                name: "OptionalExistentials",
                source: """
                    protocol A {}
                    protocol B {}
                    protocol P {
                        var a: any A? { get set }
                        var b: any A! { get }
                        func f(_ x: any A?, _ y: some A?, _ z: borrowing any ~Copyable?) async throws -> any (A & B)?
                    }
                    """, style: Style(.stub)),
            Row(
                name: "ModuleNamedLikeItsType",
                source: """
                    struct App {}
                    struct Item {}
                    protocol Base { func use(_ x: Item) }
                    protocol P: Base { associatedtype Item; func own(_ x: Item) }
                    """, style: Style(.stub)),
            Row(
                name: "AutoclosureBesideCopy", source: "protocol P { func f(_ x: @autoclosure () -> Int, _ y: consuming String) }",
                style: Style(.stub)),
            Row(name: "KeywordsAsLabels", source: "protocol P { func f(var x: Int, let: Int) }"),
            Row(
                name: "DeprecatedProperty", source: "protocol P { @available(*, deprecated) var a: Int { get }; var b: Int { get } }",
                style: Style(.handler)),
        ]
        + [
            ("Handler", Style(.handler)), ("HandlerValues", Style(.handler, autoclosures: .values)), ("Stub", Style(.stub)),
            ("StubClosures", Style(.stub, autoclosures: .closures)),
        ].map { name, style in
            Row(name: "Autoclosure\(name)", source: "protocol P { func f(_ x: @autoclosure @escaping () -> Int) }", style: style)
        }

    /// The files in `Rendered` have the source, and then each mock.
    @Test(arguments: rows) func mocksAreAsRecorded(_ row: Row) async throws {
        var text = row.source + "\n"
        for name in row.protocols {
            let mocks = try await self.text(Sources(app: row.source), of: name, style: row.style).withoutSharedCode
            // Without the comments at the top, which end with an empty line.
            text += try mocks[#require(mocks.firstRange(of: "\n\n")).lowerBound...].dropFirst()
        }
        if let difference = try RecordedText(Self.folder.appending(path: "\(row.name).swift.txt")).difference(from: text) {
            Issue.record("\(difference)")
        }
    }

    @Test func everyFileIsTested() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
        #expect(Set(files) == Set(Self.rows.map { "\($0.name).swift.txt" }))
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Rendered")

    @Test(
        arguments: [
            ("protocol P { func f() }", [], "class PMock: P {"),
            ("protocol P { func f() }", [.mainActorByDefault], "class PMock: nonisolated P {"),
            ("protocol A {}\nprotocol P: A { func f() }", [], "class PMock: P {"),
            ("protocol A {}\nprotocol P: A { func f() }", [.mainActorByDefault], "class PMock: nonisolated P {"),
            (
                "class N: Equatable { static func == (a: N, b: N) -> Bool { true } }\nprotocol P: N, Comparable {}",
                [.mainActorByDefault], "class PMock: N, @MainActor P, @MainActor Comparable {"
            ),
            (
                "class N: Equatable { nonisolated static func == (a: N, b: N) -> Bool { true } }\nprotocol P: N, Comparable {}",
                [.mainActorByDefault], "class PMock: N, nonisolated P, nonisolated Comparable {"
            ),
            ("nonisolated protocol A {}\nnonisolated protocol P: A { func f() }", [.mainActorByDefault], "nonisolated class PMock: P {"),
            (
                "struct User: Identifiable { var id: Int }\nprotocol Q<Item> { associatedtype Item: Identifiable }\nprotocol P: Q<User> {}",
                [],
                "class PMock: @MainActor P {"
            ),
            (
                "nonisolated struct User: Identifiable { let id: Int }\nprotocol Q<Item> { associatedtype Item: Identifiable }\n"
                    + "protocol P: Q<User> {}", [], "class PMock: P {"
            ),
            ("struct User {}\nprotocol Q<Item> { associatedtype Item }\nprotocol P: Q<User> {}", [], "class PMock: P {"),
            ("actor A {}\nextension A { protocol P { func f() } }", [], "class PMock: A.P {"),
            (
                "@globalActor actor G { static let shared = G() }\n@G class C { protocol P { func f() } }", [.mainActorByDefault],
                "nonisolated class PMock: C.P {"
            ),
            ("@MainActor class C { protocol P { func f() } }", [.mainActorByDefault], "class PMock: nonisolated C.P {"),
            ("class P: @unchecked Sendable { func f() {} }", [], "class PMock: P, @unchecked Sendable {"),
            ("class P: Error, @unchecked Sendable { func f() {} }", [], "nonisolated class PMock: P, @unchecked Sendable {"),
            ("class P: Q, @unchecked Sendable { func f() {} }\nprotocol Q: Error {}", [], "class PMock: P, @unchecked Sendable {"),
        ] as [(String, Set<CompilerSetting>, String)])
    func protocolsOfAModuleOnTheMainActor(_ source: String, _ compiler: Set<CompilerSetting>, _ header: String) async throws {
        let name = header.split(separator: " ").first { $0.hasSuffix(".P") }.map(String.init) ?? "P"
        let text = try await self.text(Sources(app: source).compiled(with: [.mainActorByDefault]), compiler, of: name)
        #expect(text.firstLine(with: "class PMock") == header)
    }

    /// The mock of a Swift 6 module makes them Sendable, and another object of the protocol does not.
    @Test(arguments: ["func f() -> @MainActor () -> Int", "var f: (@MainActor () -> Int)? { get }"])
    func closuresOnAnActorAreNotFromTheWrappedObject(_ requirement: String) async throws {
        let sources = Sources(app: "protocol P { \(requirement); func other() -> Int }")
        let style = Style(.stub, wraps: true, hasAccessors: true)
        let calls = ["f()", "f", "other()"].map { "wrapped.\($0)" }
        let (old, new) = (
            try await text(sources, [.isolatedTypesUsability], style: style),
            try await text(sources.compiled(with: [.isolatedTypesUsability]), [.isolatedTypesUsability], style: style)
        )
        #expect(calls.map(old.contains) == [false, false, true])
        #expect(calls.map(new.contains) == [requirement.hasPrefix("func"), true, true])
    }

    /// Before Swift 6 the values are made on no actor.
    @Test(
        arguments: [
            ("Date", "Date()", [], "Date = .init()"), ("Page", "Page()", [.isolatedDefaultValues], "Page = .init()"),
            ("Page", "Page()", [], "Page"), ("Page?", "nil", [], "Page? = nil"),
        ] as [(String, String, Set<CompilerSetting>, String)])
    func valuesThatCallersLeaveOut(_ type: String, _ value: String, _ compiler: Set<CompilerSetting>, _ parameter: String) async throws {
        let sources = Sources(app: "struct Page {}\nclass P { func f(_ x: \(type) = \(value)) {} }").compiled(with: [.mainActorByDefault])
        let text = try await self.text(sources, compiler)
        #expect(text.firstLine(with: "func f(") == "    override func f(_ x: \(parameter)) {")
    }

    private func text(
        _ sources: Sources, _ compiler: Set<CompilerSetting> = [], of name: String = "P", style: Style = .automockable
    ) async throws -> String {
        let subject = try await sources.subject(
            of: name, for: Module(name: "AppTests", isLocal: true, files: [], settings: compiler))
        let settings = MockSettings(name: "PMock", access: .internal, style: style, defaults: [:], compiler: compiler)
        return MockText(of: await rendered([.mock(MockPlan(subject: subject, settings: settings))]), imports: []).text
    }
}

extension String {
    fileprivate func firstLine(with part: String) -> String? {
        split(separator: "\n").first { $0.contains(part) }.map(String.init)
    }
}
