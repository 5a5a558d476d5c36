import MockgenOutline
import Testing

/// Finding names in a source, such as those of the mocks that a test uses.
@Suite struct MentionedNamesTests {
    @Test(arguments: [
        ("let mock = RouterMock()", true),
        ("let mock: Outer.RouterMock?", true),
        ("let mock = `RouterMock`()", true),
        ("print(\"\\(RouterMock.count)\")", true),
        ("print(#\"\\#(RouterMock.count)\"#)", true),
        ("let text = \"\"\"\n  \\(RouterMock.self)\n  \"\"\"", true),
        ("// RouterMock", false),
        ("/* /* RouterMock */ */ let x = 1", false),
        ("print(\"RouterMock\")", false),
        ("let mock = RouterMock2()", false),
        ("let mock = MyRouterMock()", false),
        ("let mock = routerMock", false),
        ("let m = RouterMö()", false),
        ("", false),
    ])
    func mentions(_ source: String, _ isNamed: Bool) {
        let text = SourceText(path: "T.swift", bytes: Array(source.utf8))
        #expect(text.names(among: ["RouterMock", "OtherMock"]) == (isNamed ? ["RouterMock"] : []))
    }

    @Test func anyAlphabet() {
        let text = SourceText(path: "T.swift", bytes: Array("let a = ГостьMock(), b = 客Mock()".utf8))
        #expect(text.names(among: ["ГостьMock", "客Mock", "Mock"]) == ["ГостьMock", "客Mock"])
    }
}
