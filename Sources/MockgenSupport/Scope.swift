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
    /// A test in which each call needs an answer, and each answer a call. Mocks that it makes belong to it, whichever
    /// task calls them.
    internal nonisolated final class Scope: @unchecked Swift.Sendable {
        /// The scope of the running test of Swift Testing.
        static let ofTask = _Concurrency.TaskLocal<Scope?>(wrappedValue: nil)
        static var current: Scope? { ofTask.get() ?? Order.shared.scopeOfTestCase }

        /// Reports a failure of the test.
        let fail: (Swift.String) -> Swift.Void
        /// The stubs of static members are the test's own.
        let statics = StaticStubs()
        //: Statics Stub
        /// The values of static properties, too.
        let values = Statics()
        //: Library
        /// Whether a call that no check has looked at is a failure, too.
        let isExhaustive: Swift.Bool
        private var stubs: [Recorder] = []

        init(isExhaustive: Swift.Bool, fail: @escaping (Swift.String) -> Swift.Void) {
            (self.isExhaustive, self.fail) = (isExhaustive, fail)
        }

        /// Used with the lock of the stubs.
        func add(_ stub: Recorder) { if isExhaustive, !isOver { stubs.append(stub) } }

        private func failForUncheckedCalls() {
            Order.shared.lock.lock()
            let stubs = stubs
            self.stubs = []
            Order.shared.lock.unlock()
            for stub in stubs { if let text = stub.textOfUncheckedCalls { fail(text) } }
        }

        //: Stub
        private var given: [Given] = []
        private var isOver = false

        init(fail: @escaping (Swift.String) -> Swift.Void) {
            self.fail = fail
            //: Library
            isExhaustive = false
            //: Stub
        }

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
            Order.shared.lock.lock()
            let all = given
            (given, isOver) = ([], true)
            Order.shared.lock.unlock()
            statics.removeAll()
            //: Statics Stub
            values.removeAll()
            //: Stub
            return all
        }

        /// A warning, its file, path, line and column.
        typealias Warning = (Swift.String, Swift.StaticString, Swift.StaticString, Swift.UInt, Swift.UInt)
    }

    /// An answer that a test has given. The lock of the stubs guards it.
    internal nonisolated final class Given {
        private let member: Swift.String
        private let location: Location
        var isUsed = false

        /// The warning if no call has used it.
        var warning: Scope.Warning {
            (
                "No call used this answer of '\(member)'. Remove it, or find out why the call did not come.",
                location.file, location.path, location.line, location.column
            )
        }

        init(_ member: Swift.String, at location: Location) { (self.member, self.location) = (member, location) }
    }
}

//: Stub Tests
#if canImport(Testing)
    extension Mocks {
        /// The trait `.strictMocks`.
        public nonisolated struct Strictness: Testing.TestTrait, Testing.SuiteTrait, Testing.TestScoping {
            //: Library
            internal var isExhaustive = false
            //: Stub Tests
            public var isRecursive: Swift.Bool { true }

            public func provideScope(
                for test: Testing.Test, testCase: Testing.Test.Case?,
                performing function: @concurrent @Sendable () async throws -> Swift.Void
            ) async throws {
                guard testCase != nil else { return try await function() }
                let (texts, late) = _Concurrency.AsyncStream<Swift.String>.makeStream()
                let fail: (Swift.String) -> Swift.Void = { text in
                    // A task that belongs to no test leaves the issue to this one.
                    if Testing.Test.current == nil {
                        late.yield(text)
                    } else {
                        Testing.Issue.record("\(text)", sourceLocation: test.sourceLocation)
                    }
                }
                let scope = makeScope(fail)
                async let reports: Swift.Void = {
                    for await text in texts { Testing.Issue.record("\(text)", sourceLocation: test.sourceLocation) }
                }()
                let result: Swift.Result<Swift.Void, any Swift.Error>
                do { result = .success(try await Scope.ofTask.withValue(scope, operation: function)) } catch {
                    result = .failure(error)
                }
                let warnings = scope.end(isWhole: (try? result.get()) != nil)
                late.finish()
                await reports
                for (text, file, path, line, column) in warnings {
                    Location(file, path, line, column).warn(text)
                }
                try result.get()
            }

            private func makeScope(_ fail: @escaping (Swift.String) -> Swift.Void) -> Scope {
                //: Library
                if isExhaustive { return Scope(isExhaustive: true, fail: fail) }
                //: Stub Tests
                return Scope(fail: fail)
            }
        }
    }

    extension Mocks.Location {
        /// Records a warning of the running test.
        internal nonisolated func warn(_ text: Swift.String) {
            Testing.Issue.record("\(text)", severity: .warning, sourceLocation: ofTesting)
        }
    }

    extension Testing.Trait where Self == Mocks.Strictness {
        /// A call of a mock without an answer is an issue, and so, as a warning, is an answer that no call uses.
        public nonisolated static var strictMocks: Mocks.Strictness { Mocks.Strictness() }
    }
#endif

#if canImport(XCTest)
    extension Mocks {
        /// Makes a test strict as the trait `.strictMocks` does: a line in `setUp`. XCTest has no warnings, so answers that
        /// no call uses are printed as such.
        public nonisolated static func makeStrict(
            _ test: XCTestCase, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
        ) {
            let scope = Scope { XCTFail($0, file: file, line: line) }
            Order.shared.scopeOfTestCase = scope
            test.addTeardownBlock {
                Order.shared.scopeOfTestCase = nil
                for (text, _, path, line, _) in scope.end(isWhole: true) { Swift.print("\(path):\(line): warning: \(text)") }
            }
        }
    }
#endif
