import Foundation
import TestSupport
import Testing

/// The documentation claims support only for features of the conformance suite whose mocks a test calls.
@Suite struct SupportTableTests {
    @Test func everyCaseIsInTheTable() throws {
        let listed = Set(SupportTable.rows.flatMap(\.cases))
        let cases = Set(try Requirements().files)
        #expect(cases.subtracting(listed).sorted() == [], "add these files of \(SupportTable.folder) to a row of SupportTable.swift")
        #expect(listed.subtracting(cases).sorted() == [], "SupportTable.swift lists files that do not exist")
    }

    /// `Sendable.swift` has its tests in `SendableTests.swift`.
    @Test func everyCaseHasItsFileOfTests() throws {
        let tests = try Requirements.texts(in: "Tests/Conformance/Swift6").map(\.name).filter { $0.hasSuffix("Tests") }
        let shared = "EveryMock"
        #expect(Set(tests.map { String($0.dropLast("Tests".count)) }).subtracting([shared]) == Set(try Requirements().files))
    }

    @Test func everyProtocolIsCalledByATest() throws {
        let tests = try Requirements.texts(in: "Tests/Conformance/Swift6").map(\.text).joined()
        let uncalled = try Requirements().protocols.filter { name in
            !["\(name)Mock", "\(name).stub", "\(name)].stub", "Testable\(name)"].contains { tests.contains($0) }
        }
        #expect(uncalled == [], "no test in Tests/Conformance/Swift6 uses their mocks")
    }
}

/// The protocols and classes of the conformance suite: the declarations below a comment `/// Feature: `.
private struct Requirements {
    var protocols: [String] = []
    var files: [String] = []

    init() throws {
        for (name, text) in try Self.texts(in: SupportTable.folder) {
            var isFeature = false
            for line in text.split(separator: "\n") {
                let line = line.drop { $0 == " " }.replacingOccurrences(of: #"/\*.*?\*/ *"#, with: "", options: .regularExpression)
                if line.hasPrefix("/// Feature: ") {
                    isFeature = true
                    if files.last != name { files.append(name) }
                } else if isFeature,
                    let declaration = line.range(of: #"\b(protocol|class|struct|enum) [^\s:<]+"#, options: .regularExpression)
                {
                    protocols.append(line[declaration].drop { $0 != " " }.dropFirst().filter { $0 != "`" })
                    isFeature = false
                }
            }
        }
    }

    /// The Swift files of a folder, by name.
    static func texts(in folder: String) throws -> [(name: String, text: String)] {
        try FileManager.default.contentsOfDirectory(atPath: Page.root.appending(path: folder).plainPath)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { (String($0.dropLast(6)), Page.contents(ofFile: "\(folder)/\($0)") ?? "") }
    }
}
