import MockgenOutline
import Testing

/// The stored part of the interface of a module `M`.
@Suite struct DistilledInterfaceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let kept: String

        init(_ description: String, _ text: String, _ kept: String) {
            testDescription = description
            self.text = text
            self.kept = kept
        }
    }

    @Test(arguments: [
        Case(
            "a protocol in full, without comments and empty lines",
            "/// Ticks.\npublic protocol P<A> : Q {\n\n    /// Its kind.\n    associatedtype A // of what\n\n    func tick() -> /* ever */ Self.A\n}",
            "public protocol P<A> : Q {\nassociatedtype A\nfunc tick() -> Self.A\n}\n"),
        Case(
            "what looks like a comment", #"public protocol P { @available(*, deprecated, message: "a // b") func f() }"#,
            #"public protocol P { @available(*, deprecated, message: "a // b") func f() }"# + "\n"),
        Case(
            "extensions of protocols",
            "public protocol P {}\nextension P where Self == S {\n    public func f()\n}\nextension S { public func g() }\nextension M.P { }",
            "public protocol P {}\nextension P where Self == S {\npublic func f()\n}\nextension P { }\n"),
        Case(
            "types by name",
            "@frozen public struct S<T> : P, ~Copyable {\n    public init()\n    public enum E { case a }\n}\npublic func f()\npublic let a: Int",
            "public struct S: P, ~Copyable {}\nextension S {\npublic enum E {}\n}\n"),
        Case(
            "classes with all that is in them", "open class C : D {\n    public init()\n    public enum E { case a }\n}",
            "open class C : D {\npublic init()\npublic enum E { case a }\n}\n"),
        Case(
            "aliases", "public typealias A = Int\nextension S { public typealias B = String }",
            "public typealias A = Int\nextension S {\npublic typealias B = String\n}\n"),
        Case(
            "protocols in types", "public struct S { public protocol P { func f() } }",
            "public struct S {}\nextension S {\npublic protocol P { func f() }\n}\n"),
        Case(
            "imports", "import A\n@_exported import B\nimport Swift\nimport _Concurrency\nimport A.C", "import A\n@_exported import B\n"),
        Case(
            "names of modules that say nothing",
            "public protocol P { func f(_ a: Swift.String, _ b: M.S, _ c: Other.S, _ d: a.Swift.b) -> _Concurrency.Task }",
            "public protocol P { func f(_ a: String, _ b: S, _ c: Other.S, _ d: a.Swift.b) -> Task }\n"),
        Case(
            "names that would mean something else",
            "public struct Result {}\npublic protocol P { associatedtype Item : M.Item; func f(_ a: Swift.Result) }",
            "public struct Result {}\npublic protocol P { associatedtype Item : M.Item; func f(_ a: Swift.Result) }\n"),
        Case(
            "for this compiler", "#if compiler(>=5.3) && $Sendable\npublic protocol P {\n    func f()\n}\n#endif",
            "public protocol P {\nfunc f()\n}\n"),
    ])
    func distilling(_ example: Case) {
        let source = SourceText(path: "M", bytes: Array(example.text.utf8))
        let distilled = source.distilledInterface(ofModule: "M", exportsImports: false)
        #expect(String(decoding: distilled, as: UTF8.self) == example.kept)
        let again = SourceText(path: "M", bytes: distilled).distilledInterface(ofModule: "M", exportsImports: false)
        #expect(again == distilled, "what is distilled has nothing left to leave out")
    }

    @Test func importsOfAPrintedInterface() {
        let source = SourceText(path: "M", bytes: Array("import A\nimport _B\n".utf8))
        #expect(String(decoding: source.distilledInterface(ofModule: "M", exportsImports: true), as: UTF8.self) == "@_exported import A\n")
    }
}
