import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution

/// `any` is added wherever a protocol is the type of a value, and nowhere else.
@Suite struct ExistentialTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let written: String
        let spelled: String
        var testDescription: String { written }

        init(_ written: String, _ spelled: String) {
            self.written = written
            self.spelled = spelled
        }
    }

    private static let declarations = """
        protocol Q {}
        protocol R {}
        protocol Box<Item> { associatedtype Item }
        class Base {}
        struct S<T> {}
        typealias Alias = Q
        typealias AnyAlias = any Q
        typealias Both = Q & R
        typealias Optionally = Q?
        typealias Long = Both
        enum Outer { protocol Inner {} }

        """

    @Test(arguments: [
        Case("Q", "any Q"), Case("Q?", "(any Q)?"), Case("Q!", "(any Q)!"), Case("[Q]", "[any Q]"), Case("[String: Q]", "[String: any Q]"),
        Case("(Q, r: R)", "(any Q, r: any R)"), Case("S<Q>", "S<any Q>"), Case("S<S<Q>>", "S<S<any Q>>"),
        Case("Result<Q, Error>", "Result<any Q, any Error>"),
        Case("(Q) -> R", "(any Q) -> any R"), Case("((Q) -> Void) -> [R]", "((any Q) -> Void) -> [any R]"),
        Case("@Sendable (inout Q) throws -> Void", "@Sendable (inout any Q) throws -> Void"),
        Case("Q.Type", "any Q.Type"), Case("[Q.Type]", "[any Q.Type]"), Case("Q.Protocol", "(any Q).Type"),
        Case("Q & R", "any Q & R"), Case("(Q & R)?", "(any Q & R)?"), Case("Base & Q", "any Base & Q"),
        Case("(Q & R).Type", "any (Q & R).Type"),
        Case("Alias", "any Alias"), Case("[Alias]", "[any Alias]"), Case("Alias.Type", "any Alias.Type"), Case("Both", "any Both"),
        Case("Long", "any Long"), Case("S<Long?>", "S<(any Long)?>"), Case("Outer.Inner", "any Outer.Inner"), Case("App.Q", "any App.Q"),
        Case("Box<Int>", "any Box<Int>"), Case("Box<Q>", "any Box<any Q>"),
        Case("Error", "any Error"), Case("Codable?", "(any Codable)?"), Case("Swift.Error", "any Swift.Error"),
        Case("Sequence<Int>", "any Sequence<Int>"),
        Case("inout Q", "inout any Q"), Case("@escaping (Q) -> Void", "@escaping (any Q) -> Void"),
    ])
    func added(_ example: Case) async throws { try await check(example) }

    @Test(arguments: [
        Case("any Q", "any Q"), Case("(any Q)?", "(any Q)?"), Case("any Q.Type", "any Q.Type"), Case("(any Q).Type", "(any Q).Type"),
        Case("any Q & R", "any Q & R"), Case("any Box<Q>", "any Box<any Q>"), Case("some Q", "some Q"), Case("[some Q]", "[some Q]"),
        Case("Base", "Base"), Case("Base.Type", "Base.Type"), Case("S<Int>", "S<Int>"), Case("Self", "Self"),
        Case("Self.Type", "Self.Type"),
        Case("Any", "Any"), Case("Any?", "Any?"), Case("AnyObject", "AnyObject"), Case("[Any.Type]", "[Any.Type]"),
        Case("Optionally", "Optionally"),
        Case("Int", "Int"), Case("Foreign", "Foreign"), Case("any Error", "any Error"),
    ])
    func leftOut(_ example: Case) async throws { try await check(example) }

    @Test func inAConstraintOnlyTheName() async throws {
        let subject = try await Sources(
            app: Self.declarations + """
                protocol P where Self: Q {
                    associatedtype Item: Q & R = S<Q>
                    associatedtype Other where Other: Box<Q>
                    func f<T: Q, U>(_ t: T, _ q: Q) -> U where U: Alias, U: Box<Q>, T == S<Q>
                    func g(_ t: some Q & R)
                }
                """
        ).subject()
        #expect(
            subject.shown == [
                "func f<T: Q, U>(_: T, _: any Q) -> U where U: Alias, U: Box<any Q>, T == S<any Q> of P",
                "func g(_: some Q & R) -> Void of P",
            ])
        #expect(subject.associatedTypes.map { $0.inherited.map(\.description) } == [["Q & R"], []])
        #expect(subject.associatedTypes.map { $0.defaultType?.description } == ["S<any Q>", nil])
        #expect(subject.associatedTypes.map { $0.requirements.map(\.description) } == [[], ["Other: Box<any Q>"]])
    }

    @Test func inPropertiesSubscriptsAndEffectsToo() async throws {
        let subject = try await Sources(
            app: Self.declarations + """
                protocol P {
                    var v: Q? { get throws(E) }
                    subscript(_ q: Q) -> R { get set }
                    init(q: Q, _ others: R...)
                }
                enum E: Error {}
                """
        ).subject()
        #expect(
            subject.shown == [
                "var v: (any Q)? { get throws(E) } of P", "subscript(_: any Q) -> any R { get set } of P", "init(q: any Q, _: any R) of P",
            ])
    }

    private func check(_ example: Case) async throws {
        let subject = try await Sources(app: Self.declarations + "protocol P { func f(_ x: \(example.written)) }").subject()
        #expect(subject.functions["f"]?.parameters.first?.type.description == example.spelled)
    }
}
