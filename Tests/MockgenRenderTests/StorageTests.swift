import MockgenModel
import Testing

@testable import MockgenRender

/// The places where a mock stores the values of a member.
@Suite struct StorageTests {
    @Test(arguments: [
        ("protocol P { func f() }", Storage.plain),
        ("protocol P { static func f() }", .plain),
        ("protocol P: Sendable { func f() }", .locked),
        ("protocol P: Sendable { static func f() }", .locked),
        ("protocol P: Actor { func f() }", .locked),
        ("protocol P: Actor { nonisolated func f() }", .locked),
        ("@MainActor protocol P { func f() }", .plain),
        ("@MainActor protocol P { nonisolated func f() }", .locked),
        ("@MainActor protocol P: Sendable { func f() }", .plain),
        (
            "protocol P { associatedtype Item\nstatic func f() -> Item }",
            .outside(isShared: false, type: "Self", statics: "Mocks.Statics.shared")
        ),
        (
            "protocol P: Sendable { associatedtype Item\nstatic func f() -> Item }",
            .outside(isShared: true, type: "Self", statics: "Mocks.Statics.shared")
        ),
        ("protocol P { associatedtype Item\nfunc f() -> Item }", .plain),
    ])
    func ofAMember(_ text: String, _ expected: Storage) async throws {
        let plan = try await MemberPlan.ofLastRequirement(in: text)
        #expect(plan.storage == expected)
        #expect(plan.boxes.isEmpty == (expected != .locked))
    }

    @Test(arguments: [
        (
            BuiltInStyle.automockable,
            [
                "fOnCallsCount: Int = 0", "fOnReceivedArguments: (x: Int, y: String)?",
                "fOnReceivedInvocations: [(x: Int, y: String)] = []", "fOnThrowableError: (any Error)?", "fOnReturnValue: Bool!",
                "fOnClosure: ((Int, String) throws -> Bool)?",
            ]
        ),
        (.handler, ["fCallCount: Int = 0", "fHandler: ((Int, String) throws -> Bool)?"]),
        (
            .spy,
            [
                "fWasCalled: Bool = false", "fParams: (x: Int, y: String)?", "fToThrow: (any Error)?", "fToReturn: Bool = false",
            ]
        ),
    ])
    func storedValuesOfAStyle(_ style: BuiltInStyle, _ expected: [String]) async throws {
        let text = "protocol P { func f(_ x: Int, on y: String) throws -> Bool }"
        #expect(try await MemberPlan.ofLastRequirement(in: text, style: Style(style)).storedValues == expected)
    }

    @Test(arguments: [
        ("var v: Int { get }", ["underlyingV: Int = 0"]),
        ("var v: Int? { get }", ["v: Int?"]),
        ("var v: [Int] { get set }", ["v: [Int] = []"]),
        ("var v: User { get set }", ["underlyingV: User!"]),
        ("static var v: Bool { get }", ["underlyingV: Bool = false"]),
        ("var v: Never { get }", []),
        ("var v: Int { get async }", ["vCallsCount: Int = 0", "underlyingV: Int!", "vClosure: (() async -> Int)?"]),
    ])
    func storedValuesOfAProperty(_ requirement: String, _ expected: [String]) async throws {
        let text = "struct User {}\nprotocol P { \(requirement) }"
        #expect(try await MemberPlan.ofLastRequirement(in: text).storedValues == expected)
    }
}
