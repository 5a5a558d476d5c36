import MockgenConfig
import MockgenModel
import TestSupport
import Testing

@Suite struct InvalidYAMLTests {
    /// Text that was copied from a page or a chat.
    @Test(arguments: [
        ("version: 1\ntargets:\n  A:\n📍\u{A0}\u{A0}\u{A0}\u{A0}protocols: all\n", "a no-break space"),
        ("version: 1\ntargets:\n  A:\n    protocols:📍\u{A0}all\n    output: A.swift\n", "a no-break space"),
        ("version: 1\r\ntargets:\r\n  A:\r\n    📍\u{202F}protocols: all\r\n", "a no-break space"),
        ("version: 1\ntargets:\n  A:\n    protocols: [📍“B”]\n", "a typographic quote"),
        ("version: 1\ntargets:\n  A:\n    protocols:\n      - 📍‘B*’\n", "a typographic quote"),
        ("version: 1\nname: 📍„{protocol}Mock“\ntargets: { A: { protocols: all } }", "a typographic quote"),
    ])
    func copiedCharacters(_ text: String, _ what: String) throws {
        let text = MarkedText(configuration: text)
        let found = problems(in: text.bytes)
        #expect(found.map(\.location) == [text.markers["📍"]])
        #expect(found.first?.message.hasSuffix("is \(what), which YAML does not know") == true, "\(found)")
    }

    /// In comments, in quotes and inside of words, they are not the cause.
    @Test(arguments: [
        "version: 1\ntargets: { A: { protcols: all } } # the app’s “mocks”\u{A0}\n",
        "version: 1\ndefaults: { S: '\"it’s\"' }\ntargts: {}\n",
    ])
    func otherProblemsStay(_ text: String) {
        #expect(problems(in: Array(text.utf8)).contains { $0.id == .unknownKey })
    }

    @Test func encodingComesBeforeCopiedCharacters() {
        #expect(problems(in: [0xFF] + Array("name: “a”\n".utf8)).map(\.message) == ["this is not UTF-8"])
    }

