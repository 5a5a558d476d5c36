import Fixtures
import MockgenModel
import MockgenOutline
import MockgenSyntax
import TestSupport
import Testing

private let opaque = "'some' can only be used in the type of a parameter in a protocol"

private func accessors(_ words: String) -> String {
    "mockgen cannot mock the accessors '{ \(words) }': protocols of this Swift version have only 'get' and 'set'"
}

/// The parser accepts nearly all of these, and the compiler rejects them.
@Suite struct InvalidRequirementTests {
    @Test(
        arguments: [
            ("var a: Int { 📍ge/t }", "expected 'get' or 'set'", "write '{ get }' or '{ get set }'"),
            ("var a: Int { 📍1 }", "expected 'get' or 'set'", "write '{ get }' or '{ get set }'"),
            ("var 📍a: Int", "'a' needs '{ get }' or '{ get set }'", "write '{ get }' or '{ get set }'"),
            ("var 📍a: Int { }", "'a' needs '{ get }' or '{ get set }'", "write '{ get }' or '{ get set }'"),
            ("var a: Int { 📍set }", "'a' has a setter but no getter", "write '{ get set }'"),
            ("var a: Int { 📍_read }", accessors("_read"), "write '{ get }' or '{ get set }'"),
            ("var a: Int { 📍borrow mutate }", accessors("borrow mutate"), "write '{ get }' or '{ get set }'"),
            ("var a: Int { 📍yielding borrow }", accessors("yielding borrow"), "write '{ get }' or '{ get set }'"),
            ("subscript(a: Int) -> Int { get 📍mutate }", accessors("get mutate"), "write '{ get }' or '{ get set }'"),
            ("static var a: Int { 📍mutating get }", "'mutating' cannot be used on a static member", "remove 'mutating'"),
            ("var a: 📍some Sequence { get }", opaque, "write 'any Sequence', or an associated type"),
            ("var a: 📍borrowing Int { get }", "'borrowing' cannot be used on this type", "remove 'borrowing'"),
            ("var a: Int { get 📍didSet }", "expected 'get' or 'set', not 'didSet'", "write '{ get }' or '{ get set }'"),
            ("var a: Int { get set 📍get }", "'get' is written twice", "remove the second 'get'"),
            (
                "var a: Int { get 📍{ 1 } }", "'get' cannot have a body in a protocol",
                "remove the body, or write it in an extension of 'P'"
            ),
            ("var a: Int { get set📍(b) }", "the setter of 'a' cannot name its value in a protocol", "write 'set'"),
            (
                "var a: Int { get async throws 📍set }", "'a' cannot have a setter because its getter is 'async throws'",
                "remove 'set', or remove 'async throws'"
            ),
            ("📍let a: Int", "a property in a protocol is declared with 'var', not with 'let'", "write 'var a: Int { get }'"),
            (
                "📍inout var a: [Int] { get }", "a property in a protocol is declared with 'var', not with 'inout'",
                "write 'var a: [Int] { get }'"
            ),
            ("var a, 📍b: Int { get }", "one 'var' in a protocol declares one property", "write 'var b: Int { get }' on its own line"),
            (
                "var a: Int { get }, 📍b: Int { get }", "one 'var' in a protocol declares one property",
                "write 'var b: Int { get }' on its own line"
            ),
            ("var 📍(a, b): (Int, Int) { get }", "one 'var' in a protocol declares one property", "write a 'var' for each name"),
            ("var 📍a { get }", "property 'a' has no type", "write 'var a: Type { get }'"),
            ("var a: Int 📍= 1 { get }", "property 'a' cannot have a value in a protocol", "write 'var a: Int { get }'"),
        ])
    func properties(_ marked: String, _ message: String, _ help: String) throws { try check(marked, message, help) }

