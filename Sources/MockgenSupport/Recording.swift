//: Module
import Foundation

//: Stub
extension Mocks.SetValues {
    @available(
        *, unavailable, message: "set the property: 'mock.owner = …'; or answer its getter: 'mock.on.owner.get.returns(…)'"
    )
    public nonisolated final func returns(_ values: Value...) {}
}

extension Mocks {
    /// The part that the stubs of all members have in common: how often something happened.
    /// Any task may use a stub, because a lock guards all that changes; the compiler cannot check that.
    public nonisolated class Recorder: Swift.CustomLeafReflectable, Swift.CustomStringConvertible,
        @unchecked Swift.Sendable
    {
        internal let place: Place
        internal let order = Order.shared
        internal let lock: any Foundation.NSLocking = Order.shared.lock
        /// The numbers of all calls, in their order.
        internal final var numbers: [Swift.UInt64] = []
        //: Library
        internal final var watched = Watched()
        //: Stub

        /// Used with the lock.
        required init(_ place: Place) { self.place = place }

        internal final func locked<Value>(_ body: () -> Value) -> Value {
            lock.lock()
            defer { lock.unlock() }
            return body()
        }

        /// The strict test to which the mock belongs.
        internal final var scope: Scope? { place.mock.scope }

        /// How often it was called.
        public final var count: Swift.Int {
            locked {
                check(numbers)
                return numbers.count
            }
        }

        /// Whether it was called.
        public final var wasCalled: Swift.Bool { count > 0 }

        /// Notes that a test has looked at some calls. Used with the lock.
        internal final func check(_ numbers: [Swift.UInt64]) {
            //: Library
            watched.check(numbers)
            //: Stub
        }

        /// Calls without an answer go on to another object.
        internal func passesOn() {}

        /// Forgets all calls. The answers stay.
        public func forget() { forget { () } }

        /// Forgets all calls, and what a subclass keeps of them. Old values go after the lock is open, because their ends
        /// may use the mock.
        internal final func forget<Old>(_ body: () -> Old) {
            _ = locked {
                check(numbers)
                numbers = []
                return body()
            }
        }

        /// Forgets all calls and answers.
        public func reset() { forget() }

        /// `CartMock.add(item:quantity:)`, or with the name that a test has given the mock.
        internal final var name: Swift.String {
            "\(locked { place.mock.name }).\(place.member)\(place.accessor)"
        }

        /// How often it was called, and each call.
        public final var description: Swift.String { description(of: locked { texts }()) }

        /// How often some of its calls came, and each one.
        internal final func description(of texts: [Swift.String]) -> Swift.String {
            let lines = texts.map { text in { texts.count == 1 ? " \(text)" : "\n    \(text)" } }
            return "'\(name)' was \(verb) \(times(texts.count))\(texts.isEmpty ? "" : ":")\(listed(lines))"
        }

        /// Reports print the description instead.
        public final var customMirror: Swift.Mirror { Swift.Mirror(self, children: [Swift.Mirror.Child]()) }

        /// The word for a call in texts.
        internal var verb: Swift.StaticString { "called" }

        /// Makes the texts of all calls. Used with the lock, without which they are made.
        internal var texts: () -> [Swift.String] { { [] } }

        internal final func missingAnswer(to call: Swift.String) -> Swift.String {
            let path = "\(place.mock.path).\(place.stub)"
            return "'\(call)' has no answer. Write '\(path).returns(…)' or '\(path).does { … }'."
        }

        /// Notes a call. Used with the lock.
        internal final func number() {
            let number = order.next()
            numbers.append(number)
            //: Library
            watched.add(number, isExhaustive: scope?.isExhaustive ?? false)
            //: Stub
        }

        //: Library
        internal var isAsynchronous: Swift.Bool { false }

        /// Forgets all calls, and lets answers in turn begin with the first one again.
        internal func rewind() { forget() }
        //: Stub
    }

