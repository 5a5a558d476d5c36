import Foundation

/// Functions of an app with the names of those that mocks call. None of them may be called.
extension NSLock {
    func lock() { exit(0) }
    func unlock() { exit(0) }
    func withLock<R>(_ body: () throws -> R) rethrows -> R { exit(0) }
}

extension NSLocking {
    func lock() { exit(0) }
    func unlock() { exit(0) }
}

func fatalError(_ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) -> Never { exit(0) }

protocol Cellar: Sendable {
    var bottles: Int { get set }
    func open(_ year: Int) throws -> String
    func move<T: Sendable>(_ count: Int) -> T
    func locked<R>(_ body: () throws -> R) rethrows -> R
}
