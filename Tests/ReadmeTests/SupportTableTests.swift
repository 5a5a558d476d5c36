import Foundation
import Testing

/// The README says of no feature that it is supported unless a protocol or class of the conformance suite has it and a test calls its mock.
@Suite struct SupportTableTests {
    /// With `MOCKGEN_RECORD=1` in the environment the table is written, and the test fails once.
    @Test func tableIsThatOfTheSuite() throws {
        let readme = try Readme()
        let table = try Requirements(of: readme).table
        if ProcessInfo.processInfo.environment["MOCKGEN_RECORD"] == "1", readme.section("support") != table {
            try readme.record("support", table)
            Issue.record("the table was recorded: run the tests again without MOCKGEN_RECORD")
            return
        }
        #expect(readme.section("support") == table, "record the table with: MOCKGEN_RECORD=1 swift test --filter SupportTableTests")
    }

    @Test func everyProtocolIsCalledByATest() throws {
        let readme = try Readme()
        let tests = try Requirements.texts(in: readme.root.appending(path: "Tests/Conformance/Swift6")).map(\.text).joined()
        let uncalled = try Requirements(of: readme).protocols.filter { name in
            !["\(name)Mock", "\(name).stub", "\(name)].stub", "Testable\(name)"].contains { tests.contains($0) }
        }
        #expect(uncalled == [], "no test in Tests/Conformance/Swift6 uses what is made of them")
    }
}

/// The protocols and classes of the conformance suite and the features that their comments name.
private struct Requirements {
    var protocols: [String] = []
    var features: [(file: String, feature: String)] = []

    init(of readme: Readme) throws {
        for (name, text) in try Self.texts(in: readme.root.appending(path: "Tests/Conformance/Requirements")) {
            var feature: Substring?
            for line in text.split(separator: "\n") {
                let line = line.drop { $0 == " " }.replacingOccurrences(of: #"/\*.*?\*/ *"#, with: "", options: .regularExpression)
                if line.hasPrefix("/// Feature: ") {
                    let found = line.dropFirst("/// Feature: ".count)
                    feature = found
                    features.append((name, String(found)))
                } else if let declaration = line.range(of: #"\b(protocol|class|struct|enum) [^\s:<]+"#, options: .regularExpression),
                    feature != nil
                {
                    protocols.append(line[declaration].drop { $0 != " " }.dropFirst().filter { $0 != "`" })
                    feature = nil
                }
            }
        }
    }

    /// A row for each file of the suite, its name in words.
    var table: String {
        var rows = "| | |\n|---|---|\n"
        for file in Set(features.map(\.file)).sorted() {
            let words = file.replacingOccurrences(of: "(?<=[a-z])(?=[A-Z])", with: " ", options: .regularExpression)
            let found = features.filter { $0.file == file }.map(\.feature).sorted()
            rows += "| \(words.prefix(1))\(words.dropFirst().lowercased()) | \(found.joined(separator: "; ")) |\n"
        }
        return rows
    }

    /// The Swift files of a folder, by name.
    static func texts(in folder: URL) throws -> [(name: String, text: String)] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
            .map { ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }
}
