import MockgenModel
import MockgenOutline
import MockgenSyntax
import TestSupport
import Testing

/// Lines outside of declarations that a mock would repeat.
@Suite struct InvalidLineTests {
    @Test(
        .enabled(if: isOfSwift63),
        arguments: [
            ("import Foo.📍\nprotocol P {}", "expected name in import"),
            ("import struct📍\nprotocol P {}", "expected name in import"),
            ("import\nprotocol 📍P {}", "'import protocol' needs the name of a module and the name of a declaration in it"),
            ("import struct 📍Data", "'import struct' needs the name of a module and the name of a declaration in it"),
            ("import inout📍.x", "expected name in import"),
            ("import Foun📍/dation", "unexpected code '/dation' in source file"),
            ("import Foo📍 Bar", "consecutive statements on a line must be separated by newline or ';'"),
            ("import func Foo📍.+", "unexpected code '.+' in source file"),
            ("import Foo📍, Bar", "unexpected code ', Bar' in source file"),
            ("#if📍\n#endif", "expected condition in conditional compilation clause"),
            ("#if A &&📍\n#endif", "expected expression after operator"),
            ("#if A 📍B\n#endif", "extra tokens following conditional compilation directive"),
            ("#if A\n  #elseif B 📍C\n#endif", "extra tokens following conditional compilation directive"),
            ("#if swift(>=6📍String)\n#endif", "'S' is not a valid digit in integer literal"),
        ])
    func place(_ marked: String, _ message: String) {
        let fixture = MarkedText("// é\r\n\t" + marked)
        let source = SourceText(path: "A/File.swift", bytes: Array(fixture.text.utf8))
        let found = source.errors(in: source.outline().doubtfulLines)
        #expect(found.map(\.message) == [message])
        #expect(found.map { $0.location?.place } == fixture.locations.map(\.place))
        #expect(found.allSatisfy { $0.id == .syntaxError && $0.cause == .code && $0.location?.path == "A/File.swift" })
    }

    @Test(arguments: [
        "import Foo // Bar", "import Foo /* a */; import Bar", "import struct Foo.Bar", "import `Foo`",
        "#if DÉBUG\n#endif", "#if A /* why */ && B\n#endif", "#if (A)\n#endif", "#if !(A || B) && $C\n#endif",
        "#if true\n#elseif false\n#endif",
        "#if canImport(A.B, _version: 1.2.3) && compiler(>=6.2)\n#endif", "#if (canImport(A, _version: 1.2.3) || B)\n#endif",
        "#if os(iOS) || (os(macOS) &&\n canImport(B))\n#endif", "#if swift(<6)\n#endif // swift(<6)", "#if hasFeature(A)\n#endif",
    ])
    func valid(_ text: String) {
        let source = SourceText(path: "File.swift", bytes: Array(text.utf8))
        #expect(source.errors(in: source.outline().doubtfulLines) == [])
    }

    /// A mock repeats the line.
    @Test(arguments: [([0xFF], ["not-utf8"]), (Array("é".utf8), [])] as [([UInt8], [String])])
    func beyondASCII(_ name: [UInt8], _ problems: [String]) {
        let source = SourceText(path: "File.swift", bytes: Array("import A".utf8) + name + Array("\n".utf8))
        #expect(source.errors(in: source.outline().doubtfulLines).map(\.id.rawValue) == problems)
    }
}
