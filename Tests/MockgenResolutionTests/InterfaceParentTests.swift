import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution

/// Parents of modules that only an interface is known of.
@Suite struct InterfaceParentTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let app: String
        let interfaces: [String: String]
        let requirements: [String]
        /// The names of the requirements that an extension implements.
        let implemented: [String]

        init(
            _ description: String, _ app: String, _ interfaces: [String: String], _ requirements: [String], implemented: [String] = []
        ) {
            self.implemented = implemented
            testDescription = description
            self.app = app
            self.interfaces = interfaces
            self.requirements = requirements
        }
    }

    @Test(arguments: [
        Case(
            "of an imported module", "import Clocks\nprotocol P: Ticking {}", ["Clocks": "public protocol Ticking { func tick() }"],
            ["func tick() -> Void of Ticking"]),
        Case(
            "of the standard library, without an import", "protocol P: Ticking {}", ["Swift": "public protocol Ticking { func tick() }"],
            ["func tick() -> Void of Ticking"]),
        Case(
            "of a module that is imported with another", "import Clocks\nprotocol P: Ticking {}",
            ["Clocks": "@_exported import Base\n@_exported import Missing", "Base": "public protocol Ticking { func tick() }"],
            ["func tick() -> Void of Ticking"]),
        Case(
            "with the name of that other in front", "import Clocks\nprotocol P: Clocks.Ticking {}",
            ["Clocks": "@_exported import Base", "Base": "public protocol Ticking { func tick() }"], ["func tick() -> Void of Ticking"]),
        Case(
            "with parents of its own, there and in the standard library", "import Clocks\nprotocol P: Ticking {}",
            ["Clocks": "import Base\npublic protocol Ticking : Based, Hashable {}", "Base": "public protocol Based { func base() }"],
            ["func base() -> Void of Based"]),
        Case(
            "an alias", "import Clocks\nprotocol P: Both {}",
            ["Clocks": "public typealias Both = A & B\npublic protocol A { func a() }\npublic protocol B { func b() }"],
            ["func a() -> Void of A", "func b() -> Void of B"]),
        Case(
            "what extensions give to everyone", "import Clocks\nprotocol P: Ticking {}",
            [
                "Clocks": """
                public protocol Ticking { func tick(_ n: Int) throws; var rate: Int { get }; var name: String { get set }; func tock() }
                extension Ticking { public func tick(_ n: Int); public var rate: Int { get set }; public var name: String { get } }
                extension Ticking where Self == Int { public func tock() }
                """
            ],
            [
                "func tick(_: Int) throws -> Void of Ticking", "var rate: Int { get } of Ticking",
                "var name: String { get set } of Ticking", "func tock() -> Void of Ticking",
            ], implemented: ["tick", "rate"]),
        Case(
            "what extensions give under a condition", "import Clocks\nprotocol P: Ticking, Named where Rate == Int {}",
            [
                "Clocks": """
                public protocol Named {}
                public protocol Ticking { associatedtype Rate; func tick(); func tock(); var rate: Self.Rate { get } }
                extension Ticking where Self : Named { public func tick() }
                extension Ticking where Self : Other { public func tock() }
                extension Ticking where Self.Rate == Int { public var rate: Int { get } }
                """
            ],
            ["func tick() -> Void of Ticking", "func tock() -> Void of Ticking", "var rate: Rate { get } of Ticking"],
            implemented: ["tick", "rate"]),
        Case(
            "what extensions give to types that need not be copyable", "protocol P: Ticking {}",
            [
                "Swift": """
                public protocol Ticking : ~Copyable, ~Escapable { associatedtype Rate : ~Copyable; func tick(); func tock(); func tack() }
                extension Ticking where Self : ~Copyable, Self : ~Escapable { public func tick() }
                extension Ticking where Self : ~Copyable & ~Escapable, Self.Rate : ~Copyable { public func tock() }
                """
            ],
            ["func tack() -> Void of Ticking"]),
        Case(
            "a protocol with the name of one of a later standard library", "import Clocks\nprotocol P: Iterable {}",
            ["Clocks": "public protocol Iterable { func tick() }"], ["func tick() -> Void of Iterable"]),
        Case(
            "what extensions of Foundation's protocols give", "import Foundation\nprotocol P: Ticking {}",
            [
                "Foundation": "public protocol Ticking { func tick(); func tock() }\nextension Ticking { public func tick() }"
            ],
            ["func tock() -> Void of Ticking"]),
        Case(
            "what extensions give to what has no name for others", "import Clocks\nprotocol P: Ticking {}",
            ["Clocks": "public protocol Ticking { func _tick(); func tock() }\nextension Ticking { public func _tick() }"],
            ["func tock() -> Void of Ticking"]),
        Case(
            "what the protocol asks for again", "import Clocks\nprotocol P: Ticking { func tick() }",
            ["Clocks": "public protocol Ticking { func tick() }\nextension Ticking { public func tick() }"], ["func tick() -> Void of P"]),
        Case(
            "what no one has to answer", "import Clocks\nprotocol P: Ticking {}",
            ["Clocks": "public protocol Ticking { @objc optional func tick(); func tock() }"], ["func tock() -> Void of Ticking"]),
        Case(
            "what mockgen answers by itself", "import Clocks\nprotocol P: Hashable, Sendable, Ticking {}",
            [
                "Swift": "public protocol Sendable { func no() }\npublic protocol Hashable { func no() }",
                "Clocks": "public protocol Ticking : AnyObject, Sendable { func tick() }",
            ],
            ["func tick() -> Void of Ticking"]),
    ])
    func requirements(_ example: Case) async throws {
        let subject = try await Sources(app: example.app).with(interfaces: example.interfaces).subject()
        #expect(subject.shown == example.requirements)
        #expect(subject.requirements.filter { $0.implementation != nil }.map(\.member.name) == example.implemented)
    }

    @Test func importsAndNames() async throws {
        let sources = Sources(app: "import Clocks\nimport Other\nprotocol P: Ticking { func f(_ u: URL, _ t: Ticking) -> Int }").with(
            interfaces: [
                "Clocks": "@_exported import Base",
                "Base":
                    "import Deep\npublic protocol Ticking { func tick(_ rate: Rate, _ u: Unknown) }\npublic struct Rate {}\npublic struct URL {}",
            ])
        let subject = try await sources.subject()
        #expect(subject.shown == ["func f(_: URL, _: any Ticking) -> Int of P", "func tick(_: Rate, _: Unknown) -> Void of Ticking"])
        #expect(subject.imports.map(\.shown) == ["@testable App", "Clocks", "Other"], "what the child imports, and nothing else")
        #expect(subject.symbols.allSatisfy { !$0.isOfSources }, "interfaces that were read for a parent change no other name")
    }

    @Test func namesOfTheProject() async throws {
        let app =
            "import Clocks\nstruct Rate {}\nstruct Beat {}\nstruct Mirror {}\nprotocol P: Ticking, CustomReflectable { func mine() -> Rate }"
        let sources = Sources(app: app).with(interfaces: [
            "Clocks": "public protocol Ticking { func tick(_ r: Rate, _ b: Beat.Kind) }\npublic struct Rate {}"
        ])
        #expect(
            try await sources.subject().shown == [
                "func mine() -> App.Rate of P", "func tick(_: Clocks.Rate, _: Clocks.Beat.Kind) -> Void of Ticking",
                "var customMirror: Swift.Mirror { get } of CustomReflectable",
            ])
    }

    @Test func typesByDefault() async throws {
        let interfaces = ["Clocks": "public protocol Ticking { associatedtype A = Int; associatedtype B = Self; associatedtype C }"]
        let subject = try await Sources(app: "import Clocks\nprotocol P: Ticking {}").with(interfaces: interfaces).subject()
        #expect(subject.genericRequirements.map(\.description) == ["A == Int"])
        let child = try await Sources(app: "import Clocks\nprotocol P: Ticking where A == String {}").with(interfaces: interfaces).subject()
        #expect(child.genericRequirements.map(\.description) == ["A == String"])
    }

    @Test func aClass() async throws {
        let interfaces = ["Kit": "open class View : Base { public init(frame: Int) }\nopen class Base {}"]
        let subject = try await Sources(app: "import Kit\nprotocol P: View {}").with(interfaces: interfaces).subject()
        #expect(subject.superclass?.type.description == "View")
        #expect(subject.imports.map(\.shown) == ["@testable App", "Kit"])
        #expect(!subject.traits.isSendable)
        let sendable = try await Sources(app: "import Kit\nprotocol P: View {}").with(interfaces: [
            "Kit": "open class View : Base { public init(frame: Int) }\nopen class Base : @unchecked Sendable {}"
        ]).subject()
        #expect(sendable.traits.isSendable, "a subclass has to say so again")
    }

    @Test func nothingIsReadThatIsNotNeeded() async throws {
        let text =
            "import Foundation\nprotocol Q: Codable, Error {}\nprotocol P: Q, Hashable, Actor, Identifiable { func f(_ u: URL) -> Date }"
        let sources = Sources(app: text).with(interfaces: [:], failure: .noPrinter("asked"))
        _ = try await sources.subject()
    }
}
