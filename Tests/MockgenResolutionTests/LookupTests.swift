import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution

/// Finding the declaration that a name means. The result type of `func f()` in protocol `P` shows it by its spelling and its problems.
@Suite struct LookupTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let sources: Sources
        var of = "P"
        let spelled: String
        /// The modules to import, as lines.
        let imports: [String]

        init(_ description: String, of name: String = "P", _ sources: Sources, _ spelled: String, imports: [String] = ["@testable App"]) {
            testDescription = description
            self.sources = sources
            of = name
            self.spelled = spelled
            self.imports = imports
        }
    }

    @Test(arguments: [
        Case("at the top", .init(app: "struct S {}; protocol P { func f() -> S }"), "S"),
        Case("in another file", ["App": ["A.swift": "protocol P { func f() -> S }", "B.swift": "struct S {}"]], "S"),
        Case(
            "nested, from inside", of: "Outer.P", .init(app: "enum Outer { struct S {}\n protocol P { func f() -> S } }"), "Outer.S"),
        Case(
            "nested twice, from inside", of: "A.B.P", .init(app: "enum A { struct S {}\n enum B { protocol P { func f() -> S } } }"),
            "A.S"),
        Case("nested, from outside", .init(app: "enum Outer { struct S {} }\nprotocol P { func f() -> Outer.S }"), "Outer.S"),
        Case(
            "nested, half from inside", of: "A.P", .init(app: "enum A { enum B { struct S {} }\n protocol P { func f() -> B.S } }"),
            "A.B.S"),
        Case(
            "in an extension elsewhere", of: "Outer.P",
            ["App": ["A.swift": "enum Outer { protocol P { func f() -> S } }", "B.swift": "extension Outer { struct S {} }"]], "Outer.S"),
        Case(
            "the innermost of two", of: "Outer.P",
            .init(app: "struct S {}\nenum Outer { struct S {}\n protocol P { func f() -> S } }"), "Outer.S"),
        Case(
            "the generic arguments too", of: "Outer.P",
            .init(app: "enum Outer { struct Box<T> {}\n struct S {}\n protocol P { func f() -> Box<[S]> } }"), "Outer.Box<[Outer.S]>"),
        Case(
            "the types around an extended type are not around its extension", of: "A.B.P",
            .init(app: "struct S {}\nenum A { enum B {}\n struct S {} }\nextension A.B { protocol P { func f() -> S } }"), "S"),
        Case("with Foundation's names", .init(app: "struct Operation {}; protocol P { func f() -> Operation }"), "App.Operation"),
        Case(
            "with a name of the mocks' file", .init(app: "class Mocks {}; protocol P { func f() -> Mocks }"),
            "App.Mocks"),
        Case("with its own module in front", .init(app: "struct S {}\nprotocol P { func f() -> App.S }"), "App.S"),
    ])
    func inTheModule(_ example: Case) async throws { try await check(example) }

    @Test(arguments: [
        Case(
            "through an import",
            ["App": ["A.swift": "import Core\nprotocol P { func f() -> S }"], "Core": ["S.swift": "public struct S {}"]],
            "S", imports: ["@testable App", "Core"]),
        Case(
            "not without the import", ["App": ["A.swift": "protocol P { func f() -> S }"], "Core": ["S.swift": "public struct S {}"]], "S"),
        Case(
            "not what the module keeps for itself",
            ["App": ["A.swift": "import Core\nprotocol P { func f() -> S }"], "Core": ["S.swift": "struct S {}"]], "S"),
        Case(
            "package access",
            ["App": ["A.swift": "import Core\nprotocol P { func f() -> S }"], "Core": ["S.swift": "package struct S {}"]],
            "S", imports: ["@testable App", "Core"]),
        Case(
            "in an extension of a type of Foundation's",
            [
                "App": ["A.swift": "import Core\nimport Foundation\nprotocol P { func f() -> Locale.Ext }"],
                "Core": ["S.swift": "import Foundation\nextension Locale { public struct Ext {} }"],
            ], "Locale.Ext", imports: ["@testable App", "Core", "Foundation"]),
        Case(
            "in an extension of a third module's type, of which there are two",
            [
                "App": ["A.swift": "import Base\nimport Core\nprotocol P { func f() -> Scope.Ext }", "B.swift": "struct Scope {}"],
                "Base": ["B.swift": "public enum Scope {}"],
                "Core": ["S.swift": "import Base\nextension Scope { public struct Ext {} }"],
            ], "Scope.Ext", imports: ["@testable App", "Base", "Core"]),
        Case(
            "in a public extension",
            [
                "App": ["A.swift": "import Core\nprotocol P { func f() -> Outer.S }"],
                "Core": ["S.swift": "public enum Outer {}\npublic extension Outer { struct S {} }"],
            ],
            "Outer.S", imports: ["@testable App", "Core"]),
        Case(
            "with the module in front",
            ["App": ["A.swift": "import Core\nprotocol P { func f() -> Core.S }"], "Core": ["S.swift": "public struct S {}"]], "Core.S",
            imports: ["@testable App", "Core"]),
        Case(
            "re-exported",
            [
                "App": ["A.swift": "import Umbrella\nprotocol P { func f() -> S }"],
                "Umbrella": ["U.swift": "@_exported import Core"], "Core": ["S.swift": "public struct S {}"],
            ], "S", imports: ["@testable App", "Core"]),
        Case(
            "re-exported by its name",
            [
                "App": ["A.swift": "import Umbrella\nimport Bank\nprotocol P { func f() -> (S, T) }"],
                "Umbrella": ["U.swift": "@_exported import struct Core.S"], "Bank": ["B.swift": "public protocol T {}"],
                "Core": ["S.swift": "public struct S {}\npublic struct T {}"],
            ], "(S, any Bank.T)", imports: ["@testable App", "Bank", "Core"]),
        Case(
            "named by an import of another file, beside whole modules",
            [
                "App": [
                    "A.swift": "import Bank\nimport Core\nprotocol P { func f() -> S }",
                    "Exports.swift": "@_exported import struct Core.S",
                ],
                "Bank": ["B.swift": "public protocol S {}"], "Core": ["S.swift": "public struct S {}"],
            ], "Core.S", imports: ["@testable App", "Core"]),
        Case(
            "named by an import of another module, beside a whole module",
            [
                "App": ["A.swift": "import Bank\nimport Outer\nprotocol P { func f() -> S }"],
                "Outer": ["O.swift": "@_exported import Umbrella"],
                "Umbrella": ["U.swift": "@_exported import struct Core.S"], "Bank": ["B.swift": "public protocol S {}"],
                "Core": ["S.swift": "public struct S {}"],
            ], "Core.S", imports: ["@testable App", "Core"]),
        Case(
            "re-exported twice, in a circle",
            [
                "App": ["A.swift": "import A\nprotocol P { func f() -> S }"], "A": ["U.swift": "@_exported import B"],
                "B": ["U.swift": "@_exported import Core; @_exported import A"], "Core": ["S.swift": "public struct S {}"],
            ], "S", imports: ["@testable App", "Core"]),
        Case(
            "re-exported by another file of the module itself",
            [
                "App": ["A.swift": "protocol P { func f() -> S }", "Exports.swift": "@_exported import Core"],
                "Core": ["S.swift": "public struct S {}"],
            ], "S", imports: ["@testable App", "Core"]),
        Case(
            "not imported by another file only",
            [
                "App": ["A.swift": "protocol P { func f() -> S }", "B.swift": "import Core"],
                "Core": ["S.swift": "public struct S {}"],
            ], "S"),
        Case(
            "the module's own one before an imported one",
            ["App": ["A.swift": "import Core\nstruct S {}\nprotocol P { func f() -> S }"], "Core": ["S.swift": "public struct S {}"]],
            "App.S"),
        Case(
            "of two modules the imported one",
            [
                "App": ["A.swift": "import Bank\nprotocol P { func f() -> S }"],
                "Core": ["S.swift": "public struct S {}"], "Bank": ["S.swift": "public protocol S {}"],
            ], "any Bank.S", imports: ["@testable App", "Bank"]),
    ])
    func throughImports(_ example: Case) async throws { try await check(example) }

    @Test(arguments: [
        Case(
            "the branch that exists", .init(app: "#if os(Plan9)\nprotocol S {}\n#else\nstruct S {}\n#endif\nprotocol P { func f() -> S }"),
            "S"),
        Case(
            "of nested branches",
            .init(
                app: """
                    #if os(Plan9)
                    struct S {}
                    #else
                    #if false
                    struct S {}
                    #elseif true
                    protocol S {}
                    #endif
                    #endif
                    protocol P { func f() -> S }
                    """), "any S"),
        Case(
            "the same branch", of: "P",
            .init(app: "#if A\nstruct S {}\n#else\nprotocol S {}\nprotocol P { func f() -> S }\n#endif"), "any S"),
        Case("none that is skipped", .init(app: "#if os(Plan9)\nprotocol S {}\n#endif\nprotocol P { func f() -> S }"), "S"),
        Case(
            "a skipped one from a skipped one",
            .init(app: "#if os(Plan9)\nprotocol S {}\n#endif\n#if os(Plan9)\nprotocol P { func f() -> S }\n#endif"), "any S"),
    ])
    func branchesOfConditions(_ example: Case) async throws { try await check(example) }

    /// The declarations that qualified names refer to.
    @Test(arguments: [
        Case(
            "through an alias of a type",
            .init(app: "enum A { enum B { protocol S {} } }\ntypealias N = A.B\nprotocol P { func f() -> N.S }"), "any A.B.S"),
        Case(
            "through an alias of another module, which the mock need not see",
            [
                "App": ["A.swift": "import Core\nprotocol P { func f() -> N.S? }"],
                "Core": ["S.swift": "import Base\npublic typealias N = O"], "Base": ["O.swift": "public enum O { public struct S {} }"],
            ], "O.S?", imports: ["@testable App", "Base"]),
        Case(
            "through a superclass",
            .init(app: "class A { struct S {} }\nclass B: A {}\nclass C: B {}\nprotocol P { func f() -> C.S }"), "A.S"),
        Case(
            "in a circle", .init(app: "class A: B {}\nclass B: A {}\ntypealias C = C.D\nprotocol P { func f() -> (A.S, C.S) }"),
            "(A.S, C.S)"),
    ])
    func throughOtherNames(_ example: Case) async throws { try await check(example) }

    @Test(arguments: [
        Case(
            "imported by its name",
            [
                "App": ["A.swift": "import Bank\nimport struct Core.S\nprotocol P { func f() -> S }"],
                "Bank": ["S.swift": "public protocol S {}"], "Core": ["S.swift": "public struct S {}"],
            ], "Core.S", imports: ["@testable App", "Core"]),
        Case(
            "not if another is imported by its name",
            [
                "App": ["A.swift": "import struct Core.T\nprotocol P { func f() -> S }"],
                "Core": ["S.swift": "public struct S {}\npublic struct T {}"],
            ], "S"),
        Case(
            "of a module and one that it hands on, its own",
            [
                "App": ["A.swift": "import Umbrella\nprotocol P { func f() -> S }"],
                "Core": ["S.swift": "public struct S {}"], "Umbrella": ["S.swift": "@_exported import Core\npublic protocol S {}"],
            ], "any Umbrella.S", imports: ["@testable App", "Umbrella"]),
    ])
    func nearest(_ example: Case) async throws { try await check(example) }

    @Test func ofAnotherPackageOnlyThePublicIsSeen() async throws {
        let sources: Sources = [
            "App": ["A.swift": "import Core\nimport Bank\nprotocol P { func f() -> S }"],
            "Bank": ["S.swift": "package struct S {}"], "Core": ["S.swift": "public protocol S {}"],
        ]
        let subject = try await sources.remote("Bank", "Core").subject()
        #expect(subject.functions["f"]?.result.description == "any S")
        #expect(subject.imports.map(\.shown) == ["@testable App", "Core"])
    }

    @Test(arguments: [
        Case("in the same file", .init(app: "private protocol S {}\nprotocol P { func f() -> S }"), "any S"),
        Case("in another file", ["App": ["A.swift": "protocol P { func f() -> S }", "B.swift": "private protocol S {}"]], "S"),
        Case(
            "fileprivate in another file", ["App": ["A.swift": "protocol P { func f() -> S }", "B.swift": "fileprivate protocol S {}"]], "S"
        ),
        Case(
            "inside something private of another file",
            ["App": ["A.swift": "protocol P { func f() -> O.S }", "B.swift": "private enum O { protocol S {} }"]], "O.S"),
        Case(
            "private in one file, and another one for the rest",
            ["App": ["A.swift": "private struct S {}", "B.swift": "protocol S {}", "C.swift": "protocol P { func f() -> S }"]], "any S"),
    ])
    func privateNames(_ example: Case) async throws { try await check(example) }

    @Test(arguments: [
        Case("a project's type named like a protocol", .init(app: "struct Clock {}\nprotocol P { func f() -> Clock }"), "Clock"),
        Case("a project's protocol named like a type", .init(app: "protocol Task {}\nprotocol P { func f() -> Task }"), "any Task"),
        Case(
            "a project's type named like an alias", .init(app: "class Codable {}\nprotocol P { func f() -> Codable }"), "Codable"),
        Case(
            "an associated type named like a protocol", .init(app: "struct Q {}\nprotocol P { associatedtype Clock; func f() -> Clock }"),
            "Clock"),
        Case("a generic parameter named like a protocol", .init(app: "protocol T {}\nprotocol P { func f<T>() -> T }"), "T"),
        Case(
            "an associated type of a parent",
            .init(app: "protocol Item {}\nprotocol Base { associatedtype Item }\nprotocol P: Base { func f() -> Item }"),
            "Item"),
    ])
    func shadowing(_ example: Case) async throws { try await check(example) }

    /// The file of a mock may import both modules, where the file of the protocol does not.
    @Test(arguments: [
        Case(
            "the module's own",
            ["App": ["A.swift": "struct S {}\nprotocol P { func f() -> S }"], "Core": ["S.swift": "public struct S {}"]], "App.S"),
        Case(
            "nested, from inside", of: "O.P",
            ["App": ["A.swift": "enum O { struct S {}\n protocol P { func f() -> [S?] } }"], "Core": ["O.swift": "public enum O {}"]],
            "[App.O.S?]"),
        Case(
            "with its module in front already",
            ["App": ["A.swift": "struct S {}\nprotocol P { func f() -> App.S }"], "Core": ["S.swift": "public struct S {}"]], "App.S"),
        Case(
            "not for something private elsewhere",
            ["App": ["A.swift": "struct S {}\nprotocol P { func f() -> S }"], "Core": ["S.swift": "private struct S {}"]], "S"),
        Case(
            "not for something nested elsewhere",
            ["App": ["A.swift": "struct S {}\nprotocol P { func f() -> S }"], "Core": ["S.swift": "public enum O { public struct S {} }"]],
            "S"),
        Case(
            "imported by its name from a module that has a type of the module's name",
            ["App": ["A.swift": "struct App {}\nstruct S {}\nprotocol P { func f() -> S }"], "Core": ["S.swift": "public struct S {}"]],
            "S", imports: ["@testable App", "@testable struct App.S"]),
        Case("not for a name of the standard library", .init(app: "struct Codable {}\nprotocol P { func f() -> Codable }"), "Codable"),
    ])
    func namesOfTwoModules(_ example: Case) async throws { try await check(example) }

    private func check(_ example: Case) async throws {
        let subject = try await example.sources.subject(of: example.of)
        let function = try #require(subject.functions["f"])
        #expect(function.result.description == example.spelled)
        #expect(subject.imports.map(\.shown).sorted() == example.imports.sorted())
    }
}
