import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution

/// The members that the mock of a class overrides.
@Suite struct ClassSubjectTests {
    @Test func whatCanBeOverridden() async throws {
        let subject = try await subject(
            """
            class C {
                init() {}
                func f() {}
                class func g() -> Int { 1 }
                static func h() {}
                final func i() {}
                private func j() {}
                fileprivate var k: Int { 1 }
                let l = 1
                var m = 1
                private(set) var n = 1
                lazy var o = Thing<Int>()
                var p: Int = 1 { didSet {} }
                subscript(q: Int) -> Int { get { 1 } set {} }
                @available(*, unavailable) func r() {}
                private var s = 1
                struct T {}
                deinit {}
            }
            """)
        #expect(
            subject.shown == [
                "func f() -> Void of C", "static func g() -> Int of C", "var n: Int { get } of C", "var o: Thing<Int> { get set } of C",
                "var p: Int { get set } of C", "subscript(_: Int) -> Int { get set } of C",
            ])
        #expect(subject.superclass?.otherNames == ["h", "i", "l", "m", "r", "T"])
        #expect(subject.superclass?.initializers.count == 1)
    }

    @Test func nearestDeclarations() async throws {
        let subject = try await subject(
            """
            class C: B<Int> {
                override func f(_ x: Int) {}
                final override func h() {}
            }
            class B<T>: A<[T]> {
                func f(_ x: T) {}
                func g(_ x: T.Type) -> T? { nil }
                override var v: [T] { [] }
            }
            class A<U> {
                func f(_ x: U) {}
                func h() {}
                var v: U { fatalError() }
                func k<T>(_ x: T, _ y: U) {}
            }
            """)
        #expect(
            subject.shown == [
                "func f(_: Int) -> Void of C", "func g(_: Int.Type) -> Int? of B", "var v: [Int] { get } of B",
                "func f(_: [Int]) -> Void of A",
                "func k<T>(_: T, _: [Int]) -> Void of A",
            ])
        #expect(subject.superclass?.otherNames == ["h"])
    }

    @Test func onlyWhatIsOpenInOtherPackages() async throws {
        let text = """
            open class C {
                public init() {}
                open func f() {}
                public func g() {}
                func h() {}
                open internal(set) var v: Int { get { 1 } set {} }
            }
            """
        let subject = try await subject(["Far": ["A.swift": text]], far: true)
        #expect(subject.shown == ["func f() -> Void of C", "var v: Int { get } of C"])
        #expect(subject.imports.map(\.shown) == ["Far"])
    }

    @Test(arguments: [
        ("open class C { public init() {}\n open func f() {} }", "App"), ("public class C { public func f() {} }", "@testable App"),
        ("open class C { public init() {}\n public func f() {} }", "@testable App"),
    ])
    func imports(_ text: String, _ expected: String) async throws {
        #expect(try await subject(text).imports.map(\.shown) == [expected])
    }

    /// The mock leaves them to the class, and says why.
    @Test(
        arguments: [
            ("func f() -> some Sequence<Int> { [] }", "f()", .opaque), ("var p: [some Any] { [1] }", "p", .opaque),
            ("subscript(n: Int) -> (some Any)? { nil }", "subscript(_:)", .opaque), ("final var q: some Any { 1 }", nil, nil),
            ("func f(_ a: some Any) {}", nil, nil), ("func f<each T>(_ a: repeat each T) {}", "f(_:)", .pack),
            ("final func g<each T>(_ a: repeat each T) {}", nil, nil), ("func f(_ a: Set<T>) where T: Hashable {}", "f(_:)", .constrained),
            ("func f() -> [T: Int] where T: Hashable { [:] }", "f()", .constrained),
            ("func f(_ a: T.Element) where T: Sequence {}", "f(_:)", .constrained),
            ("func f(_ a: [T]?) -> T? where T: Hashable { nil }", nil, nil), ("func f() where T == Int {}", nil, nil),
            ("func f<U>(_ a: Set<U>) where U: Hashable {}", nil, nil),
        ] as [(String, String?, InheritedMember.Reason?)])
    func inheritedMembers(_ member: String, _ name: String?, _ reason: InheritedMember.Reason?) async throws {
        let subject = try await subject(["App": ["A.swift": "class C<T> {\n init() {}\n \(member)\n}"]])
        let inherited = subject.superclass?.notOverridden ?? []
        #expect(inherited.map(\.name) == [name].compactMap(\.self) && inherited.map(\.reason) == [reason].compactMap(\.self))
    }

    /// Nothing tells whether known arguments meet a constraint.
    @Test func constrainedMembersOfKnownArguments() async throws {
        let subject = try await subject([
            "App": [
                "A.swift": """
                class C: Base<Int> {}
                class Base<T> {
                    func f() where T: Comparable {}
                    func h() where T == String {}
                    func k<U>(_ u: U) where U: Comparable {}
                    final func l() where T: Comparable {}
                }
                """
            ]
        ])
        #expect(subject.superclass?.notOverridden.map(\.name) == ["f()", "h()"])
        #expect(subject.requirements.map(\.member.signature) == ["k(_:)"])
    }

    @Test func namesInExtensions() async throws {
        let subject = try await subject([
            "App": [
                "A.swift": "class C: Base {}\nextension C { var a: Int { 1 }\n private var b: Int { 1 }\n struct N {} }",
                "B.swift": "typealias Alias = C\nextension Alias { func c() {} }\nextension Base { static func d() {} }\nclass Base {}",
                "C.swift": "private extension C { func e() {} }\nextension C where Self: P { func f() {} }\nenum O { class C {} }",
                "D.swift": "extension O.C { func g() {} }",
            ], "Other": ["E.swift": "class C {}\nextension C { func h() {} }", "F.swift": "import App\nextension Alien { func i() {} }"],
        ])
        #expect(subject.superclass?.otherNames == ["a", "N", "c", "d", "f"])
    }

    /// The initial values of the properties decide the isolation of an implicit initializer.
    @Test(arguments: [
        ("class C { var a = Store() }\nclass Store { init() {} }", true), ("class C { var a = make() }", true),
        ("class C { private let a = Store.shared }\nclass Store {}", true), ("class C: Base {}\nclass Base { let a = Base() }", true),
        ("class C { var a = Store()\n init() {} }\nclass Store { init() {} }", false), ("class C { var a = 1 }", false),
        ("class C { lazy var a = Store() }\nclass Store { init() {} }", false), ("class C { let a = Date() }", false),
        ("class C { static let a = Store() }\nclass Store { init() {} }", false), ("@MainActor class C { var a: Int? }", false),
        ("class C { var a: View? }", true), ("class C { @Kept var a = 1 }", true), ("class C { var a = { _ in } }", true),
        ("class C { var a: (() -> Void)? }", false),
    ])
    func initializersThatNoOneWrote(_ text: String, _ isUnsettled: Bool) async throws {
        let isolated: Set<CompilerSetting> = [.mainActorByDefault, .isolatedDefaultValues]
        let sources: Sources = ["App": ["A.swift": text]]
        let subject = try await subject(sources.compiled(with: isolated))
        #expect(subject.superclass?.hasInitializerOfUnknownIsolation == isUnsettled)
        for (compiler, isRefused) in [(isolated, isUnsettled), ([], false)] {
            let settings = MockSettings(name: "CMock", access: .internal, style: .automockable, defaults: [:], compiler: compiler)
            let problems = mockRules.problems(in: MockPlan(subject: subject, settings: settings))
            #expect(problems.map(\.id) == (isRefused ? [.unsettledInitializer] : []))
        }
    }

    /// In a module with default isolation to the main actor, the mock declares the initializers of its superclass nonisolated.
    @Test(
        arguments: [
            ("nonisolated class B { init() {} }\nprotocol C: B {}", .nonisolated, false),
            ("class B { init() {} }\nprotocol C: B {}", .unspecified, false),
            ("class B { var a = 1 }\nprotocol C: B {}", .nonisolated, false),
            ("class B { var a = make() }\nprotocol C: B {}", .nonisolated, true),
            ("class B { var a: (() -> Void)? }\nprotocol C: B {}", .unspecified, false),
            ("class B { private var a: (Int) -> Void = { _ in } }\nprotocol C: B {}", .unspecified, false),
            ("class B { var a: [(@Sendable () -> Void)] = [] }\nprotocol C: B {}", .nonisolated, false),
            ("class B { weak var a: (any D)? }\nprotocol D: AnyObject {}\nprotocol C: B {}", .unspecified, false),
            ("class B { var a: (any D)?; var e: (any Error)? }\nprotocol D: Sendable {}\nprotocol C: B {}", .nonisolated, false),
            ("class B { var a: [String: Any] = [:] }\nprotocol C: B {}", .unspecified, false),
            ("class B { lazy var a = D() }\nnonisolated class D {}\nprotocol C: B {}", .unspecified, false),
            ("class B { var a: E?; var d: D? }\nactor E {}\nclass D {}\nprotocol C: B {}", .nonisolated, false),
        ] as [(String, MemberIsolation, Bool)])
    func initializersOfBoundClasses(_ text: String, _ isolation: MemberIsolation, _ isUnsettled: Bool) async throws {
        let isolated: Set<CompilerSetting> = [.mainActorByDefault, .isolatedDefaultValues]
        let sources: Sources = ["App": ["A.swift": text]]
        let subject = try await subject(sources.compiled(with: isolated))
        #expect(subject.traits.globalActor == "@MainActor")
        #expect(subject.superclass?.initializers.map(\.isolation) == [isolation])
        let settings = MockSettings(name: "CMock", access: .internal, style: .automockable, defaults: [:], compiler: isolated)
        let problems = mockRules.problems(in: MockPlan(subject: subject, settings: settings))
        #expect(problems.map(\.id) == (isUnsettled ? [.unsettledInitializer] : []))
    }

    /// In Swift 5, initial values are made on the actor of their class.
    @Test func initializersOfSwift5() async throws {
        let subject = try await subject("@MainActor class C { var a = 1 }")
        #expect(subject.superclass?.initializers.map(\.isolation) == [.unspecified])
    }

    /// A superclass that says `nonisolated` keeps the default isolation away.
    @Test(arguments: [
        ("nonisolated class B {}\nclass C: B {}", nil),
        ("class C: B {}\n@MainActor class B: A {}\nnonisolated class A {}", "@MainActor"), ("class C: B {}\nclass B {}", "@MainActor"),
        ("class C: C {}", "@MainActor"),
    ])
    func isolationOfSubclasses(_ text: String, _ actor: String?) async throws {
        let sources: Sources = ["App": ["A.swift": text]]
        #expect(try await subject(sources.compiled(with: [.mainActorByDefault])).traits.globalActor == actor)
    }

    /// The compiler writes this initializer for a class without one, and a mock with initializers repeats it.
    @Test(arguments: [
        ("class C: Codable {}", ["init()", "init(from:)"]), ("class C: Decodable { init(a: Int) {} }", ["init(a:)", "init(from:)"]),
        ("class C: B {}\nclass B: Decodable {}", ["init()", "init(from:)"]),
        ("class C: D {}\nprotocol D: Decodable {}", ["init()", "init(from:)"]),
        ("class C: Encodable {}", ["init()"]), ("class C: Codable { required init(from decoder: any Decoder) {} }", ["init(from:)"]),
        ("class C: B { init() {} \n required init(from decoder: any Decoder) {} }\nclass B: Codable {}", ["init()", "init(from:)"]),
    ])
    func initializersOfDecodableClasses(_ text: String, _ expected: [String]) async throws {
        #expect(try await subject(text).superclass?.initializers.map(\.signature) == expected)
    }

    private func subject(_ text: String) async throws -> ResolvedProtocol { try await subject(["App": ["A.swift": text]]) }

    private func subject(_ sources: Sources, far: Bool = false) async throws -> ResolvedProtocol {
        let index = (far ? sources.remote("Far") : sources).index
        let reference = try #require(index.declarations(named: "C").first)
        let target = Module(name: "AppTests", isLocal: true, files: [])
        let resolution = await Resolution(of: [[reference]], in: index, for: target)
        #expect(resolution.library.problems.map(\.shown) == [])
        return try #require(resolution.subjects[0])
    }
}
