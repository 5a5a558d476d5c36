import Foundation

#if canImport(Testing)
    internal import Testing
#endif
#if canImport(XCTest)
    internal import XCTest
#endif

extension Mocks {
    /// The part of `mockgen mutate` in the process of the tests: it writes which test uses which answer, and gives other answers.
    ///
    /// The variable `MOCKGEN_MUTATE` names a folder. Its file `changes.txt` has the answers to change, and after how many seconds the process
    /// ends. Each process writes a file of its own with a line for each event, its words between tabs.
    internal nonisolated final class Mutations: Foundation.NSObject, Locked, @unchecked Swift.Sendable {
        static let folder = getenv("MOCKGEN_MUTATE").map { unsafe Swift.String(cString: $0) }
        static let shared = folder.map(Mutations.init)

        let lock: any Foundation.NSLocking = Foundation.NSLock()
        private let log = unsafe fopen("\(Mutations.folder ?? "")/answers-\(getpid()).txt", "w")
        /// The kind of change of each answer, by its origin, and the limit.
        private let changes: [Swift.String: Swift.String]
        private var numbers: [Swift.String: Swift.Int] = [:]

        private init(_ folder: Swift.String) {
            let text = (try? Swift.String(contentsOfFile: "\(folder)/changes.txt", encoding: .utf8)) ?? ""
            let lines = text.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1).map(Swift.String.init) }
            changes = Swift.Dictionary(lines.map { ($0[$0.count - 1], $0[0]) }) { first, _ in first }
            super.init()
            #if canImport(XCTest)
                XCTestObservationCenter.shared.addTestObserver(self)
            #endif
            guard let limit = changes["limit"].flatMap(Swift.Double.init) else { return }
            Foundation.Thread.detachNewThread {
                Foundation.Thread.sleep(forTimeInterval: limit)
                _exit(1)
            }
        }

        /// The test of Swift Testing that runs. A line without one belongs to the test case of XCTest that ends next.
        private static var test: Swift.String {
            #if canImport(Testing)
                if let test = Testing.Test.current { return "\(test.id)" }
            #endif
            return ""
        }

        /// Writes an event: equal ones by the number of the first one, which alone has all words.
        fileprivate func write(_ words: [Swift.String], _ others: () -> [Swift.String] = { [] }) {
            let line = words.joined(separator: "\t")
            let end = locked { numbers[line] } == nil ? others() : []
            locked {
                let text = numbers[line].map { "again\t\($0)" } ?? ([line] + end).joined(separator: "\t")
                if numbers[line] == nil { numbers[line] = numbers.count }
                guard let log = unsafe log else { return }
                unsafe fputs("\(text)\n", log)
                unsafe fflush(log)
            }
        }

        /// Notes answers that a test gives at a line.
        func note(_ answers: [AnyAnswer], of member: Swift.String, at location: Location, after count: Swift.Int) {
            for (index, answer) in answers.enumerated() where answer.held == nil {
                let origin = "\(location.line)\t\(count + index)\t\(member)\t\(location.file)"
                answer.origin = (origin, Mutations.test)
                write(["given", Mutations.test, origin])
            }
        }

        /// Returns the answer to a call, or the one in its place. Nil if the call is to go on as without an answer.
        func answer<Arguments, Values, Output, Failure, Closure>(
            _ answer: Answer<Output, Failure, Closure>, of stub: CallStub<Arguments, Values, Output, Failure, Closure>,
            among given: [Answer<Output, Failure, Closure>]
        ) -> Answer<Output, Failure, Closure>? {
            guard let origin = answer.origin else { return answer }
            let others = { Alternatives(to: answer, among: given, fallback: stub.locked { stub.fallback }) }
            // A task that belongs to no test uses the answers of the test that has given them.
            let use = [Mutations.test.isEmpty ? origin.test : Mutations.test, origin.text]
            guard let kind = changes[origin.text] else {
                write(["used"] + use) {
                    let others = others()
                    return [others.usual] + others.all.flatMap { [$0.kind, $0.text] }
                }
                return answer
            }
            guard let other = others().all.first(where: { $0.kind == kind }) else { return answer }
            write(["changed"] + use)
            return other.answer
        }
    }
}

#if canImport(XCTest)
    /// The first answer adds the observer, so it sees only how the first test case ends.
    extension Mocks.Mutations: XCTestObservation {
        func testCaseDidFinish(_ testCase: XCTestCase) {
            // `-[LoginTests testLoad]`, and on Linux `LoginTests.testLoad`.
            let name = testCase.name.split { " .]".contains($0) }.last ?? ""
            let hasPassed = testCase.testRun?.hasSucceeded == true && testCase.testRun?.hasBeenSkipped == false
            write(["ended", "\(Swift.String(reflecting: Swift.type(of: testCase)))/\(name)", hasPassed ? "passed" : "failed"])
        }
    }
#endif
