import MockgenModel
import MockgenRender
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// The members that the mock of a class overrides, and the reasons why a class cannot be mocked.
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

    @Test func initializersOfPublicMocks() async throws {
        let text = """
            open class C {
                init(a: Int = 1) throws {}
                public required init?(b: Int) async {}
                @available(*, unavailable) public required init(c: Int) {}
                convenience init() throws { try self.init(a: 2) }
                private init(d: Int) {}
            }
            """
        let target = try Configured("protocols: C\naccess: public").target
        let parts = try await Sources(app: text).index.parts(for: target, compiledIn: Configured.module, admitted: nil)
        #expect(
            MockText(of: parts, imports: []).text == """
                // Made by mockgen: change the protocols or .mockgen.yml, not this file.
                // swift-format-ignore-file
                // swiftlint:disable all
                // swiftformat:disable all

                public class CMock: C {
                    public override init(a: Int = 1) throws {
                        try super.init(a: a)
                    }

                    public required init?(b: Int) async {
                        await super.init(b: b)
                    }

                    @available(*, unavailable)
                    public required init(c: Int) {
                        Swift.fatalError("'CMock.init(c:)' is unavailable.")
                    }
                }

                """)
    }

    @Test(arguments: [
        ("open class C { public init() {}\n open func f() {} }", "App"), ("public class C { public func f() {} }", "@testable App"),
        ("open class C { public init() {}\n public func f() {} }", "@testable App"),
    ])
    func imports(_ text: String, _ expected: String) async throws {
        #expect(try await subject(text).imports.map(\.shown) == [expected])
    }

    @Test(arguments: [
        ProblemCase(
            "a final class", configuration: "protocols: C", .init(app: "final class 📍C {}"),
            ExpectedProblem(
                "📍", "final-class", "'C' cannot be mocked: it is final, and the mock of a class is a subclass",
                help: "remove 'final', or mock a protocol that 'C' conforms to")),
        ProblemCase(
            "private initializers", configuration: "protocols: C",
            .init(app: "class 📍C {\n private init() {}\n fileprivate init(a: Int) {}\n}"),
            ExpectedProblem(
                "📍", "no-initializer", "'C' cannot be mocked: it has no initializer that a subclass can call",
                help: "make one of its initializers internal, or mock a protocol that 'C' conforms to")),
        ProblemCase(
            "less access than its mock", configuration: "protocols: C\naccess: public", .init(app: "class 📍C {}"),
            ExpectedProblem(
                "📍", "hidden-protocol", "a mock with 'access: public' cannot be a subclass of 'C', which is internal",
                help: "declare the class public, or give its mock 'access: internal' under 'overrides'")),
        ProblemCase(
            "variadic arguments for super", configuration: "protocols: C\ncallsSuper: true",
            .init(app: "class C { func 📍f(_ a: Int...) {} }"),
            ExpectedProblem(
                "📍", "variadic-super",
                "'C' cannot be mocked with 'callsSuper: true': Swift cannot pass the variadic arguments of 'f(_:)' on to 'super'",
                help: "set callsSuper: false for it: overrides: { C: { callsSuper: false } }, or make the parameter an array")),
        ProblemCase(
            "a type parameter pack", configuration: "protocols: C", .init(app: "class 📍C<each T> { init() {} }"),
            ExpectedProblem(
                "📍", "parameter-pack",
                "'C' cannot be mocked: Swift does not allow subclasses of a class with a parameter pack ('each T')",
                help: "mock a protocol that 'C' conforms to")),
        ProblemCase(
            "an error in a body", configuration: "protocols: C", .init(app: "class C { var v: Int { let 📍= 1 } }"),
            ExpectedProblem(
                "📍", "syntax-error", "expected pattern in variable",
                help: "correct the Swift syntax here")),
    ])
    func unsupportedClasses(_ problem: ProblemCase) async throws { try await problem.check() }

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
    ])
    func initializersThatNoOneWrote(_ text: String, _ isUnsettled: Bool) async throws {
        let isolated: Set<CompilerSetting> = [.mainActorByDefault, .isolatedDefaultValues]
        let sources: Sources = ["App": ["A.swift": text]]
        let subject = try await subject(sources.compiled(with: isolated))
        #expect(subject.superclass?.hasInitializerOfUnknownIsolation == isUnsettled)
        for (compiler, isRefused) in [(isolated, isUnsettled), ([], false)] {
            let settings = MockSettings(name: "CMock", access: .internal, style: .automockable, defaults: [:], compiler: compiler)
            let problems = MockPlan(subject: subject, settings: settings).problems
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
        ] as [(String, MemberIsolation, Bool)])
    func initializersOfBoundClasses(_ text: String, _ isolation: MemberIsolation, _ isUnsettled: Bool) async throws {
        let isolated: Set<CompilerSetting> = [.mainActorByDefault, .isolatedDefaultValues]
        let sources: Sources = ["App": ["A.swift": text]]
        let subject = try await subject(sources.compiled(with: isolated))
        #expect(subject.traits.globalActor == "@MainActor")
        #expect(subject.superclass?.initializers.map(\.isolation) == [isolation])
        let settings = MockSettings(name: "CMock", access: .internal, style: .automockable, defaults: [:], compiler: isolated)
        let problems = MockPlan(subject: subject, settings: settings).problems
        #expect(problems.map(\.id) == (isUnsettled ? [.unsettledInitializer] : []))
    }

    private func subject(_ text: String) async throws -> ResolvedProtocol { try await subject(["App": ["A.swift": text]]) }

    private func subject(_ sources: Sources, far: Bool = false) async throws -> ResolvedProtocol {
        let index = (far ? sources.remote("Far") : sources).index
        let reference = try #require(index.declarations(named: "C").first)
        let target = Module(name: "AppTests", isLocal: true, files: [])
        let resolution = await Resolution(of: [[reference]], in: index, for: target, \.subject)
        #expect(resolution.library.problems.map(\.shown) == [])
        return try #require(resolution.results[0])
    }
}
