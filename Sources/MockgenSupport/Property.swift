//: Module
import Foundation

//: Property
nonisolated extension Mocks {
    /// The value of one property, guarded by a lock.
    public final class Property<Value: ~Copyable>: @unchecked Swift.Sendable {
        private let lock: any Foundation.NSLocking = Foundation.NSLock()
        private var stored: Value
        private var count = 0

        public init(_ value: consuming Value) { stored = value }

        public var setCount: Swift.Int {
            get {
                lock.lock()
                defer { lock.unlock() }
                return count
            }
            set {
                lock.lock()
                defer { lock.unlock() }
                count = newValue
            }
        }

        /// Sets the value, and counts that.
        public func set(_ value: consuming Value) {
            lock.lock()
            defer { lock.unlock() }
            stored = value
            count += 1
        }

        /// Stores a value if there is none, and returns the stored one.
        public func keep<Wrapped>(_ value: Wrapped) -> Wrapped where Value == Wrapped? {
            lock.lock()
            defer { lock.unlock() }
            if let stored { return stored }
            stored = value
            return value
        }

        public var value: Value {
            _read {
                lock.lock()
                defer { lock.unlock() }
                yield stored
            }
            _modify {
                lock.lock()
                defer { lock.unlock() }
                yield &stored
            }
        }
    }
}
