import MockgenConfig
import MockgenModel
import Testing

/// The tree as other rooms use it, for the JSON that tools print.
@Suite struct YAMLTreeTests {
    @Test func json() throws {
        let json = """
            {
              "name" : "swift \\"X\\" \\/ \\u00e9",
              "targets" : [
                { "sources" : ["A.swift", "é.swift"], "type":"library", "path": null, "count" : 12, "is" : true }
              ],
              "empty" : [ ], "none" : { }
            }
            """
        let tree = try parseYAML(Array(json.utf8), path: "description.json")
        #expect(tree["name"]?.text == "swift \"X\" / é")
        let target = try #require(tree["targets"]?.list?.first)
        #expect(target["sources"]?.list?.map(\.text) == ["A.swift", "é.swift"])
        #expect(target["type"]?.text == "library")
        #expect(target["path"]?.isNull == true)
        #expect(target["path"]?.text == nil)
        #expect(target["count"]?.text == "12")
        #expect(
            target["is"]?.location.description
                == "description.json:4:\("    { \"sources\" : [\"A.swift\", \"é.swift\"], \"type\":\"library\", \"path\": null, \"count\" : 12, \"is\" : ".utf8.count + 1)"
        )
        #expect(tree["empty"]?.list == [])
        #expect(tree["none"]?.mapping == [])
        #expect(tree["missing"] == nil)
    }

    @Test func scalars() throws {
        let tree = try parseYAML(Array("[1, \"1\", '~', ~, null, \"\", yes]".utf8), path: "x.yml")
        let items = try #require(tree.list)
        #expect(items.map { $0.scalar?.isPlain } == [true, false, false, true, true, false, true])
        #expect(items.map(\.isNull) == [false, false, false, true, true, false, false])
        #expect(items.map(\.text) == ["1", "1", "~", nil, nil, "", "yes"])
        #expect(items.map { $0.location.column } == [2, 5, 10, 15, 18, 24, 28])
    }

    @Test func keysStayInOrder() throws {
        let tree = try parseYAML(Array("b: 1\na: 2\nc: |\n  text\n".utf8), path: "x.yml")
        #expect(tree.mapping?.map(\.key.value) == ["b", "a", "c"])
        #expect(tree.mapping?.map(\.key.location.line) == [1, 2, 3])
        #expect(tree["c"]?.text == "text\n")
    }

    @Test func problemsAreThrown() {
        #expect(throws: Diagnostics.self) { try parseYAML(Array("a: 1\na: 2".utf8), path: "x.yml") }
        #expect(throws: Diagnostics.self) { try parseYAML(Array("{".utf8), path: "x.yml") }
    }

    @Test func emptyTextIsNull() throws {
        #expect(try parseYAML([], path: "x.yml").isNull)
    }
}
