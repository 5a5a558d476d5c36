extension Mocks {
    /// The part that the stubs of all members have in common: how often, when and in which order something happened.
    /// Any task may use a stub, because a lock guards all that changes; the compiler cannot check that.
    ///
    /// A stub has a mirror of standard types, with which the tests of one module can read the calls of another module's
    /// mocks.
    public nonisolated class Recorder: Swift.CustomLeafReflectable, @unchecked Swift.Sendable {
        fileprivate let name: Swift.StaticString
        fileprivate let path: Swift.StaticString
        fileprivate let order = Order.shared
        fileprivate let lock: any Foundation.NSLocking = Order.shared.lock
        fileprivate var history = History()

        /// - Parameters:
        ///   - name: `CartMock.add(item:quantity:)`
        ///   - path: how a test refers to it, if that is not `mock.on.add`.
        fileprivate init(_ name: Swift.StaticString, _ path: Swift.StaticString) {
            (self.name, self.path) = (name, path)
        }

        /// How often it was called.
        public final var count: Swift.Int { locked { history.numbers.count } }

        /// Whether there were calls of both, and the first call of this one came before the first call of the other
        /// one.
        ///
        /// - Parameter other: a stub of any mock, also of another module.
        public final func happened(before other: any Swift.CustomLeafReflectable) -> Swift.Bool {
            guard let own = locked({ history.numbers.first }), let others = NumberedCalls(of: other)?.numbers.first
            else { return false }
            return own < others
        }

        /// Waits until it was called so often. If it is not within the limit, the test fails: with an issue at this
        /// line, or with an error that names it. If its task is cancelled, it throws `CancellationError`.
        public final func called(
            _ count: Swift.Int = 1, within limit: Swift.Double = 1, file: Swift.StaticString = #fileID,
            path: Swift.StaticString = #filePath, line: Swift.UInt = #line, column: Swift.UInt = #column
        ) async throws {
            let waiter = Waiter(for: count)
            locked { history.add(waiter) }
            defer { locked { history.remove(waiter) } }
            guard await !waiter.isReached(within: limit) else { return }
            try Swift.Task.checkCancellation()
            let failure = "'\(name)' was called \(times(self.count)) within \(limit) s, not \(times(count))."
            #if canImport(Testing)
                if Testing.Test.current != nil {
                    Testing.Issue.record(
                        "\(failure)",
                        sourceLocation: Testing.SourceLocation(
                            fileID: "\(file)", filePath: "\(path)", line: Swift.Int(line), column: Swift.Int(column)))
                    return
                }
            #endif
            throw Failure("\(file):\(line): \(failure)")
        }

        /// Forgets all calls.
        public func reset() { locked { history.forget() } }

        public final var customMirror: Swift.Mirror { numberedCalls.mirror(of: self) }

        fileprivate var numberedCalls: NumberedCalls { NumberedCalls(numbers: locked { history.numbers }) { [] } }

        /// Notes a call. Used with the lock.
        fileprivate final func number() { history.add(order.next()) }

        fileprivate final func locked<Value>(_ body: () -> Value) -> Value {
            lock.lock()
            defer { lock.unlock() }
            return body()
        }

        private func times(_ count: Swift.Int) -> Swift.String { count == 1 ? "once" : "\(count) times" }
    }

    /// The numbers of all calls, in their order, and the tests that wait for more.
    fileprivate nonisolated struct History {
        private(set) var numbers: [Swift.UInt64] = []
        private var waiting: [Waiter] = []

        mutating func add(_ number: Swift.UInt64) {
            numbers.append(number)
            if waiting.count == 0 { return }
            for waiter in waiting where waiter.count <= numbers.count { waiter.finish(true) }
        }

        mutating func add(_ waiter: Waiter) {
            if numbers.count < waiter.count { waiting.append(waiter) } else { waiter.finish(true) }
        }

        mutating func remove(_ waiter: Waiter) { waiting.removeAll { $0 === waiter } }

        mutating func forget() { numbers = [] }
    }

    /// The calls of one requirement. `Arguments` is the only argument, or a tuple of several.
    public nonisolated class RecordedCalls<Arguments>: Recorder, @unchecked Swift.Sendable {
        fileprivate var recorded: [Arguments] = []
        /// The text of each argument that a call does not record, by its position.
        private let unrecorded: [Swift.Int: Swift.String]

        public init(
            _ name: Swift.StaticString, path: Swift.StaticString = "", unrecorded: [Swift.Int: Swift.String] = [:]
        ) {
            self.unrecorded = unrecorded
            super.init(name, path)
        }

        /// The arguments of all calls.
        public final var calls: [Arguments] { locked { recorded } }
        /// The arguments of the last call.
        public final var last: Arguments? { locked { recorded.last } }

        public override func reset() {
            // Old arguments go after the lock is open: their ends may use the mock.
            _ = locked {
                history.forget()
                defer { recorded = [] }
                return recorded
            }
        }

        /// Records a call.
        public final func record(_ arguments: Arguments) {
            lock.lock()
            recorded.append(arguments)
            number()
            lock.unlock()
        }

        fileprivate final override var numberedCalls: NumberedCalls {
            locked {
                NumberedCalls(numbers: history.numbers) { [recorded, name, unrecorded] in
                    recorded.map { describedCall(name, $0, unrecorded) }
                }
            }
        }

        fileprivate final var missingAnswer: Swift.String {
            let base = "\(name)".prefix { $0 != "(" }.split(separator: ".").last ?? ""
            let path = "\(path)".isEmpty ? "mock.on.\(base)" : "\(path)"
            let call = last.map { describedCall(name, $0, unrecorded) } ?? "\(name)"
            return "'\(call)' has no answer. Write '\(path).returns(…)' or '\(path).does { … }'."
        }
    }

    /// The values that a property was set to. They keep no object alive: an object is here as long as it lives for
    /// others, and closures and values with objects inside are only counted.
    public nonisolated final class SetValues<Value>: Recorder, @unchecked Swift.Sendable {
        private enum Kept {
            case value(Value)
            case object(WeakReference)
            case nothing

            var value: Value? {
                switch self {
                case .value(let value): value
                case .object(let reference): reference.object as? Value
                case .nothing: nil
                }
            }
        }

        private var values: [Kept] = []

        public init(_ name: Swift.StaticString, path: Swift.StaticString = "") { super.init(name, path) }

        /// The values of all assignments.
        public var calls: [Value] { locked { values }.compactMap(\.value) }
        /// The value of the last assignment.
        public var last: Value? { locked { values.last }?.value }

        public override func reset() {
            _ = locked {
                history.forget()
                defer { values = [] }
                return values
            }
        }

        /// Records an assignment.
        public func record(_ value: Value) {
            let kept: Kept =
                switch held(by: value) {
                case .nothing: .value(value)
                case .itself(let object): .object(WeakReference(object))
                case .inside: .nothing
                }
            lock.lock()
            values.append(kept)
            number()
            lock.unlock()
        }

        fileprivate override var numberedCalls: NumberedCalls {
            locked {
                NumberedCalls(numbers: history.numbers) { [name, count = history.numbers.count] in
                    Swift.Array(repeating: "\(name)", count: count)
                }
            }
        }
    }

    /// The calls of a stub with their numbers and texts, as all copies of this code understand them.
    fileprivate nonisolated struct NumberedCalls {
        let numbers: [Swift.UInt64]
        let texts: () -> [Swift.String]

        init(numbers: [Swift.UInt64], texts: @escaping () -> [Swift.String]) {
            (self.numbers, self.texts) = (numbers, texts)
        }

        /// - Parameter value: anything; nil if it is not a stub.
        init?(of value: Any) {
            guard let value = value as? any Swift.CustomLeafReflectable else { return nil }
            let children = Swift.Array(value.customMirror.children)
            guard children.map(\.label) == ["numbers of calls", "texts of calls"],
                let numbers = children[0].value as? [Swift.UInt64],
                let texts = children[1].value as? () -> [Swift.String]
            else { return nil }
            self.init(numbers: numbers, texts: texts)
        }

        func mirror(of stub: Recorder) -> Swift.Mirror {
            Swift.Mirror(
                stub, children: ["numbers of calls": numbers, "texts of calls": texts],
                displayStyle: .class, ancestorRepresentation: .suppressed)
        }

        /// The calls of all stubs of a mock, or of the value that has them, such as `CartMock.on`. Nil if it is
        /// something else.
        static func all(in mock: Any) -> [NumberedCalls]? {
            if let stub = NumberedCalls(of: mock) { return [stub] }
            let mirrors = Swift.sequence(first: Swift.Mirror(reflecting: mock), next: \.superclassMirror)
            let values = [mock] + mirrors.lazy.flatMap { $0.children.lazy.map(\.value) }
            return values.lazy.map { Swift.Mirror(reflecting: $0).children.compactMap { NumberedCalls(of: $0.value) } }
                .first {
                    !$0.isEmpty
                }
        }
    }

    /// Numbers the calls of all mocks. The numbers are times, so they have one order with those of another module's
    /// mocks.
    ///
    /// Its lock guards all that stubs keep: a call takes its number and is recorded in one step.
    fileprivate nonisolated final class Order: @unchecked Swift.Sendable {
        static let shared = Order()

        let lock: any Foundation.NSLocking = Foundation.NSLock()
        private var last: Swift.UInt64 = 0

        /// Used with the lock.
        func next() -> Swift.UInt64 {
            let now = Foundation.DispatchTime.now().uptimeNanoseconds
            return Order.next(after: &last, at: now)
        }

        /// In a debug build, each access to a property of a class takes as long as the rest.
        private static func next(after last: inout Swift.UInt64, at now: Swift.UInt64) -> Swift.UInt64 {
            last = now > last ? now : last + 1
            return last
        }
    }

    /// A test that waits for calls.
    fileprivate nonisolated final class Waiter: @unchecked Swift.Sendable {
        let count: Swift.Int
        private let lock: any Foundation.NSLocking = Foundation.NSLock()
        private var isReached: Swift.Bool?
        private var continuation: Swift.CheckedContinuation<Swift.Bool, Swift.Never>?

        init(for count: Swift.Int) { self.count = count }

        /// Ends the wait. Only the first result counts.
        func finish(_ result: Swift.Bool) {
            lock.lock()
            let continuation = isReached == nil ? continuation : nil
            isReached = isReached ?? result
            lock.unlock()
            continuation?.resume(returning: result)
        }

        /// Also false when the task is cancelled.
        func isReached(within limit: Swift.Double) async -> Swift.Bool {
            let timer = Swift.Task {
                try? await Swift.Task.sleep(
                    nanoseconds: Swift.UInt64((limit > 0 ? limit < 1e9 ? limit : 1e9 : 0) * 1e9))
                finish(false)
            }
            defer { timer.cancel() }
            return await Swift.withTaskCancellationHandler {
                await Swift.withCheckedContinuation { start($0) }
            } onCancel: {
                finish(false)
            }
        }

        private func start(_ new: Swift.CheckedContinuation<Swift.Bool, Swift.Never>) {
            lock.lock()
            let result = isReached
            if result == nil { continuation = new }
            lock.unlock()
            if let result { new.resume(returning: result) }
        }
    }

    fileprivate nonisolated final class WeakReference {
        weak var object: Swift.AnyObject?

        init(_ object: Swift.AnyObject) { self.object = object }
    }

    /// The objects that a value keeps alive.
    fileprivate nonisolated enum HeldObjects {
        case nothing
        /// The value is an object, or an optional with one.
        case itself(Swift.AnyObject)
        /// Also for closures, which may have captured objects.
        case inside
    }

    fileprivate nonisolated static func held(by value: Any) -> HeldObjects {
        if Swift.type(of: value) is Swift.AnyObject.Type { return .itself(value as Swift.AnyObject) }
        let mirror = Swift.Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { held(by: $0.value) } ?? .nothing
        case nil: return "\(Swift.type(of: value))".contains("->") ? .inside : .nothing
        // The objects in values of Foundation, such as a URL, are not the app's.
        case .struct where Swift.String(reflecting: Swift.type(of: value)).hasPrefix("Foundation"): return .nothing
        default:
            let holdsObjects = mirror.children.contains {
                if case .nothing = held(by: $0.value) { false } else { true }
            }
            return holdsObjects ? .inside : .nothing
        }
    }

    /// Returns a call as the code under test writes it: `CartMock.add(item: "tea", quantity: 2)`.
    fileprivate nonisolated static func describedCall<Arguments>(
        _ name: Swift.StaticString, _ arguments: Arguments, _ unrecorded: [Swift.Int: Swift.String]
    ) -> Swift.String {
        let name = "\(name)"
        guard let parenthesis = name.firstIndex(of: "(") else { return name }
        let labels = name[parenthesis...].dropFirst().dropLast().split(separator: ":")
        let tuple = Swift.Mirror(reflecting: arguments)
        let isOne = labels.count - unrecorded.count == 1 || tuple.displayStyle != .tuple
        var values = (isOne ? [arguments] : tuple.children.map(\.value)).makeIterator()
        let texts = labels.enumerated().map { position, label in
            let text = unrecorded[position] ?? values.next().map(described) ?? "…"
            return label == "_" ? text : "\(label): \(text)"
        }
        return "\(name[..<parenthesis])(\(texts.joined(separator: ", ")))"
    }

    /// Returns a value as the code under test could write it.
    private nonisolated static func described(_ value: Any) -> Swift.String {
        let mirror = Swift.Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { described($0.value) } ?? "nil" }
        let text = Swift.String(reflecting: value)
        return text == "(Function)" ? "{ … }" : text
    }

    /// Why a call of a mock, or what a test expects of one, failed.
    public nonisolated struct Failure: Swift.Error, Swift.CustomStringConvertible {
        public let description: Swift.String

        fileprivate init(_ description: Swift.String) { self.description = description }
    }
}
