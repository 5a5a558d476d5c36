import Foundation
import MockgenOutline
import TestSupport
import Testing

@testable import MockgenResolution

/// The recorded names are those in the interfaces of the toolchain: none is missing, and none is wrong.
///
/// Apple's Foundation has no parts, so the names are recorded on Linux.
@Suite(.enabled(if: isOnLinux && isOfSwift63)) struct RecordedNameTests {
    struct Table: CustomTestStringConvertible, Sendable {
        let name: String
        let comment: String
        let recorded: Set<String>
        let modules: [String]
        let admits: @Sendable (SourceText, Declaration) -> Bool

        var testDescription: String { name }

        var found: Set<String> {
            let declarations = ToolchainInterfaces.declarations(modules)
            return Set(declarations.filter { !$0.key.hasPrefix("_") && admits($0.value.text, $0.value.declaration) }.keys)
        }
    }

    private static let tables = [
        Table(
            name: "standardProtocols", comment: "The protocols of the standard library.", recorded: RecordedNames.standardProtocols,
            modules: ["Swift"]
        ) { $1.kind == .protocol },
        Table(
            name: "standardTypes", comment: "The other types of the standard library, without aliases.",
            recorded: RecordedNames.standardTypes, modules: ["Swift"]
        ) { $1.kind != .protocol && $1.kind != .alias },
        Table(
            name: "concurrencyNames", comment: "The names of the standard library that its module _Concurrency declares.",
            recorded: RecordedNames.concurrencyNames, modules: ["_Concurrency"]
        ) { $1.kind != .alias },
        Table(
            name: "stringProcessingNames", comment: "The names of the standard library that its module _StringProcessing declares.",
            recorded: RecordedNames.stringProcessingNames, modules: ["_StringProcessing"]
        ) { $1.kind != .alias },
        Table(
            name: "standardGenericsOfSendable", comment: "The generic types of the standard library whose arguments must be Sendable.",
            recorded: RecordedNames.standardGenericsOfSendable, modules: ["Swift"]
        ) { $1.kind != .protocol && $1.kind != .alias && $1.requiresSendable },
        Table(
            name: "standardNoncopyables", comment: "The types of the standard library that can never be copied.",
            recorded: RecordedNames.standardNoncopyables, modules: ["Swift"]
        ) { $1.kind != .protocol && $0.suppresses("Copyable", $1) },
        Table(
            name: "standardViews",
            comment: "The types of the standard library that are views into other values, which they must not outlive.",
            recorded: RecordedNames.standardViews, modules: ["Swift"]
        ) { $1.kind != .protocol && $0.suppresses("Escapable", $1) },
        Table(
            name: "foundationProtocols", comment: "The protocols of Foundation and of the modules that it is divided into.",
            recorded: RecordedNames.foundationProtocols, modules: ToolchainInterfaces.partsOfFoundation
        ) { $1.kind == .protocol },
        Table(
            name: "foundationTypes", comment: "The other types of these, without aliases.", recorded: RecordedNames.foundationTypes,
            modules: ToolchainInterfaces.partsOfFoundation
        ) { $1.kind != .protocol && $1.kind != .alias },
        Table(
            name: "foundationAliases", comment: "The aliases of these.", recorded: RecordedNames.foundationAliases,
            modules: ToolchainInterfaces.partsOfFoundation
        ) { $1.kind == .alias },
        Table(
            name: "networkingTypes", comment: "The types and protocols that only FoundationNetworking has where there is such a module.",
            recorded: RecordedNames.networkingTypes, modules: ["FoundationNetworking"]
        ) { _, _ in true },
        Table(
            name: "xmlTypes", comment: "The types and protocols of FoundationXML.", recorded: RecordedNames.xmlTypes,
            modules: ["FoundationXML"]
        ) { _, _ in true },
    ]

    /// With `MOCKGEN_RECORD=1` in the environment the names are recorded, and the test fails once.
    @Test(arguments: tables) func namesOfTheToolchain(_ table: Table) throws {
        let found = table.found
        if RecordedText.isRecording, found != table.recorded {
            try Self.record()
            Issue.record("recorded: build again")
        }
        #expect(table.recorded.subtracting(found).sorted() == [], "not in the interfaces")
        #expect(found.subtracting(table.recorded).sorted() == [], "missing: record with MOCKGEN_RECORD=1")
    }

    private static func record() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/MockgenResolution/Types/RecordedNames.swift").standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix("enum ") })
        let end = try #require(lines.firstIndex { $0.contains("private static func names") })
        let parts = tables.map { table in
            "    /// \(table.comment)\n    static let \(table.name) = names(\n        \"\"\"\n\(table.found.sorted().wrapped)        \"\"\")\n"
        }
        let recorded =
            lines[...start].joined(separator: "\n") + "\n" + parts.joined(separator: "\n") + "\n" + lines[end...].joined(separator: "\n")
        try recorded.write(to: file, atomically: true, encoding: .utf8)
    }
}

#if os(Linux)
    private let isOnLinux = true
#else
    private let isOnLinux = false
#endif

extension [String] {
    /// Lines of at most 120 characters, indented.
    fileprivate var wrapped: String {
        var lines: [String] = []
        for name in self {
            if let last = lines.last, last.count + 1 + name.count <= 120 {
                lines[lines.count - 1] += " \(name)"
            } else {
                lines.append(name)
            }
        }
        return lines.map { "        \($0)\n" }.joined()
    }
}

extension SourceText {
    /// Whether a type never conforms: generic ones may, in an extension.
    fileprivate func suppresses(_ name: String, _ declaration: Declaration) -> Bool {
        let conformance = "extension \(declaration.name) : \(name)"
        return declaration.inherited.contains { $0.contains("~\(name)") } && !String(decoding: bytes, as: UTF8.self).contains(conformance)
    }
}
