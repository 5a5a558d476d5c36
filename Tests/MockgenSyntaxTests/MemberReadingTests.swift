import Fixtures
import MockgenModel
import MockgenOutline
import MockgenSyntax
import Testing

@Suite struct MemberReadingTests {
    /// A member that is read and printed is the same member.
    @Test(arguments: [
        "func f()", "func f() -> Int", "func f(a: Int)", "func f(_ a: Int)", "func f(a b: Int)", "func f(a: Int, _ b: String, c d: A...)",
        "func `func`(in: Int)", "func f() async", "func f() throws", "func f() async throws -> Int", "func f() throws(E)",
        "func f(a: () throws -> Void) rethrows", "func f(a: () async throws -> Void) async rethrows -> Int",
        "func f<T>(a: T) -> T", "func f<T: A & B, U>(a: T, b: U)", "func f<T>(a: T) where T: A, T.B == C",
        "func f<each T>(a: repeat each T)",
        "func f<T>(a: T) where T: ~Copyable", "func f<let n: Int>(a: [n of Int])", "func f(a: inout Int, b: @escaping () -> Void)",
        "func f(@A a: Int, @A(1) b: () -> Int)", "func f(a: borrowing A, b: consuming B) -> sending C", "func f() -> Self",
        "static func f()", "static func == (a: Self, b: Self) -> Bool", "static prefix func - (a: Self) -> Self", "mutating func f()",
        "nonisolated func f()", "nonisolated(unsafe) func f()", "distributed func f()", "@objc optional func f()",
        "@objc(f:) func f(_ a: Int)",
        "@discardableResult func f() -> Int", "@available(iOS 15, *) @MainActor func f()",
        "@available(*, deprecated, message: \"a (b\") func f()",
        "var a: Int { get }", "var a: Int { get set }", "var a: Int { mutating get }",
        "var a: Int { mutating get set }", "var a: Int { get async }", "var a: Int { get throws }",
        "var a: Int { get async throws(E) }",
        "static var a: Int { get set }", "@MainActor nonisolated var a: A? { get set }", "var `default`: (Int) -> Void { get }",
        "subscript(a: Int) -> Int { get }", "subscript(a: Int, b c: String) -> Int { get set }",
        "subscript<T>(a: T) -> T where T: A { get }",
        "static subscript(a: Int) -> Int { get }", "subscript(a: Int...) -> Int { get async throws }",
        "subscript() -> Int { get set }",
        "init()", "init(a: Int, _ b: Int)", "init?(a: Int)", "init!()", "init<T>(a: T) async throws where T: A", "init?<T: A>(_ a: T)",
        "@available(iOS 15, *) nonisolated init() throws(E)",
    ])
    func roundTrip(_ member: String) throws {
        let normalized = member.replacing("== (", with: "==(").replacing("- (", with: "-(")
        for text in ["protocol P { \(member) }", "protocol P {\n    \(member) // a\n}", "protocol P {\r\n/* b */ \(member)\r\n}"] {
            #expect(try readProtocol(text).members.map(\.text) == [normalized])
        }
    }

    @Test func unnamedParameters() throws {
        let members = try readProtocol("protocol P { func f(_: Int, a _: Int)\n subscript(_: Int, a _: Int, _ b: Int) -> Int { get } }")
            .members
        #expect(
            members.map(\.text) == [
                "func f(_ argument1: Int, a argument2: Int)", "subscript(argument1: Int, a argument2: Int, b: Int) -> Int { get }",
            ])
    }

    @Test func orderAndConditions() throws {
        let declaration = try readProtocol(
            """
            protocol P {
                func a()
                #if A
                func b()
                #if B || C
                var c: Int { get }
                #else
                associatedtype D
                func d()
                #endif
                #elseif E
                init()
                #endif
                func f(); func g()
            }
            """)
        #expect(
            declaration.members.map { "\($0.text) \($0.conditions)" } == [
                "func a() []", "func b() [\"A\"]", "var c: Int { get } [\"A\", \"B || C\"]", "func d() [\"A\", \"!(B || C)\"]",
                "init() [\"!(A) && E\"]", "func f() []", "func g() []",
            ])
        #expect(declaration.associatedTypes.map(\.conditions) == [["A", "!(B || C)"]])
    }

    @Test func everythingOfAProtocol() throws {
        let declaration = try readProtocol(
            """
            #if os(iOS)
            enum Outer {
                /// Words.
                @objc(Name) @MainActor
                public protocol P<T, U>: A, Outer.B<Int>, ~Copyable where T: Equatable, U == [T] {
                    associatedtype T
                    associatedtype U: Collection = [T] where U.Element == T
                    typealias V<W> = [W: T]
                }
            }
            #endif
            """)
        #expect(declaration.qualifiedName == "Outer.P")
        #expect(declaration.module == "App")
        #expect(declaration.access == .internal)
        #expect(declaration.attributes == ["@objc(Name)", "@MainActor"])
        #expect(!declaration.isNonisolated)
        #expect(try readProtocol("nonisolated protocol P {}").isNonisolated)
        #expect(declaration.conditions == ["os(iOS)"])
        #expect(declaration.parents.map(\.value.description) == ["A", "Outer.B<Int>", "~Copyable"])
        #expect(declaration.requirements.map(\.description) == ["T: Equatable", "U == [T]"])
        #expect(declaration.primaryAssociatedTypes == ["T", "U"])
        #expect(declaration.associatedTypes.map(\.name) == ["T", "U"])
        #expect(declaration.associatedTypes[1].inherited == [.named("Collection")])
        #expect(declaration.associatedTypes[1].defaultType == .array(.named("T")))
        #expect(declaration.associatedTypes[1].requirements.map(\.description) == ["U.Element == T"])
        #expect(
            declaration.typealiases == [TypeAlias(name: "V", parameters: ["W"], type: .dictionary(key: .named("W"), value: .named("T")))])
    }

    /// Mocks do not have the attributes of a source that are about warnings.
    @Test func controlOfWarnings() throws {
        let control = "@diagnose(DeprecatedDeclaration, as: ignored, reason: \"Old.\")"
        let declaration = try readProtocol(
            """
            \(control) @MainActor protocol P {
                \(control) @discardableResult func f() -> Int
                \(control) init()
                @available(*, deprecated) \(control)
                subscript(a: Int) -> Int { \(control) get }
                \(control) associatedtype T
                \(control) typealias U = Int
            }
            """)
        #expect(declaration.attributes == ["@MainActor"])
        #expect(
            declaration.members.map(\.text) == [
                "@discardableResult func f() -> Int", "init()", "@available(*, deprecated) subscript(a: Int) -> Int { get }",
            ])
        #expect(declaration.associatedTypes.map(\.name) == ["T"] && declaration.typealiases.map(\.name) == ["U"])
    }

    @Test(
        arguments: [
            ("typealias T = A & B", "T[] A & B"), ("public typealias T<U, V> = (U) -> V where U: A", "T[\"U\", \"V\"] (U) -> V"),
            ("@available(iOS 15, *)\ntypealias T =\n  any A", "T[] any A"),
        ])
    func aliases(_ text: String, _ expected: String) throws {
        let source = SourceText(path: "File.swift", bytes: Array("struct S {}\n\(text)\nlet a = 1".utf8))
        let alias = try source.parseAlias(try #require(source.outline()["T"]))
        #expect("\(alias.name)\(alias.parameters) \(alias.type)" == expected)
    }
}
