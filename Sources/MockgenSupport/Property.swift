//: Module
import Foundation

//: Property
nonisolated extension Mocks {
    /// The value of one property, guarded by a lock.
    public final class Property<Value: ~Copyable>: @unchecked Swift.Sendable {
        /// Recursive: an old part of a value that is changed in place ends meanwhile. If its end reads the same property,
        /// Swift says so, as for any property, and nothing hangs.
        private let lock: any Foundation.NSLocking = Foundation.NSRecursiveLock()
        private var stored: Value
        private var count = 0

        /// Makes one with a value that is not counted.
        public init(_ value: consuming Value) { stored = value }

        /// How often a value was set.
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
        public func set(_ value: consuming Value) { replace(by: value, adding: 1) }

        /// The old value ends after the lock is open, because its end may use the mock.
        private func replace(by value: consuming Value, adding calls: Swift.Int) {
            lock.lock()
            let old = Swift.exchange(&stored, with: value)
            count += calls
            lock.unlock()
            _ = consume old
        }

        /// Stores a value if there is none, and returns the stored one.
        public func storeIfNil<Wrapped>(_ value: Wrapped) -> Wrapped where Value == Wrapped? {
            lock.lock()
            defer { lock.unlock() }
            if let stored { return stored }
            stored = value
            return value
        }
    }
}

nonisolated extension Mocks.Property {
    /// The value. To set it here is not counted.
    public var value: Value {
        get {
            lock.lock()
            defer { lock.unlock() }
            return stored
        }
        set { replace(by: newValue, adding: 0) }
        // Counts and lists of calls grow in one step.
        _modify {
            lock.lock()
            defer { lock.unlock() }
            yield &stored
        }
    }
}

nonisolated extension Mocks.Property where Value: ~Swift.Copyable {
    /// The same for values that cannot be copied out.
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
