import MockgenModel
import MockgenRender
import Testing

/// Merging the imports of several mocks in one file.
@Suite struct ImportLineTests {
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
}
