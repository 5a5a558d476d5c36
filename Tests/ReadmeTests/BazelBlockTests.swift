import Testing

/// The examples of Bazel use rules and attributes that exist. `.ci/bazel` runs the rules.
@Suite struct BazelBlockTests {
    @Test func rulesAndAttributesExist() throws {
        let blocks = Page.all.flatMap(\.blocks).filter { $0.language == "starlark" }
        try #require(!blocks.isEmpty)
        for block in blocks {
            var definition: String?
            for rule in block.contents.matches(of: #/(?m)^(swift_\w+)\(/#).map(\.1) {
                #expect(block.contents.contains("\"\(rule)\""), "\(block.place): nothing loads '\(rule)'")
            }
            for line in block.lines {
                if let call = line.wholeMatch(of: #/(mockgen_\w+)\(/#) {
                    let rule = String(call.1)
                    definition = Self.definition(of: rule)
                    #expect(definition != nil, "\(block.place): no rule has the name '\(rule)'")
                    #expect(block.contents.contains("\"\(rule)\""), "\(block.place): nothing loads '\(rule)'")
                } else if line.hasPrefix(")") {
                    definition = nil
                } else if let definition, let attribute = line.firstMatch(of: #/^    (\w+) = /#)?.1, attribute != "name" {
                    let exists = definition.contains("\(attribute) = attr.") || definition.contains("\"\(attribute)\": attr.")
                    #expect(exists, "\(block.place): the rule has no attribute '\(attribute)'")
                }
            }
        }
    }

    /// The text of the file that defines a rule.
    private static func definition(of rule: String) -> String? {
        ["defs.bzl", "repositories.bzl"].lazy.compactMap { Page.contents(ofFile: "Plugins/Bazel/mockgen/\($0)") }
            .first { $0.contains("\n\(rule) = rule(") || $0.contains("\n\(rule) = repository_rule(") }
    }
}
