// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The declarations of macOS's module XCTest that are used by the code that mocks share.

import Foundation

open class XCTestRun {
    open var hasSucceeded: Bool { true }
    open var hasBeenSkipped: Bool { false }
}

open class XCTestCase {
    open var name: String { "" }
    open var testRun: XCTestRun? { nil }

    public func addTeardownBlock(_ block: @escaping @Sendable () -> Void) {}
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}

public protocol XCTestObservation: NSObjectProtocol {}

open class XCTestObservationCenter {
    open class var shared: XCTestObservationCenter { XCTestObservationCenter() }

    open func addTestObserver(_ testObserver: any XCTestObservation) {}
}
