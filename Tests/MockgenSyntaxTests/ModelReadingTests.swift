import Fixtures
import MockgenModel
import MockgenOutline
import MockgenSyntax
import Testing

@Suite struct ModelReadingTests {
    /// Optional variables have the value nil.
    @Test(
        arguments: [
            ("var a: Int?", true), ("var a: any A?", true), ("var a: (any A)?", true), ("let a: any A?", false), ("var a: Int", false),
            ("var a = 1", true), ("let a: Int = 1", true), ("var a: Int { borrow { b } }", nil),
        ] as [(String, Bool?)])
    func values(_ property: String, _ hasValue: Bool?) throws {
        let source = SourceText(path: "File.swift", bytes: Array("struct S: ~Sendable {\n\(property)\n}".utf8))
        #expect(
            try source.parseModel(try #require(source.outline()["S"]), module: "App").properties.map(\.hasValue)
                == [hasValue].compactMap(\.self))
    }

    /// A compiler does not parse code that its version excludes.
    @Test(arguments: ["#if compiler(>=99)\nlet b: of Int\ninit(c:) {}\n#endif", "#if swift(<99)\n#else\nvar b: Int of\ninit(c) {}\n#endif"])
    func codeOfLaterCompilers(_ text: String) throws {
        let source = SourceText(path: "File.swift", bytes: Array("struct S {\nlet a: Int\n\(text)\n}".utf8))
        let model = try source.parseModel(try #require(source.outline()["S"]), module: "App")
        #expect(model.properties.map(\.name) == ["a"])
        #expect(model.initializers.isEmpty)
    }
}
