import Foundation

/// The calls of one requirement of a mock, and the answers that a test gives them. Any task may use it, because a lock guards all
/// that changes; the compiler cannot check that.
///
/// `Arguments` is the only argument, or a tuple of several. `Closure` is a function of the same parameters as the requirement.
public nonisolated final class StubInMocks<Arguments, Result, Failure: Error, Closure>: CallsInMocks, AnswersInMocks, @unchecked Sendable {
    private let name: StaticString
    private let path: StaticString
    private let lock: any NSLocking = NSLock()
    private var recorded: [(number: Int, arguments: Arguments)] = []
    private var rules: [Rule] = []
    private var waiting: [Int: (count: Int, continuation: CheckedContinuation<Bool, Never>)] = [:]

    /// - Parameters:
    ///   - name: `CartMock.add(item:quantity:)`
    ///   - path: how a test refers to it, if that is not `mock.on.add`.
    public init(_ name: StaticString, path: StaticString = "") { (self.name, self.path) = (name, path) }

    // MARK: Calls

    /// How often it was called.
    public var count: Int { locked { recorded.count } }
    /// The arguments of all calls.
    public var calls: [Arguments] { locked { recorded.map(\.arguments) } }
    /// The arguments of the last call.
    public var last: Arguments? { locked { recorded.last?.arguments } }

    /// Whether there were calls of both, and the first call of this one came before the first call of the other one.
    public func happened(before other: any CallsInMocks) -> Bool {
        guard let own = numberOfFirst, let others = other.numberOfFirst else { return false }
        return own < others
    }

    /// Waits until it was called so often. If it is not within the limit, the test fails: with an issue at this line, or with an error that
    /// names it.
    public func called(
        _ count: Int = 1, within limit: Double = 1, file: StaticString = #fileID, path: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async throws {
        let id = CallNumbersInMocks.shared.next()
        let isReached = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let isReached = locked {
                if recorded.count < count { waiting[id] = (count, continuation) }
                return recorded.count >= count
            }
            if isReached { return continuation.resume(returning: true) }
            _Concurrency.Task {
                try? await _Concurrency.Task.sleep(nanoseconds: UInt64(max(0, min(limit, 1_000_000_000)) * 1_000_000_000))
                locked { waiting.removeValue(forKey: id) }?.continuation.resume(returning: false)
            }
        }
        guard !isReached else { return }
        let failure = "'\(name)' was called \(times(self.count)) within \(limit) s, not \(times(count))."
        #if canImport(Testing)
            if Testing.Test.current != nil {
                Testing.Issue.record(
                    "\(failure)",
                    sourceLocation: Testing.SourceLocation(
                        fileID: "\(file)", filePath: "\(path)", line: Int(line), column: Int(column)))
                return
            }
        #endif
        throw FailureInMocks("\(file):\(line): \(failure)")
    }

    /// Forgets all calls and answers.
    public func reset() {
        // Old closures and arguments go after the lock is open: their ends may use the mock.
        _ = locked {
            defer { (recorded, rules) = ([], []) }
            return (recorded, rules)
        }
    }

    // MARK: Answers

    /// The answer to calls whose arguments meet a condition. Of several answers to a call, the latest one wins.
    public func when(_ condition: @escaping (Arguments) -> Bool) -> Condition { Condition(stub: self, condition: condition) }

    /// Answers only some calls.
    public struct Condition: AnswersInMocks {
        fileprivate let stub: StubInMocks
        fileprivate let condition: (Arguments) -> Bool

        public func answer(with answer: AnswerInMocks<Result, Failure, Closure>) { stub.add(Rule(condition: condition, answer: answer)) }
    }

    private struct Rule {
        /// Nil for all calls.
        let condition: ((Arguments) -> Bool)?
        let answer: AnswerInMocks<Result, Failure, Closure>
    }

    public func answer(with answer: AnswerInMocks<Result, Failure, Closure>) { add(Rule(condition: nil, answer: answer)) }

    private func add(_ rule: Rule) {
        _ = locked {
            // An answer to every call hides all earlier answers.
            let hidden = rule.condition == nil ? rules : []
            rules = rules.dropFirst(hidden.count) + [rule]
            return hidden
        }
    }

    // MARK: What a mock uses

    /// Records a call, and returns what is to answer it. Conditions run without the lock, so that they can use the mock.
    @discardableResult
    public func record(_ arguments: Arguments) -> (error: Failure?, closure: Closure?, value: Result?) {
        let (rules, reached) = added(arguments)
        for continuation in reached { continuation.resume(returning: true) }
        switch rules.last(where: { $0.condition?(arguments) ?? true })?.answer {
        case .error(let error): return (error, nil, nil)
        case .closure(let closure): return (nil, closure, nil)
        case .values(let values): return (nil, nil, locked { values.take() })
        case nil: return (nil, nil, nil)
        }
    }

    /// Records a call, throws the error that is to answer it, or returns what else is to.
    public func answer(_ arguments: Arguments) throws(Failure) -> (closure: Closure?, value: Result?) {
        let answer = record(arguments)
        if let error = answer.error { throw error }
        return (answer.closure, answer.value)
    }

    private func added(_ arguments: Arguments) -> (rules: [Rule], reached: [CheckedContinuation<Bool, Never>]) {
        lock.lock()
        defer { lock.unlock() }
        recorded.append((CallNumbersInMocks.shared.next(), arguments))
        if waiting.isEmpty { return (rules, []) }
        let reached = waiting.filter { $0.value.count <= recorded.count }
        for id in reached.keys { waiting[id] = nil }
        return (rules, reached.values.map(\.continuation))
    }

    /// Records a call and answers it.
    public func callAsFunction(
        _ arguments: Arguments, else value: @autoclosure () -> Result, _ call: (Closure) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let answer = try answer(arguments)
        if let closure = answer.closure { return try call(closure) }
        return answer.value ?? value()
    }

    /// Records a call and answers it. Without an answer the test stops.
    public func orStop(_ arguments: Arguments, _ call: (Closure) throws(Failure) -> Result) throws(Failure) -> Result {
        let answer = try answer(arguments)
        if let closure = answer.closure { return try call(closure) }
        if let value = answer.value { return value }
        stop()
    }

    /// Records a call and answers it. Without an answer it throws an error.
    public func orThrow(_ arguments: Arguments, _ call: (Closure) throws -> Result) throws -> Result where Failure == any Error {
        let answer = try answer(arguments)
        if let closure = answer.closure { return try call(closure) }
        if let value = answer.value { return value }
        throw unstubbed
    }

    /// Stops the test: nothing answers the last call, and there is no value to return and no error to throw.
    public func stop() -> Never { fatalError(missingAnswer) }

    /// The error for a call that nothing answers.
    public var unstubbed: FailureInMocks { FailureInMocks(missingAnswer) }

    /// The calls with their numbers among the calls of all mocks.
    public var recordedCalls: [(number: Int, text: String)] {
        locked { recorded }.map { ($0.number, describedCall(name, $0.arguments)) }
    }

    /// The number of the first call.
    public var numberOfFirst: Int? { locked { recorded.first?.number } }

    private var missingAnswer: String {
        let base = "\(name)".prefix { $0 != "(" }.split(separator: ".").last ?? ""
        let path = "\(path)".isEmpty ? "mock.on.\(base)" : "\(path)"
        let call = last.map { describedCall(name, $0) } ?? "\(name)"
        return "'\(call)' has no answer. Write '\(path).returns(…)' or '\(path).does { … }'."
    }

    private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

