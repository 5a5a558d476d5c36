import Foundation

// Foundation has these names as well.

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

/// Feature: protocols of the standard library as bare types
protocol BareStandardTypes {
    func format(_ text: String, _ values: CVarArg...) -> String
    var error: CustomNSError? { get }
}

/// Names of the standard library that a project uses for something else.
enum Shadowed {
    struct String: Equatable {}
    struct Result: Equatable {}
    enum Error { case bad }

    /// Feature: names that hide the standard library
    protocol Service {
        func text() -> String
        func maybe() -> String?
        func result(_ result: Result) -> Result
        func error(_ error: Error)
        func swiftText() -> Swift.String
    }
}
