import Fixtures
import MockgenModel
import MockgenOutline
import TestSupport
import Testing

/// The types that a file declares, and their locations.
@Suite struct TypeTests {
    /// The compiler skips a NUL with a warning.
    @Test(arguments: ["class L\0\0 {\n}", "\0protocol P\0{\0}\0", "\u{0B}struct\u{0C}S\u{0B}{}"]) func oddBlanks(_ text: String) {
        #expect(outline(text).declarations.count == 1)
    }

    @Test(
        arguments: [
            ("", []),
            ("\n", []),
            ("// only\n/* comments */", []),
            ("protocol P {}", ["protocol P"]),
            ("\u{FEFF}protocol P {}", ["protocol P"]),
            ("#!/usr/bin/env swift\nprotocol P {}", ["protocol P"]),
            ("struct A {\r\n  protocol P {\r\n  }\r\n}\r\n", ["struct A", "protocol A.P"]),
            (
                "struct A { class B { enum C { actor D { protocol P {} } } } }",
                ["struct A", "class A.B", "enum A.B.C", "actor A.B.C.D", "protocol A.B.C.D.P"]
            ),
            ("struct A {}; class B {}; protocol P {}", ["struct A", "class B", "protocol P"]),
            ("struct A<T: Equatable, let n: Int>: B<() -> T, Int>, C where T: D { enum E {} }", ["struct A", "enum A.E"]),
            ("protocol P<T, U>: A where T: B {\n associatedtype T; associatedtype U }\nprotocol Q {}", ["protocol P", "protocol Q"]),
            ("class\nprotocol P {}\nclass A { class private func a() {} }", ["protocol P", "class A"]),
            ("class\n A\n {\n}\nprotocol\n P\n:\n B\n{\n}", ["class A", "protocol P"]),
            (
                "protocol `Protocol` {}\nstruct `Type` { protocol `class` {} }",
                ["protocol `Protocol`", "struct `Type`", "protocol `Type`.`class`"]
            ),
            ("protocol Größe { }\nprotocol 形 {}\nprotocol 🦊 {}", ["protocol Größe", "protocol 形", "protocol 🦊"]),
            ("func f() { struct A {}; protocol P {} }\nprotocol Q {}", ["protocol Q"]),
            ("var a: Int { struct A {}; return 1 }\nlet b = { struct B {} }()\nprotocol Q {}", ["protocol Q"]),
            (
                "class A { init() { enum B {} }\n deinit { enum C {} }\n subscript(i: Int) -> Int { enum D {}; return i }\n enum E {} }",
                ["class A", "enum A.E"]
            ),
            ("enum A { case a(Int), b\n case c = 1; struct B {}\n indirect enum C {} }", ["enum A", "struct A.B", "enum A.C"]),
            ("precedencegroup A { associativity: left }\ninfix operator >>>: A\nprotocol P {}", ["protocol P"]),
            ("@freestanding(expression) macro m() -> Int = #externalMacro(module: \"A\", type: \"B\")\nprotocol P {}", ["protocol P"]),
            ("if true { struct A {} } else { struct B {} }\nprotocol P {}", ["protocol P"]),
        ] as [(String, [String])])
    func names(_ text: String, _ names: [String]) {
        #expect(outline(text).names == names)
    }

    @Test func commentsBetweenAllTokens() {
        let found = outline(
            """
            /*1*/ @objc /*2*/ ( /*3*/ A /*4*/ ) /*5*/ public /*6*/ protocol /*{*/ P // {
              /*7*/ : /*8*/ A /*}*/ . /*9*/ B /*10*/ , C /*11*/ { /* /* } */ } */
              func f() // }
            } /*12*/
            public /**/ extension /**/ A /**/ . /**/ B /**/ : /**/ C /**/ where /**/ A /**/ : /**/ D /**/ { /**/ }
            typealias /**/ T /**/ = /**/ A /**/ & // B
              /**/ C /**/
            /**/ import /**/ A /**/ . /**/ B /**/
            """)
        #expect(found.names == ["protocol P", "typealias T"])
        #expect(found["P"]?.inherited == ["B", "C"])
    }

