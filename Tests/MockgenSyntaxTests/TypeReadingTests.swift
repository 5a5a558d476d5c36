import MockgenModel
import MockgenOutline
import MockgenSyntax
import TestSupport
import Testing

/// A type that is read and printed is the same type.
@Suite struct TypeReadingTests {
    @Test(arguments: [
        "Int", "Self", "Any", "Void", "`Type`", "A.B", "A.B.C<Int>", "A<B>.C", "A<B, C<D>>", "Self.Element",
        "Int?", "Int??", "Int!", "[Int]", "[[Int?]]?", "[A: B]", "[A: [B: C]]", "[3 of Int]", "[n of [4 of Int]]", "A<3>",
        "(a: Int, b: String)", "(Int, String)", "(Int, b: (c: Int, d: String))",
        "() -> Void", "(Int) -> Void", "(Int, String) -> (Int) -> Void", "((Int) -> Void) -> Void", "((Int, Int)) -> Void",
        "(_ a: Int, _ b: String) -> Void", "(inout Int) -> Void", "(Int...) -> Void", "() async -> Int", "() throws -> Int",
        "() async throws -> Int",
        "() throws(E) -> Int", "() async throws(A.E<B>) -> Int", "(() -> Void)?", "[() -> Void]", "(() throws -> Void)!",
        "@Sendable () -> Void", "@Sendable @MainActor (Int) async -> Void", "@convention(c) (Int) -> Void",
        "(@escaping () -> Void) -> Void",
        "(@Sendable () -> Void)?", "(sending A, isolated B) -> Void", "(isolated (any Actor)?) -> Void",
        "nonisolated(nonsending) () async -> Void",
        "any A", "any A & B", "any A<B>", "(any A)?", "[any A]", "any A.Type", "(any A).Type",
        "(any A.Type)?",
        "A & B", "A & B<C> & D.E", "(A & B)?", "A & ~Copyable", "any ~Copyable", "(any ~Copyable)?",
        "A.Type", "A.Protocol", "Self.Type", "A.B.Type?", "[A.Type]", "A<B>.Type",
        "(repeat each T)", "A<repeat each T>", "(Int, repeat (each T, each U))", "(repeat (each T)?)", "(repeat each T) -> Void",
        "(repeat [each T])",
        "(repeat (each T).Element)",
    ])
    func roundTrip(_ type: String) throws {
        #expect(try read(type).description == type)
    }

    /// An optional of an existential, which Swift 6.4 accepts without parentheses.
    @Test(arguments: [
        ("any A?", "(any A)?"), ("any A??", "(any A)??"), ("any A!", "(any A)!"), ("any (A & B)?", "(any A & B)?"),
        ("any ~Copyable?", "(any ~Copyable)?"), ("any ~Copyable??", "(any ~Copyable)??"), ("any A.Type?", "(any A.Type)?"),
        ("any A<B?>?", "(any A<B?>)?"), ("[any A?]", "[(any A)?]"), ("(any A?) -> any A?", "((any A)?) -> (any A)?"),
        ("any A?.B", "any A?.B"),
    ])
    func optionalsOfExistentials(_ type: String, _ expected: String) throws {
        #expect(try read(type).description == expected)
        #expect(try read("inout \(type)", in: "func f(_ a: TYPE)").description == "inout \(expected)")
        let opaque = type.replacing("any ", with: "some ")
        #expect(try read(opaque, in: "func f(_ a: TYPE)").description == expected.replacing("any ", with: "some "))
    }

    /// Types that only a parameter can have.
    @Test(arguments: ["some A", "some A & B", "(some A)?", "some ~Copyable & ~Escapable", "@autoclosure () -> Bool"])
    func roundTripOfAParameter(_ type: String) throws {
        #expect(try read(type, in: "func f(_ a: TYPE)").description == type)
    }

    /// Other ways to write the same.
    @Test(
        .enabled(if: isOfSwift63),
        arguments: [
            ("()", "Void"), ("(Int)", "Int"), ("((Int))", "Int"), ("() -> ()", "() -> Void"),
            ("( a :Int,b: String )", "(a: Int, b: String)"), ("(_: Int, b: String)", "(Int, b: String)"),
            ("(_: Int) -> Void", "(Int) -> Void"),
            ("[ A:B ]", "[A: B]"), ("A /* a */ . B < C >", "A.B<C>"), ("A\n  &\n  B", "A & B"), ("A // a\n  . B", "A.B"),
            ("() throws(any Error) -> Int", "() throws -> Int"), ("() throws(Swift.Error) -> Int", "() throws(Swift.Error) -> Int"),
            ("() throws(any Swift.Error) -> Int", "() throws -> Int"), ("() throws(Never) -> Int", "() -> Int"),
            ("(@escaping()->Void)->Void", "(@escaping () -> Void) -> Void"), ("@ Sendable () -> Void", "@ Sendable () -> Void"),
            ("async", "`async`"), ("[await]", "[`await`]"), ("Swift::Int", "Swift.Int"), ("A.Core::B", "A.B"),
            ("(any A::B<C::D>)?", "(any A.B<C.D>)?"), ("() throws(any Swift::Error) -> Int", "() throws -> Int"),
            ("() throws(Swift::Never) -> Swift::Void", "() -> Swift.Void"), ("@Swift::MainActor () -> Void", "@MainActor () -> Void"),
            ("@Core::Worker () -> Void", "@Core.Worker () -> Void"),
        ])
    func normalized(_ type: String, _ expected: String) throws {
        #expect(try read(type).description == expected)
    }

    @Test func structure() throws {
        #expect(try read("(any A)?") == .optional(.any(.named("A"))))
        #expect(try read("A<B>.C") == .member(.named("A", [.named("B")]), "C"))
        #expect(try read("(repeat each T)") == .tuple([TupleElement(type: .expansion(.element(.named("T"))))]))
        #expect(try read("[3 of Int]") == .inlineArray(count: .value("3"), element: .named("Int")))
        #expect(try read("inout Int", in: "func f(_ a: TYPE)") == .attributed(["inout"], .named("Int")))
        #expect(try read("@escaping @Sendable () -> Void", in: "func f(_ a: TYPE)").description == "@escaping @Sendable () -> Void")
        for word in ["borrowing", "consuming", "sending", "isolated", "_const", "__owned", "__shared"] {
            #expect(try read("\(word) A", in: "func f(_ a: TYPE)") == .attributed([word], .named("A")))
        }
    }

    private func read(_ type: String, in member: String = "var a: TYPE { get }") throws -> TypeName {
        let declaration = try readProtocol("protocol P { \(member.replacing("TYPE", with: type)) }")
        try #require(declaration.members.count == 1)
        return declaration.members[0].parameters.first?.type ?? declaration.members[0].result
    }
}
