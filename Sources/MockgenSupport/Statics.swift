//: Module
import Foundation

//: Statics
nonisolated extension Mocks {
    /// The static values of mocks: a generic class has no static storage, and strict tests have values of their own.
    public final class Statics: @unchecked Swift.Sendable {
        public static let shared = Statics()
        /// Recursive: a call holds it while it counts and records through members that hold it as well.
        private let lock: any Foundation.NSLocking = Foundation.NSRecursiveLock()
        private var values: [Swift.ObjectIdentifier: [Swift.String: Any]] = [:]

        //: Statics Stub
        /// The values of the strict test that runs, or those of all other tests.
        public static var current: Statics { Scope.current?.values ?? shared }

        internal func removeAll() {
            hold()
            let old = Swift.exchange(&values, with: [:])
            release()
            _ = old
        }

        //: Statics
        public func hold() { lock.lock() }

        public func release() { lock.unlock() }

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
