import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution

/// The requirements of a protocol and all its ancestors, each once.
@Suite struct AncestorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let sources: Sources
        let requirements: [String]

        init(_ description: String, _ sources: Sources, _ requirements: [String]) {
            testDescription = description
            self.sources = sources
            self.requirements = requirements
        }
    }

    @Test(arguments: [
        Case(
            "a chain, own ones first",
            .init(app: "protocol A { func a() }\nprotocol B: A { func b() }\nprotocol P: B { func p() }"),
            ["func p() -> Void of P", "func b() -> Void of B", "func a() -> Void of A"]),
        Case(
            "a diamond",
            .init(app: "protocol A { func a() }\nprotocol L: A {}\nprotocol R: A { func r() }\nprotocol P: L, R {}"),
            ["func r() -> Void of R", "func a() -> Void of A"]),
        Case(
            "branches that the compiler decides about",
            .init(
                app: """
                    protocol A { func a() }
                    protocol B { func b() }
                    #if DEBUG
                    protocol Q: A, B { func debug() }
                    #elseif FAST
                    protocol Q: A { func fast() }
                    #else
                    protocol Q: B, A { func other() }
                    #endif
                    protocol P: Q {}
                    """),
            [
                "func debug() -> Void if DEBUG of Q", "func fast() -> Void if !(DEBUG) && FAST of Q",
                "func other() -> Void if !(DEBUG) && !(FAST) of Q", "func a() -> Void of A",
                "func b() -> Void if (!(DEBUG) && !(FAST)) || (DEBUG) of B",
            ]),
        Case(
            "an alias in branches",
            .init(
                app: """
                    protocol A { func a() }
                    protocol B { func b() }
                    #if DEBUG
                    typealias Q = A
                    #else
                    typealias Q = A & B
                    #endif
                    protocol P: Q {}
                    """),
            ["func a() -> Void of A", "func b() -> Void if !(DEBUG) of B"]),
        Case(
            "a branch that certainly exists",
            .init(app: "#if os(Plan9)\nprotocol Q { func a() }\n#else\nprotocol Q { func b() }\n#endif\nprotocol P: Q {}"),
            ["func b() -> Void of Q"]),
        Case(
            "another module",
            [
                "App": ["A.swift": "import Core\nprotocol P: Routing {}"],
                "Core": ["R.swift": "public protocol Routing { func attach(_ s: S) }\npublic protocol S {}"],
            ],
            ["func attach(_: any S) -> Void of Routing"]),
        Case(
            "of two with the same name the imported one",
            [
                "App": ["A.swift": "import Bank\nprotocol P: Q {}"], "Core": ["Q.swift": "public protocol Q { func core() }"],
                "Bank": ["Q.swift": "public protocol Q { func bank() }"],
            ],
            ["func bank() -> Void of Q"]),
        Case(
            "with the module in front",
            [
                "App": ["A.swift": "import Core\nprotocol Q {}\nprotocol P: Core.Q {}"],
                "Core": ["Q.swift": "public protocol Q { func core() }"],
            ],
            ["func core() -> Void of Q"]),
        Case(
            "nested", .init(app: "enum O { protocol Base { func b() } }\nprotocol P: O.Base {}"), ["func b() -> Void of O.Base"]),
        Case(
            "a composition", .init(app: "protocol A { func a() }\nprotocol B { func b() }\nprotocol P: A & B {}"),
            ["func a() -> Void of A", "func b() -> Void of B"]),
        Case(
            "an alias of a composition",
            .init(app: "protocol A { func a() }\nprotocol B { func b() }\ntypealias Both = A & (B)\nprotocol P: Both {}"),
            ["func a() -> Void of A", "func b() -> Void of B"]),
        Case(
            "an alias of an alias in another module",
            [
                "App": ["A.swift": "import Core\nprotocol P: Alias {}"],
                "Core": [
                    "Q.swift": "public typealias Alias = Inner\npublic typealias Inner = Q & AnyObject\npublic protocol Q { func q() }"
                ],
            ],
            ["func q() -> Void of Q"]),
        Case(
            "an alias that leads to itself", .init(app: "typealias A = B\ntypealias B = A\nprotocol P: A { func p() }"),
            ["func p() -> Void of P"]),
        Case(
            "a protocol that inherits itself", .init(app: "protocol Q: P { func q() }\nprotocol P: Q { func p() }"),
            ["func p() -> Void of P", "func q() -> Void of Q"]),
        Case(
            "a `where` clause", .init(app: "protocol A { func a() }\nprotocol P where Self: A {}"), ["func a() -> Void of A"]),
        Case("what asks for nothing", .init(app: "protocol P: AnyObject, Copyable, ~Escapable { func p() }"), ["func p() -> Void of P"]),
        Case("the old word for AnyObject", .init(app: "protocol P: class { func p() }"), ["func p() -> Void of P"]),
    ])
    func ancestors(_ example: Case) async throws { try await check(example) }

    @Test(arguments: [
        Case(
            "the same function", .init(app: "protocol A { func f(_ x: Int) -> Int }\nprotocol P: A { func f(_ y: Int) -> Int }"),
            ["func f(_: Int) -> Int of P"]),
        Case(
            "get and get set", .init(app: "protocol A { var v: Int { get set } }\nprotocol P: A { var v: Int { get } }"),
            ["var v: Int { get set } of P"]),
        Case(
            "get throws and get", .init(app: "protocol A { var v: Int { get } }\nprotocol P: A { var v: Int { get async throws } }"),
            ["var v: Int { get } of P"]),
        Case(
            "effects, of which both allow few",
            .init(app: "protocol A { func f() async; func g() throws }\nprotocol P: A { func f() async throws; func g() }"),
            ["func f() async -> Void of P", "func g() -> Void of P"]),
        Case(
            "subscripts",
            .init(app: "protocol A { subscript(i: Int) -> Int { get set } }\nprotocol P: A { subscript(j: Int) -> Int { get } }"),
            ["subscript(_: Int) -> Int { get set } of P"]),
        Case("initializers", .init(app: "protocol A { init(a: Int) throws }\nprotocol P: A { init(a: Int) }"), ["init(a: Int) of P"]),
        Case(
            "with and without any", .init(app: "protocol Q {}\nprotocol A { func f(_ q: any Q) }\nprotocol P: A { func f(_ q: Q) }"),
            ["func f(_: any Q) -> Void of P"]),
        Case(
            "not overloads", .init(app: "protocol A { func f(_ x: Int); static func g() }\nprotocol P: A { func f(x: Int); func g() }"),
            ["func f(x: Int) -> Void of P", "func g() -> Void of P", "func f(_: Int) -> Void of A", "static func g() -> Void of A"]),
    ])
    func merging(_ example: Case) async throws { try await check(example) }

    @Test func genericParents() async throws {
        let subject = try await Sources(
            app: """
                protocol Repo<Item> { associatedtype Item: Sendable = Int; associatedtype Key; func load(_ key: Key) -> Item }
                protocol Keyed: Repo where Key == O.ID { associatedtype Item: Hashable }
                enum O { struct ID {} }
                protocol Q {}
                protocol P: Repo<Q>, Keyed {}
                """
        ).subject()
        #expect(subject.shown == ["func load(_: Key) -> Item of Repo"])
        #expect(subject.genericRequirements.map(\.description) == ["Item == any Q", "Key == O.ID"])
        #expect(subject.associatedTypes.map(\.name) == ["Item", "Key"])
        #expect(subject.associatedTypes.map { $0.inherited.map(\.description).sorted() } == [["Hashable", "Sendable"], []])
        #expect(subject.associatedTypes[0].defaultType?.description == "Int")
    }

    @Test(
        arguments: [
            ("struct Item {}\nprotocol P: Repo<Item, Int> {}", ["Item == App.Item", "Key == Int"]),
            ("enum Key {}\nprotocol P: Repo<[Key], Key.Type> {}", ["Item == [App.Key]", "Key == App.Key.Type"]),
            ("import Foundation\nprotocol P: Repo<Data, Int> {}", ["Item == Data", "Key == Int"]),
            ("typealias Other = Repo\nprotocol P: Other<Int, String> {}", ["Item == Int", "Key == String"]),
            ("typealias Lists<T> = Repo<[T], Int>\nprotocol P: Lists<String> {}", ["Item == [String]", "Key == Int"]),
            (
                "typealias Lists<T> = Repo<[T], Int>\ntypealias More<U> = Lists<U?>\nprotocol P: More<Bool> {}",
                ["Item == [Bool?]", "Key == Int"]
            ),
            ("protocol Q {}\ntypealias Both<T> = Repo<T, T> & Q\nprotocol P: Both<Int> {}", ["Item == Int", "Key == Int"]),
        ])
    func argumentsOfParents(_ text: String, _ fixed: [String]) async throws {
        let repo = "protocol Repo<Item, Key> { associatedtype Item; associatedtype Key; func load(_ key: Key) -> Item }\n"
        #expect(try await Sources(app: repo + text).subject().genericRequirements.map(\.description) == fixed)
    }

    @Test func conditionsKeepRequirementsApart() async throws {
        let subject = try await Sources(
            app: """
                protocol P {
                    #if os(iOS)
                    func f()
                    #else
                    func f() throws
                    #endif
                }
                """
        ).subject()
        #expect(subject.shown == ["func f() -> Void if os(iOS) of P", "func f() throws -> Void if !(os(iOS)) of P"])
    }

    private func check(_ example: Case) async throws {
        #expect(try await example.sources.subject().shown == example.requirements)
    }
}
