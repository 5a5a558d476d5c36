import Fixtures
import MockgenModel
import MockgenOutline
import MockgenSyntax
import Testing

@Suite struct ModelReadingTests {
    /// A compiler does not parse code that its version excludes.
    @Test(arguments: ["#if compiler(>=99)\nlet b: of Int\ninit(c:) {}\n#endif", "#if swift(<99)\n#else\nvar b: Int of\ninit(c) {}\n#endif"])
    func codeOfLaterCompilers(_ text: String) throws {
        let source = SourceText(path: "File.swift", bytes: Array("struct S {\nlet a: Int\n\(text)\n}".utf8))
        let model = try source.parseModel(try #require(source.outline()["S"]), module: "App")
        #expect(model.properties.map(\.name) == ["a"])
        #expect(model.initializers.isEmpty)
    }
}
