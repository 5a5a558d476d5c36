import Fixtures
import MockgenModel
import MockgenRender
import TestSupport
import Testing

/// Merging the imports of several mocks in one file.
@Suite struct MergedImportsTests {
    struct Case: Sendable, CustomTestStringConvertible {
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
        Case("in order", [ImportLine(path: "B"), ImportLine(path: "A")], ["A", "B"]),
        Case("twice the same", [ImportLine(path: "A"), ImportLine(path: "A")], ["A"]),
        Case(
            "with and without an attribute", [ImportLine(path: "A", attributes: ["@testable"]), ImportLine(path: "A")], ["@testable A"]),
        Case(
            "with two attributes",
            [ImportLine(path: "A", attributes: ["@testable"]), ImportLine(path: "A", attributes: ["@preconcurrency"])],
            ["@preconcurrency @testable A"]),
        Case("for some and for all to see", [ImportLine(path: "A", access: .public), ImportLine(path: "A")], ["public A"]),
        Case(
            "for some and for all to see, with an attribute",
            [ImportLine(path: "A", attributes: ["@testable"]), ImportLine(path: "A", access: .package)], ["@testable package A"]),
        Case("with and without a condition", [ImportLine(path: "A", conditions: ["X"]), ImportLine(path: "A")], ["A"]),
        Case(
            "under two conditions", [ImportLine(path: "A", conditions: ["Y"]), ImportLine(path: "A", conditions: ["X"])],
            ["A if X", "A if Y"]),
        Case(
            "an attribute under the same condition",
            [ImportLine(path: "A", conditions: ["X"]), ImportLine(path: "A", attributes: ["@testable"], conditions: ["X"])],
            ["@testable A if X"]),
        Case("re-exported by another", [ImportLine(path: "A"), ImportLine(path: "B", reexports: ["A", "C"])], ["B"]),
        Case(
            "re-exported by another, for all to see", [ImportLine(path: "A", access: .public), ImportLine(path: "B", reexports: ["A"])],
            ["public B"]),
        Case(
            "re-exported by another, with an attribute of its own",
            [ImportLine(path: "A", attributes: ["@testable"]), ImportLine(path: "B", reexports: ["A"])], ["@testable A", "B"]),
        Case(
            "re-exported by another under a condition",
            [ImportLine(path: "A"), ImportLine(path: "B", conditions: ["X"], reexports: ["A"])], ["A", "B if X"]),
        Case(
            "a part of a module of the system",
            [
                ImportLine(path: "FoundationEssentials", conditions: ["canImport(FoundationEssentials)"]),
                ImportLine(path: "FoundationEssentials"), ImportLine(path: "Foundation"),
            ], ["Foundation"]),
        Case("only a part of a module of the system", [ImportLine(path: "FoundationEssentials")], ["FoundationEssentials"]),
        Case(
            "re-exported by each other", [ImportLine(path: "A", reexports: ["B"]), ImportLine(path: "B", reexports: ["A"])], ["B"]),
    ])
    func merging(_ example: Case) {
        #expect(example.lines.merged().map(\.shown) == example.merged)
        #expect(example.lines.reversed().merged().map(\.shown) == example.merged)
    }

    struct Reexport: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let sources: Sources
        let imports: [String]

        init(_ description: String, _ sources: Sources, _ imports: [String]) {
            testDescription = description
            self.sources = sources
            self.imports = imports
        }
    }

    @Test(arguments: [
        Reexport(
            "only the re-exported one",
            [
                "App": ["A.swift": "import Core\nimport Foundation\npublic protocol P { func f(_ i: Item, _ u: UUID) -> Date }"],
                "Core": ["C.swift": "@_exported import struct Foundation.UUID\npublic struct Item {}"],
            ], ["App", "Core", "Foundation"]),
        Reexport(
            "of a module with sources",
            [
                "App": ["A.swift": "import Umbrella\npublic protocol P { func f(_ s: S) }"],
                "Umbrella": ["U.swift": "@_exported import struct Core.S"], "Core": ["S.swift": "public struct S {}\npublic struct T {}"],
            ], ["App", "Core"]),
    ])
    func oneReexportedDeclaration(_ example: Reexport) async throws {
        let imports = try await example.sources.subject().imports
        #expect(imports.map(\.shown) == example.imports)
        #expect(imports.merged().map(\.shown) == example.imports, "one declaration is not the whole module")
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
}
