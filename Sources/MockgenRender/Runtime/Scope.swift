extension Mocks {
    /// A test in which each call needs an answer, and each answer a call. Mocks that it makes belong to it, whichever
    /// task calls them.
    fileprivate nonisolated final class Scope: @unchecked Swift.Sendable {
        /// The scope of the running test of Swift Testing.
        static let ofTask = Swift.TaskLocal<Scope?>(wrappedValue: nil)
        static var current: Scope? { ofTask.get() ?? Order.shared.scopeOfTestCase }

        /// Reports a failure of the test.
        let fail: (Swift.String) -> Swift.Void
        /// The stubs of static members are the test's own.
        let statics = StaticStubs()
        private let isExhaustive: Swift.Bool
        private var given: [Given] = []
        /// Only of exhaustive tests.
        private var stubs: [Recorder] = []

        init(isExhaustive: Swift.Bool, fail: @escaping (Swift.String) -> Swift.Void) {
            (self.isExhaustive, self.fail) = (isExhaustive, fail)
        }

        func add(_ stub: Recorder) {
            guard isExhaustive else { return }
            Order.shared.lock.lock()
            stubs.append(stub)
            Order.shared.lock.unlock()
        }

        /// Reports the calls that no check has looked at.
        func failForUncheckedCalls() {
            for stub in stubs where stub.hasUncheckedCalls { fail("\(stub)\nNo check has looked at this.") }
        }

        /// Used with the lock of the stubs.
        func give(_ answer: Given) { given.append(answer) }

        /// The answers that no call used.
        var unused: [Given] {
            Order.shared.lock.lock()
            defer { Order.shared.lock.unlock() }
            return given.filter { !$0.isUsed }
        }
    }

    /// An answer that a test has given. The lock of the stubs guards it.
    fileprivate nonisolated final class Given {
        private let member: Swift.String
        let location: Location
        var isUsed = false

        /// The message if no call has used it.
        var warning: Swift.String {
            "No call used this answer of '\(member)'. Remove it, or find out why the call did not come."
        }

        init(_ member: Swift.String, at location: Location) { (self.member, self.location) = (member, location) }
    }

    /// A position in a test.
    fileprivate nonisolated struct Location: Swift.Sendable {
        let file: Swift.StaticString
        let path: Swift.StaticString
        let line: Swift.UInt
        let column: Swift.UInt

        init(_ file: Swift.StaticString, _ path: Swift.StaticString, _ line: Swift.UInt, _ column: Swift.UInt) {
            (self.file, self.path, self.line, self.column) = (file, path, line, column)
        }
    }

    /// Records an issue of the running test. Without one, and without Swift Testing, it throws an error that names the
    /// line.
    fileprivate nonisolated static func fail(_ text: Swift.String, at location: Location) throws {
        #if canImport(Testing)
            if Testing.Test.current != nil {
                Testing.Issue.record("\(text)", sourceLocation: location.ofTesting)
                return
            }
        #endif
        throw Failure("\(location.file):\(location.line): \(text)")
    }

    /// Records an issue of the running test, which is about to stop: the report names the test and the call, and not
    /// only a process that ended.
    fileprivate nonisolated static func failBeforeStop(_ text: Swift.String) {
        #if canImport(Testing)
            if let test = Testing.Test.current {
                Testing.Issue.record("\(text)", sourceLocation: test.sourceLocation)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(text)
        #endif
    }
}

#if canImport(Testing)
    extension Mocks {
        /// The traits `.mocks` and `.mocks(.exhaustive)`.
        public nonisolated struct Strictness: Testing.TestTrait, Testing.SuiteTrait, Testing.TestScoping {
            /// More issues than calls without answers and answers without calls.
            public enum Checks: Swift.Sendable {
                /// Calls that no check of the test has looked at.
                case exhaustive
            }

            fileprivate let checks: Checks?

            public var isRecursive: Swift.Bool { true }

            public func provideScope(
                for test: Testing.Test, testCase: Testing.Test.Case?,
                performing function: @concurrent @Sendable () async throws -> Swift.Void
            ) async throws {
                guard testCase != nil else { return try await function() }
                let (texts, late) = Swift.AsyncStream<Swift.String>.makeStream()
                let scope = Scope(isExhaustive: checks == .exhaustive) { text in
                    // A task that belongs to no test leaves the issue to this one.
                    if Testing.Test.current == nil {
                        late.yield(text)
                    } else {
                        Testing.Issue.record("\(text)", sourceLocation: test.sourceLocation)
                    }
                }
                async let reports: Swift.Void = {
                    for await text in texts { Testing.Issue.record("\(text)", sourceLocation: test.sourceLocation) }
                }()
                let result: Swift.Result<Swift.Void, any Swift.Error>
                do { result = .success(try await Scope.ofTask.withValue(scope, operation: function)) } catch {
                    result = .failure(error)
                }
                scope.failForUncheckedCalls()
                late.finish()
                await reports
                for answer in scope.unused {
                    let text = answer.warning
                    #if compiler(>=6.3)
                        Testing.Issue.record("\(text)", severity: .warning, sourceLocation: answer.location.ofTesting)
                    #else
                        Testing.Issue.record("\(text)", sourceLocation: answer.location.ofTesting)
                    #endif
                }
                try result.get()
            }
        }
    }

    extension Mocks.Location {
        fileprivate nonisolated var ofTesting: Testing.SourceLocation {
            Testing.SourceLocation(
                fileID: "\(file)", filePath: "\(path)", line: Swift.Int(line), column: Swift.Int(column))
        }
    }

    extension Testing.Trait where Self == Mocks.Strictness {
        /// A call of a mock without an answer is an issue, and so, as a warning, is an answer that no call uses.
        public nonisolated static var mocks: Mocks.Strictness { Mocks.Strictness(checks: nil) }

        /// The same, and more.
        public nonisolated static func mocks(_ checks: Mocks.Strictness.Checks) -> Mocks.Strictness {
            Mocks.Strictness(checks: checks)
        }
    }
#endif

#if canImport(XCTest)
    extension Mocks {
        /// Makes a test strict as the trait `.mocks` does: a line in `setUp`. XCTest has no warnings, so answers that
        /// no call uses are printed as such.
        public nonisolated static func beStrict(in test: XCTestCase) {
            let scope = Scope(isExhaustive: false) { XCTFail($0) }
            Order.shared.scopeOfTestCase = scope
            test.addTeardownBlock {
                Order.shared.scopeOfTestCase = nil
                for answer in scope.unused {
                    Swift.print("\(answer.location.path):\(answer.location.line): warning: \(answer.warning)")
                }
            }
        }
    }
#endif
