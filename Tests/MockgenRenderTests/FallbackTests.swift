import MockgenModel
import Testing

@testable import MockgenRender

/// The results of un-stubbed members.
@Suite struct FallbackTests {
    @Test(arguments: [
        ("func f()", "nothing"),
        ("func f() -> Int", "0"),
        ("func f() -> Double", "0"),
        ("func f() -> String", #""""#),
        ("func f() -> Bool", "false"),
        ("func f() -> [Int]", "[]"),
        ("func f() -> [Int: String]", "[:]"),
        ("func f() -> Set<Int>", "[]"),
        ("func f() -> User?", "nil"),
        ("func f() -> (id: Int, name: String)", #"(id: 0, name: "")"#),
        ("func f() throws -> Int", "0"),
        ("func f() -> User", "stop: 'PMock.f()' is not stubbed. Set 'fReturnValue' or 'fClosure'."),
        ("func f() -> Never", "stop: 'PMock.f()' is not stubbed. Set 'fClosure'."),
        ("func f() throws -> User", "error: 'PMock.f()' is not stubbed. Set 'fReturnValue' or 'fClosure'."),
        ("func f() throws(Failure) -> User", "stop: 'PMock.f()' is not stubbed. Set 'fReturnValue' or 'fClosure'."),
        ("func f() -> Money", "Money(cents: 0)"),
        ("func f() -> (Money, Int)", "(Money(cents: 0), 0)"),
        (
            "subscript(index: Int) -> User { get }",
            "stop: 'PMock.subscript(_:)' is not stubbed. Set 'subscriptReturnValue' or 'subscriptClosure'."
        ),
        ("init(id: Int)", "nothing"),
    ])
    func ofARequirement(_ requirement: String, _ expected: String) async throws {
        let text = "struct User {}\nstruct Failure: Error {}\nstruct Money { var cents: Int }\nprotocol P { \(requirement) }"
        let plan = try await MemberPlan.ofLastRequirement(in: text, defaults: ["Money": "Money(cents: 0)"])
        #expect(plan.calls.first?.shownFallback == expected)
    }

    @Test func ofAClassThatCallsSuper() async throws {
        let text = "class P { func f() -> Int { 1 } }"
        let plain = try await MemberPlan.ofLastRequirement(in: text)
        #expect(plain.calls.first?.shownFallback == "0")
        let calling = try await MemberPlan.ofLastRequirement(in: text, callsSuper: true)
        #expect(calling.calls.first?.shownFallback == "super")
    }

    /// A spy has no closures, and its return value begins with the empty value.
    @Test func ofASpy() async throws {
        let plan = try await MemberPlan.ofLastRequirement(in: "protocol P { func f() -> Int }", style: Style(.spy))
        #expect(plan.calls.first?.body.hasInitialResult == true)
        #expect(plan.storedValues == ["fWasCalled: Bool = false", "fToReturn: Int = 0"])
    }
}

extension CallPlan {
    fileprivate var shownFallback: String {
        switch fallback {
        case .nothing: "nothing"
        case .value(let expression): expression.text
        case .error: "error: \(messageOfUnstubbed)"
        case .stop: "stop: \(messageOfUnstubbed)"
        case .callSuper: "super"
        }
    }
}
