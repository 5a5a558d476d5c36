import Fixtures
import MockgenModel
import MockgenOutline
import MockgenSyntax
import TestSupport
import Testing

@Suite struct LocationTests {
    /// Each mark stands before a name, in the order: protocol, parents, associated types, members.
    @Test(arguments: [
        "protocol 📍P {}",
        "\n\n  @objc public\n    protocol\n  📍P: 📍A, 📍Outer.B {\n}",
        "struct Größe { /* 🦊 */ protocol 📍Ä: /* é */ 📍B { associatedtype 📍T\n\n /* ü */ func 📍f(); var 📍a: Int { get } } }",
        "// a\r\nprotocol 📍P {\r\n  func 📍f()\r\n\r\n  static 📍subscript(a: Int) -> Int { get }\r\n  📍init?()\r\n}",
        "enum E {\n  #if A\n  protocol 📍P {\n    #if B\n    @objc optional func 📍f(\n      a: Int)\n    #endif\n    var /**/ 📍a: Int { get }\n  }\n  #endif\n}",
        "let a = \"\"\"\n  é\n  \"\"\"; protocol 📍P<T> { associatedtype 📍T; static func 📍== (a: Self, b: Self) -> Bool }",
        "protocol 📍P where Self: A {\n\tvar\n\t\t📍a: Int { get }\n}",
    ])
    func marked(_ marked: String) throws {
        let fixture = MarkedText(marked)
        let declaration = try readProtocol(fixture.text)
        let places = [declaration.location] + declaration.parents.map(\.location) + declaration.associatedTypes.map(\.location)
        #expect((places + declaration.members.map(\.location)).map(\.place) == fixture.locations.map(\.place))
        #expect(places.allSatisfy { $0.path == "File.swift" })
    }

    @Test func everyOffset() {
        let bytes = Array("a\nbé\r\n\n🦊c".utf8)
        let source = SourceText(path: "File.swift", bytes: bytes)
        let places = (0...bytes.count).map { source.location(at: $0).place }
        #expect(
            places == ["1:1", "1:2", "2:1", "2:2", "2:3", "2:4", "2:5", "3:1", "4:1", "4:2", "4:3", "4:4", "4:5", "4:6"])
    }

    /// The range of a declaration is that of its node, in files where each stands in another way.
    @Test(arguments: [
        "protocol P {}", "\n  /// Words.\n  @objc(P) public protocol P: A { func f() } // more", "struct S{protocol P{}}",
        "@A<B>(c: { \"}\" })\nfinal /* a */ class C /* b */ : D { /* } */ } // }", "public typealias T = A\n  & B // c\nlet a = 1",
        "private(set) public var a = 1\nindirect enum E { case a }", "distributed actor A { nonisolated struct S {} }",
    ])
    func ranges(_ text: String) {
        for text in [text, "import A\n" + text, "\u{FEFF}" + text + "\n", text.replacing("\n", with: "\r\n")] { _ = outline(text) }
    }

    /// Behind what is left out, places are those of the file.
    @Test(arguments: [
        "\n\n  class C { let 📍= 1 }", "protocol P {}\n\nclass C {\n  init() {\n    1 }\n\n  let 📍= 2\n}",
        "class C {\n  func f() {\n    1\n  }\n  func g() { 2 }; let 📍= 3\n}\nprotocol P {}",
        "class C { func f() {\n} }\nstruct S { func f() { let = 1 } }\n\tclass C { func f() { let = 2\n}; let 📍= 3 }",
    ])
    func placesInReducedTexts(_ marked: String) {
        let fixture = MarkedText(marked)
        let source = SourceText(path: "A.swift", bytes: Array(fixture.text.utf8))
        let (text, outline) = source.reduced(source.outline())
        var found: [MockgenModel.Diagnostic] = []
        for declaration in outline.declarations where declaration.kind == .class {
            do throws(Diagnostics) { _ = try text.parseClass(declaration, module: "") } catch { found += error.all }
        }
        #expect(found.compactMap { $0.location?.place } == fixture.locations.map(\.place))
    }
}
