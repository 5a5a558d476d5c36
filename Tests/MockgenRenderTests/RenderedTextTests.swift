import Fixtures
import MockgenModel
import MockgenRender
import MockgenResolution
import TestSupport
import Testing

/// Lines of mocks that the conformance suite cannot have: its sources would be warned of, or would change what other mocks mean.
@Suite struct RenderedTextTests {
    @Test(arguments: [
        (
            "P",
            [
                "var fCallsCount: Swift.Int {", "var fCalled: Swift.Bool {", "var fThrowableError: Error? {",
                "var gThrowableError: (any Swift.Error)? {", "private let lock: any Foundation.NSLocking = Foundation.NSRecursiveLock()",
                "struct Unstubbed: Swift.Error, Swift.CustomStringConvertible {", "let description: Swift.String",
            ]
        ),
        ("H", ["func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) }"]),
        ("E", ["func encode(to encoder: any Swift.Encoder) throws {}"]), ("C", ["private enum CodingKeys: Swift.CodingKey {}"]),
        ("S", ["func makeIterator() -> Swift.IndexingIterator<[Element]> {"]), ("N", ["class PMock: Foundation.NSObject, N {"]),
    ])
    func typesOfTheProjectThatHideTheStandardLibrary(protocolName: String, lines: [String]) async throws {
        let sources = Sources(
            app: """
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
                protocol S: Sequence {}
                class NSObject {}
                protocol N: NSObjectProtocol {}
                protocol P: Swift.Sendable { func f() throws(Error) -> Swift.String; func g() throws -> Bool }
                """)
        let text = try await rendered(sources, of: protocolName)
        for line in lines { #expect(text.contains(line), "\(line) in \(text)") }
    }

    @Test func anAssociatedTypeFixedByAnAlias() async throws {
        let text = try await rendered(
            "struct User {}\nprotocol Q { associatedtype Item; func f() -> Item }\nprotocol P: Q { typealias Item = User }")
        #expect(text.contains("class PMock: P {\n    typealias Item = User\n"))
    }

    @Test(arguments: [
        ("func f<T: ~Copyable>(_ body: () -> T) -> T", "f(_:)", "T"),
        ("func f<T: ~Copyable>() throws -> T?", "f()", "T?"),
        ("subscript<T: ~Copyable>(value: Int, as type: T.Type) -> T { get }", "subscript(_:as:)", "T"),
    ])
    func whatMayBeNoncopyable(_ requirement: String, _ member: String, _ result: String) async throws {
        let column = requirement.hasPrefix("func") ? 19 : 14
        #expect(
            try await refused("protocol P { \(requirement) }") == [
                "Sources/App/A.swift:1:\(column): error: 'P' cannot be mocked: '\(member)' returns '\(result)', which may be noncopyable, "
                    + "and a mock cannot store a value of an arbitrary noncopyable type [noncopyable-result]\n"
                    + "  help: return a copyable type or one noncopyable type, or leave 'P' out with 'exclude'"
            ])
    }

    @Test(arguments: [
        ("func 📍f() -> Span<Int>", "f()", "Span<Int>"), ("func 📍f() -> RawSpan?", "f()", "RawSpan?"),
        ("static func 📍f() -> Span<Int>", "f()", "Span<Int>"), ("var 📍f: Span<Int> { get }", "f", "Span<Int>"),
        ("static var 📍f: Span<Int> { get }", "f", "Span<Int>"),
        ("func 📍f() -> MutableSpan<Int>", "f()", "MutableSpan<Int>"),
        ("var 📍f: MutableSpan<Int> { mutating get }", "f", "MutableSpan<Int>"),
        ("📍subscript(index: Int) -> Span<Int> { get }", "subscript(_:)", "Span<Int>"),
    ])
    func whatIsNonescapable(_ requirement: String, _ member: String, _ result: String) async throws {
        let sources = Sources(app: "protocol P { \(requirement) }")
        let problem = ExpectedProblem(
            "📍", "nonescapable-result",
            "'P' cannot be mocked: '\(member)' returns '\(result)', which is nonescapable, and a mock cannot store it",
            help: "return an array or another copy of the values, or leave 'P' out with 'exclude'")
        #expect(try await refused(sources) == [problem.shown(sources.markers)])
    }

