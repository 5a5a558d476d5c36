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

/// These have the names of types that mocks share.
class Unchecked {}
struct Call: Sendable, Equatable { var number = 0 }
final class Property: Sendable {}
enum Recorder: Sendable { case once }
struct UnansweredCall: Error, Equatable {}
struct Stub: Sendable {}

/// Feature: types named like Foundation's
protocol ForeignNames {
    func start(_ operation: Operation, in handle: Process.Handle?) throws -> [Operation]
    func open(_ stream: any Stream) -> Unchecked
    func each<S: Stream>(_ stream: S) -> S
    func keep(_ value: sending Unchecked) -> sending Unchecked
    var current: Operation { get }
}

/// Feature: types named like those that mocks share
protocol HelperNames: Sendable {
    func call(_ call: Call) throws -> Call?
    func fail(_ error: UnansweredCall) throws(UnansweredCall)
    func map<T: Sendable>(_ value: T) -> T
    func each(_ body: (Recorder) throws -> Void) rethrows
    var value: Property? { get set }
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

/// Feature: associated types named like the standard library's
protocol OwnErrors: Sendable {
    associatedtype Error: Swift.Error
    associatedtype Bool
    func load(_ flag: Bool) throws -> Int
    func fail(with error: Error) throws(Error)
}

/// Feature: associated types named like the types that a standard protocol's requirements use
protocol OwnCoders: Codable, Hashable, Comparable {
    associatedtype Encoder
    associatedtype Decoder
    associatedtype CodingKey
    associatedtype Hasher
    associatedtype ObjectIdentifier
    func encode(_ value: Int, with encoder: Encoder)
}

/// A type that only the parents below know by this name.
struct Voucher: Equatable {
    enum Kind { case gift }

    var number = 0
}

protocol VoucherSource {
    var voucher: Voucher? { get set }
    func voucher(of kind: Voucher.Kind) throws -> Voucher
    func swap<Voucher>(_ voucher: Voucher) -> Voucher
}

/// Feature: associated types named like a type of the parent's module
protocol VoucherShop: VoucherSource {
    associatedtype Voucher
    func sell(_ voucher: Voucher) -> [Voucher]
}

/// Feature: aliases named like a type of the parent's module
protocol NumberShop: VoucherSource {
    typealias Voucher = Int
    func sell(_ voucher: Voucher) -> [Voucher]
}

/// Feature: types of a class named like the standard library's
// mockgen: mock
class OwnTypes: @unchecked Sendable {
    struct Bool {}
    struct Int {}
    struct Never {}
    enum Error: Swift.Error { case missing }

    init() {}

    func load() throws -> Swift.Int { 1 }
    func find(_ flag: Bool) -> Int? { nil }
}

/// An enum without values.
enum Nothing {}

/// Feature: enums without cases
protocol Impossible: Sendable {
    var nothing: Nothing? { get }
    func close(_ nothing: Nothing?, and nothings: [Nothing]) -> Int
    func make() throws -> Nothing
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func find(Never: Int) -> Int
}

/// A type that has the name of a mock.
struct MirroringMock {
    var number = 0
}

class ReflectingMock {
    enum Kind { case plain }
}

/// Feature: types named like a mock
protocol Mirroring {
    func mirror(_ mock: MirroringMock) -> MirroringMock?
    var kind: ReflectingMock.Kind? { get }
}

protocol Reflecting {
    func reflect() -> MirroringMock?
}
