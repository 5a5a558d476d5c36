// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The declarations of macOS's module XCTest that are used by the code that mocks share.

open class XCTestCase {
    public func addTeardownBlock(_ block: @escaping @Sendable () -> Void) {}
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}
