import Fixtures
import MockgenBytes
import MockgenModel
import Testing

@testable import MockgenResolution

/// The meaning of names: the types that aliases stand for, and types that cannot be copied.
@Suite struct SymbolTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let sources: Sources
        /// By the name that the mock uses.
        let aliases: [String: String]

        init(_ description: String, _ sources: Sources, _ aliases: [String: String]) {
            testDescription = description
            self.sources = sources
            self.aliases = aliases
        }
    }

    @Test(arguments: [
        Case(
            "of a closure", .init(app: "typealias Done = (Int?) -> Void\nprotocol P { func f(_ d: Done) }"), ["Done": "(Int?) -> Void"]),
        Case("of an optional", .init(app: "typealias Maybe = Int?\nprotocol P { func f() -> Maybe }"), ["Maybe": "Int?"]),
        Case(
            "of an alias", .init(app: "typealias A = B\ntypealias B = () -> Int\nprotocol P { func f(_ a: A) }"),
            ["A": "() -> Int"]),
        Case(
            "of a closure with protocols", .init(app: "protocol Q {}\ntypealias A = (Q) -> Q?\nprotocol P { func f(_ a: A) }"),
            ["A": "(any Q) -> (any Q)?"]),
        Case("nested", .init(app: "enum O { typealias A = [Int] }\nprotocol P { func f() -> O.A }"), ["O.A": "[Int]"]),
        Case(
            "of something nested beside it",
            .init(app: "enum O { struct S {}\n typealias A = [S] }\nprotocol P { func f() -> O.A }"), ["O.A": "[O.S]"]),
        Case("in the protocol", .init(app: "protocol P { typealias A = Int?; func f() -> A }"), ["A": "Int?"]),
        Case(
            "in a parent", .init(app: "protocol Base { typealias A = Int? }\nprotocol P: Base { func f() -> A }"), ["A": "Int?"]),
        Case("with parameters", .init(app: "typealias A<T> = [T]\nprotocol P { func f() -> A<Int> }"), ["A<Int>": "[Int]"]),
        Case("that leads to itself", .init(app: "typealias A = A\nprotocol P { func f() -> A }"), [:]),
        Case("that leads to itself inside a type", .init(app: "typealias A = [A]?\nprotocol P { func f() -> A }"), [:]),
    ])
    func aliases(_ example: Case) async throws {
        #expect(try await example.sources.subject().targets == example.aliases)
    }

    /// The compiler reports it; what is asked of mockgen is to come to an end.
    @Test(arguments: [
        "typealias A = B\ntypealias B = A", "typealias A = B?\ntypealias B = [C]\ntypealias C = (A) -> Void", "typealias A = App.A",
        "enum O { typealias A = O.A }\ntypealias A = O.A",
    ])
    func aliasesInACircleEnd(_ declarations: String) async throws {
        let subject = try await Sources(app: declarations + "\nprotocol P { func f() -> A }").subject()
        #expect(subject.functions["f"]?.result.description == "A")
    }

    @Test func noncopyableTypes() async throws {
        let subject = try await Sources(
            app: """
                struct File: ~Copyable {}
                enum O { enum Token: ~Copyable, Sendable {} }
                struct Plain: Sendable {}
                protocol P { func f(_ f: borrowing File) -> O.Token; func g() -> Plain }
                """
        ).subject()
        let types = subject.requirements.flatMap(\.member.types)
        #expect(Set(types.filter { $0.contains(\.isNoncopyable) }.map(\.description)) == ["borrowing File", "O.Token"])
    }
}
