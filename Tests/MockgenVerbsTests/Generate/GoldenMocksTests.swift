import Fixtures
import Foundation
import MockgenModel
import MockgenOutline
import TestSupport
import Testing

@testable import MockgenRender
@testable import MockgenRun
@testable import MockgenVerbs

/// The mocks in `Tests/GoldenMocks`: a folder for each of some small protocols and classes, with the complete mock in each style. They are there to be
/// read. Their names end with `.txt`, so that tools for Swift files leave them as mockgen writes them.
///
/// With `MOCKGEN_RECORD=1` in the environment, the tests write the mocks and fail once.
@Suite struct GoldenMocksTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../GoldenMocks").standardizedFileURL
    static let names = [
        "Simple", "Overloads", "Sendable", "Actor", "Generic", "Statics", "Closures", "Class", "Inheritance", "Inout", "Pack", "Public",
        "Subscripts", "Wrapping",
    ]

    @Test(arguments: names, BuiltInStyle.allCases)
    func mockIsAsRecorded(_ name: String, _ style: BuiltInStyle) async throws {
        let mock = Self.mock(name, style)
        let (whole, warnings) = try await Self.rendered(name, style)
        let text = whole.withoutSharedCode
        #expect(warnings.map(\.message) == [])
        if let difference = try RecordedText(mock).difference(from: text) { Issue.record("\(name), \(style): \(difference)") }
    }

    /// In Swift 5, `LanguagesTests` and `.ci/styles` compile mocks of more protocols than these.
    @Test(arguments: BuiltInStyle.allCases, runsAllTests ? ["5", "6"] : ["6"])
    func mocksCompileWithoutWarnings(_ style: BuiltInStyle, _ mode: String) async throws {
        try await withTemporaryFolder { folder in
            for name in Self.names {
                try folder.write(String(contentsOf: Self.mock(name, style), encoding: .utf8), to: "\(name)Mock.swift")
            }
            let shared = SupportParts.text(
                Set(HelperType.allCases), StandardTypes(hidden: []), isInOneFile: false, importsTesting: false)
            try folder.write("import Foundation\n" + shared, to: "Support.swift")
            let library = Self.folder.appending(path: "../Conformance/OpenCombine/OpenCombine.swift").standardizedFileURL.plainPath
            let module = try await CommandLineTool.swiftc.run(
                ["-emit-module", "-parse-as-library", "-module-name", "OpenCombine", library], in: folder.url)
            try #require(module.exitCode == 0, "\(module.text)")
            let files = [folder.path("Support.swift")] + Self.names.flatMap { [Self.source($0).plainPath, folder.path("\($0)Mock.swift")] }
            let outcome = try await CommandLineTool.swiftc.run(
                // In contrast to '-typecheck', this finds missing results and data races.
                ["-emit-sil", "-wmo", "-o", "/dev/null", "-I", ".", "-parse-as-library", "-warnings-as-errors", "-swift-version", mode]
                    + files,
                in: folder.url)
            #expect(outcome.exitCode == 0, "\(outcome.text)")
        }
    }

    /// A test that uses the name of overloads reads which names they have, whatever else the line says.
    @Test(arguments: ["log.returns(true)", #"log.when("a", .any).returns(false)"#, "log.calls", "log.throws(Never.self)"])
    func nameOfOverloadsHelps(_ use: String) async throws {
        try await withTemporaryFolder { folder in
            let text = try await Self.rendered("Overloads", .stub).text
            try folder.write("\(text)\nfunc use(_ mock: LoggerMock) { _ = mock.on.\(use) }\n", to: "Use.swift")
            let outcome = try await CommandLineTool.swiftc.run(
                ["-typecheck", "-parse-as-library", Self.source("Overloads").plainPath, folder.path("Use.swift")], in: folder.url)
            let errors = outcome.text.split(separator: "\n").filter { $0.contains(": error: ") }
            let message = "'log' is unavailable: 'log' has overloads: write one of 'logString', 'logAnyError', 'logLevel'."
            #expect(errors.count == 1 && errors.allSatisfy { $0.hasSuffix(message) }, "\(outcome.text)")
        }
    }

    @Test func everyFolderIsTested() throws {
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: Self.folder.plainPath)) == Set(Self.names))
    }

    /// The mock with the settings that its folder is named after.
    private static func rendered(_ name: String, _ style: BuiltInStyle) async throws -> (text: String, warnings: [Diagnostic]) {
        let access = name == "Public" ? "public" : "internal"
        let everything = name == "Wrapping" && style == .stub ? ", wrapping: true, accessors: true" : ""
        let target = try Configured("protocols: all\nstyle: { extends: \(style.rawValue)\(everything) }\naccess: \(access)").target
        let source = try SourceText(path: "\(name).swift", bytes: Array(Data(contentsOf: source(name))))
        return try await mocksText(of: [source], for: target, reading: Workspace().interfaces())
    }

    static func source(_ name: String) -> URL { folder.appending(path: "\(name)/\(name).swift") }

    static func mock(_ name: String, _ style: BuiltInStyle) -> URL {
        folder.appending(path: "\(name)/\(name)+\(style.rawValue).swift.txt")
    }
}
