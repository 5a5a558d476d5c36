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
        static var current: Scope? { own ?? ofOtherModule }
        internal static var own: Scope? { ofTask.get() ?? Order.shared.scopeOfTestCase }

        /// Reports a failure of the test.
        let fail: (Swift.String) -> Swift.Void
        /// The stubs of static members are the test's own.
        let statics = StaticStubs()
        //: Statics Stub
        /// The values of static properties, too.
        let values = Statics()
        //: Stub
        let isExhaustive: Swift.Bool
        private var given: [Given] = []
        /// Only of exhaustive tests.
        private var stubs: [Recorder] = []
        private var isOver = false
        /// The scopes of other modules' copies of this code that belong to this one.
        private var others: [Swift.String: Other] = [:]

        init(isExhaustive: Swift.Bool, fail: @escaping (Swift.String) -> Swift.Void) {
            (self.isExhaustive, self.fail) = (isExhaustive, fail)
        }

        /// Used with the lock of the stubs.
        func add(_ stub: Recorder) { if isExhaustive, !isOver { stubs.append(stub) } }

        /// Used with the lock of the stubs.
        func give(_ answer: Given) { if !isOver { given.append(answer) } }

        /// Reports the calls that no check has looked at. Returns a warning for each answer that no call used.
        ///
        /// - Parameter isWhole: false if an error ended the test before its checks, and before some calls. Then the error
        ///   alone is of interest.
        func end(isWhole: Swift.Bool) -> [Warning] {
            let (stubs, given, others) = takeAll()
            if isWhole { for stub in stubs { if let text = stub.textOfUncheckedCalls { fail(text) } } }
            let warnings = given.filter { !$0.isUsed }.map(\.warning)
            return (isWhole ? warnings : []) + others.flatMap { $0.end(isWhole) }
        }

        /// Mocks refer to their test, so it must not keep their stubs for ever.
        private func takeAll() -> ([Recorder], [Given], [Other]) {
            Order.shared.lock.lock()
            let all = (stubs, given, Swift.Array(others.values))
            (stubs, given, others, isOver) = ([], [], [:], true)
            Order.shared.lock.unlock()
            statics.removeAll()
            //: Statics Stub
            values.removeAll()
            //: Stub
            return all
        }

        // MARK: - Mocks of other modules

        /// A warning, its file, path, line and column.
        typealias Warning = (Swift.String, Swift.StaticString, Swift.StaticString, Swift.UInt, Swift.UInt)
        private typealias Other = (scope: Any, end: (Swift.Bool) -> [Warning])
        private typealias Make = (Swift.Bool, @escaping (Swift.String) -> Swift.Void) -> (Any, (Swift.Bool) -> [Warning])

        private static let request = Foundation.Notification.Name("mockgen: the scope of the running test")

        /// A scope that belongs to the one of another module's copy of this code. Only copies in test targets import
        /// Testing, so another one asks by a notification. Its contents are of standard types.
        private static var ofOtherModule: Scope? {
            var scope: Scope?
            let make: Make = { isExhaustive, fail in
                let made = Scope(isExhaustive: isExhaustive, fail: fail)
                return (made, made.end)
            }
            let take: (Any) -> Swift.Void = { scope = $0 as? Scope }
            Foundation.NotificationCenter.default.post(
                name: request, object: nil,
                userInfo: ["copy": "\(Swift.ObjectIdentifier(Scope.self))", "make": make, "take": take])
            return scope
        }

        /// Lets the mocks of other modules belong to strict tests.
        internal static let invitesOthers: Swift.Void = {
            _ = Foundation.NotificationCenter.default.addObserver(forName: request, object: nil, queue: nil) {
                request in
                guard let scope = own, let copy = request.userInfo?["copy"] as? Swift.String,
                    let make = request.userInfo?["make"] as? Make,
                    let take = request.userInfo?["take"] as? (Any) -> Swift.Void
                else { return }
                take(scope.other(of: copy, make))
            }
        }()

        private func other(of copy: Swift.String, _ make: Make) -> Any {
            Order.shared.lock.lock()
            defer { Order.shared.lock.unlock() }
            let other = others[copy] ?? make(isExhaustive, fail)
            others[copy] = other
            return other.scope
        }
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

    /// Records an issue of the running test. Without one, and without Swift Testing, it throws an error that names the
    /// line.
    internal nonisolated static func fail(_ text: Swift.String, at location: Location) throws {
        if !record(text, at: location) { throw Failure("\(location.file):\(location.line): \(text)") }
    }

    /// Returns a function that records issues of the running test at its line: a call may belong to another task.
    internal nonisolated static func reporter(at location: Location) -> (Swift.String) -> Swift.Void {
        //: Stub Tests
        #if canImport(Testing)
            if Testing.Test.current != nil {
                let issues = LateIssues(at: location)
                return { if !record($0, at: location) { issues.report.yield($0) } }
            }
        #endif
        //: Stub
        return { recordAnywhere($0, at: location) }
    }

    //: Stub Tests
    /// Issues of a test from tasks that belong to none. The task that records them belongs to the test, and ends when
    /// nothing reports any more.
    private nonisolated final class LateIssues {
        let report: _Concurrency.AsyncStream<Swift.String>.Continuation

        init(at location: Location) {
            let (texts, report) = _Concurrency.AsyncStream<Swift.String>.makeStream()
            self.report = report
            _Concurrency.Task { for await text in texts { recordAnywhere(text, at: location) } }
        }

        deinit { report.finish() }
    }
    //: Stub
}

//: Stub Tests
#if canImport(Testing)
    extension Mocks {
        /// The traits `.mocks` and `.mocks(.exhaustive)`.
        public nonisolated struct Strictness: Testing.TestTrait, Testing.SuiteTrait, Testing.TestScoping {
            /// More issues than calls without answers and answers without calls.
            public enum Checks: Swift.Sendable {
                /// Calls that no check of the test has looked at.
                case exhaustive
            }

            internal let checks: Checks?

            public var isRecursive: Swift.Bool { true }

            public func provideScope(
                for test: Testing.Test, testCase: Testing.Test.Case?,
                performing function: @concurrent @Sendable () async throws -> Swift.Void
            ) async throws {
                guard testCase != nil else { return try await function() }
                Scope.invitesOthers
                let (texts, late) = _Concurrency.AsyncStream<Swift.String>.makeStream()
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
                let warnings = scope.end(isWhole: (try? result.get()) != nil)
                late.finish()
                await reports
                for (text, file, path, line, column) in warnings {
                    Location(file, path, line, column).warn(text)
                }
                try result.get()
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
        public nonisolated static func beStrict(
            in test: XCTestCase, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
        ) {
            Scope.invitesOthers
            let scope = Scope(isExhaustive: false) { XCTFail($0, file: file, line: line) }
            Order.shared.scopeOfTestCase = scope
            test.addTeardownBlock {
                Order.shared.scopeOfTestCase = nil
                for (text, _, path, line, _) in scope.end(isWhole: true) { Swift.print("\(path):\(line): warning: \(text)") }
            }
        }
    }
#endif
