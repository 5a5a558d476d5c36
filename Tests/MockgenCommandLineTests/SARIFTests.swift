import Foundation
import MockgenModel
import Testing

@testable import MockgenCommandLine

/// The requirements of SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0
@Suite struct SARIFTests {
    @Test func document() throws {
        var reporter = Reporter(.sarif, sourceLine: Sample.line)
        reporter.prefix = "apps/"
        let text = reporter.output(Sample.report).standardOutput
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(document["version"] as? String == "2.1.0")
        let run = try #require((document["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == ["stale-mocks", "unknown-protocol"])
        for rule in rules {
            let help = try #require((rule["help"] as? [String: Any])?["text"] as? String)
            #expect(help.contains("What to do: "))
        }

        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["warning", "error"])
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect((result["message"] as? [String: Any])?["text"] is String)
        }
        #expect((results[0]["locations"] as? [Any])?.isEmpty == true)
        let place = try physical((results[1]["locations"] as? [Any])?.first)
        #expect(place.uri == "apps/.mockgen.yml" && place.base == "%SRCROOT%" && place.line == 4)
        #expect(place.column == 18, "characters are counted, not bytes")
        let related = try physical((results[1]["relatedLocations"] as? [Any])?.first)
        #expect(related.uri == "apps/Sources/My%20App/Tea.swift", "a URI has no spaces")
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == false)
    }

    private func physical(_ location: Any?) throws -> (uri: String?, base: String?, line: Int?, column: Int?) {
        let place = try #require((location as? [String: Any])?["physicalLocation"] as? [String: Any])
        let artifact = try #require(place["artifactLocation"] as? [String: Any])
        let region = try #require(place["region"] as? [String: Any])
        return (artifact["uri"] as? String, artifact["uriBaseId"] as? String, region["startLine"] as? Int, region["startColumn"] as? Int)
    }
}