extension StubInMocks where Arguments: Equatable {
    /// The answer to calls with this argument. Of several answers to a call, the latest one wins.
    public nonisolated func when(_ arguments: Arguments) -> Condition { when { $0 == arguments } }
}

/// What answers calls: a stub, or one of its conditions.
public nonisolated protocol AnswersInMocks<Result, Failure, Closure> {
    associatedtype Result
    associatedtype Failure: Error
    associatedtype Closure

    func answer(with answer: AnswerInMocks<Result, Failure, Closure>)
}

/// What a call returns, throws or does.
public nonisolated enum AnswerInMocks<Result, Failure: Error, Closure> {
    case values(ValuesInMocks<Result>)
    case error(Failure)
    case closure(Closure)
}

/// Values that are returned in turn. The last one stays.
public nonisolated final class ValuesInMocks<Value> {
    private let values: [Value]
    private var next = 0

    fileprivate init(_ values: [Value]) { self.values = values }

    /// Used with the lock of a stub.
    fileprivate func take() -> Value {
        defer { next = min(next + 1, values.count - 1) }
        return values[next]
    }
}

extension AnswersInMocks {
    /// Returns these values in turn. The last one stays.
    public nonisolated func returns(_ first: Result, _ others: Result...) { answer(with: .values(ValuesInMocks([first] + others))) }

    /// Throws an error.
    public nonisolated func `throws`(_ error: Failure) { answer(with: .error(error)) }

