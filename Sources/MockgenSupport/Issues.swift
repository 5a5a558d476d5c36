//: Module
#if canImport(Testing)
    internal import Testing
#endif
#if canImport(XCTest)
    internal import XCTest
#endif

//: stop
extension Mocks {
    /// A line of a test.
    internal nonisolated struct Location: Swift.Sendable {
        let file: Swift.StaticString
        let line: Swift.UInt

        var text: Swift.String { "\(file):\(line)" }

        init(_ file: Swift.StaticString, _ line: Swift.UInt) { (self.file, self.line) = (file, line) }
    }

    /// Records an issue of the running test of Swift Testing. Returns false without one.
    ///
    /// - Parameter location: nil for the line of the test.
    internal nonisolated static func record(_ text: Swift.String, at location: Location?) -> Swift.Bool {
        //: stop Tests
        #if canImport(Testing)
            if let test = Testing.Test.current {
                Testing.Issue.record("\(text)", sourceLocation: location?.ofTesting ?? test.sourceLocation)
                return true
            }
        #endif
        //: stop
        return false
    }

    /// Records a failure of the running test, also of XCTest.
    internal nonisolated static func recordAnywhere(_ text: Swift.String, at location: Location? = nil) {
        if record(text, at: location) { return }
        //: stop Tests
        #if canImport(XCTest)
            if let location { XCTFail(text, file: location.file, line: location.line) } else { XCTFail(text) }
        #endif
        //: stop
    }
}

extension Mocks.Generated {
    /// Stops the test, after a failure that names it: the report has more than a process that ended.
    public nonisolated static func stop(_ text: Swift.String) -> Swift.Never {
        Mocks.recordAnywhere(text)
        Swift.fatalError(text)
    }
}

//: stop Tests
#if canImport(Testing)
    extension Mocks.Location {
        /// Swift Testing shows the name of the file, and takes it with a module.
        internal nonisolated var ofTesting: Testing.SourceLocation {
            let module = Testing.Test.current?.sourceLocation.moduleName ?? "Tests"
            let name = "\(file)".split(separator: "/").last ?? ""
            return Testing.SourceLocation(fileID: "\(module)/\(name)", filePath: "\(file)", line: Swift.Int(line), column: 1)
        }
    }
#endif

//: Stub Tests
#if canImport(Testing)
    extension Mocks {
        /// Issues of one test, also from tasks that belong to none: a task of the test records these, until nothing reports.
        internal nonisolated final class Issues: Swift.Sendable {
            private let location: Location?
            private let late: _Concurrency.AsyncStream<Swift.String>.Continuation
            private let reports: _Concurrency.Task<Swift.Void, Swift.Never>

            /// - Parameter location: nil for the line of the test.
            init(at location: Location?) {
                let (texts, late) = _Concurrency.AsyncStream<Swift.String>.makeStream()
                (self.location, self.late) = (location, late)
                reports = _Concurrency.Task { for await text in texts { recordAnywhere(text, at: location) } }
            }

            deinit { late.finish() }

            func record(_ text: Swift.String) { if !Mocks.record(text, at: location) { late.yield(text) } }

            func finish() async {
                late.finish()
                await reports.value
            }
        }
    }
#endif
