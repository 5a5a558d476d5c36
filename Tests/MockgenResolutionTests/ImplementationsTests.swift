import Fixtures
import MockgenModel
import Testing

@testable import MockgenResolution

/// The requirements that an extension implements for the mock.
@Suite struct ImplementationsTests {
    @Test(arguments: [
        // The extension, the requirement of `P`, and whether a mock of `P` has it from there.
        ("extension P { func f() {} }", "func f()", true),
        ("extension Base { func f() {} }", "func f()", true),
        ("extension Alias { func f() {} }", "func f()", true),
        ("extension P { public func f(_ x: Int, y: String) -> Bool { true } }", "func f(_ z: Int, y: String) throws -> Bool", true),
        ("extension P { var v: Int { 1 } }", "var v: Int { get }", true),
        ("extension P { var v: Int { get { 1 } set {} } }", "var v: Int { get set }", true),
        ("extension P { static func f() {} }", "static func f()", true),
        ("extension P { subscript(i: Int) -> Int { i } }", "subscript(index: Int) -> Int { get }", true),
        ("extension P { func f<T: Equatable>(_ x: T) {} }", "func f<T: Equatable>(_ x: T)", true),
        ("extension P { func f(_ body: () -> Void) {} }", "func f(_ body: @escaping () -> Void)", true),
        ("extension P where Self: Base { func f() {} }", "func f()", true),
        ("extension P where Self: AnyObject { func f() {} }", "func f()", true),
        ("extension P where Self: Base & AnyObject { func f() {} }", "func f()", true),

        ("extension P { @available(*, deprecated) func f() {} }", "func f()", false),

        ("extension P { @available(*, unavailable) func f() {} }", "func f()", false),
        ("@available(*, unavailable)\nextension P { func f() {} }", "func f()", false),
        ("extension P { @available(iOS 99, *) func f() {} }", "func f()", false),
        ("extension P { @_spi(Core) public func f() {} }", "func f()", false),
        ("@available(iOSApplicationExtension, unavailable)\nextension P { func f() {} }", "func f()", false),
        ("extension P where Self: Controller { func f() {} }", "func f()", false),
        ("extension P where Self: Other { func f() {} }", "func f()", false),
        ("extension P where Self == Int { func f() {} }", "func f()", false),
        ("extension P where Item == Int { func f() {} }", "func f()", false),
        ("extension Other { func f() {} }", "func f()", false),
        ("private extension P { func f() {} }", "func f()", false),
        ("extension P { fileprivate func f() {} }", "func f()", false),
        ("#if DEBUG\nextension P { func f() {} }\n#endif", "func f()", false),
        ("extension P {\n#if DEBUG\nfunc f() {}\n#endif\n}", "func f()", false),
        ("extension P { func f() throws {} }", "func f()", false),
        ("extension P { func f() async {} }", "func f() throws", false),
        ("extension P { func f(_ x: String) {} }", "func f(_ x: Int)", false),
        ("extension P { func f(x: Int) {} }", "func f(_ x: Int)", false),
        ("extension P { func f(_ body: @escaping () -> Void) {} }", "func f(_ body: () -> Void)", false),
        ("extension P { func f() -> Int { 1 } }", "func f() -> String", false),
        ("extension P { func f() {} }", "static func f()", false),
        ("extension P { var v: Int { 1 } }", "var v: Int { get set }", false),
        ("extension P { func v() -> Int { 1 } }", "var v: Int { get }", false),
    ])
    func implements(_ extended: String, _ requirement: String, _ isImplemented: Bool) async throws {
        let source = """
            protocol Base { associatedtype Item }
            protocol Other {}
            class Controller {}
            typealias Alias = P
            protocol P: Base { \(requirement) }
            \(extended)
            """
        let subject = try await Sources(app: source).subject(findsImplementations: true)
        #expect(subject.requirements.count == 1)
        #expect((subject.requirements[0].implementation != nil) == isImplemented)
    }

    /// As in RIBs: what has a default for view controllers only.
    @Test(arguments: [
        ("protocol P: Controllable, Controller { func own() }", ["own"]),
        ("protocol P: Controllable { func own() }", ["own", "controller"]),
    ])
    func forControllersOnly(_ declaration: String, _ mocked: [String]) async throws {
        let source = """
            class Controller { init() {} }
            class Special: Controller {}
            protocol Controllable: AnyObject { var controller: Controller { get } }
            extension Controllable where Self: Controller { var controller: Controller { self } }
            \(declaration)
            """
        let subject = try await Sources(app: source).subject(findsImplementations: true)
        var settings = MockSettings(name: "PMock", access: .internal, style: .automockable, defaults: [:])
        settings.inheritsImplementations = true
        #expect(MockPlan(subject: subject, settings: settings).subject.requirements.map(\.member.name) == mocked)
        #expect(
            MockPlan(subject: subject, settings: MockSettings(name: "PMock", access: .internal, style: .automockable, defaults: [:]))
                .subject.requirements.count == 2)
    }
}
