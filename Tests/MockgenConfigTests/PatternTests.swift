import Testing

@testable import MockgenConfig

@Suite struct PatternTests {
    @Test(arguments: [
        ("Foo", "Foo", true), ("Foo", "Food", false), ("Foo", "foo", false), ("Foo", "", false),
        ("*", "Foo", true), ("*", "", true), ("*", "Outer.P", false), ("*.*", "Outer.P", true), ("**", "Foo", true),
        ("*UI*", "KitUI.P", false), ("S*P", "Store.FileP", false), ("S?oreP", "S.oreP", false), ("*UI.*", "KitUI.P", true),
        ("Foo*", "Foo", true), ("Foo*", "FooBar", true), ("Foo*", "AFoo", false),
        ("*Foo", "FooFoo", true), ("*Foo", "FooF", false), ("*a*b*", "xaxbx", true), ("*a*b*", "xbxax", false),
        ("?", "F", true), ("?", "", false), ("?", "é", true), ("F??", "Foo", true), ("F?*o", "Foo", true), ("F?*o", "Fo", false),
        ("Outer.P", "Outer.P", true), ("Outer.*", "Outer.P", true), ("*.P", "Outer.P", true), ("App.*", "App.Outer.P", true),
        ("Outer.P", "OuterxP", false),
        ("Größe*", "GrößeMessen", true),
    ])
    func matching(_ pattern: String, _ name: String, _ expected: Bool) throws {
        #expect(try #require(Pattern(pattern)).matches(name) == expected)
    }

    @Test func manyStarsStayFast() throws {
        let pattern = try #require(Pattern(String(repeating: "a*", count: 200) + "b"))
        #expect(!pattern.matches(String(repeating: "a", count: 5000)))
    }

    @Test(arguments: ["", ".", "A.", ".A", "A B", "1A", "A-B", "A\n", "A/*", "(A)", "`A`", "\u{1F600} A", "\0"])
    func notAPattern(_ text: String) { #expect(Pattern(text) == nil) }

    @Test func globs() {
        #expect(Pattern("A*")?.isGlob == true)
        #expect(Pattern("A?")?.isGlob == true)
        #expect(Pattern("Outer.A")?.isGlob == false)
    }
}
