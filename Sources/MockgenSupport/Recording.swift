//: Module
import Foundation

//: Stub
extension Mocks.Assignments {
    @available(*, unavailable, message: "set the property: 'mock.owner = …'; or answer its getter: 'mock.on.owner.get.returns(…)'")
    public nonisolated final func returns(_ values: Value...) {}
}

extension Mocks {
    /// The part that the stubs of all members have in common: how often something happened.
    /// Any task may use a stub, because a lock guards all that changes; the compiler cannot check that.
    public nonisolated class AnyStub: Locked, Swift.CustomLeafReflectable, Swift.CustomStringConvertible, @unchecked Swift.Sendable {
        internal let place: Place
        internal let order = Order.shared
        internal let lock: any Foundation.NSLocking = Order.shared.lock
        /// The numbers of all calls, in their order.
        internal final var numbers: [Swift.UInt64] = []
        //: Library
        internal final var watched = Watched()
        internal final var outcomes = Outcomes()
        //: Stub

        /// Used with the lock.
        required init(_ place: Place) { self.place = place }

        /// The strict test to which the mock belongs.
        internal final var scope: Scope? { place.mock.scope }

        /// How often it was called.
        public final var count: Swift.Int { checkedNumbers.count }

        /// Whether it was called.
        public final var wasCalled: Swift.Bool { count > 0 }

        /// The numbers of all calls, at which the test has then looked.
        internal final var checkedNumbers: [Swift.UInt64] {
            locked {
                check(numbers)
                return numbers
            }
        }

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

        /// Forgets all calls, and what a subclass keeps of them. Old values go after the lock is open, because their ends may use the mock.
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

        /// Notes a call. Used with the lock.
        internal final func number() {
            let number = order.next()
            numbers.append(number)
            //: Library
            watched.add(number, isExhaustive: scope?.isExhaustive ?? false)
            if !place.mock.needsAnswers { outcomes.begin(number) }
            //: Stub
        }

        //: Library
        internal var isAsynchronous: Swift.Bool { false }
        /// The calls that went on to another object.
        internal var recordedAnswers: [RecordedAnswer] { [] }
        internal final func endCall(_ word: Swift.String, _ value: Any) { locked { outcomes.end(word, value) } }

        /// The stub that has the same calls.
        internal var setter: AnyStub? { nil }

        /// Forgets all calls, and lets answers in turn begin with the first one again.
        internal func rewind() { forget() }
        //: Stub
    }

    /// The values that a property was set to. They keep no object alive: an object is here as long as it lives for
    /// others, and closures and values with objects inside are only counted.
    public nonisolated class Assignments<Value>: AnyStub, @unchecked Swift.Sendable {
        private var values: [() -> Value?] = []
        private let isPlain = Mocks.isPlain(Value.self)
        private let canGrow = Mocks.canGrow(Value.self)

        required init(_ place: Place) {
            super.init(place)
            //: Library
            scope?.add(self)
            //: Stub
        }

        /// The values of all assignments.
        public final var calls: [Value] {
            let kept = locked {
                check(numbers)
                return values
            }
            return kept.compactMap { $0() }
        }

        /// The value of the last assignment.
        public final var last: Value? {
            let value = locked {
                check(Swift.Array(numbers.suffix(1)))
                return values.last
            }
            return value.flatMap { $0() }
        }

        public override func forget() { forget { Swift.exchange(&values, with: []) } }

        internal final func record(_ value: Value) {
            let kept = isPlain ? { value } : withoutKeepingObjects(value)
            _ = locked { () -> (() -> Value?)? in
                values.append(kept)
                number()
                // All values of a collection that grows would take the square of its size.
                return canGrow && values.count > 500 ? Swift.exchange(&values[values.count - 501], with: { nil }) : nil
            }
        }

        internal final override var verb: Swift.StaticString { "set" }

        internal final override var texts: () -> [Swift.String] {
            { [self, values] in values.map { "\(name) = \($0().map { described($0) } ?? "…")" } }
        }
    }

    /// Numbers the calls of all mocks.
    ///
    /// Its lock guards all that stubs keep: a call takes its number and is recorded in one step.
    internal nonisolated final class Order: Locked, @unchecked Swift.Sendable {
        static let shared = Order()

        let lock: any Foundation.NSLocking = Foundation.NSLock()
        private var last: Swift.UInt64 = 0
        private var scope: Scope?

        /// The scope of the running test case of XCTest, which runs one test after the other.
        var scopeOfTestCase: Scope? {
            get { locked { scope } }
            set { locked { scope = newValue } }
        }

        /// Used with the lock.
        func next() -> Swift.UInt64 {
            last += 1
            return last
        }
    }
}

extension Mocks {
    /// A class with a lock that guards all that changes.
    internal nonisolated protocol Locked: Swift.AnyObject {
        var lock: any Foundation.NSLocking { get }
    }
}

extension Mocks.Locked {
    internal nonisolated func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
