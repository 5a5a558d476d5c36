import MockgenModel
import MockgenSyntax
import TestSupport
import Testing

@Suite struct UnsupportedAccessorTests {
    @Test(arguments: [
        ("var a: Int { 📍_read }", "_read"), ("var a: Int { 📍borrow mutate }", "borrow mutate"),
        ("var a: Int { 📍yielding borrow }", "yielding borrow"), ("subscript(a: Int) -> Int { get 📍mutate }", "get mutate"),
    ])
    func place(_ marked: String, _ words: String) throws {
        let fixture = MarkedText("struct S {}\n  protocol P {\n    \(marked)\n  }")
        let error = #expect(throws: Diagnostics.self) { try readProtocol(fixture.text) }
        #expect(
            error?.all.map(\.message) == [
                "mockgen cannot mock the accessors '{ \(words) }': protocols of this Swift version have only 'get' and 'set'"
            ])
        #expect(error?.all.map(\.id) == [.unsupportedAccessor])
        #expect(error?.all.map { $0.location?.place } == fixture.locations.map(\.place))
    }

    /// A compiler does not parse code that its version excludes.
    @Test(arguments: [
        "#if compiler(>=99) && FLAG\nvar a: Int { borrow mutate }\n#endif", "#if swift(>=99)\n$$ what\n#endif",
        "#if !compiler(>=99)\n#else\nvar a: Int { borrow }\n#endif", "#if FLAG && !compiler(<99)\nvar a: Int { yielding borrow }\n#endif",
    ])
    func codeOfLaterCompilers(_ text: String) throws {
        #expect(try readProtocol("protocol P {\nfunc f()\n\(text)\n}").members.map(\.text) == ["func f()"])
    }
}
