import Fixtures
import MockgenModel
import MockgenRender
import MockgenResolution
import TestSupport
import Testing

/// Requirements that mockgen cannot mock, and the nearest ones that it can.
@Suite struct RefusedMocksTests {
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

    @Test(arguments: ["func f<T>(_ value: T) -> Roll<T>", "func f<T>(_ value: T) throws -> Roll<[T]>?", "func f<T>(_ value: T) -> Pass<T>"])
    func noncopyableTypesOfGenericParameters(_ requirement: String) async throws {
        let types = "struct Roll<T>: ~Copyable {}; typealias Pass<T> = Roll<T>\n"
        let problems = try await refused(types + "protocol P { \(requirement) }")
        #expect(problems.count == 1 && problems.allSatisfy { $0.contains("[noncopyable-result]") }, "\(problems)")
        #expect(try await refused(types + "protocol P<T> { associatedtype T; func f(_ value: T) -> Roll<T> }") == [])
    }

    @Test(arguments: ["var f: Pass { get }", "var f: Pass? { get }", "subscript(index: Int) -> Pass { get set }"])
    func aliasesOfNoncopyableTypes(_ requirement: String) async throws {
        let problems = try await refused("struct Ticket: ~Copyable {}; typealias Pass = Ticket\nprotocol P { \(requirement) }")
        #expect(problems.count == 1 && problems.allSatisfy { $0.contains("noncopyable type 'Pass") }, "\(problems)")
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

    @Test func superclassesOfSendableProtocolsThatConformOnTheMainActor() async throws {
        let superclass = """
            open class N: Equatable { public static func == (a: N, b: N) -> Bool { a === b } }

            """
        let refusal = "'P' cannot be mocked: it is Sendable, but its superclass is 'N', which conforms only on the main actor"
        for (declaration, isRefused) in [
            ("protocol P: N, Comparable, Sendable {}", true), ("protocol P: N, Comparable {}", false),
            ("protocol P: N, Sendable {}", false),
        ] {
            let found = try await refused(Sources(app: superclass + declaration).compiled(with: [.mainActorByDefault]))
            #expect(found.count == (isRefused ? 1 : 0) && found.allSatisfy { $0.contains(refusal) }, "\(declaration): \(found)")
            #expect(try await refused(superclass + declaration) == [])
        }
    }

    @Test(
        arguments: [
            ("protocol P: Base, Actor {}", "Base"), ("protocol Q: Base {}; nonisolated protocol P: Q, Actor {}", "Base"),
            ("nonisolated protocol Q: Base {}; protocol P: Q, Actor {}", nil), ("nonisolated protocol P: Base, Actor {}", nil),
            ("protocol Q: Actor {}; protocol P: Q {}", nil), ("protocol P: Base {}", nil),
            ("@MainActor protocol Q {}; nonisolated protocol P: Q, Actor {}", "Q"),
        ] as [(String, String?)])
    func parentsOfActorsOnTheMainActor(source: String, name: String?) async throws {
        let sources = Sources(app: "protocol Base { func f() async }\n\(source)")
        let found = try await refused(sources.compiled(with: [.mainActorByDefault, .isolatedTypesUsability]))
        #expect(found.count == (name == nil ? 0 : 1) && found.allSatisfy { $0.contains("'\(name ?? "")' is isolated") }, "\(found)")
        let inSwift5 = try await refused(sources.compiled(with: [.mainActorByDefault]))
        #expect(inSwift5.isEmpty == (name != "Q"), "\(inSwift5)")
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

    /// If such a protocol is Sendable, the compiler warns about each type that conforms to it.
    @Test(
        arguments: [
            ("func f(_ x: @escaping @MainActor () -> Void)", true), ("func f() -> [@MainActor () -> Void]", true),
            ("var f: (@MainActor () -> Void)? { get }", true), ("func f(_ x: @escaping (@escaping @MainActor () -> Void) -> Void)", true),
            ("func f() -> (@MainActor () -> Void)?", false), ("var f: @MainActor () -> Void { get set }", false),
            ("func f(_ x: @escaping Action, _ y: @escaping @MainActor @Sendable () -> Void)", false),
        ])
    func closuresOnAnActorInSendableProtocols(requirement: String, isRefused: Bool) async throws {
        func problems(_ inheritance: String) async throws -> [String] {
            let source = "typealias Action = @MainActor () -> Void\nprotocol P\(inheritance) { \(requirement) }\nprotocol Q: Sendable {}"
            return try await refused(Sources(app: source), in: [.isolatedTypesUsability])
        }
        for inheritance in [": Sendable", ": Q", ": Actor"] {
            let found = try await problems(inheritance)
            #expect(found.contains { $0.contains("[isolated-closure]") && $0.contains("warns about") } == isRefused, "\(found)")
        }
        #expect(try await problems("") == [])
    }

    /// In Swift 6 mode, the closure on the actor is Sendable.
    @Test(
        arguments: [
            ("() -> Void", "@MainActor () -> Void", true, false), ("@Sendable () -> Void", "@MainActor () -> Void", false, true),
            ("() -> Void", "@MainActor (Int) -> Void", false, false), ("() -> Void", "@Sendable () -> Void", false, false),
        ])
    func functionsThatDifferInActors(first: String, second: String, isRefusedBefore: Bool, isRefused: Bool) async throws {
        let source = """
            protocol Base { func f(_ x: @escaping \(first)) }
            protocol P: Base { func f(_ x: @escaping \(second)); func f(_ x: @escaping () -> Void, y: Int) }
            """
        let old = try await refused(source)
        #expect(old.contains { $0.contains("differ only in the actors of closures") } == isRefusedBefore, "\(old)")
        let new = try await refused(Sources(app: source), in: [.isolatedTypesUsability])
        #expect(new.contains { $0.contains("differ only in the actors of closures") } == isRefused, "\(new)")
    }

    /// The compiler crashes on a stored closure with such a type.
    @Test(
        arguments: [
            ("func f(_ x: borrowing Pair<Token>)", [.automockable, .handler]), ("func f() -> Pair<Token>", [.automockable, .handler]),
            ("func f(_ x: (borrowing Pair<Token>) -> Int)", [.automockable, .handler, .spy]),
            ("var f: (consuming Pair<Token>) -> Int { get }", [.automockable, .handler, .spy, .stub]), ("func f(_ x: Pair<Int>)", []),
            ("func f(_ x: borrowing Token?) -> Pair<Token>.Type", [.automockable, .handler]),
        ] as [(String, [BuiltInStyle])])
    func typesThatArgumentsMakeNoncopyable(requirement: String, styles: [BuiltInStyle]) async throws {
        let source = """
            struct Token: ~Copyable {}
            struct Pair<T: ~Copyable>: ~Copyable {}
            extension Pair: Copyable where T: Copyable {}
            protocol P { \(requirement) }
            """
        let subject = try await Sources(app: source).subject()
        let refusing = BuiltInStyle.allCases.filter { style in
            let settings = MockSettings(name: "PMock", access: .internal, style: Style(style), defaults: [:])
            return mockRules.problems(in: MockPlan(subject: subject, settings: settings)).contains { $0.id == .noncopyableClosure }
        }
        #expect(refusing == BuiltInStyle.allCases.filter(styles.contains))
    }

    @Test func aClosureOfItsOwnThatThrowsNever() async throws {
        #expect(try await refused("protocol P { associatedtype E: Error where E == Never; func f(_ body: () throws(E) -> Void) }") == [])
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

    @Test(
        arguments: [
            ("(repeat each T) -> Void", true), ("((Int, repeat each T) -> Void)?", true), ("(Int, (repeat each T) -> Void)", true),
            ("Act<repeat each T>", true), ("() -> (repeat each T) -> Void", true), ("(repeat (each T) -> Void)", true),
            ("(repeat [each T])", false), ("() -> (repeat each T)", false), ("[(repeat each T) -> Void]", false),
        ])
    func closuresOverPacks(type: String, isRefused: Bool) async throws {
        let alias = "typealias Act<each T> = (repeat each T) -> Void\n"
        let found = try await refused(alias + "protocol P { func f<each T>(_ x: repeat each T) -> \(type) }")
        let message =
            "Sources/App/A.swift:2:19: error: 'P' cannot be mocked: 'f(_:)' returns a closure over a parameter pack, and the compiler "
            + "cannot store such a closure [pack-closure]\n"
            + "  help: return a struct that contains the closure, or leave 'P' out with 'exclude'"
        #expect(found == (isRefused ? [message] : []))
        #expect(try await refused(alias + "protocol P { func f<each T>(_ x: \(type), y: repeat each T) }") == [])
    }

    private func refused(_ source: String) async throws -> [String] { try await refused(Sources(app: source)) }

    private func refused(_ sources: Sources, in settings: Set<CompilerSetting> = []) async throws -> [String] {
        let subject = try await sources.subject(for: Module(name: "AppTests", isLocal: true, files: [], settings: settings))
        let ofMock = MockSettings(name: "PMock", access: .internal, style: .automockable, defaults: [:], compiler: settings)
        return (mockRules + styleRules).problems(in: MockPlan(subject: subject, settings: ofMock)).map(\.shown)
    }
}