    @Test(arguments: [
        ProblemCase(
            "a tab indents", "version: 1\ntargets:\n📍\tA:\n\t\tprotocols: all",
            ExpectedProblem("📍", "tab-indentation", "tabs cannot indent YAML", help: "replace the tab with spaces")),
        ProblemCase(
            "a tab after spaces", "version: 1\ntargets:\n  A:\n  📍\tprotocols: all",
            ExpectedProblem("📍", "tab-indentation", "tabs cannot indent YAML", help: "replace the tab with spaces")),
        ProblemCase(
            "a list is not closed", "version: 1\ntargets:\n  A:\n    protocols: 📍[B, C\n  D: { protocols: all }\n",
            ExpectedProblem("📍", "invalid-yaml", "this bracket is not closed", help: "add ']' at the end")),
        ProblemCase(
            "a list is not closed at the end of the file", "version: 1\ntargets: { A: { protocols: 📍[B",
            ExpectedProblem("📍", "invalid-yaml", "this bracket is not closed", help: "add ']' at the end")),
        ProblemCase(
            "a mapping is not closed", "version: 1\ntargets: 📍{ A: { protocols: all }\n",
            ExpectedProblem("📍", "invalid-yaml", "this bracket is not closed", help: "add '}' at the end")),
        ProblemCase(
            "a comma is missing", "version: 1\ntargets: { A: { protocols: [\"B\" 📍\"C\"] } }",
            ExpectedProblem("📍", "invalid-yaml", "expected ',' or ']'", help: "put ',' between values, or the value in quotes")),
        ProblemCase(
            "a comma too many", "version: 1\ntargets: { A: { protocols: [B, 📍, C] } }",
            ExpectedProblem("📍", "invalid-yaml", "expected a value", help: "write the value, or remove the ',' before it")),
        ProblemCase(
            "a bracket too many", "version: 1\ntargets: { A: { protocols: [B] } }📍}",
            ExpectedProblem("📍", "invalid-yaml", "this '}' has no opening bracket", help: "remove it, or put the whole value in quotes")),
        ProblemCase(
            "a bracket that was never opened", "version: 1\nname: 📍]",
            ExpectedProblem("📍", "invalid-yaml", "this ']' has no opening bracket", help: "remove it, or put the whole value in quotes")),
        ProblemCase(
            "a quote is not closed", "version: 1\nname: 📍\"{protocol}Mock\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "invalid-yaml", "this quote is not closed", help: "add the same quote at the end of the value")),
        ProblemCase(
            "a template without quotes", "version: 1\nname: {protocol}📍Mock\ntargets: { A: { protocols: all } }",
            ExpectedProblem("📍", "invalid-yaml", "unexpected text after '}'", help: "put the whole value in quotes")),
        ProblemCase(
            "a glob without quotes", "version: 1\ntargets: { A: { protocols: [📍*, B] } }",
            ExpectedProblem("📍", "invalid-yaml", "a value without quotes cannot begin with '*'", help: "put the value in quotes")),
        ProblemCase(
            "a reserved character", "version: 1\nname: 📍@Mock",
            ExpectedProblem("📍", "invalid-yaml", "a value cannot begin with '@'", help: "put the value in quotes")),
        ProblemCase(
            "no space after a colon", "version: 1\n📍style:automockable\ntargets:\n  A:\n    protocols: all",
            ExpectedProblem("📍", "invalid-yaml", "expected ': ' after this key", help: "write 'key: value', with a space after the colon")),
        ProblemCase(
            "a colon in a value", "version: 1\nname: a📍: b",
            ExpectedProblem(
                "📍", "invalid-yaml", "':' is not allowed here",
                help: "put a value that contains ': ' in quotes, and begin the keys of one mapping in the same column")),
        ProblemCase(
            "an item behind its key", "version: 1\ntargets: 📍- A",
            ExpectedProblem(
                "📍", "invalid-yaml", "a list item is not allowed here", help: "begin each '- item' on its own line, under its key")),
        ProblemCase(
            "uneven indentation", "version: 1\ntargets:\n    A:\n      protocols: all\n  📍B:\n    protocols: all\n",
            ExpectedProblem(
                "📍", "invalid-yaml", "this line has the wrong indentation",
                help: "begin the keys or items of one block in the same column")),
        ProblemCase(
            "an unknown escape", "version: 1\nname: \"{protocol}📍\\q\"",
            ExpectedProblem(
                "📍", "invalid-yaml", "unknown escape in double quotes",
                help: "write '\\\\' for a backslash, or use single quotes")),
        ProblemCase(
            "something rare", "%📍\nversion: 1",
            ExpectedProblem(
                "📍", "invalid-yaml", "invalid YAML: could not find expected directive name while scanning a directive",
                help: "check the indentation and the quotes of this line")),
        ProblemCase(
            "two documents", "version: 1\n📍---\nversion: [",
            ExpectedProblem(
                "📍", "several-documents", "a second document begins here, and only one is supported",
                help: "remove this '---' or '...', or everything after it")),
        ProblemCase(
            "a control character", "version: 1 # 📍\u{1}",
            ExpectedProblem("📍", "invalid-text", "control characters are not allowed", help: "remove the character")),
        ProblemCase(
            "a tag", "version: 📍!!int 1\ntargets: { A: { protocols: all } }",
            ExpectedProblem(
                "📍", "unsupported-tag", "the tag 'tag:yaml.org,2002:int' is not supported",
                help: "remove the tag, or put a value that begins with '!' in quotes")),
        ProblemCase(
            "a list as a key", "version: 1\ntargets: { A: { protocols: all, 📍[x]: y } }",
            ExpectedProblem(
                "📍", "unsupported-key", "a list or a mapping cannot be a key",
                help: "put a key that begins with '[' or '{' in quotes")),
        ProblemCase(
            "a merge key", "version: 1\ntargets: { A: &a { protocols: all }, B: { 📍<<: *a, protocols: all } }",
            ExpectedProblem(
                "📍", "merge-key", "merge keys ('<<') are not supported",
                help: "repeat the keys, or move shared settings to the top level")),
    ])
    func syntax(_ problem: ProblemCase) { problem.check() }

    @Test(arguments: [[0xFF], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xFE, 0xFF, 0x00, 0x76]] as [[UInt8]])
    func notUTF8(_ bytes: [UInt8]) {
        let found = problems(in: Array("version: 1\nname: ".utf8) + bytes)
        #expect(found.map(\.id) == [.invalidText])
        #expect(found.first?.message == "this is not UTF-8")
        #expect(found.first?.help == "save the file as UTF-8")
        #expect(found.first?.location?.line == 2)
    }

    @Test(arguments: ["[", "{a: ", "- ", "? ", "a: {b: [", "&a [", "!t ["])
    func deepNesting(_ opening: String) {
        let found = problems(in: Array(String(repeating: opening, count: 100_000).utf8))
        #expect(found.map(\.id) == [.nestedTooDeep])
        #expect(found.first?.message == "this value is nested more than 64 levels deep")
    }

    @Test func deepNestingIsRejected() {
        ProblemCase(
            "65 brackets", String(repeating: "[", count: 64) + "📍[",
            ExpectedProblem(
                "📍", "nested-too-deep", "this value is nested more than 64 levels deep",
                help: "check that all brackets are closed")
        ).check()
    }

    /// For a half-saved or damaged file, the result is a configuration or problems with locations.
    @Test func damagedFiles() {
        let file = Array(
            """
            %YAML 1.1
            --- # é
            version: 1
            style: { extends: 'automockable', naming: &n label }
            targets:
              A😀: &a
                protocols: [P, "Q*", "R\\x41"]
                sources: |
                  X
                overrides: { P: { name: "{protocol}\\u00e9" } }
              B: *a
            """.utf8)
        let damage: [UInt8] = Array("\t\n\0[}:-,&*!'\"%#".utf8) + [0xFF]
        for offset in file.indices {
            var variants = [Array(file[..<offset]), Array(file[offset...])]
            for byte in damage { variants.append(Array(file[..<offset]) + [byte] + file[(offset + 1)...]) }
            for problem in variants.flatMap({ problems(in: $0) }) {
                guard problem.location == nil || problem.help == nil else { continue }
                Issue.record("without a place or help: \(problem)")
            }
        }
    }
}
