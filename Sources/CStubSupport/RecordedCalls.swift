import Foundation

/// The calls of one requirement of a mock. Any task may use it, because a lock guards all that changes; the compiler cannot check
/// that.
///
/// `Arguments` is the only argument, or a tuple of several.
public nonisolated class RecordedCallsInMocks<Arguments>: CallsInMocks, @unchecked Sendable {
    private let name: StaticString
    private let path: StaticString
    private let order = OrderInMocks.shared
    private var recorded: [(number: Int, arguments: Arguments)] = []
    private var waiting: [Int: (count: Int, continuation: CheckedContinuation<Bool, Never>)] = [:]

    /// - Parameters:
    ///   - name: `CartMock.add(item:quantity:)`
    ///   - path: how a test refers to it, if that is not `mock.on.add`.
    public init(_ name: StaticString, path: StaticString = "") { (self.name, self.path) = (name, path) }

    /// How often it was called.
    public var count: Int { locked { recorded.count } }
    /// The arguments of all calls.
    public var calls: [Arguments] { locked { recorded }.map(\.arguments) }
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
        let id = locked { order.next() }
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

    /// Forgets all calls.
    public func reset() {
        // Old arguments go after the lock is open: their ends may use the mock.
        _ = locked {
            defer { recorded = [] }
            return recorded
        }
    }

    /// Records a call.
    public func record(_ arguments: Arguments) { record(arguments) {} }

    /// Records a call, and reads something before the next one.
    fileprivate func record<Value>(_ arguments: Arguments, _ read: () -> Value) -> Value {
        order.lock.lock()
        recorded.append((order.next(), arguments))
        let value = read()
        let reached = waiting.isEmpty ? [] : takeReached()
        order.lock.unlock()
        for continuation in reached { continuation.resume(returning: true) }
        return value
    }

    private func takeReached() -> [CheckedContinuation<Bool, Never>] {
        let reached = waiting.filter { $0.value.count <= recorded.count }
        for id in reached.keys { waiting[id] = nil }
        return reached.values.map(\.continuation)
    }

    fileprivate func locked<Value>(_ body: () -> Value) -> Value {
        order.lock.lock()
        defer { order.lock.unlock() }
        return body()
    }

    /// The calls with their numbers among the calls of all mocks.
    public var recordedCalls: [(number: Int, text: String)] {
        locked { recorded }.map { ($0.number, describedCall(name, $0.arguments)) }
    }

    /// The number of the first call.
    public var numberOfFirst: Int? { locked { recorded.first?.number } }

    fileprivate var missingAnswer: String {
        let base = "\(name)".prefix { $0 != "(" }.split(separator: ".").last ?? ""
        let path = "\(path)".isEmpty ? "mock.on.\(base)" : "\(path)"
        let call = last.map { describedCall(name, $0) } ?? "\(name)"
        return "'\(call)' has no answer. Write '\(path).returns(…)' or '\(path).does { … }'."
    }

    private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
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

/// Numbers the calls of all mocks, so that they have one order. Its lock guards all that stubs keep: a call takes its number and is recorded
/// in one step.
private nonisolated final class OrderInMocks: @unchecked Sendable {
    static let shared = OrderInMocks()

    let lock: any NSLocking = NSLock()
    private var last = 0

    /// Used with the lock.
    func next() -> Int {
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