    /// Runs a closure. Swift 6.3 crashes where a closure that throws errors of one type stands here itself: make it a constant first.
    public nonisolated func does(_ closure: Closure) { answer(with: .closure(closure)) }
}

/// What the stubs of all requirements have in common.
public nonisolated protocol CallsInMocks: Sendable {
    /// The calls with their numbers among the calls of all mocks.
    var recordedCalls: [(number: Int, text: String)] { get }

    /// The number of the first call.
    var numberOfFirst: Int? { get }

    /// Forgets all calls and answers.
    func reset()
}

/// The stubs of a mock: `mock.on`.
public nonisolated protocol StubsInMocks: Sendable {}

extension StubsInMocks {
    /// Forgets all calls and answers of the mock.
    public nonisolated func reset() { for stub in recorded { stub.reset() } }

    fileprivate nonisolated var recorded: [any CallsInMocks] {
        Swift.Mirror(reflecting: self).children.compactMap { $0.value as? any CallsInMocks }
    }
}

/// The stubs of the static members of generic mocks, guarded by a lock. A generic class has no static storage.
public nonisolated final class StaticStubsInMocks: @unchecked Sendable {
    public static let shared = StaticStubsInMocks()

    private let lock: any NSLocking = NSLock()
    private var stubs: [ObjectIdentifier: any StubsInMocks] = [:]

    /// Returns the stubs of a mock, which it makes at first use.
    public func stubs<Stubs: StubsInMocks>(of mock: Any.Type, _ make: () -> Stubs) -> Stubs {
        lock.lock()
        defer { lock.unlock() }
        if let known = stubs[ObjectIdentifier(mock)] as? Stubs { return known }
        let made = make()
        stubs[ObjectIdentifier(mock)] = made
        return made
    }
}

/// The calls of several mocks, in their order: `Calls(cart, router).description`.
public nonisolated struct Calls: CustomStringConvertible {
    /// A line for each call.
    public let description: String

    /// - Parameter mocks: mocks, or stubs of mocks such as `CartMock.on`.
    public init(_ mocks: Any..., file: StaticString = #file, line: UInt = #line) {
        let calls = mocks.flatMap { Calls.stubs(of: $0, file, line).recorded.flatMap(\.recordedCalls) }
        description = calls.sorted { $0.number < $1.number }.map(\.text).joined(separator: "\n")
    }

    private static func stubs(of mock: Any, _ file: StaticString, _ line: UInt) -> any StubsInMocks {
        if let stubs = mock as? any StubsInMocks { return stubs }
        for mirror in sequence(first: Swift.Mirror(reflecting: mock), next: \.superclassMirror) {
            if let stubs = mirror.children.lazy.compactMap({ $0.value as? any StubsInMocks }).first { return stubs }
        }
        // A mistake in the test: without calls to show, its next line would fail and not say why.
        fatalError("'Calls' takes mocks with stubs, and '\(type(of: mock))' is none.", file: file, line: line)
    }
}

/// Why a call of a mock, or what a test expects of one, failed.
public nonisolated struct FailureInMocks: Error, CustomStringConvertible {
    public let description: String

    fileprivate init(_ description: String) { self.description = description }
}

/// Numbers the calls of all mocks, so that they have one order. A lock guards the last number.
private nonisolated final class CallNumbersInMocks: @unchecked Sendable {
    static let shared = CallNumbersInMocks()

    private let lock: any NSLocking = NSLock()
    private var last = 0

    func next() -> Int {
        lock.lock()
        defer { lock.unlock() }
        last += 1
        return last
    }
}

/// Returns a call as the code under test writes it: `CartMock.add(item: "tea", quantity: 2)`.
private nonisolated func describedCall<Arguments>(_ name: StaticString, _ arguments: Arguments) -> String {
    let name = "\(name)"
    guard let parenthesis = name.firstIndex(of: "(") else { return name }
    let labels = name[parenthesis...].dropFirst().dropLast().split(separator: ":")
    let tuple = Swift.Mirror(reflecting: arguments)
    let values = labels.count == 1 || tuple.displayStyle != .tuple ? [arguments] : tuple.children.map(\.value)
    // A mock does not record some arguments, such as closures that do not escape.
    guard labels.count == values.count else {
        return "\(name[..<parenthesis])(\(values.map { String(reflecting: $0) }.joined(separator: ", ")))"
    }
    let texts = zip(labels, values).map { label, value in
        label == "_" ? String(reflecting: value) : "\(label): \(String(reflecting: value))"
    }
    return "\(name[..<parenthesis])(\(texts.joined(separator: ", ")))"
}
