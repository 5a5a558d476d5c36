import MockgenModel
import Testing

@testable import MockgenRender

/// The values of a mock that has only those that tests use.
@Suite struct UsedMembersTests {
    @Test(arguments: [
        ([], []),
        (["fOnCallsCount"], ["fOnCallsCount: Int = 0"]),
        // Without a count, the flag is stored.
        (["fOnCalled"], ["fOnCalled: Bool = false"]),
        (["fOnCalled", "fOnCallsCount"], ["fOnCallsCount: Int = 0"]),
        (["fOnReceivedArguments", "f", "x"], ["fOnReceivedArguments: (x: Int, y: String)?"]),
        (["fOnReceivedInvocations"], ["fOnReceivedInvocations: [(x: Int, y: String)] = []"]),
        (["fOnThrowableError", "fOnReturnValue"], ["fOnThrowableError: (any Error)?", "fOnReturnValue: Bool!"]),
        (["fOnClosure"], ["fOnClosure: ((Int, String) throws -> Bool)?"]),
    ])
    func ofACall(_ used: [String], _ expected: [String]) async throws {
        for parent in ["", ": Sendable", ": Actor"] {
            let text = "protocol P\(parent) { func f(_ x: Int, on y: String) throws -> Bool }"
            let plan = try await MemberPlan.ofLastRequirement(in: text, usedNames: Set(used))
            #expect(plan.storedValues.map { $0.replacing("@Sendable ", with: "") } == expected)
            #expect(plan.boxes.count == (parent.isEmpty || expected.isEmpty ? 0 : 1))
        }
    }

    /// The value of a property is always there. Only its count can be left out.
    @Test(arguments: [
        ([], ["v: Int = 0"]),
        (["vSetCallCount"], ["vSetCallCount: Int = 0", "v: Int = 0"]),
    ])
    func ofAProperty(_ used: [String], _ expected: [String]) async throws {
        let plan = try await MemberPlan.ofLastRequirement(
            in: "protocol P { var v: Int { get set } }", style: Style(.handler), usedNames: Set(used))
        #expect(plan.storedValues == expected)
    }

    /// A call that neither records nor answers does not evaluate autoclosures.
    @Test(arguments: [([], []), (["f"], ["x"])] as [(Set<String>, Set<String>)])
    func autoclosures(_ used: Set<String>, _ evaluated: Set<String>) async throws {
        let text = "protocol P { func f(_ x: @autoclosure () -> Int) }"
        let plan = try await MemberPlan.ofLastRequirement(in: text, style: Style(.stub), usedNames: used)
        #expect(plan.calls.map(\.callable.evaluated) == [evaluated])
    }

    /// A test can use each stub that the message names.
    @Test func messagesNameAllStubs() async throws {
        let text = "struct User {}\nprotocol P { func f() -> User }"
        let plan = try await MemberPlan.ofLastRequirement(in: text, usedNames: [])
        #expect(plan.calls.first?.messageOfUnstubbed == "'PMock.f()' is not stubbed. Set 'fReturnValue' or 'fClosure'.")
    }
}