    @Test(
        arguments: [
            ("func f() 📍{ }", "'f' cannot have a body in a protocol", "remove the body, or write it in an extension of 'P'"),
            ("init() 📍{ }", "'init' cannot have a body in a protocol", "remove the body, or write it in an extension of 'P'"),
            (
                "func f(_ a: Int 📍= 1)", "parameter 'a' cannot have a default value in a protocol",
                "remove the default value, or write it in an extension of 'P'"
            ),
            ("func f() 📍reasync", "'reasync' is not supported in a protocol", "write 'async'"),
            ("func 📍+ (a: Self, b: Self) -> Self", "an operator in a protocol must be 'static'", "write 'static func +'"),
            ("📍subscript(a: Int) -> Int", "'subscript' needs '{ get }' or '{ get set }'", "write '{ get }' or '{ get set }'"),
            ("subscript(a: Int) -> Int { 📍set }", "'subscript' has a setter but no getter", "write '{ get set }'"),
            (
                "subscript(a: Int 📍= 0) -> Int { get }", "parameter 'a' cannot have a default value in a protocol",
                "remove the default value, or write it in an extension of 'P'"
            ),
            ("📍private func f()", "'private' cannot be used on a function in a protocol", "remove 'private'"),
            ("📍class func f()", "'class' cannot be used on a function in a protocol", "write 'static'"),
            ("📍weak var a: C? { get }", "'weak' cannot be used on a property in a protocol", "remove 'weak'"),
            ("📍mutating var a: Int { get }", "'mutating' cannot be used on a property in a protocol", "remove 'mutating'"),
            ("📍mutating init()", "'mutating' cannot be used on an initializer in a protocol", "remove 'mutating'"),
            ("📍convenience init()", "'convenience' cannot be used on an initializer in a protocol", "remove 'convenience'"),
            ("📍static init()", "'static' cannot be used on an initializer in a protocol", "remove 'static'"),
            ("mutating 📍mutating func f()", "'mutating' is written twice", "remove the second 'mutating'"),
            (
                "func f<A: 📍Actor?>(_ a: A)", "'A' cannot conform to 'Actor?', which is neither a protocol nor a class",
                "write a protocol, a class or several of them, for example: A: Sendable"
            ),
            ("func f<A>(_ a: A) where A: 📍[Int]", "'A' cannot conform to '[Int]', which is neither a protocol nor a class", nil),
            ("init<A>(_ a: A) where A: 📍(Q, R)", "'A' cannot conform to '(Q, R)', which is neither a protocol nor a class", nil),
            ("init<A>(_ a: A) where A: (📍[Q])", "'A' cannot conform to '[Q]', which is neither a protocol nor a class", nil),
            ("subscript<A>(a: A) -> Int where A: 📍B? { get }", "'A' cannot conform to 'B?', which is neither a protocol nor a class", nil),
            ("associatedtype A: Q, 📍B?", "'A' cannot conform to 'B?', which is neither a protocol nor a class", nil),
            ("associatedtype A where A.B: 📍C.Type", "'A.B' cannot conform to 'C.Type', which is neither a protocol nor a class", nil),
            ("#if DEBUG\nfunc f() 📍{ }\n#endif", "'f' cannot have a body in a protocol", nil),
            ("#if 📍1\nfunc f()\n#endif", "'1' is not a condition of '#if'", nil),
            ("#if A 📍+ B\nfunc f()\n#endif", "expected '&&' or '||' in a condition of '#if', not '+'", nil),
        ] as [(String, String, String?)])
    func others(_ marked: String, _ message: String, _ help: String?) throws { try check(marked, message, help) }

    @Test(
        arguments: [
            ("init() async 📍-> Int", "an initializer cannot have a result type"),
            ("func f(_ a: inout 📍inout Int)", "'inout' is written twice"),
            ("func f(_ a: borrowing 📍inout Int)", "'borrowing' and 'inout' cannot be used together"),
            ("func f(_ a: sending 📍inout Int)", "'sending' must be behind 'inout'"),
            ("func f(_ a: [📍inout Int])", "'inout' cannot be used on this type"),
            ("func f() -> 📍isolated Int", "'isolated' cannot be used on this type"),
            ("func f(_ a: 📍inout Int...)", "'inout' cannot be used on this type"),
            ("subscript(a: 📍inout Int) -> Int { get }", "'inout' cannot be used on this type"),
            ("func f(📍@escaping _ a: () -> Void)", "'@escaping' is an attribute of types"),
            ("📍@autoclosure func f()", "'@autoclosure' is an attribute of types"),
            ("func f() -> 📍@escaping () -> Void", "'@escaping' can only be used on a parameter that is a closure"),
            ("func f(_ a: 📍@escaping (() -> Void)?)", "'@escaping' can only be used on the type of a closure"),
            ("📍mutating static func f()", "'mutating' and 'static' cannot be used together"),
            ("consuming 📍borrowing func f()", "'borrowing' and 'consuming' cannot be used together"),
            ("func f(_ a: Int.📍associatedtype?)", "'associatedtype' is a keyword, not the name of a type"),
            ("func f() -> [📍some Sequence]", opaque), ("func f(_ a: (📍some Sequence) -> Void)", opaque),
            ("func f(_ a: [Int📍!])", "'!' cannot be used on this type"),
            ("typealias A = 📍inout Int", "'inout' cannot be used on this type"),
            ("func f(_ a: 📍any Q?)", "'any' cannot be used on an optional without parentheses"),
            ("func f(_ a: (Int, Int📍...))", "a tuple cannot have variadic elements"),
            ("func f<A, 📍A>(_ a: A)", "the generic parameter 'A' is declared twice"),
            ("func f(_ a: 📍repeat Int)", "'repeat' needs a type with 'each'"),
            ("static func 📍+ (a: Self)", "the operator '+' has two parameters"),
        ])
    func types(_ marked: String, _ message: String) throws { try check(marked, message, nil) }

