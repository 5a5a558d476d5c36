import Fixtures
import MockgenModel
import MockgenOutline
import MockgenSyntax
import Testing

@Suite struct ClassReadingTests {
    @Test(
        arguments: [
            ("var a: Int", "Int get set plain"), ("var a: Int = 1", "Int get set plain"), ("private(set) var a: Int?", "Int? get plain"),
            ("var a: Int { 1 }", "Int get none"), ("var a: Int { get { 1 } set {} }", "Int get set none"),
            ("var a: Int { get async throws { 1 } }", "Int get none"), ("var a: Int = 1 { willSet {} didSet {} }", "Int get set observed"),
            ("lazy var a: Int = 1", "Int get set none"), ("weak var a: A?", "A? get set plain"), ("class var a: Int { 1 }", "Int get none"),
            ("var a: Int { _read { yield b } _modify { yield &b } }", "Int get set none"), ("var a = 1", "Int get set plain"),
            ("var a = -1.5", "Double get set plain"), ("var a = true", "Bool get set plain"), ("var a = \"\\(b)\"", "String get set plain"),
            ("var a = A()", "A get set plain"), ("var a = A<B>()", "A<B> get set plain"), ("var a = A.B(c: d)", "A.B get set plain"),
            ("var a = [Int]()", "[Int] get set plain"), ("var a = [A: B](c)", "[A: B] get set plain"),
        ])
    func properties(_ text: String, _ expected: String) throws {
        let property = try #require(try readClass("class C { \(text) }").members.first)
        let accessors = property.accessors
        #expect("\(property.result) get\(accessors.isSettable ? " set" : "") \(accessors.storage)" == expected)
    }

    @Test(
        arguments: [
            ("a: Int = 1", "1"), ("a: Int = -1", "-1"), ("a: Int? = nil", "nil"), ("a: Mode = .fast", ".fast"), ("a: [Int] = []", "[]"),
            ("a: Date = Date()", ".init()"), ("a: Money = Money.zero", ".zero"), ("a: Mode = .of(speed: 1)", ".of(speed: 1)"),
            ("a: String = #function", "#function"), ("a: @escaping (Int) -> Int = { $0 }", "{ $0 }"), ("a: Int = limit", nil),
            ("a: Int = Self.limit", nil), ("a: Date? = Date()", nil), ("a: Date = Date(limit)", nil), ("a: Int", nil),
        ] as [(String, String?)])
    func defaultValues(_ parameter: String, _ expected: String?) throws {
        let member = try #require(try readClass("class C { func f(\(parameter)) {} }").members.first)
        #expect(member.parameters[0].defaultValue == expected)
    }

    @Test func everythingOfAClass() throws {
        let declaration = try readClass(
            """
            @MainActor public final class C<T: A, U>: B<T>, P, @unchecked Sendable where U == [T] {
                typealias V = [T]
                struct S { func no() {} }
                let (a, b) = (1, 2)
                private init() {}
                private func no() {}
                #if X
                override func f() -> V { struct No {}; return [] }
                #endif
            }
            """)
        #expect(declaration.kind == .class && declaration.isFinal && declaration.access == .public)
        #expect(declaration.generics.parameterList + declaration.generics.whereClause == "<T: A, U> where U == [T]")
        #expect(declaration.parents.map(\.value.description) == ["B<T>", "P", "@unchecked Sendable"])
        #expect(declaration.attributes == ["@MainActor"])
        #expect(declaration.typealiases.map(\.name) == ["V"])
        #expect(declaration.otherNames == ["S", "a", "b"])
        #expect(declaration.members.map(\.name) == [nil, "f"])
        #expect(declaration.members[1].conditions == ["X"])
    }

    private func readClass(_ text: String) throws -> ProtocolDeclaration {
        let source = SourceText(path: "File.swift", bytes: Array(text.utf8))
        return try source.parseClass(try #require(source.outline()["C"]), module: "App")
    }
}
