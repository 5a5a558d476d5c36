import MockgenOutline
import Testing

/// The text that mockgen keeps of a file of another module.
@Suite struct ReducedTextTests {
    @Test(
        arguments: [
            ("a protocol", "import A\n// c\nprotocol P {\n  func f()\n}\n// d\nstruct S {}", "protocol P {\n  func f()\n}\nstruct S {}\n"),
            (
                "functions of types", "class C {\n  func f() { g(1) }\n  init(_ a: Int = { 1 }()) { h() }\n  deinit { i() }\n}",
                "class C {\n  func f() {}\n  init(_ a: Int = { 1 }()) {}\n  deinit {}\n}\n"
            ),
            ("functions of extensions", "extension P { func f() -> Int { 1 } }", "extension P { func f() -> Int {} }\n"),
            (
                "types in types", "enum E { struct S { func f() { 1 } }; func g() { 2 } }",
                "enum E { struct S { func f() {} }; func g() {} }\n"
            ),
            ("types in functions", "class C { func f() { protocol P {} } }", "class C { func f() {} }\n"),
            (
                "values and accessors",
                "class C { var a = { 1 }(); let b = C.init { 2 }; var c: Int { get { 3 } } ; subscript(_ d: Int) -> Int { 4 } }",
                "class C { var a = { 1 }(); let b = C.init { 2 }; var c: Int { get { 3 } } ; subscript(_ d: Int) -> Int { 4 } }\n"
            ),
            (
                "functions without bodies",
                "class C {\n  func f()\n  var a: Int { 1 }\n  init()\n  lazy var b = { 2 }()\n  func g()\n  class D { var c: Int { 3 } }\n}",
                "class C {\n  func f()\n  var a: Int { 1 }\n  init()\n  lazy var b = { 2 }()\n  func g()\n  class D { var c: Int { 3 } }\n}\n"
            ),
            (
                "conditions", "class C {\n#if A\n  func f() { 1 }\n#else\n  func f() { 2 }\n#endif\n}",
                "class C {\n#if A\n  func f() {}\n#else\n  func f() {}\n#endif\n}\n"
            ),
            ("no types", "import A\nfunc f() { struct S {} }\nlet a = 1", ""),
            ("aliases", "func f() { 1 }\ntypealias A = B\nvar b: Int { 2 }", "typealias A = B\n"),
            ("a damaged file", "func f() {\nprotocol P {}", "func f() {\nprotocol P {}"),
        ] as [(String, String, String)])
    func keeps(_ what: String, _ text: String, _ expected: String) {
        let source = SourceText(path: "A.swift", bytes: Array(text.utf8))
        #expect(String(decoding: source.reduced(source.outline()).text.bytes, as: UTF8.self) == expected)
    }
}
