import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution

/// The imports of modules without sources at the head of a mock's file.
@Suite struct ImportsWithoutSourcesTests {
    @Test(arguments: [
        ImportsCase(
            "of a file whose names are all known", .init(app: "import Foundation\nprotocol P { func f() -> Int }"), "@testable App"),
        ImportsCase(
            "of a file with an unknown name", .init(app: "import Foundation\nprotocol P { func f() -> Date }"), "@testable App",
            "Foundation"),
        ImportsCase(
            "all of them, because each may declare it", .init(app: "import UIKit\nimport Foundation\nprotocol P { func f() -> Foreign }"),
            "@testable App", "Foundation", "UIKit"),
        ImportsCase(
            "not those of other files",
            ["App": ["A.swift": "import Foundation\nprotocol P { func f() -> Date }", "B.swift": "import UIKit\nprotocol Q {}"]],
            "@testable App", "Foundation"),
        ImportsCase(
            "of the parent's file for the parent's names",
            ["App": ["A.swift": "protocol P: Q {}", "B.swift": "import UIKit\nprotocol Q { func f() -> UIView }"]], "@testable App", "UIKit"
        ),
        ImportsCase(
            "with attributes", .init(app: "@preconcurrency import Combine\n@_spi(Testing) import Kit\nprotocol P { func f() -> Foreign }"),
            "@testable App", "@preconcurrency Combine", "@_spi(Testing) Kit"),
        ImportsCase(
            "not the attributes that concern the module alone",
            .init(
                app:
                    "@_implementationOnly import Kit\n@testable import Combine\n@_exported import Foundation\nprotocol P { func f() -> Foreign }"
            ),
            "@testable App", "Combine", "Foundation", "Kit"),
        ImportsCase(
            "with conditions",
            .init(app: "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif\nprotocol P { func f() -> Color }"),
            "@testable App", "AppKit if !(canImport(UIKit))", "UIKit if canImport(UIKit)"),
        ImportsCase(
            "of one thing the whole module",
            .init(app: "import struct Foundation.Date\nimport UIKit.Sub\nprotocol P { func f() -> Foreign }"),
            "@testable App", "Foundation", "UIKit.Sub"),
        ImportsCase(
            "of standard names none", .init(app: "import Foundation\nprotocol P: Sendable { func f(_ e: Error) -> [String: Set<Int?>] }"),
            "@testable App"),
        ImportsCase(
            "of Foundation's names nothing else, where the file imports it",
            .init(app: "import Foundation\nimport Kit\nprotocol P { func f() -> Operation }"), "@testable App", "Foundation"),
        ImportsCase(
            "where the file does not, another module has them",
            .init(app: "import Kit\nprotocol P { func f() -> Operation }"), "@testable App", "Kit"),
        ImportsCase(
            "of one thing only that one", .init(app: "import struct Foundation.Date\nimport Kit\nprotocol P { func f() -> Operation }"),
            "@testable App", "Foundation", "Kit"),
        ImportsCase(
            "of rare standard names none", .init(app: "import Kit\nprotocol P { func f() -> CollectionDifference<Int> }"), "@testable App"),
        ImportsCase(
            "of standard names that other modules have as well",
            .init(app: "import Kit\nprotocol P { func f() -> Slice<[Int]> }"), "@testable App", "Kit"),
        ImportsCase(
            "of names in the protocol none",
            .init(app: "import Foundation\nprotocol P { associatedtype Item; func f<T>(_ t: T, _ s: Self) -> Item }"), "@testable App"),
        ImportsCase(
            "re-exported by another module",
            [
                "App": ["A.swift": "import Core\nprotocol P { func f() -> Date }"],
                "Core": ["E.swift": "@_exported import Foundation\nimport UIKit"],
            ],
            "@testable App", "Foundation"),
        ImportsCase(
            "re-exported by another file of the module",
            ["App": ["A.swift": "protocol P { func f() -> Date }", "E.swift": "@_exported import Foundation\nimport UIKit"]],
            "@testable App", "Foundation"),
        ImportsCase(
            "of a file with a name of Foundation's, that alone",
            .init(app: "import UIKit\nimport Foundation\nprotocol P { func f() -> Date }"), "@testable App", "Foundation"),
        ImportsCase(
            "that comes with a library for screens", .init(app: "import UIKit\nprotocol P { func f() -> URL }"), "@testable App",
            "Foundation"),
        ImportsCase(
            "that may come with anything", .init(app: "import Kit\nimport Tools\nprotocol P { func f() -> URL }"), "@testable App", "Kit",
            "Tools"),
        ImportsCase(
            "that comes under a condition",
            .init(
                app: "#if canImport(Small)\nimport Small\n#else\nimport Foundation\n#endif\nprotocol P { func f() -> Data }"),
            "@testable App", "Foundation if !(canImport(Small))", "Small if canImport(Small)"),
    ])
    func modulesWithoutSources(_ example: ImportsCase) async throws {
        #expect(try await example.sources.subject().imports.map(\.shown).sorted() == example.imports.sorted())
    }

