//: Module
#if canImport(Testing)
    internal import Testing
#endif
#if canImport(XCTest)
    internal import XCTest
#endif

//: stop
extension Mocks {
    /// A position in a test.
    internal nonisolated struct Location: Swift.Sendable {
        let file: Swift.StaticString
        let path: Swift.StaticString
        let line: Swift.UInt
        let column: Swift.UInt

        init(_ file: Swift.StaticString, _ path: Swift.StaticString, _ line: Swift.UInt, _ column: Swift.UInt) {
            (self.file, self.path, self.line, self.column) = (file, path, line, column)
        }
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
            if let location { XCTFail(text, file: location.path, line: location.line) } else { XCTFail(text) }
        #endif
        //: stop
    }

    /// Stops the test, after a failure that names it: the report has more than a process that ended.
    public nonisolated static func stop(_ text: Swift.String) -> Swift.Never {
        recordAnywhere(text)
        Swift.fatalError(text)
    }
}

//: stop Tests
#if canImport(Testing)
    extension Mocks.Location {
        internal nonisolated var ofTesting: Testing.SourceLocation {
            Testing.SourceLocation(
                fileID: "\(file)", filePath: "\(path)", line: Swift.Int(line), column: Swift.Int(column))
        }
    }
#endif