    /// The calls of one requirement.
    ///
    /// `Arguments` is the only argument, or a tuple of several with their labels. `Values` is the same without labels,
    /// as a test writes it.
    public nonisolated class RecordedCalls<Arguments, Values>: Recorder, @unchecked Swift.Sendable {
        internal var recorded: [Arguments] = []
        /// Whether a call without an answer is an issue of a strict test. It is none if the call goes on to the class or
        /// another object.
        internal final var needsAnswer: Swift.Bool

        required init(_ place: Place) {
            needsAnswer = place.needsAnswer && place.mock.needsAnswers
            super.init(place)
            //: Library
            scope?.add(self)
            //: Stub
        }

        internal final override func passesOn() { locked { needsAnswer = false } }

        /// The calls that meet a condition, which runs without the lock, so that it can use the mock.
        internal final func calls(_ condition: (Arguments) -> Swift.Bool) -> [(number: Swift.UInt64, arguments: Arguments)] {
            locked { Swift.Array(zip(numbers, recorded)) }.filter { condition($0.1) }
        }

        /// The arguments of all calls.
        public final var calls: CallList<Arguments, Values> {
            let calls = locked {
                check(numbers)
                return recorded
            }
            return list(calls)
        }

        internal final func list(_ calls: [Arguments]) -> CallList<Arguments, Values> {
            CallList(calls) { [name, unrecorded = place.unrecorded] in describedCall(name, $0, unrecorded) }
        }

        /// The arguments of the last call.
        public final var last: Arguments? {
            locked {
                check(Swift.Array(numbers.suffix(1)))
                return recorded.last
            }
        }

        public override func forget() { forget { Swift.exchange(&recorded, with: []) } }

        internal final override var texts: () -> [Swift.String] {
            { [self, recorded] in recorded.map(text(of:)) }
        }

        internal final func text(of arguments: Arguments) -> Swift.String {
            describedCall(name, arguments, place.unrecorded)
        }

        internal final func missingAnswer(_ arguments: Arguments) -> Swift.String {
            missingAnswer(to: text(of: arguments))
        }
    }

    /// The values that a property was set to. They keep no object alive: an object is here as long as it lives for
    /// others, and closures and values with objects inside are only counted.
    public nonisolated class SetValues<Value>: Recorder, @unchecked Swift.Sendable {
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

        private let isPlain = Mocks.isPlain(Value.self)
        private let canGrow = Mocks.canGrow(Value.self)
        /// How many elements the kept values have.
        private var elements = 0
        private var countOfDropped = 0

        required init(_ place: Place) {
            super.init(place)
            //: Library
            if !hasAccessors { scope?.add(self) }
            //: Stub
        }

        /// Whether stubs of its accessors record assignments, too.
        internal var hasAccessors: Swift.Bool { false }

        /// The values of all assignments.
        public final var calls: [Value] {
            let kept = locked {
                check(numbers)
                return values
            }
            return kept.compactMap(\.value)
        }

        /// The value of the last assignment.
        public final var last: Value? {
            let value = locked {
                check(Swift.Array(numbers.suffix(1)))
                return values.last
            }
            return value?.value
        }

        public override func forget() {
            forget {
                (elements, countOfDropped) = (0, 0)
                return Swift.exchange(&values, with: [])
            }
        }

        internal final func record(_ value: Value) {
            let kept: Kept =
                switch isPlain ? .nothing : held(by: value) {
                case .nothing: .value(value)
                case .itself(let object): .object(WeakReference(object))
                case .inside: .nothing
                }
            _ = locked {
                values.append(kept)
                number()
                return dropOldest(beside: value)
            }
        }

        /// Leaves out the oldest values of a collection that grows: all of them would take the square of its size. Used
        /// with the lock.
        private func dropOldest(beside value: Value) -> [Kept] {
            guard canGrow else { return [] }
            elements += size(of: value)
            var dropped: [Kept] = []
            while elements > 100_000, countOfDropped < values.count - 1 {
                let old = Swift.exchange(&values[countOfDropped], with: .nothing)
                elements -= old.value.map(size) ?? 0
                countOfDropped += 1
                dropped.append(old)
            }
            return dropped
        }

        internal final override var verb: Swift.StaticString { "set" }

        internal final override var texts: () -> [Swift.String] {
            { [self, values] in values.map { "\(name) = \($0.value.map { described($0) } ?? "…")" } }
        }
    }

    /// Numbers the calls of all mocks.
    ///
    /// Its lock guards all that stubs keep: a call takes its number and is recorded in one step.
    internal nonisolated final class Order: @unchecked Swift.Sendable {
        static let shared = Order()

        let lock: any Foundation.NSLocking = Foundation.NSLock()
        private var last: Swift.UInt64 = 0
        private var scope: Scope?

        /// The scope of the running test case of XCTest, which runs one test after the other.
        var scopeOfTestCase: Scope? {
            get {
                lock.lock()
                defer { lock.unlock() }
                return scope
            }
            set {
                lock.lock()
                scope = newValue
                lock.unlock()
            }
        }

        /// Used with the lock.
        func next() -> Swift.UInt64 {
            last += 1
            return last
        }
    }
}
