import Foundation
import MockgenConfig
import MockgenModel
import MockgenVerbs
import TestSupport
import Testing

/// The schema is generated from the table of keys. `.ci/full` checks it with a validator.
@Suite struct SchemaTests {
    @Test(arguments: ConfigurationKey.Level.allCases)
    func everyLevelHasItsKeys(_ level: ConfigurationKey.Level) throws {
        let text = "\(ConfigurationKey.schema)"
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let definitions = schema["definitions"] as? [String: Any]
        let mapping = try #require(level == .root ? schema : definitions?[level.rawValue] as? [String: Any])
        #expect(mapping["additionalProperties"] as? Bool == false)
        let properties = try #require(mapping["properties"] as? [String: [String: Any]])
        #expect(Set(properties.keys) == Set(level.keys.map(\.name)))
        for key in level.keys {
            #expect((properties[key.name]?["description"] as? String)?.hasPrefix(key.summary) == true)
        }
        let required = Set(mapping["required"] as? [String] ?? [])
        #expect(required == Set(level.keys.filter { $0.defaultText == nil }.map(\.name)))
    }

    /// mockgen accepts and rejects the same files as the validator.
    @Test(arguments: ["good", "bad"])
    func readerAgrees(_ kind: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appending(path: "Configurations/\(kind)")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 2)
        for file in files {
            let contents = Array(try Data(contentsOf: file))
            let found = problems { () throws(Diagnostics) in try readConfiguration(contents, path: ".mockgen.yml") }
            #expect(found.isEmpty == (kind == "good"), "\(file.lastPathComponent): \(found.map(\.shown))")
        }
    }
}
