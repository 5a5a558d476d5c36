//: Module
import Foundation

#if canImport(Testing)
    public import Testing
#endif
#if canImport(XCTest)
    public import XCTest
#endif

//: Stub
extension Mocks {
    /// A test in which each call needs an answer, and each answer a call. Mocks that it makes belong to it, whichever task calls them.
    internal nonisolated final class Scope: @unchecked Swift.Sendable {
        /// The scope of the running test of Swift Testing.
        static let ofTask = _Concurrency.TaskLocal<Scope?>(wrappedValue: nil)
        static var current: Scope? { ofTask.get() ?? Order.shared.scopeOfTestCase }

        /// Reports a failure of the test.
        let fail: (Swift.String) -> Swift.Void
        /// The values and stubs of static members are the test's own.
        let statics = Statics()
        /// Whether a call that no check has looked at is a failure, too.
        let isExhaustive: Swift.Bool
        private var given: [Given] = []
        private var isOver = false

        init(isExhaustive: Swift.Bool = false, fail: @escaping (Swift.String) -> Swift.Void) {
            (self.isExhaustive, self.fail) = (isExhaustive, fail)
        }

        //: Library
        private var stubs: [AnyStub] = []

        /// Used with the lock of the stubs.
        func add(_ stub: AnyStub) { if isExhaustive, !isOver { stubs.append(stub) } }

        private func failForUncheckedCalls() {
            for stub in Order.shared.locked({ Swift.exchange(&stubs, with: []) }) { if let text = stub.textOfUncheckedCalls { fail(text) } }
        }

        //: Stub
        /// Used with the lock of the stubs.
        func give(_ answer: Given) { if !isOver { given.append(answer) } }

        /// Reports the calls that no check has looked at. Returns a warning for each answer that no call used.
        ///
        /// - Parameter isWhole: false if an error ended the test before its checks, and before some calls. Then the error
        ///   alone is of interest.
        func end(isWhole: Swift.Bool) -> [Warning] {
            let given = takeAll()
            //: Library
            if isWhole { failForUncheckedCalls() }
            //: Stub
            return isWhole ? given.filter { !$0.isUsed }.map(\.warning) : []
        }

        /// Mocks refer to their test, so it must not keep their stubs for ever.
        private func takeAll() -> [Given] {
            statics.removeAll()
            return Order.shared.locked {
                isOver = true
                return Swift.exchange(&given, with: [])
            }
        }

        typealias Warning = (text: Swift.String, location: Location)
    }

    /// An answer that a test has given. The lock of the stubs guards it.
    internal nonisolated final class Given {
        private let member: Swift.String
        private let location: Location
        var isUsed = false

        /// The warning if no call has used it.
        var warning: Scope.Warning {
            ("No call used this answer of '\(member)'. Remove it, or find out why the call did not come.", location)
        }

        init(_ member: Swift.String, at location: Location) { (self.member, self.location) = (member, location) }
    }
}

//: Stub Tests
#if canImport(Testing)
    extension Mocks {
        /// The trait `.strictMocks`.
        public nonisolated struct Strictness: Testing.TestTrait, Testing.SuiteTrait, Testing.TestScoping {
            internal var isExhaustive = false
            /// Tests of a suite have it, too.
            public var isRecursive: Swift.Bool { true }

            /// Runs a test with a scope of its own.
            public func provideScope(
                for test: Testing.Test, testCase: Testing.Test.Case?,
                performing function: @concurrent @Sendable () async throws -> Swift.Void
            ) async throws {
                guard testCase != nil else { return try await function() }
                let issues = Issues(at: nil)
                let scope = Scope(isExhaustive: isExhaustive, fail: issues.record)
                var failure: (any Swift.Error)?
                do { try await Scope.ofTask.withValue(scope, operation: function) } catch { failure = error }
                let warnings = scope.end(isWhole: failure == nil)
                await issues.finish()
                for (text, location) in warnings {
                    Testing.Issue.record("\(text)", severity: .warning, sourceLocation: location.ofTesting)
                }
                if let failure { throw failure }
            }
        }
    }

    extension Testing.Trait where Self == Mocks.Strictness {
        /// Records an issue for each call of a mock without an answer, and a warning for each answer that no call uses.
        public nonisolated static var strictMocks: Mocks.Strictness { Mocks.Strictness() }
    }
#endif

#if canImport(XCTest)
    extension Mocks {
        /// Makes a test strict, like the trait `.strictMocks`: a line in `setUp`. XCTest has no warnings, so answers
        /// that no call uses are printed.
        public nonisolated static func makeStrict(_ test: XCTestCase, file: Swift.StaticString = #filePath, line: Swift.UInt = #line) {
            let scope = Scope { XCTFail($0, file: file, line: line) }
            Order.shared.scopeOfTestCase = scope
            test.addTeardownBlock {
                Order.shared.scopeOfTestCase = nil
                for (text, location) in scope.end(isWhole: true) { Swift.print("\(location.text): warning: \(text)") }
            }
        }
    }
#endif
