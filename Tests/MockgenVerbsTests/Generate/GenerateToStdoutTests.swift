import MockgenConsole
import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun
@testable import MockgenVerbs

@Suite struct GenerateToStdoutTests {
    @Test func everyProtocolOfTheFilesAndNoOther() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("protocol P: Error { func f() -> Q }\nprivate protocol Hidden {}\n", to: "A.swift")
            try folder.write(
                "import Foundation\npublic protocol Q { var d: Date { get } }\n// mockgen: skip\nprotocol Not {}\n// mockgen: mock\nclass C {}\n",
                to: "B b.swift")
            let text = try await mocksText(ofFiles: [folder.path("B b.swift"), folder.path("A.swift")]).text
            #expect(text.hasPrefix(GeneratedFile.marker))
            // The support code is private.
            #expect(text.matches(of: /(?m)^(?! ).*class (\w+)/).map { String($0.1) } == ["CMock", "PMock", "QMock"])
            #expect(text.matches(of: /import (\w+)/).map { String($0.1) } == ["Foundation"])
        }
    }

    /// No manifest says how the module is compiled.
    @Test func settingsOfTheModule() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("protocol P { static var v: Int { get set } }", to: "A.swift")
            func text(_ settings: ManifestSetting.Kind...) async throws -> String {
                try await mocksText(ofFiles: [folder.path("A.swift")], style: .stub, settings: settings.map { ManifestSetting($0) }).text
            }
            #expect(try await text().contains("\nclass PMock: P {"))
            #expect(try await text(.defaultIsolation("MainActor")).contains("\n@MainActor\nclass PMock: nonisolated P {"))
            #expect(try await text(.defaultIsolation("MainActor"), .defaultIsolation(nil)) == text())
        }
    }

    @Test func problems() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("class C {}", to: "A.swift")
            try folder.write("protocol P: Missing {}", to: "B.swift")
            try folder.write("// mockgen: mock\nactor A {}", to: "C.swift")
            func found(_ names: String...) async -> [String]? {
                let error = await #expect(throws: Diagnostics.self) { try await mocksText(ofFiles: names.map(folder.path)) }
                return error?.all.map(TextFormat().text)
            }
            #expect(
                await found("A.swift") == [
                    "mockgen: error: '\(folder.path("A.swift"))' declares no protocol that can be mocked [no-protocols]\n"
                        + "help: give a file that declares one, or write '// mockgen: mock' on the line above a class\n"
                ])
            #expect(
                await found("A.swift", "X.swift", "Y.swift")
                    == ["X.swift", "Y.swift"].map {
                        "mockgen: error: cannot read '\(folder.path($0))': no such file or directory [cannot-read]\n"
                            + "help: give the path of a Swift file, or - for standard input\n"
                    })
            #expect(await found("C.swift")?.map { $0.hasPrefix("\(folder.path("C.swift")):2:7: error: 'A' cannot be mocked") } == [true])
            #expect(
                await found("B.swift") == [
                    "\(folder.path("B.swift")):1:13: error: 'P' inherits from 'Missing', whose requirements mockgen cannot read "
                        + "(searched: the given files) [unknown-parent]\nhelp: add the file that declares 'Missing'\n"
                ])
        }
    }

    @Test func duplicateNames() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("enum A { protocol Delegate {} }\nenum B { protocol Delegate {} }", to: "A.swift")
            let found = await asyncProblems { () throws(Diagnostics) in try await mocksText(ofFiles: [folder.path("A.swift")]) }
            let file = folder.path("A.swift")
            #expect(
                found.map(\.shown) == [
                    """
                    \(file):2:19: error: 2 mocks would be named 'DelegateMock' [duplicate-mock]
                      help: '--stdout' names every mock '{protocol}Mock'; to choose names, write a '.mockgen.yml' with:
                          overrides:
                            B.Delegate: { name: BDelegateMock }
                      \(file):1:19: note: of the protocol 'A.Delegate'
                      \(file):2:19: note: of the protocol 'B.Delegate'
                    """
                ])
            try folder.write("protocol Router {}", to: "B.swift")
            let (text, warnings) = try await mocksText(ofFiles: [folder.path("A.swift"), folder.path("B.swift")])
            #expect(text.contains("class RouterMock: Router {") && !text.contains("DelegateMock"))
            #expect(warnings.map(\.id) == [.duplicateMock] && warnings.map(\.severity) == [.warning])
        }
    }
}