    /// Keywords of declarations that are none where they stand.
    @Test(
        arguments: [
            "class A {\n class func f() {}\n class var v: Int { 1 }\n class subscript(i: Int) -> Int { i }\n class subscript<T>(t: T) -> T { t } }",
            "class A {\n class override func f() {}\n class final var v: Int { 1 }\n private class func g() {}\n @objc class func < (a: A, b: A) -> Bool { true } }",
            "class A {\n class private(set) var v = 1\n open class var w: Int { 1 }\n class prefix func - (a: A) -> A { a } }",
            "class A {\n let actor: Int = 1\n var `protocol`: Int\n func actor() -> Int { actor }\n func `struct`() {} }",
            "class A {\n let a = B.class\n let b: C = .actor\n let c: C = .protocol\n let d = x ? .enum : .struct }",
            "class A {\n let a: C =\n .class\n let b = c\n .actor\n .extension\n .import }",
            "class A {\n let access: Access = .open\n func f(class: Int, struct enum: Int, protocol: Int) {} }",
            "class A {\n @A(protocol: 1, { struct B {} }) var v: Int\n @B<C>(1) @C.D(2) var w: Int }",
        ])
    func nearMisses(_ text: String) {
        #expect(outline(text).names == ["class A"])
    }

    @Test func casesNamedLikeKeywords() {
        let text =
            "enum A {\n case actor, `protocol`, open\n case actor1\n case final\n case b\n}\nactor.run()\nactor = 1\nopen(file)\nprotocol P {}"
        #expect(outline(text).names == ["enum A", "protocol P"])
    }

    @Test func inheritance() {
        let found = outline(
            """
            class A: @unchecked Sendable, @preconcurrency Outer.B<C, (D) -> E>, ~Copyable, F & G where T: H, U == I {}
            extension A: nonisolated B, @retroactive C {}
            protocol P: class, AutoMockable {}
            struct S: P, ~Sendable where T == [Q: R] {}
            """)
        #expect(found["A"]?.inherited == ["Sendable", "B", "~Copyable", "F", "G"])
        #expect(found["P"]?.inherited == ["class", "AutoMockable"])
        #expect(found["S"]?.inherited == ["P"])
    }

    @Test(.enabled(if: isOfSwift63)) func moduleSelectors() {
        let found = outline(
            """
            @Swift::MainActor public class A: Core::B<Core::C>, Swift::Sendable where T: Core::D {}
            extension Core::B: Swift::Equatable { struct S {} }
            """)
        #expect(found["A"]?.inherited == ["B", "Sendable"])
        #expect(found["A"]?.attributes == ["@MainActor"])
        #expect(found["A"]?.access == .public)
        #expect(found.extensions.map(\.extended) == [["B"]])
        #expect(found.extensions.map(\.inherited) == [["Equatable"]])
        #expect(found["S"]?.context == ["B"])
    }

    @Test(
        arguments: [
            ("protocol P {}", nil),
            ("public protocol P {}", .public),
            ("@objc open protocol P {}", .open),
            ("@objc(P) @available(iOS 15, *)\nfileprivate\nprotocol P {}", .fileprivate),
            ("let a: Access = .open\nprotocol P {}", nil),
            ("open(file)\nprotocol P {}", nil),
            ("public private(set) var a = 1\nprotocol P {}", nil),
            ("public func f() {}\nprotocol P {}", nil),
            ("public enum A { protocol P {} }", nil),
            ("public enum A { public protocol P {} }", .public),
            ("enum A { public protocol P {} }", .internal),
            ("private enum A { protocol P {} }", .private),
            ("package enum A { enum B { public protocol P {} } }", .internal),
            ("public extension A { protocol P {} }", .public),
            ("public extension A { internal protocol P {} }", .internal),
            ("private extension A { enum B { public protocol P {} } }", .private),
        ] as [(String, Access?)])
    func access(_ text: String, _ access: Access?) throws {
        #expect(try #require(outline(text)["P"]).access == access)
    }

    @Test(
        arguments: [
            ("extension A { protocol P {} }", ["A"]),
            ("extension A.B { protocol P {} }", ["A", "B"]),
            ("extension A\n  .B\n  : C { protocol P {} }", ["A", "B"]),
            ("extension A where T: B, U == C { struct D { protocol P {} } }", ["A", "D"]),
            ("extension A<Int>.B { protocol P {} }", ["A", "B"]),
            ("extension [Int] { protocol P {} }", []),
            ("extension [String: Int] { protocol P {} }", []),
            ("extension `A`.B: C, D where E: F {\n  struct G {}\n  protocol P {} }", ["`A`", "B"]),
        ] as [(String, [String])])
    func extensions(_ text: String, _ context: [String]) throws {
        #expect(try #require(outline(text)["P"]).context == context)
    }
}
