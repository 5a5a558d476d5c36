import Foundation
import MockgenConfig
import MockgenModel
import Testing

/// The schema is made from the table of keys; that it accepts and refuses what it should is checked with a validator in `.ci/run`.
@Suite struct SchemaTests {
    @Test(arguments: ConfigurationKey.Place.allCases)
    func everyKeyIsAtItsPlace(_ place: ConfigurationKey.Place) throws {
        let text = "\(ConfigurationKey.schema)"
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let definitions = schema["definitions"] as? [String: Any]
        let mapping = try #require(place == .root ? schema : definitions?[place.rawValue] as? [String: Any])
        #expect(mapping["additionalProperties"] as? Bool == false)
        let properties = try #require(mapping["properties"] as? [String: [String: Any]])
        #expect(Set(properties.keys) == Set(place.keys.map(\.name.rawValue)))
        for key in place.keys {
            #expect((properties[key.name.rawValue]?["description"] as? String)?.hasPrefix(key.summary) == true)
        }
        let required = Set(mapping["required"] as? [String] ?? [])
        #expect(required == Set(place.keys.filter { $0.defaultText == nil }.map(\.name.rawValue)))
    }

    /// What the validator is tried with, mockgen's own reader judges in the same way.
    @Test(arguments: ["good", "bad"])
    func readerAgrees(_ kind: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appending(path: "Configurations/\(kind)")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 2)
        for file in files {
            let found = problems(in: Array(try Data(contentsOf: file)))
            #expect(found.isEmpty == (kind == "good"), "\(file.lastPathComponent): \(found.map(\.shown))")
        }
    }
}
