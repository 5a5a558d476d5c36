import Foundation

// Names that Foundation has as well.

struct Operation: Equatable {
    var id = 0
}

protocol Stream {
    func next() -> Int
}

enum Process {
    struct Handle: Equatable {
        var id = 0
    }
}

/// What a file of mocks calls one of its own types.
class UncheckedInMocks {}

/// Feature: types named like Foundation's
protocol ForeignNames {
    func start(_ operation: Operation, in handle: Process.Handle?) throws -> [Operation]
    func open(_ stream: any Stream) -> UncheckedInMocks
    func each<S: Stream>(_ stream: S) -> S
    func keep(_ value: sending UncheckedInMocks) -> sending UncheckedInMocks
    var current: Operation { get }
}

extension Shadowed {
    enum Inner {}
}

extension Shadowed.Inner {
    /// Feature: protocols in the extension of a nested type
    protocol Outside {
        func text(_ text: String) -> Swift.String
    }
}

enum `default` {
    /// Feature: protocols between back-ticks
    protocol `switch` {
        func `case`(_ `in`: Int) -> Int
    }
}

/// Feature: names that need back-ticks
protocol RawNames {
    func `over there`(`first place`: Int, `second place` place: Int) -> Int
    func `1st`()
    func `to-do`(`a.b`: Int) -> User
    func borrow(`c d`: borrowing String)
    func wait(_ async: Int, await: Int, `throws`: Int)
}

/// Feature: names that the code of a mock uses
protocol OwnCalls: Sendable {
    func fatalError() -> User
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func Stubs() -> Int
    var stubs: Int { get set }
    var user: User { get }
}

/// Feature: protocols of the standard library as bare types
protocol BareStandardTypes {
    func format(_ text: String, _ values: CVarArg...) -> String
    var error: CustomNSError? { get }
}

/// Feature: a protocol whose name needs back-ticks
protocol `page-source` {
    func page(_ number: Int) -> String
}