    /// A compiler does not parse code that its version excludes.
    @Test(arguments: [
        "#if compiler(>=99) && FLAG\nvar a: Int { borrow mutate }\n#endif", "#if swift(>=99)\n$$ what\n#endif",
        "#if !compiler(>=99)\n#else\nfunc f() -> inout Int\n#endif", "#if FLAG && !compiler(<99)\nvar a: Int { yielding borrow }\n#endif",
    ])
    func codeOfLaterCompilers(_ text: String) throws {
        #expect(try readProtocol("protocol P {\nfunc f()\n\(text)\n}").members.map(\.text) == ["func f()"])
    }

    private func check(_ marked: String, _ message: String, _ help: String?) throws {
        let fixture = MarkedText("struct S {}\n  protocol P {\n    \(marked)\n  }")
        let error = #expect(throws: Diagnostics.self) { try readProtocol(fixture.text) }
        #expect(error?.all.map(\.message) == [message])
        #expect(error?.all.map { $0.location?.place } == fixture.locations.map(\.place))
        if let help { #expect(error?.all.map(\.help) == [help]) }
        #expect(error?.all.allSatisfy { $0.cause == .code && $0.severity == .error } == true)
    }

    @Test func allAreReported() {
        let error = #expect(throws: Diagnostics.self) { try readProtocol("protocol P { let a: Int; func f() {}; var b: Int { set } }") }
        #expect(error?.all.map { $0.location?.column } == [14, 35, 52])
    }

    /// The compiler accepts these.
    @Test(arguments: [
        "mutating func f()", "consuming func f()", "__consuming func f()", "dynamic var a: Int { get }", "static func + (a: Self, b: Self)",
        "static prefix func - (a: Self) -> Self", "nonisolated(unsafe) var a: Int { get }", "optional func f()",
        "override var a: Int { get }", "var a: Int { mutating get nonmutating set }", "var a: Int { get async throws }",
        "func f<each A: Q & R, B: ~Copyable, C: D.E, F: Set<Int>>(_ a: repeat each A, b: borrowing B, c: C, f: F) where C.G: AnyObject",
        "func f<A>(_ a: A) where A: (Q & R), A: (R)", "var a: Int { set get }", "subscript() -> Int { get }",
        "func f(_ a: Int..., b: Int...)", "func f(_ a: inout @Sendable () -> Void, b: sending @escaping () -> Void)",
        "func f(_ a: (inout Int, isolated Self) -> sending Int)", "func f(_ a: (some Q)?, b: () -> some Q) -> sending Int",
        "func f<each A>(_ a: repeat (each A) -> Void) -> (repeat each A)", "func f(_ a: Int!, b: @escaping @autoclosure () -> Int) -> Int!",
        "#if DEBUG && !os(iOS) || (compiler(>=6) && $AsyncAwait)\nfunc f()\n#elseif true\nfunc g()\n#endif",
    ])
    func valid(_ text: String) throws {
        let found = try readProtocol("protocol P {\n\(text)\n}")
        #expect(found.members.count == (text.hasPrefix("#if") ? 2 : 1))
    }

    /// The compiler prints what no source may have: `weak` in a protocol of Objective-C.
    @Test func printedProtocolsAreNotChecked() throws {
        let source = SourceText(path: "P.swift", bytes: Array("protocol P { weak var a: C? { get set } }".utf8))
        let declaration = try #require(source.outline()["P"])
        #expect(try source.parseProtocol(declaration, module: "M", isPrinted: true).members.count == 1)
    }
}
