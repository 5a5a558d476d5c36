//: Module
import Foundation

//: Statics
nonisolated extension Mocks {
    /// The static values and stubs of mocks: a generic class has no static storage, and strict tests have their own.
    public final class Statics: @unchecked Swift.Sendable {
        /// The values of all tests that are not strict.
        public static let shared = Statics()
        /// Recursive: a call holds it while it counts and records through members that hold it as well.
        private let lock: any Foundation.NSLocking = Foundation.NSRecursiveLock()
        private var values: [Swift.ObjectIdentifier: [Swift.String: Any]] = [:]

        //: Statics Stub
        /// The values of the strict test that runs, or of all other tests.
        public static var current: Statics { Scope.current?.statics ?? shared }

        internal func removeAll() {
            hold()
            let old = Swift.exchange(&values, with: [:])
            release()
            _ = old
        }

        /// Returns the object of a mock, which it makes at first use.
        internal func object<Object>(of mock: Any.Type, _ make: () -> Object) -> Object {
            hold()
            defer { release() }
            if let object = values[Swift.ObjectIdentifier(mock)]?[""] as? Object { return object }
            let object = make()
            self[mock, "", default: object] = object
            return object
        }

        //: Statics
        /// Begins a transaction of several statements.
        public func hold() { lock.lock() }

        /// Ends the transaction.
        public func release() { lock.unlock() }

        /// The value of a static member.
        public subscript<Value>(_ mock: Any.Type, _ member: Swift.String, default value: @autoclosure () -> Value) -> Value {
            get {
                hold()
                defer { release() }
                guard let stored = values[Swift.ObjectIdentifier(mock)]?[member] else { return value() }
                return stored as? Value ?? value()
            }
            set {
                hold()
                defer { release() }
                values[Swift.ObjectIdentifier(mock), default: [:]][member] = newValue
            }
        }
    }
}
