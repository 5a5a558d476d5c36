import Fixtures
import MockgenOutline
import Testing

@Suite struct ConditionTests {
    @Test(
        arguments: [
            ("#if DEBUG\nprotocol P {}\n#endif", ["DEBUG"]),
            ("#if DEBUG // why\nprotocol P {}\n#endif // DEBUG", ["DEBUG"]),
            ("#if A\n#elseif B\nprotocol P {}\n#endif", ["!(A) && B"]),
            ("#if A\n#elseif B || C\nprotocol P {}\n#endif", ["!(A) && (B || C)"]),
            ("#if A\n#elseif B\n#else\nprotocol P {}\n#endif", ["!(A) && !(B)"]),
            ("#if A\n#if B\nprotocol P {}\n#endif\n#endif", ["A", "B"]),
            ("#if A\nstruct S {\n#if B\nint\n#else\nprotocol P {}\n#endif\n}\n#endif", ["A", "!(B)"]),
            ("#if A\n#endif\nprotocol P {}", []),
            ("#if A\n@available(*, unavailable)\n#elseif B\n#endif\nprotocol P {}", []),
            ("#if os(iOS) || (os(macOS) &&\n canImport(B))\nprotocol P {}\n#endif", ["os(iOS) || (os(macOS) &&\n canImport(B))"]),
            ("#if  canImport(UIKit)\t\r\nprotocol P {}\r\n#endif", ["canImport(UIKit)"]),
            ("func f() {\n#if A\n#endif\n}\nprotocol P {}", []),
        ] as [(String, [String])])
    func around(_ text: String, _ conditions: [String]) throws {
        #expect(try #require(outline(text)["P"]).conditions == conditions)
    }

    @Test func ofImports() {
        let found = outline("import A\n#if canImport(B)\nimport B\n#else\nimport C\n#endif\nimport D")
        #expect(found.imports.map(\.conditions) == [[], ["canImport(B)"], ["!(canImport(B))"], []])
    }
}
