import Testing

@testable import MockgenConfig

/// The events that libyaml reads from a text.
@Suite struct YAMLEventsTests {
    @Test(arguments: [
        ("a: 1", "document mapping@0 a@0 1@3 end stream"),
        ("- a\n- 'b'\n- \"c\"", "document list@0 a@2 'b'@6 'c'@12 end stream"),
        ("é: [🍵, x]", "document mapping@0 é@0 list@3 🍵@4 x@7 end end stream"),
        ("a: &b 1\nc: *b", "document mapping@0 a@0 &b 1@3 c@8 *b@11 end stream"),
        ("!!int 1", "document !tag:yaml.org,2002:int 1@0 stream"),
        ("\"a\\0b\"", "document 'a\u{0}b'@0 stream"),
        ("a: |\n  b\n  c\n", "document mapping@0 a@0 'b\nc\n'@3 end stream"),
        ("--- a\n--- b", "document a@4 document b@10 stream"),
        ("\u{FEFF}a", "document a@1 stream"),
        ("# a comment", "stream"), ("", "stream"),
    ])
    func events(_ text: String, _ expected: String) {
        let events = YAMLEvents(of: Array(text.utf8))
        #expect(events.failure == nil)
        #expect(shown(events) == expected)
    }

    @Test func eventsBeforeAFailureStay() throws {
        let events = YAMLEvents(of: Array("a: [1, 2".utf8))
        #expect(shown(events) == "document mapping@0 a@0 list@3 1@4 2@7")
        guard case .syntax(let problem, let place, let context, let start) = try #require(events.failure) else {
            Issue.record("\(events.failure.map { "\($0)" } ?? "")")
            return
        }
        #expect(problem == "did not find expected ',' or ']'" && place == 8)
        #expect(context == "while parsing a flow sequence" && start == 3)
    }

    @Test func otherEncodings() throws {
        guard case .encoding(_, let place) = try #require(YAMLEvents(of: Array("a: ".utf8) + [0xFF]).failure) else {
            Issue.record("0xFF is not UTF-8")
            return
        }
        #expect(place == 3)
    }

    @Test(arguments: [(64, false), (65, true), (100_000, true)]) func nesting(_ depth: Int, _ isTooDeep: Bool) {
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        var found: Int?
        if case .tooDeep(let place) = YAMLEvents(of: Array(text.utf8)).failure { found = place }
        #expect(found == (isTooDeep ? YAMLEvents.deepest : nil))
    }

    private func shown(_ events: YAMLEvents) -> String {
        events.all.compactMap { event in
            let text: String? =
                switch event.kind {
                case .documentStart: "document"
                case .scalar(let value, let isPlain): "\(isPlain ? value : "'\(value)'")@\(event.position)"
                case .alias(let name): "*\(name)@\(event.position)"
                case .listStart: "list@\(event.position)"
                case .mappingStart: "mapping@\(event.position)"
                case .collectionEnd: "end"
                case .streamEnd: "stream"
                case .other: nil
                }
            return text.map { [event.anchor.map { "&\($0) " }, event.tag.map { "!\($0) " }].compactMap(\.self).joined() + $0 }
        }.joined(separator: " ")
    }
}
