//: Module
import Foundation

//: Rethrowing
nonisolated extension Mocks {
    /// Lets a closure of a test throw where the requirement says `rethrows`, after a closure that the caller passed has
    /// thrown. At run time, nothing else tells whether the caller is ready for an error.
    public final class Rethrowing: @unchecked Swift.Sendable {
        private let lock: any Foundation.NSLocking = Foundation.NSLock()
        private var hasThrown = false

        /// Makes one for one call.
        public init() {}

        /// Records that a closure has thrown the error.
        public func recordThrow<Failure: Swift.Error>(_ error: Failure) -> Failure {
            lock.lock()
            defer { lock.unlock() }
            hasThrown = true
            return error
        }

        /// Runs the closure of a test, and lets the caller throw its error.
        public func run<R: ~Copyable>(
            _ name: Swift.StaticString, in member: Swift.StaticString = #function, _ stub: () throws -> R,
            or rescue: (any Swift.Error) throws -> R
        ) rethrows -> R {
            do { return try stub() } catch { return try rescue(checked(error, name, member)) }
        }

        /// The same for an asynchronous requirement.
        public func runAsync<R: ~Copyable>(
            _ name: Swift.StaticString, in member: Swift.StaticString = #function,
            isolation: isolated (any _Concurrency.Actor)? = #isolation, _ stub: () async throws -> R,
            or rescue: (any Swift.Error) async throws -> R
        ) async rethrows -> R {
            do { return try await stub() } catch { return try await rescue(checked(error, name, member)) }
        }

        private func checked(_ error: any Swift.Error, _ name: Swift.StaticString, _ member: Swift.StaticString) -> any Swift.Error {
            lock.lock()
            defer { lock.unlock() }
            if hasThrown { return error }
            Swift.fatalError(
                "'\(name)' threw '\(error)', but no closure that was passed to '\(member)' has thrown. "
                    + "A function that rethrows can throw only after one of its closures has thrown. "
                    + "Throw the error in that closure, or declare '\(member)' with 'throws'.")
        }
    }
}
