import Fixtures
import MockgenModel
import Testing

@testable import MockgenRender

/// The mark `unsafe` in front of what uses values of unsafe types. That the compiler wants these marks and no others is what the
/// conformance suite shows.
@Suite struct MemorySafetyTests {
    @Test(arguments: [
        ("UnsafePointer<Int>", true), ("UnsafeMutableRawBufferPointer?", true), ("[String: OpaquePointer]", true),
        ("(UnsafeRawPointer) -> Void", true), ("() -> UnsafeRawPointer", true), ("(Int, Unmanaged<AnyObject>)", true),
        ("Swift.UnsafePointer<Int>", true), ("any Sequence<UnsafePointer<Int>>", true), ("some Sequence<UnsafePointer<Int>>", false),
        ("UnsafeBufferPointer<Int>.Iterator", true), ("UnsafeBufferPointer<Int>.Element", false),
        ("UnsafeContinuation<Int, Never>", true), ("CVaListPointer", true), ("UnownedSerialExecutor", true), ("UnownedJob", false),
        ("Bytes", true), ("Handle", true), ("Handle.Part", false), ("Number<Handle>", false), ("Int", false), ("Span<Int>", false),
    ])
    func unsafeTypes(_ type: String, _ isUnsafe: Bool) async throws {
        let text = """
            typealias Bytes = UnsafePointer<UInt8>
            typealias Number<T> = Int
            @unsafe struct Handle { struct Part {} }
            protocol P { func f(_ x: \(type)) }
            """
        let plan = try await MemberPlan.ofLastRequirement(in: text)
        #expect(plan.member.parameters.first?.type.isUnsafe == isUnsafe)
    }

    @Test(arguments: [
        (
            "func f(_ p: UnsafePointer<Int>) -> Int",
            [
                "unsafe fReceivedP = p", "unsafe fReceivedInvocations.append(p)",
                "if let fClosure = unsafe fClosure { return unsafe fClosure(p) }",
            ]
        ),
        ("func f() -> [UnsafePointer<Int>]", ["return unsafe fReturnValue ?? []"]),
        ("func f() -> ([UnsafePointer<Int>], Int)", ["return unsafe fReturnValue ?? ([], 0)"]),
        ("func f<T>(_ p: UnsafePointer<T>) -> Int", ["unsafe fReceivedP = p", "if let fClosure { return unsafe fClosure(p) }"]),
        ("func f(_ g: (UnsafePointer<Int>) throws -> Int) rethrows -> Int", ["unsafe try fClosure({ do { return unsafe try g($0) }"]),
        ("var f: UnsafePointer<Int> { get }", ["if let underlyingF = unsafe underlyingF { return unsafe underlyingF }"]),
        ("@safe func f(_ p: UnsafePointer<Int>)", ["@safe", "unsafe fClosure?(p)"]),
        ("static func f() -> UnsafePointer<Int>", ["nonisolated(unsafe) static var fReturnValue: UnsafePointer<Int>!"]),
        ("static func f() -> Int", ["@safe nonisolated(unsafe) static var fReturnValue: Int!", "if let fClosure { return fClosure() }"]),
    ])
    func marks(_ requirement: String, _ expected: [String]) async throws {
        let lines = try await lines(of: "protocol P { \(requirement) }", [.strictMemorySafety])
        for line in expected { #expect(lines.contains { $0.hasPrefix(line) }, "\(lines.joined(separator: "\n"))") }
        let others = try await self.lines(of: "protocol P { \(requirement) }", [])
        #expect(!others.contains { $0.contains("unsafe ") || $0.contains("@safe") })
    }

    /// The tuple of all stubs is unsafe as soon as one of them is.
    @Test func marksOfAGuardedCall() async throws {
        let lines = try await lines(of: "protocol P: Sendable { func f(_ p: UnsafePointer<Int>) throws -> Int }", [.strictMemorySafety])
        for line in [
            "let stubs = unsafe fCall.record(p)", "if let error = unsafe stubs.error { throw error }",
            "if let closure = unsafe stubs.closure { return unsafe try closure(p) }", "return unsafe stubs.value ?? 0",
        ] {
            #expect(lines.contains(line), "\(lines.joined(separator: "\n"))")
        }
    }

    private func lines(of text: String, _ compiler: Set<CompilerSetting>) async throws -> [String] {
        let subject = try await Sources(app: text).subject()
        let settings = MockSettings(name: "PMock", access: .internal, style: .automockable, defaults: [:], compiler: compiler)
        var code = Code()
        MockWriter(MockPlan(subject: subject, settings: settings)).write(to: &code)
        return code.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }
}
