// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Darwin

// The declarations of macOS's module Foundation that are used by the code that mocks share, or by tests that call functions of C. They are
// declared as Swift imports them from Apple's headers.

// NSLock.h
public protocol NSLocking {
    @available(*, noasync, message: "Use async-safe scoped locking instead")
    func lock()

    @available(*, noasync, message: "Use async-safe scoped locking instead")
    func unlock()
}

open class NSLock: NSLocking, @unchecked Sendable {
    public init() {}

    @available(*, noasync, message: "Use async-safe scoped locking instead")
    public func lock() {}

    @available(*, noasync, message: "Use async-safe scoped locking instead")
    public func unlock() {}
}

open class NSRecursiveLock: NSLocking, @unchecked Sendable {
    public init() {}

    @available(*, noasync, message: "Use async-safe scoped locking instead")
    public func lock() {}

    @available(*, noasync, message: "Use async-safe scoped locking instead")
    public func unlock() {}
}

// NSDate.h
public struct Date: Sendable {
    public var timeIntervalSinceNow: Double { 0 }
    public var timeIntervalSinceReferenceDate: Double { 0 }
    public static var distantPast: Date { Date() }

    public init() {}
    public init(timeIntervalSinceNow: Double) {}
}

public func + (date: Date, seconds: Double) -> Date { date }

// NSNotification.h
public struct Notification {
    public struct Name: Hashable, Sendable {
        public init(_ rawValue: String) {}
    }

    public var userInfo: [AnyHashable: Any]?
}

open class NotificationCenter: @unchecked Sendable {
    public class var `default`: NotificationCenter { NotificationCenter() }

    public func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {}

    public func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        fatalError("a stand-in has no observers")
    }
}

public protocol NSObjectProtocol {}

open class NSObject: NSObjectProtocol {
    public init() {}
}

open class OperationQueue: @unchecked Sendable {}

// dispatch/time.h, which Foundation re-exports.
public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { DispatchTime() }

    public var uptimeNanoseconds: UInt64 { 0 }
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }

public enum DispatchTimeoutResult: Sendable { case success, timedOut }

open class DispatchSemaphore: @unchecked Sendable {
    public init(value: Int) {}
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
    @discardableResult
    public func signal() -> Int { 0 }
}

public final class DispatchSpecificKey<T>: Sendable {
    public init() {}
}

open class DispatchQueue: @unchecked Sendable {
    public class var main: DispatchQueue { DispatchQueue() }
    public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
    public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
}

open class Thread: @unchecked Sendable {
    public class var isMainThread: Bool { true }

    @available(*, noasync)
    public class var current: Thread { Thread() }

    public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}

    @available(*, noasync)
    public class func sleep(forTimeInterval interval: Double) {}
}

// NSURL.h
public struct URL: Sendable {
    public var absoluteString: String { "" }

    public func appendingPathComponent(_ pathComponent: String) -> URL { self }

    public func path(percentEncoded: Bool = true) -> String { "" }
}

// NSString.h
public enum NSString {
    public struct CompareOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public static var regularExpression: CompareOptions { CompareOptions(rawValue: 1024) }

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

extension String {
    public typealias CompareOptions = NSString.CompareOptions

    public struct Encoding: Sendable {
        public static var utf8: Encoding { Encoding() }
    }

    public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
}

extension StringProtocol {
    public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement, options: String.CompareOptions = [], range searchRange: Range<Index>? = nil
    ) -> String { "" }
}

// NSDecimal.h, NSUUID.h and NSData.h
public struct Decimal: Sendable {}

public struct UUID: Sendable {}

public struct Data: Sendable {
    public struct Base64EncodingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public func base64EncodedString(options: Base64EncodingOptions = []) -> String { "" }
}

// NSFileManager.h
open class FileManager: @unchecked Sendable {
    public class var `default`: FileManager { FileManager() }

    public var currentDirectoryPath: String { "" }

    public func changeCurrentDirectoryPath(_ path: String) -> Bool { false }
}

// NSError.h
public let NSFilePathErrorKey = ""

public enum POSIXErrorCode: Int32, Sendable {
    case EINVAL = 22
}

public struct POSIXError: Error {
    public init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:]) {}
}