    private static let interfaces = [
        "Swift": "", "Colors": "public struct Color {}\npublic struct Box : ~Copyable {}", "Shapes": "@_exported import Basics",
        "Basics": "public struct Shape { public struct Side {} }\npublic protocol Drawn {}",
    ]

    @Test(arguments: [
        ImportsCase(
            "the one of several that has the name",
            .init(app: "import Colors\nimport Shapes\nimport Unknown\nprotocol P { func f() -> Color }"), "@testable App", "Colors"),
        ImportsCase(
            "the one that brings the one that has it",
            .init(app: "import Colors\nimport Shapes\nprotocol P { func f(_ s: Shape.Side, _ d: Drawn) }"), "@testable App", "Shapes"),
        ImportsCase(
            "the nearest of two", .init(app: "import Basics\nimport Shapes\nprotocol P { func f() -> Shape }"), "@testable App", "Basics"),
        ImportsCase(
            "under its condition, with unknown names",
            .init(
                app:
                    "import Shapes\n#if A\nimport Colors\n#else\nimport Unknown\nimport Shapes\n#endif\nprotocol P { func f() -> Color }"),
            "@testable App", "Colors if A", "Unknown if !(A)"),
        ImportsCase(
            "of what no interface has those that have none",
            .init(app: "import Colors\nimport Unknown\nprotocol P { func f() -> Foreign }"), "@testable App", "Unknown"),
        ImportsCase(
            "one that only an alias comes to",
            [
                "App": ["A.swift": "import Core\nprotocol P { func f() -> Hue }"],
                "Core": ["C.swift": "import Colors\npublic typealias Hue = Color"],
            ],
            "@testable App", "Core"),
    ])
    func modulesWithInterfaces(_ example: ImportsCase) async throws {
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

    /// A file sees the types in the members of an interface only through the imports of that interface.
    @Test func typesInMembersOfAnInterface() async throws {
        var interfaces = Self.interfaces
        interfaces["Kit"] = "import Colors\npublic protocol Widget { func f(_ b: borrowing Box) }"
        let subject = try await Sources(app: "import Kit\nprotocol P: Widget {}")
            .with(interfaces: interfaces, ofToolchain: false).subject()
        #expect(subject.requirements.flatMap(\.member.types).contains(where: { $0.contains(\.isNoncopyable) }))
        let named = try await Sources(app: "import struct Colors.Color\nprotocol P { func f() -> Box; func g() -> Color }")
            .with(interfaces: Self.interfaces).subject()
        #expect(named.functions["f"]?.result.isNoncopyable == false, "the file imports only the other type")
    }

    /// A standard library may have types that are newer than mockgen, and no file imports it.
    @Test func typesOfALaterStandardLibrary() async throws {
        let app = "protocol P { func f(_ a: borrowing UniqueArray<Int>, _ b: Ref<Int>) -> UniqueArray<Int>?; func g(_ a: Own<Int>) }"
        let interface = """
            @frozen public struct UniqueArray<Element> : ~Copyable where Element : ~Copyable {}
            extension UniqueArray : Sendable where Element : Sendable, Element : ~Copyable {}
            @frozen public struct Ref<Value> : Copyable, ~Escapable where Value : ~Copyable {}
            public struct Own<Value> : ~Copyable where Value : ~Copyable {}
            """
        let sources: Sources = ["App": ["A.swift": app, "B.swift": "struct Own<T> {}"]]
        let subject = try await sources.with(interfaces: ["Swift": interface]).subject()
        let (first, second) = (try #require(subject.functions["f"]), try #require(subject.functions["g"]))
        #expect(first.parameters.map(\.type.isNoncopyable) == [true, false] && first.result.isNoncopyable)
        #expect(first.parameters.map(\.type.isNonescapable) == [false, true])
        #expect(!second.parameters[0].type.isNoncopyable, "a type of the sources")
        #expect(subject.imports.map(\.shown) == ["@testable App"])
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
        let alone = await Resolution(of: [mocks[0]], in: index.forMocks(named: []), for: Module(name: "AppTests", isLocal: true, files: []))
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
}
