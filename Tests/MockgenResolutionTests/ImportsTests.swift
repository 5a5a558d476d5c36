import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution

/// The imports at the head of a mock's file.
@Suite struct ImportsTests {
    @Test(arguments: [
        ImportsCase("a public protocol", .init(app: "public protocol P { func f() }"), "App"),
        ImportsCase("a protocol with package access", .init(app: "package protocol P { func f() }"), "App"),
        ImportsCase("an internal protocol", .init(app: "protocol P { func f() }"), "@testable App"),
        ImportsCase("an internal parent", .init(app: "protocol Q {}\npublic protocol P: Q { func f() }"), "@testable App"),
        ImportsCase("an internal type", .init(app: "struct S {}\npublic protocol P { func f() -> S }"), "@testable App"),
        ImportsCase(
            "a public type inside an internal one", .init(app: "enum O { public struct S {} }\npublic protocol P { func f() -> O.S }"),
            "@testable App"),
        ImportsCase(
            "a public type inside a public one", .init(app: "public enum O { public struct S {} }\npublic protocol P { func f() -> O.S }"),
            "App"),
        ImportsCase(
            "something internal of only one of two",
            ["App": ["A.swift": "import Core\nprotocol P { func f() -> S }"], "Core": ["S.swift": "public struct S {}"]], "@testable App",
            "Core"),
        ImportsCase(
            "only modules whose names are used",
            ["App": ["A.swift": "import Core\nprotocol P { func f() -> Int }"], "Core": ["S.swift": "public struct S {}"]], "@testable App"),
        ImportsCase(
            "a type in an extension of an internal type elsewhere",
            ["App": ["A.swift": "enum O {}", "B.swift": "extension O { public struct S {} }\npublic protocol P { func f() -> O.S }"]],
            "@testable App"),
        ImportsCase("the target itself is left out", ["AppTests": ["A.swift": "protocol P { func f() -> S }\nstruct S {}"]]),
    ])
    func modulesWithSources(_ example: ImportsCase) async throws {
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
        ImportsCase("a protocol", .init(app: "@_spi(A) public protocol P { func f() }"), "@_spi(A) App"),
        ImportsCase(
            "what it inherits from",
            ["App": ["A.swift": "@_spi(A) import Core\nprotocol P: Q {}"], "Core": ["Q.swift": "@_spi(A) public protocol Q {}"]],
            "@testable App", "@_spi(A) Core"),
        ImportsCase(
            "types inside a type and in an extension",
            [
                "App": ["A.swift": "@_spi(A) @_spi(B) import Core\npublic protocol P { func f(_ s: O.S) -> O.T }"],
                "Core": ["Q.swift": "@_spi(A) public enum O { public struct S {} }\n@_spi(B) extension O { public struct T {} }"],
            ],
            "App", "@_spi(A) @_spi(B) Core"),
        ImportsCase(
            "not of what the mock does not name",
            [
                "App": ["A.swift": "@_spi(A) import Core\npublic protocol P { func f(_ s: S) }"],
                "Core": ["Q.swift": "@_spi(A) public enum O {}\npublic struct S {}"],
            ],
            "App", "Core"),
    ])
    func systemInterfaces(_ example: ImportsCase) async throws {
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

    /// The implementations that a parent has by default come with its module, but users of the mock do not need that.
    @Test func whatIsOnlyInheritedIsNotNamed() async throws {
        let sources: Sources = [
            "App": ["A.swift": "import Core\npublic protocol P: Q { func f() -> Int }"], "Core": ["Q.swift": "public protocol Q {}"],
        ]
        let imports = try await sources.subject().imports
        #expect(imports.map(\.shown) == ["App", "Core"])
        #expect(imports.map(\.isNamed) == [true, false])
    }

    /// The attributes in front of parameters and closures, and global actors.
    @Test(arguments: [
        ("func f(@Builder _ b: () -> [Int])", ["App", "Core"]),
        ("func f(_ b: @escaping @Worker () -> Void)", ["@preconcurrency App", "Core"]),
        ("@Worker func f()", ["App", "Core"]), ("init(@Core.Builder b: () -> [Int])", ["App", "Core"]),
        ("func f(@ViewBuilder _ b: () -> [Int])", ["App", "SwiftUI"]),
        ("@MainActor @objc func f(_ b: @escaping @Sendable () -> Void)", ["App"]),
    ])
    func typesOfAttributes(member: String, imports: [String]) async throws {
        let sources: Sources = [
            "App": ["A.swift": "import Core\nimport SwiftUI\npublic protocol P { \(member) }"],
            "Core": ["C.swift": "@resultBuilder public enum Builder {}\n@globalActor public actor Worker {}"],
        ]
        #expect(try await sources.subject().imports.map(\.shown) == imports)
    }
}