    @Test func nonescapableParameters() async throws {
        #expect(try await refused("protocol P { func f(_ values: Span<Int>) -> [Int] }") == [])
    }

    @Test func aTypeThatIsCalledLikeTheEmptyTuple() async throws {
        let text = try await rendered("struct Void {}\nprotocol P { func f(_ value: Void) -> Void; func g(_ done: @escaping () -> ()) }")
        #expect(text.contains("    final var fReturnValue: `Void`!\n    final var fClosure: (((`Void`)) -> `Void`)?\n"))
        #expect(text.contains("    final var gClosure: ((@escaping () -> Swift.Void) -> Swift.Void)?\n"))
    }

    @Test func whatASendableProtocolIsFixedToOnTheMainActor() async throws {
        let source = """
            struct User: Identifiable { var id: Int }
            protocol Q<Item> { associatedtype Item: Identifiable }
            protocol P: Q<User>, Sendable {}
            """
        #expect(
            try await refused(Sources(app: source).compiled(with: [.mainActorByDefault])) == [
                "Sources/App/A.swift:3:10: error: 'P' cannot be mocked: it is Sendable, but it fixes an associated type to 'User', which "
                    + "conforms only on the main actor [isolated-conformance]\n"
                    + "  help: declare 'User' nonisolated, or leave 'P' out with 'exclude'"
            ])
        #expect(try await refused(source) == [])
    }

    /// Swift 6 rejects these sources.
    @Test(arguments: [
        (
            "struct Outer<T> { struct Entry {}; typealias Key = T; class P<T> { func f(_ x: T) -> Entry? { nil }; func g(_ x: Outer, y: P, z: Key) {} } }",
            "Outer.P",
            [
                "class PMock<MockT, T>: Outer<MockT>.P<T> {", "func f(_ x: T) -> Outer<MockT>.Entry? {",
                "func g(_ x: Outer<MockT>, y: Outer<MockT>.P<T>, z: Outer<MockT>.Key) {",
            ]
        ),
        (
            "enum Outer<T: Hashable> { struct Entry {}; class P<T: Sequence> where T.Element == Entry { func f(_ x: T) {} } }", "Outer.P",
            ["class PMock<MockT: Hashable, T: Sequence>: Outer<MockT>.P<T> where T.Element == Outer<MockT>.Entry {", "func f(_ x: T) {"]
        ),
        (
            "class Outer<T, U: Sequence> where U.Element == T { class P<T> { func f(_ x: T) -> U? { nil } } }", "Outer.P",
            ["class PMock<MockT, U: Sequence, T>: Outer<MockT, U>.P<T> where U.Element == MockT {", "func f(_ x: T) -> U? {"]
        ),
        (
            "enum Outer<T> { enum Middle<T> { class P<T> { func f(_ x: Outer?, y: Middle?) {} } } }", "Outer.Middle.P",
            [
                "class PMock<MockT, MockMockT, T>: Outer<MockT>.Middle<MockMockT>.P<T> {",
                "func f(_ x: Outer<MockT>?, y: Outer<MockT>.Middle<MockMockT>?) {",
            ]
        ),
        (
            "struct Outer<T> { struct Entry {}; class Q<T> { func f(_ x: T) -> Entry? { nil } } }\nclass P: Outer<Int>.Q<String> {}", "P",
            ["func f(_ x: String) -> Outer<Int>.Entry? {"]
        ),
        (
            """
            struct Outer<T> { struct Entry {}; class Q<T> { typealias Both = (T, Entry) }; typealias Pair<T> = (T, Entry) }
            protocol A { func f(_ x: Outer<Int>.Q<Bool>.Both); func g(_ x: Outer<Int>.Pair<Bool>) }
            protocol P: A { func f(_ x: (Bool, Outer<Int>.Entry)); func g(_ x: (Bool, Outer<Int>.Entry)) }
            """, "P", ["var fCallsCount: Int", "var gCallsCount: Int"]
        ),
        (
            "struct Outer<T> { struct Entry {}; class P { func f<T>(_ x: T) -> Entry? { nil } } }", "Outer.P",
            ["func f<MockT>(_ x: MockT) -> Outer<T>.Entry? {"]
        ),
        ("class P<T> { func f<T>(_ x: T) -> P? { nil } }", "P", ["func f<MockT>(_ x: MockT) -> P<T>? {"]),
    ])
    func genericParametersThatHideOthers(_ source: String, _ name: String, _ lines: [String]) async throws {
        let text = try await rendered(Sources(app: source), of: name)
        for line in lines { #expect(text.contains(line), "\(line) in \(text)") }
    }

    @Test(arguments: ["func f(_ body: () throws(E) -> Void)", "var f: (@escaping () throws(E) -> Void) -> Void { get }"])
    func closuresOfAParentThatThrowNever(requirement: String) async throws {
        let base = "protocol Base<E> { associatedtype E: Error; \(requirement) }\n"
        #expect(
            try await refused(base + "protocol P: Base<Never> {}") == [
                "Sources/App/A.swift:2:10: error: 'P' cannot be mocked: it fixes 'E' to Never, a closure of the inherited "
                    + "'\(requirement.hasPrefix("var") ? "f" : "f(_:)")' throws 'E', and the compiler crashes on every conforming type "
                    + "[thrown-never]\n  help: mock the parent with Never for 'E', or leave 'P' out with 'exclude'"
            ])
        #expect(try await refused(base + "protocol P: Base<CancellationError> {}") == [])
    }

    @Test(
        arguments: [
            ("Box<@MainActor () -> Void>", true), ("[Box<(@MainActor () -> Void)?>]", true),
            ("Box<@MainActor @Sendable () -> Void>", false),
            ("Box<Action>", false), ("[@MainActor () -> Void]", false), ("(@MainActor () -> Void)?", false), ("Box<() -> Void>", false),
        ])
    func genericTypesOfClosuresOnAnActor(type: String, isRefused: Bool) async throws {
        let source = """
            struct Box<T> {}
            typealias Action = @MainActor () -> Void
            protocol P { func f(_ x: \(type)) }
            """
        let old = try await refused(Sources(app: source), in: [.isolatedTypesUsability])
        #expect(old.contains { $0.contains(":3:19: ") && $0.contains("[isolated-closure]") } == isRefused, "\(old)")
        #expect(try await refused(Sources(app: source).compiled(with: [.isolatedTypesUsability]), in: [.isolatedTypesUsability]) == [])
        #expect(try await refused(source) == [])
    }

    @Test func aClosureOfItsOwnThatThrowsNever() async throws {
        #expect(try await refused("protocol P { associatedtype E: Error where E == Never; func f(_ body: () throws(E) -> Void) }") == [])
    }

    @Test(
        arguments: [
            ("protocol P { func f() }", [], "class PMock: P {"),
            ("protocol P { func f() }", [.mainActorByDefault], "class PMock: nonisolated P {"),
            ("protocol A {}\nprotocol P: A { func f() }", [], "class PMock: P {"),
            ("protocol A {}\nprotocol P: A { func f() }", [.mainActorByDefault], "class PMock: nonisolated P {"),
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
        let text = try await rendered(Sources(app: source).compiled(with: [.mainActorByDefault]), compiler, of: name)
        #expect(text.contains("\n\(header)\n") || text.contains("\n\(header)}"), "\(header) in \(text)")
    }

    /// Before Swift 6 the values are made on no actor.
    @Test(
        arguments: [
            ("Date", "Date()", [], "Date = .init()"), ("Page", "Page()", [.isolatedDefaultValues], "Page = .init()"),
            ("Page", "Page()", [], "Page"), ("Page?", "nil", [], "Page? = nil"),
        ] as [(String, String, Set<CompilerSetting>, String)])
    func valuesThatCallersLeaveOut(_ type: String, _ value: String, _ compiler: Set<CompilerSetting>, _ parameter: String) async throws {
        let sources = Sources(app: "struct Page {}\nclass P { func f(_ x: \(type) = \(value)) {} }").compiled(with: [.mainActorByDefault])
        let text = try await rendered(sources, compiler)
        #expect(text.contains("override func f(_ x: \(parameter)) {"), "\(text)")
    }

    @Test func labelsThatSaySomethingElseOfAParameter() async throws {
        let text = try await rendered("protocol P { func f(var x: Int, let: Int) }")
        #expect(text.contains("    func f(`var` x: Int, `let`: Int) {"), "\(text)")
    }

    @Test(
        arguments: [
            (Style(.handler), ["fHandler?(x)"]), (Style(.handler, autoclosures: .values), ["let x = x()", "fHandler?(x)"]),
            (Style(.stub), ["Mocks.answerIfAny(on.f, x())"]), (Style(.stub, autoclosures: .closures), ["Mocks.answerIfAny(on.f, x)"]),
        ])
    func autoclosures(_ style: Style, _ lines: [String]) async throws {
        let text = try await rendered(Sources(app: "protocol P { func f(_ x: @autoclosure @escaping () -> Int) }"), style: style)
        for line in lines { #expect(text.contains(line), "\(text)") }
        #expect(text.contains("x()") == (style.autoclosures == .values), "\(text)")
    }

    @Test func deprecatedPropertiesAreNotTaken() async throws {
        let source = "protocol P { @available(*, deprecated) var a: Int { get }\nvar b: Int { get } }"
        let text = try await rendered(Sources(app: source), style: Style(.handler))
        #expect(text.contains("    init(b: Int = 0) {"), "\(text)")
    }

    @Test func packsOfOneShape() async throws {
        #expect(
            try await refused("protocol P { func f<each A, each B>(_ x: repeat each A, y: repeat (each A, each B)) }") == [
                "Sources/App/A.swift:1:19: error: 'P' cannot be mocked: 'f(_:y:)' expands 'A' and 'B' together, and the compiler rejects "
                    + "such a member in a class [packs-of-one-shape]\n"
                    + "  help: expand each pack separately, or leave 'P' out with 'exclude'"
            ])
        #expect(try await refused("protocol P { func f<each A, each B>(_ x: repeat each A, y: repeat each B) }") == [])
    }

    @Test(arguments: [
        ("Collection where SubSequence == ArraySlice<Element>", "SubSequence == ArraySlice<Element>"),
        ("Collection where Self.Indices == Range<Int>", "Indices == Range<Int>"),
        ("Sequence where Iterator: Sendable", "Iterator: Sendable"), ("Collection where Index == Int", nil),
        ("Sequence where Iterator.Element == Int", nil),
    ])
    func partsOfSequences(_ parent: String, _ constraint: String?) async throws {
        #expect(
            try await refused("protocol P: \(parent) {}")
                == (constraint.map { constraint in
                    [
                        "Sources/App/A.swift:1:10: error: 'P' cannot be mocked: it requires '\(constraint)', but a mock has its own slices, indices and "
                            + "iterators [sequence-part]\n"
                            + "  help: remove the constraint from the protocol, or leave 'P' out with 'exclude'"
                    ]
                } ?? []))
    }

    private func rendered(_ source: String) async throws -> String { try await rendered(Sources(app: source)) }

    private func rendered(
        _ sources: Sources, _ compiler: Set<CompilerSetting> = [], of name: String = "P", style: Style = .automockable
    ) async throws -> String {
        let subject = try await sources.subject(
            of: name, for: Module(name: "AppTests", isLocal: true, files: [], settings: compiler))
        let settings = MockSettings(name: "PMock", access: .internal, style: style, defaults: [:], compiler: compiler)
        return await render([.mock(MockPlan(subject: subject, settings: settings))], imports: []).text
    }

    private func refused(_ source: String) async throws -> [String] { try await refused(Sources(app: source)) }

    private func refused(_ sources: Sources, in settings: Set<CompilerSetting> = []) async throws -> [String] {
        let subject = try await sources.subject(for: Module(name: "AppTests", isLocal: true, files: [], settings: settings))
        let settings = MockSettings(name: "PMock", access: .internal, style: .automockable, defaults: [:])
        return (mockRules + styleRules).problems(in: MockPlan(subject: subject, settings: settings)).map(\.shown)
    }
}
