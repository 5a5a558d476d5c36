import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenRender

/// The values that a call passes to the record and to the stub for one argument.
@Suite struct TransferTests {
    struct Case: CustomTestStringConvertible, Sendable {
        /// The requirement, or the whole protocol.
        let testDescription: String
        let record: String
        let stub: String

        init(_ text: String, record: String, stub: String) {
            testDescription = text
            self.record = record
            self.stub = stub
        }

        var text: String { testDescription.contains("protocol P") ? testDescription : "protocol P { \(testDescription) }" }
    }

    @Test(arguments: [
        // Values
        Case("func f(_ x: Int)", record: "argument as Int", stub: "argument as Int"),
        Case("func f(_ x: Int...)", record: "argument as [Int]", stub: "argument as [Int]"),
        Case("func f(_ x: inout Int)", record: "argument as Int", stub: "&argument as inout Int"),
        Case("func f(_ x: borrowing String)", record: "constant as String", stub: "argument as borrowing String"),
        Case("func f(_ x: sending [Int])", record: "argument as [Int]", stub: "argument as [Int]"),
        // Generic values
        Case("func f<T>(_ x: T)", record: "argument as Any", stub: "argument as Any"),
        Case("func f<T: Error>(_ x: [T])", record: "argument as [any Error]", stub: "argument as [any Error]"),
        Case("func f<T>(_ x: inout T)", record: "argument as Any", stub: "&copy as inout Any"),
        Case("func f<each T>(_ x: repeat each T)", record: "constant as [Any]", stub: "constant as [Any]"),
        // Closures
        Case("func f(_ body: @escaping (Int) -> Void)", record: "argument as (Int) -> Void", stub: "argument as @escaping (Int) -> Void"),
        Case("func f(_ body: (Int) -> Void)", record: "withheld: only valid in the call", stub: "argument as (Int) -> Void"),
        Case("func f(_ body: ((Int) -> Void)?)", record: "argument as ((Int) -> Void)?", stub: "argument as ((Int) -> Void)?"),
        Case(
            "func f(_ body: () throws -> Void) rethrows", record: "withheld: only valid in the call", stub: "closure as () throws -> Void"),
        // Generic closures
        Case("func f<T>(_ body: @escaping (T) -> Void)", record: "constant as (Any) -> Void", stub: "constant as @escaping (Any) -> Void"),
        Case("func f<T>(_ body: (T) -> Void)", record: "withheld: only valid in the call", stub: "closure as (Any) -> Void"),
        Case("func f<T>(_ body: (T...) -> Void)", record: "withheld: only valid in the call", stub: "withheld: no closure can take it"),
        Case(
            "func f<T>(_ body: @escaping ((T) -> Void) -> Void)", record: "withheld: only valid in the call",
            stub: "withheld: no closure can take it"),
        Case("func f<T>(_ bodies: [(T) -> Void])", record: "argument as Any", stub: "argument as Any"),
        Case("func f<T>(_ bodies: ((T) -> Void)...)", record: "argument as Any", stub: "argument as Any"),
        // Noncopyable values
        Case(
            "struct Ticket: ~Copyable {}\nprotocol P { func f(_ x: consuming Ticket) }", record: "withheld: only valid in the call",
            stub: "argument as consuming Ticket"),
        Case(
            "func f<T: ~Copyable>(_ x: borrowing T)", record: "withheld: only valid in the call", stub: "withheld: no closure can take it"),
        // Actors
        Case("class Account {}\nprotocol P: Actor { func f(_ x: Account) }", record: "argument as Account", stub: "argument as Account"),
        Case(
            "class Account {}\nprotocol P: Actor { func f(_ x: Account) async }", record: "argument as Account",
            stub: "box of argument as Account"),
        Case(
            "class Account {}\nprotocol P: Actor { func f(_ x: sending Account) }", record: "unboxed as Account", stub: "unboxed as Account"
        ),
        Case("protocol P: Actor { func f(_ x: Int) async }", record: "argument as Int", stub: "argument as Int"),
    ])
    func argument(_ one: Case) async throws {
        let plan = try await MemberPlan.ofLastRequirement(in: one.text)
        let argument = try #require(plan.calls.first?.arguments.first)
        #expect(argument.record?.shown ?? "withheld: only valid in the call" == one.record)
        #expect(argument.closure?.shown ?? "withheld: no closure can take it" == one.stub)
    }
}

extension Transfer {
    fileprivate var shown: String { "\(passing.shown) as \(type)" }
}

extension Transfer.Passing {
    fileprivate var shown: String {
        switch self {
        case .asIs: "argument"
        case .local: "constant"
        case .unboxed: "unboxed"
        case .unboxedClosure: "unboxed closure"
        case .converted(let conversion): conversion.shown
        case .boxed(let passing): "box of \(passing.shown)"
        case .changeable: "&argument"
        case .changeableCopy: "&copy"
        }
    }
}

extension Conversion {
    fileprivate var shown: String {
        switch self {
        case .none: "argument"
        case .cast: "cast"
        case .observer: "observer"
        case .closure: "closure"
        case .map(let conversion, _): "each \(conversion.shown)"
        case .result: "result"
        }
    }
}
