import MockgenModel
import Testing

@testable import MockgenKit
@testable import MockgenResolution

/// Which lines stand at the head of a mock's file.
@Suite struct ImportsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let sources: Sources
        let imports: [String]

        init(_ description: String, _ sources: Sources, _ imports: String...) {
            testDescription = description
            self.sources = sources
            self.imports = imports
        }
    }

    @Test(arguments: [
        Case("a public protocol", .init(app: "public protocol P { func f() }"), "App"),
        Case("a protocol with package access", .init(app: "package protocol P { func f() }"), "App"),
        Case("an internal protocol", .init(app: "protocol P { func f() }"), "@testable App"),
        Case("an internal parent", .init(app: "protocol Q {}\npublic protocol P: Q { func f() }"), "@testable App"),
        Case("an internal type", .init(app: "struct S {}\npublic protocol P { func f() -> S }"), "@testable App"),
        Case(
            "a public type inside an internal one", .init(app: "enum O { public struct S {} }\npublic protocol P { func f() -> O.S }"),
            "@testable App"),
        Case(
            "a public type inside a public one", .init(app: "public enum O { public struct S {} }\npublic protocol P { func f() -> O.S }"),
            "App"),
        Case(
            "something internal of only one of two",
            ["App": ["A.swift": "import Core\nprotocol P { func f() -> S }"], "Core": ["S.swift": "public struct S {}"]], "@testable App",
            "Core"),
        Case(
            "only modules whose names are used",
            ["App": ["A.swift": "import Core\nprotocol P { func f() -> Int }"], "Core": ["S.swift": "public struct S {}"]], "@testable App"),
        Case(
            "a type in an extension of an internal type elsewhere",
            ["App": ["A.swift": "enum O {}", "B.swift": "extension O { public struct S {} }\npublic protocol P { func f() -> O.S }"]],
            "@testable App"),
        Case("the target itself is left out", ["AppTests": ["A.swift": "protocol P { func f() -> S }\nstruct S {}"]]),
    ])
    func modulesWithSources(_ example: Case) async throws {
        let module = example.sources.modules.contains { $0.name == "App" } ? "App" : "AppTests"
        #expect(try await example.sources.subject(in: module).imports.map(\.shown) == example.imports)
    }

    @Test func ofAnotherPackageNothingIsTestable() async throws {
        let sources: Sources = [
            "App": ["A.swift": "import Core\nprotocol P: Q {}"],
            "Core": ["Q.swift": "public protocol Q { func f() -> O.S }\npublic enum O {}\npublic extension O { struct S {} }"],
        ]
        #expect(try await sources.remote("Core").subject().imports.map(\.shown) == ["@testable App", "Core"])
    }

    @Test(arguments: [
        Case("of a file whose names are all known", .init(app: "import Foundation\nprotocol P { func f() -> Int }"), "@testable App"),
        Case(
            "of a file with an unknown name", .init(app: "import Foundation\nprotocol P { func f() -> Date }"), "@testable App",
            "Foundation"),
        Case(
            "all of them, since nobody knows which", .init(app: "import UIKit\nimport Foundation\nprotocol P { func f() -> Foreign }"),
            "@testable App", "Foundation", "UIKit"),
        Case(
            "not those of other files",
            ["App": ["A.swift": "import Foundation\nprotocol P { func f() -> Date }", "B.swift": "import UIKit\nprotocol Q {}"]],
            "@testable App", "Foundation"),
        Case(
            "of the parent's file for the parent's names",
            ["App": ["A.swift": "protocol P: Q {}", "B.swift": "import UIKit\nprotocol Q { func f() -> UIView }"]], "@testable App", "UIKit"
        ),
        Case(
            "with attributes", .init(app: "@preconcurrency import Combine\n@_spi(Testing) import Kit\nprotocol P { func f() -> Foreign }"),
            "@testable App", "@preconcurrency Combine", "@_spi(Testing) Kit"),
        Case(
            "not the attributes that concern the module alone",
            .init(
                app:
                    "@_implementationOnly import Kit\n@testable import Combine\n@_exported import Foundation\nprotocol P { func f() -> Foreign }"
            ),
            "@testable App", "Combine", "Foundation", "Kit"),
        Case(
            "with conditions",
            .init(app: "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif\nprotocol P { func f() -> Color }"),
            "@testable App", "AppKit if !(canImport(UIKit))", "UIKit if canImport(UIKit)"),
        Case(
            "of one thing the whole module",
            .init(app: "import struct Foundation.Date\nimport UIKit.Sub\nprotocol P { func f() -> Foreign }"),
            "@testable App", "Foundation", "UIKit.Sub"),
        Case(
            "of standard names none", .init(app: "import Foundation\nprotocol P: Sendable { func f(_ e: Error) -> [String: Set<Int?>] }"),
            "@testable App"),
        Case(
            "of Foundation's names nothing else, where the file imports it",
            .init(app: "import Foundation\nimport Kit\nprotocol P { func f() -> Operation }"), "@testable App", "Foundation"),
        Case(
            "where the file does not, another module has them",
            .init(app: "import Kit\nprotocol P { func f() -> Operation }"), "@testable App", "Kit"),
        Case(
            "of one thing only that one", .init(app: "import struct Foundation.Date\nimport Kit\nprotocol P { func f() -> Operation }"),
            "@testable App", "Foundation", "Kit"),
        Case(
            "of rare standard names none", .init(app: "import Kit\nprotocol P { func f() -> CollectionDifference<Int> }"), "@testable App"),
        Case(
            "of standard names that other modules have as well",
            .init(app: "import Kit\nprotocol P { func f() -> Slice<[Int]> }"), "@testable App", "Kit"),
        Case(
            "of names in the protocol none",
            .init(app: "import Foundation\nprotocol P { associatedtype Item; func f<T>(_ t: T, _ s: Self) -> Item }"), "@testable App"),
        Case(
            "re-exported by another module",
            [
                "App": ["A.swift": "import Core\nprotocol P { func f() -> Date }"],
                "Core": ["E.swift": "@_exported import Foundation\nimport UIKit"],
            ],
            "@testable App", "Foundation"),
        Case(
            "re-exported by another file of the module",
            ["App": ["A.swift": "protocol P { func f() -> Date }", "E.swift": "@_exported import Foundation\nimport UIKit"]],
            "@testable App", "Foundation"),
    ])
    func foreignModules(_ example: Case) async throws {
        #expect(try await example.sources.subject().imports.map(\.shown).sorted() == example.imports.sorted())
    }

    private static let interfaces = [
        "Swift": "", "Colors": "public struct Color {}\npublic struct Box : ~Copyable {}", "Shapes": "@_exported import Basics",
        "Basics": "public struct Shape { public struct Side {} }\npublic protocol Drawn {}",
    ]

    @Test(arguments: [
        Case(
            "the one of several that has the name",
            .init(app: "import Colors\nimport Shapes\nimport Unknown\nprotocol P { func f() -> Color }"), "@testable App", "Colors"),
        Case(
            "the one that brings the one that has it",
            .init(app: "import Colors\nimport Shapes\nprotocol P { func f(_ s: Shape.Side, _ d: Drawn) }"), "@testable App", "Shapes"),
        Case(
            "the nearest of two", .init(app: "import Basics\nimport Shapes\nprotocol P { func f() -> Shape }"), "@testable App", "Basics"),
        Case(
            "under its condition, with what nobody knows",
            .init(
                app:
                    "import Shapes\n#if A\nimport Colors\n#else\nimport Unknown\nimport Shapes\n#endif\nprotocol P { func f() -> Color }"),
            "@testable App", "Colors if A", "Unknown if !(A)"),
        Case(
            "of what no interface has those that have none",
            .init(app: "import Colors\nimport Unknown\nprotocol P { func f() -> Foreign }"), "@testable App", "Unknown"),
        Case(
            "one that only an alias comes to",
            [
                "App": ["A.swift": "import Core\nprotocol P { func f() -> Hue }"],
                "Core": ["C.swift": "import Colors\npublic typealias Hue = Color"],
            ],
            "@testable App", "Core"),
    ])
    func modulesWithInterfaces(_ example: Case) async throws {
        let subject = try await example.sources.with(interfaces: Self.interfaces).subject()
        #expect(subject.imports.map(\.shown).sorted() == example.imports.sorted())
    }

    @Test func whatAnInterfaceTells() async throws {
        let sources: Sources = [
            "App": [
                "A.swift": "import Colors\nprotocol P { func f(_ b: borrowing Box, _ d: Drawn, _ m: Mine) }", "B.swift": "struct Mine {}",
                "C.swift": "import Shapes",
            ]
        ]
        let subject = try await sources.with(interfaces: Self.interfaces).subject()
        #expect(subject.requirements.flatMap(\.member.types).contains { $0.description == "borrowing Box" && $0.contains(\.isNoncopyable) })
        let own = try await Sources(app: "import Colors\nstruct Color {}\nprotocol P { func f(_ c: Color, _ b: borrowing Box) }")
            .with(interfaces: Self.interfaces).subject()
        #expect(own.shown == ["func f(_: App.Color, _: borrowing Box) -> Void of P"], "the file imports both")
    }

    /// The interface that one protocol needs may hide a type of another protocol: both mocks may be in one file.
    @Test func anInterfaceChangesOtherMocks() async throws {
        let sources: Sources = [
            "App": [
                "A.swift": "struct Color {}\nstruct Size {}\nprotocol P { func f() -> Color }\nprotocol Q { func f() -> Size }",
                "B.swift": "import Colors\nprotocol R { func f(_ b: borrowing Box) }",
            ]
        ]
        let index = sources.with(interfaces: Self.interfaces).index
        let mocks = ["P", "Q", "R"].map { index.declarations(named: $0) }
        let resolution = await Resolution(of: mocks, in: index, for: Module(name: "AppTests", isLocal: true, files: []))
        #expect(
            resolution.subjects.map { $0?.shown } == [
                ["func f() -> App.Color of P"], ["func f() -> Size of Q"], ["func f(_: borrowing Box) -> Void of R"],
            ])
        let alone = await Resolution(of: [mocks[0]], in: index, for: Module(name: "AppTests", isLocal: true, files: []))
        #expect(alone.subjects[0]?.shown == ["func f() -> Color of P"], "nothing needs the interface")
    }

    @Test func protocolOfAnInterfaceThroughAnAlias() async throws {
        let sources: Sources = [
            "App": ["A.swift": "protocol P { func f(_ d: Sketch) }", "B.swift": "import Basics\ntypealias Sketch = Drawn"]
        ]
        let subject = try await sources.with(interfaces: Self.interfaces).subject()
        #expect(subject.shown == ["func f(_: any Sketch) -> Void of P"])
    }

    @Test func namesWithFoundationInFront() async throws {
        let app = Sources(app: "import Foundation\nimport Unknown\nprotocol P { func f() -> Foundation.Data }")
        let subject = try await app.with(interfaces: [:]).subject()
        #expect(subject.shown == ["func f() -> Foundation.Data of P"])
        #expect(subject.imports.map(\.shown).sorted() == ["@testable App", "Foundation"])
    }

    /// A public declaration can use an alias only if the alias uses public imports.
    @Test func aliasesOfAPublicMock() async throws {
        let sources: Sources = [
            "App": ["A.swift": "import Core\npublic protocol P { func f() -> ID }"],
            "Core": ["C.swift": "import Foundation\npublic typealias ID = UUID"],
        ]
        let target = Module(name: "Support", isLocal: true, files: [], settings: [.internalImportsByDefault])
        #expect(try await sources.subject(for: target).imports.map(\.shown) == ["App", "Core", "Foundation"])
        #expect(try await sources.subject().imports.map(\.shown) == ["App", "Core"])
    }

    @Test(
        arguments: [
            (
                "import Foundation\nimport FoundationNetworking", ["Foundation", "FoundationNetworking"],
                ["Foundation", "FoundationNetworking"]
            ),
            (
                "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif",
                ["Foundation", "FoundationNetworking if canImport(FoundationNetworking)"],
                [
                    "Foundation if !canImport(FoundationNetworking)",
                    "FoundationNetworking if canImport(FoundationNetworking)",
                ]
            ),
            ("import Foundation", ["Foundation"], ["Foundation"]),
            ("import UIKit", ["Foundation"], ["Foundation"]),
        ])
    func whatIsFoundationsOnSomeSystems(_ lines: String, _ imports: [String], _ ofPublicMock: [String]) async throws {
        let sources = Sources(app: "\(lines)\npublic protocol P { func f(_ r: URLRequest) -> HTTPURLResponse }")
        #expect(try await sources.subject().imports.map(\.shown).sorted() == ["App"] + imports)
        let target = Module(name: "Support", isLocal: true, files: [], settings: [.internalImportsByDefault])
        #expect(try await sources.subject(for: target).imports.map(\.shown).sorted() == ["App"] + ofPublicMock)
    }

    @Test(
        arguments: [
            (
                "#if canImport(UIKit)\nimport Core\n#endif\nprotocol P {\n#if canImport(UIKit)\nfunc f() -> S\n#endif\n}",
                "Core if canImport(UIKit)"
            ),
            ("#if canImport(UIKit)\nimport Core\n#endif\n#if canImport(UIKit)\nprotocol P: Q {}\n#endif", "Core if canImport(UIKit)"),
            ("#if A\nimport Core\n#endif\nimport Core\nprotocol P { func f() -> S }", "Core"),
        ])
    func conditionsOfModulesWithSources(_ text: String, _ line: String) async throws {
        let sources: Sources = [
            "App": ["A.swift": "\(text)"], "Core": ["S.swift": "public struct S {}\npublic protocol Q { func q() }"],
        ]
        #expect(try await sources.subject().imports.map(\.shown).sorted() == ["@testable App", line])
    }

    @Test func flagsThatOnlyTheirModuleHas() async throws {
        let text = """
            #if FAST && os(Linux)
            import Core
            #endif
            protocol P {
                #if FAST
                func fast() -> S
                #elseif SLOW
                func slow()
                #endif
                #if DEBUG
                func debug()
                #endif
            }
            """
        let all: Sources = ["App": ["A.swift": text], "Core": ["S.swift": "public struct S {}"]]
        let sources = all.defining(["FAST": "true"])
        var target = Module(name: "AppTests", isLocal: true, files: [])
        target.flags = ["SLOW": "DEBUG"]
        let subject = try await sources.subject(for: target)
        #expect(
            subject.shown == [
                "func fast() -> S if true of P", "func slow() -> Void if !(true) && false of P", "func debug() -> Void if DEBUG of P",
            ])
        #expect(subject.imports.map(\.shown) == ["@testable App", "Core if true && os(Linux)"])
        target.flags = ["FAST": "true"]
        #expect(try await sources.subject(for: target).imports.map(\.shown) == ["@testable App", "Core if FAST && os(Linux)"])
    }

    @Test(arguments: [
        Case(
            "of a file with a name of Foundation's, that alone",
            .init(app: "import UIKit\nimport Foundation\nprotocol P { func f() -> Date }"), "@testable App", "Foundation"),
        Case(
            "that comes with a library for screens", .init(app: "import UIKit\nprotocol P { func f() -> URL }"), "@testable App",
            "Foundation"),
        Case(
            "that may come with anything", .init(app: "import Kit\nimport Tools\nprotocol P { func f() -> URL }"), "@testable App", "Kit",
            "Tools"),
        Case(
            "that comes under a condition",
            .init(
                app: "#if canImport(Small)\nimport Small\n#else\nimport Foundation\n#endif\nprotocol P { func f() -> Data }"),
            "@testable App", "Foundation if !(canImport(Small))", "Small if canImport(Small)"),
    ])
    func foundation(_ example: Case) async throws {
        #expect(try await example.sources.subject().imports.map(\.shown).sorted() == example.imports.sorted())
    }

    @Test(arguments: [
        Case("a protocol", .init(app: "@_spi(A) public protocol P { func f() }"), "@_spi(A) App"),
        Case(
            "what it inherits from",
            ["App": ["A.swift": "@_spi(A) import Core\nprotocol P: Q {}"], "Core": ["Q.swift": "@_spi(A) public protocol Q {}"]],
            "@testable App", "@_spi(A) Core"),
        Case(
            "types inside a type and in an extension",
            [
                "App": ["A.swift": "@_spi(A) @_spi(B) import Core\npublic protocol P { func f(_ s: O.S) -> O.T }"],
                "Core": ["Q.swift": "@_spi(A) public enum O { public struct S {} }\n@_spi(B) extension O { public struct T {} }"],
            ],
            "App", "@_spi(A) @_spi(B) Core"),
        Case(
            "not of what the mock does not name",
            [
                "App": ["A.swift": "@_spi(A) import Core\npublic protocol P { func f(_ s: S) }"],
                "Core": ["Q.swift": "@_spi(A) public enum O {}\npublic struct S {}"],
            ],
            "App", "Core"),
    ])
    func systemInterfaces(_ example: Case) async throws {
        #expect(try await example.sources.subject().imports.map(\.shown) == example.imports)
    }

    @Test func aModuleFromBeforeSendableStaysOne() async throws {
        let sources: Sources = [
            "App": ["A.swift": "@preconcurrency import Core\npublic protocol P { func f() -> S }"],
            "Core": ["S.swift": "public class S {}"],
        ]
        #expect(try await sources.subject().imports.map(\.shown) == ["App", "@preconcurrency Core"])
    }

    /// The mock of a library's protocol, in a module of Swift 6.
    @Test(arguments: [
        ("Task<S, any Error>", "@preconcurrency"), ("[Task<[O.T?], Never>]", "@preconcurrency"), ("Box<S>", "@preconcurrency"),
        ("Crate<S>", "@preconcurrency"), ("Bag<S>", ""), ("Task<Int, Never>", ""), ("Result<S, Never>", ""),
    ])
    func whatAsksForSendable(type: String, attribute: String) async throws {
        let sources = Sources(
            app: """
                public class S {}
                public enum O { public class T {} }
                public struct Box<Value: Sendable> {}
                public struct Crate<Value> where Value: Sendable {}
                public struct Bag<Value>: Sendable {}
                public protocol P { func f() -> \(type) }
                """)
        let target = Module(name: "AppTests", isLocal: true, files: [], settings: [.isolatedTypesUsability])
        #expect(try await sources.subject(for: target).imports.map(\.attributes) == [attribute.isEmpty ? [] : [attribute]])
        #expect(
            try await sources.compiled(with: [.isolatedTypesUsability]).subject(for: target).imports.map(\.attributes) == [[]],
            "a library of Swift 6 has to say so itself")
    }

    /// The implementations that a parent has by default come with its module, but nobody who uses the mock needs that.
    @Test func whatIsOnlyInheritedIsNotNamed() async throws {
        let sources: Sources = [
            "App": ["A.swift": "import Core\npublic protocol P: Q { func f() -> Int }"], "Core": ["Q.swift": "public protocol Q {}"],
        ]
        let imports = try await sources.subject().imports
        #expect(imports.map(\.shown) == ["App", "Core"])
        #expect(imports.map(\.isNamed) == [true, false])
    }

    @Test func whatAnotherModuleHandsOnIsLeftOut() async throws {
        let sources: Sources = [
            "App": ["A.swift": "import Umbrella\npublic protocol P { func f(_ s: S) -> U }"],
            "Umbrella": ["U.swift": "@_exported import Middle\n@_exported import Foundation\npublic struct U {}"],
            "Middle": ["M.swift": "@_exported import Core\n#if DEBUG\n@_exported import Debugging\n#endif"],
            "Core": ["S.swift": "public struct S {}"],
        ]
        let imports = try await sources.subject().imports
        #expect(imports.map(\.shown) == ["App", "Core", "Umbrella"])
        #expect(
            (imports + [ImportLine(path: "Foundation"), ImportLine(path: "Debugging")]).merged().map(\.shown) == [
                "App", "Debugging", "Umbrella",
            ])
    }

    struct Merging: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let lines: [ImportLine]
        let merged: [String]

        init(_ description: String, _ lines: [ImportLine], _ merged: [String]) {
            testDescription = description
            self.lines = lines
            self.merged = merged
        }
    }

    @Test(arguments: [
        Merging("in order", [ImportLine(path: "B"), ImportLine(path: "A")], ["A", "B"]),
        Merging("twice the same", [ImportLine(path: "A"), ImportLine(path: "A")], ["A"]),
        Merging(
            "with and without an attribute", [ImportLine(path: "A", attributes: ["@testable"]), ImportLine(path: "A")], ["@testable A"]),
        Merging(
            "with two attributes",
            [ImportLine(path: "A", attributes: ["@testable"]), ImportLine(path: "A", attributes: ["@preconcurrency"])],
            ["@preconcurrency @testable A"]),
        Merging("for some and for all to see", [ImportLine(path: "A", access: .public), ImportLine(path: "A")], ["public A"]),
        Merging(
            "for some and for all to see, with an attribute",
            [ImportLine(path: "A", attributes: ["@testable"]), ImportLine(path: "A", access: .package)], ["@testable package A"]),
        Merging("with and without a condition", [ImportLine(path: "A", conditions: ["X"]), ImportLine(path: "A")], ["A"]),
        Merging(
            "under two conditions", [ImportLine(path: "A", conditions: ["Y"]), ImportLine(path: "A", conditions: ["X"])],
            ["A if X", "A if Y"]),
        Merging(
            "an attribute under the same condition",
            [ImportLine(path: "A", conditions: ["X"]), ImportLine(path: "A", attributes: ["@testable"], conditions: ["X"])],
            ["@testable A if X"]),
        Merging("handed on by another", [ImportLine(path: "A"), ImportLine(path: "B", handedOn: ["A", "C"])], ["B"]),
        Merging(
            "handed on by another, for all to see", [ImportLine(path: "A", access: .public), ImportLine(path: "B", handedOn: ["A"])],
            ["public B"]),
        Merging(
            "handed on by another, with an attribute of its own",
            [ImportLine(path: "A", attributes: ["@testable"]), ImportLine(path: "B", handedOn: ["A"])], ["@testable A", "B"]),
        Merging(
            "handed on by another under a condition",
            [ImportLine(path: "A"), ImportLine(path: "B", conditions: ["X"], handedOn: ["A"])], ["A", "B if X"]),
        Merging(
            "handed on by each other", [ImportLine(path: "A", handedOn: ["B"]), ImportLine(path: "B", handedOn: ["A"])], ["B"]),
    ])
    func merging(_ example: Merging) {
        #expect(example.lines.merged().map(\.shown) == example.merged)
        #expect(example.lines.reversed().merged().map(\.shown) == example.merged)
    }
}
