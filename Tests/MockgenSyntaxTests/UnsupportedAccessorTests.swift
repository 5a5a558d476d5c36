import MockgenModel
import MockgenSyntax
import TestSupport
import Testing

@Suite struct UnsupportedAccessorTests {
    @Test(arguments: [
        ("var a: Int { 📍_read }", "_read", noProtocol), ("var a: Int { 📍yielding borrow }", "yielding borrow", noProtocol),
        ("var a: Int { 📍borrow }", "borrow", noClass), ("static var a: Int { 📍borrow mutate }", "borrow mutate", noClass),
        ("subscript(a: Int) -> Int { get 📍mutate }", "get mutate", noClass),
        ("subscript(a: Int) -> Int { 📍borrow nonmutating mutate }", "borrow nonmutating mutate", noClass),
        ("var a: Int { mutating 📍borrow }", "mutating borrow", noClass),
    ])
    func place(_ marked: String, _ words: String, _ reason: String) throws {
        let fixture = MarkedText("struct S {}\n  protocol P {\n    \(marked)\n  }")
        let error = #expect(throws: Diagnostics.self) { try readProtocol(fixture.text) }
        #expect(
            error?.all.map(\.message) == ["mockgen cannot mock the accessors '{ \(words) }': \(reason)"])
        #expect(error?.all.map(\.id) == [.unsupportedAccessor])
        #expect(error?.all.map { $0.location?.place } == fixture.locations.map(\.place))
    }

    private static let noProtocol = "protocols cannot have them yet"
    private static let noClass = "a mock is a class, and the variables of a class do not satisfy 'borrow' and 'mutate'"

    /// The word `borrow` in an attribute is not an accessor.
    @Test func accessorsWithAttributes() throws {
        let text = "protocol P { var a: Int { @_lifetime(borrow self) @diagnose(A, as: error) get } }"
        #expect(try readProtocol(text).members.map(\.text) == ["var a: Int { get }"])
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
