import MockgenConfig
import MockgenModel
import TestSupport
import Testing

@testable import MockgenVerbs

@Suite struct TOMLReaderTests {
    @Test(arguments: [
        ("", "{}"),
        ("# only a comment", "{}"),
        ("a = \"b\" # c\n", "{a: 'b'}"),
        ("\u{FEFF}a = true\r\nb = false\r\n", "{a: true, b: false}"),
        ("a = 1_000\nb = -0.5e3\nc = 2026-11-23T10:00:00Z", "{a: 1_000, b: -0.5e3, c: 2026-11-23T10:00:00Z}"),
        ("a = [ \"b\", # one\n  'c',\n ]", "{a: ['b', 'c']}"),
        ("a = []\nb = [[1, 2], []]", "{a: [], b: [[1, 2], []]}"),
        ("a = { b = 1, c.d = 'e' }\nf = {}", "{a: {b: 1, c: {d: 'e'}}, f: {}}"),
        ("[a.b]\nc = 1\n[a]\nd = 2\n[ a . \"e f\" ]", "{a: {b: {c: 1}, d: 2, e f: {}}}"),
        ("a.b = 1\na.c = 2", "{a: {b: 1, c: 2}}"),
        ("a = \"\\t\\\"\\\\\\u00e9\\U0001F375\"", "{a: '\t\"\\é🍵'}"),
        ("a = 'C:\\new'", "{a: 'C:\\new'}"),
        ("a = \"\"\"\none \"two\" \\\n   three\"\"\"", "{a: 'one \"two\" three'}"),
        ("a = '''\none\\n'two\n'''", "{a: 'one\\n'two\n'}"),
        ("\"a b\" = ''\n'c' = \"\"", "{a b: '', c: ''}"),
    ])
    func values(_ text: String, _ expected: String) throws {
        #expect(try TOMLReader.read(Array(text.utf8), path: "file").summary == expected)
    }

    @Test func knowsThePlaces() throws {
        let file = MarkedText("a = 📍\"é\"\n[b.📍c]\n  d = [📍'x', 📍'y']\n", path: "file")
        let document = try TOMLReader.read(file.bytes, path: "file")
        let table = try #require(document["b"]?.mapping?.first)
        let found = [document["a"]?.location, table.key.location] + (table.value["d"]?.list ?? []).map(\.location)
        #expect(found.map { $0?.description } == file.locations.map(\.description))
    }

    @Test(arguments: [
        ("a = 📍b", "expected a value"),
        ("a = 📍\n", "expected a value"),
        ("a = 📍truth", "expected a value"),
        ("a = 📍\"b\nc = 1", "this quote is not closed"),
        ("a = 📍'b", "this quote is not closed"),
        ("a = 📍\"\"\"b\"\"", "this quote is not closed"),
        ("a = \"📍\\x\"", "unknown escape in double quotes"),
        ("a = \"📍\\u12\"", "unknown escape in double quotes"),
        ("a = \"📍\\uD800\"", "unknown escape in double quotes"),
        ("a = 📍[1, 2", "this bracket is not closed"),
        ("a = [1 📍2]", "expected ',' or ']'"),
        ("a = 📍{ b = 1", "this brace is not closed"),
        ("a = { b = 1 📍c = 2 }", "expected ',' or '}'"),
        ("a = { b = 1, 📍", "expected a key"),
        ("a 📍1", "expected '=' after this key"),
        ("📍= 1", "expected a key"),
        ("a. 📍= 1", "expected a key"),
        ("[a📍\nb = 1", "expected ']' after the name of the table"),
        ("[a] 📍b = 1", "unexpected text after the value"),
        ("a = 1 📍2", "unexpected text after the value"),
        ("📍[[a]]", "mockgen does not read arrays of tables"),
        ("a = 1\n📍a = 2", "'a' is defined a second time"),
        ("a = 1\n[📍a.b]", "'a' is defined a second time"),
        ("[a]\n[📍a]", "'a' is defined a second time"),
        ("a = { b = 1, 📍b = 2 }", "'b' is defined a second time"),
        ("a = \"\(String(repeating: "é", count: 3))\" 📍x", "unexpected text after the value"),
    ])
    func reports(_ marked: String, _ message: String) {
        let file = MarkedText(marked, path: "file")
        let found = problems { () throws(Diagnostics) in try TOMLReader.read(file.bytes, path: "file") }
        #expect(found.map(\.summary) == file.locations.map { "\($0): \(message)" }, "\(marked)")
    }

    @Test func rejectsOtherEncodings() {
        let bytes = Array("a = 1\nb = \"".utf8) + [0xE9] + Array("\"".utf8)
        let found = problems { () throws(Diagnostics) in try TOMLReader.read(bytes, path: "file") }
        #expect(found.map(\.summary) == ["file:2:6: this is not UTF-8"])
    }

    @Test(arguments: ["a = \(String(repeating: "[", count: 100_000))", "a = \(String(repeating: "{a=", count: 100_000))"])
    func limitsTheDepth(_ text: String) {
        let found = problems { () throws(Diagnostics) in try TOMLReader.read(Array(text.utf8), path: "file") }
        #expect(found.count == 1 && found[0].message.hasSuffix("this value is nested more than 64 levels deep"), "\(found.map(\.summary))")
    }

    /// Every prefix and every text with one byte changed is read or reported.
    @Test func survivesDamage() {
        let bytes = Array("o = \"a\\tb\"\n[m.A]\ns = [ 'x', # c\n \"\"\"y\"\"\" ]\nt = { u = 1, v.w = true }\n".utf8)
        for place in bytes.indices {
            _ = problems { () throws(Diagnostics) in try TOMLReader.read(Array(bytes[..<place]), path: "file") }
            for byte in [UInt8(0), 0x22, 0x27, 0x5B, 0x5D, 0x7B, 0x7D, 0x5C, 0x0A, 0x3D, 0xFF] {
                var damaged = bytes
                damaged[place] = byte
                _ = problems { () throws(Diagnostics) in try TOMLReader.read(damaged, path: "file") }
            }
        }
    }
}

extension YAMLNode {
    /// The value in one line, with strings in quotes.
    fileprivate var summary: String {
        switch content {
        case .scalar(let scalar): scalar.isPlain ? scalar.text : "'\(scalar.text)'"
        case .list(let items): "[\(items.map(\.summary).joined(separator: ", "))]"
        case .mapping(let entries): "{\(entries.map { "\($0.key.value): \($0.value.summary)" }.joined(separator: ", "))}"
        }
    }
}
