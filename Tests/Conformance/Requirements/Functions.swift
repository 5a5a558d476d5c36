import Foundation

/// Feature: results of every type
protocol PlainFunctions {
    func nothing()
    func returnsNumber() -> Int
    func returnsText() -> String
    func returnsFlag() -> Bool
    func returnsOptional() -> User?
    func returnsArray() -> [User]
    func returnsDictionary() -> [String: User]
    func returnsSet() -> Set<Int>
    func returnsUser() -> User
    func returnsTuple() -> (count: Int, name: String)
    func returnsMixedTuple() -> (user: User, count: Int)
    func returnsNested() -> [[String: [Int?]]]
    func returnsClosure() -> (Int) -> String
    func returnsImplicitlyUnwrapped() -> Account!
    func returnsVoidByName() -> Void
    func returnsSwiftVoid() -> Swift.Void
    func returnsEmptyTuple() -> ()
    func returnsNever() -> Never
    func returnsOptionalOptional() -> Int??
    func returnsMetatype() -> User.Type
    func returnsAny() -> Any
    func returnsAnyObject() -> AnyObject
    func returnsResult() -> Result<User, LoadError>
    func returnsDouble() -> Double
    func returnsDecimal() -> Decimal
    func returnsDate() -> Date
    func returnsData() -> Data
    @discardableResult func discardable() -> Int
}

/// Feature: attributes and isolated members
protocol Attributed {
    @available(*, deprecated, message: "use load(id:)") func load()
    @available(macOS 10.15, iOS 13, *) func load(id: Int) -> Int
    @MainActor func onMain(_ value: Int) async -> Int
    @MainActor var title: String { get set }
    @DatabaseActor func onDatabase(_ account: Account) async throws -> Account
    @ListBuilder func lines() -> [String]
    func list(@ListBuilder _ content: () -> [String]) -> Int
    nonisolated func free() -> Int
    @concurrent func parallel(_ value: Int) async -> Int
    nonisolated(nonsending) func inherits() async -> Int
    @inlinable func inlined()
}

/// Feature: mutating, consuming and borrowing functions
protocol Mutating {
    mutating func change(_ value: Int)
    mutating func next() -> Int?
    nonmutating func look() -> Int
    consuming func finish() -> Int
    borrowing func peek() -> Int
    var value: Int { mutating get nonmutating set }
}

/// Feature: functions that never return
protocol Endless: Sendable {
    func stop() -> Never
    func fail() throws -> Never
    var never: Never { get }
    var later: Never { get async }
}

/// Feature: types without values
protocol Unreachable {
    init(_ nothing: Emptiness)
    func take(_ nothing: Emptiness) -> String
    func take(never: Never, count: Int) async throws -> Int
    func take(_ pair: (Int, Emptiness)) -> Int
    func consume(_ nothing: consuming Emptiness) -> Int
    func change(_ nothing: inout Emptiness) -> Int
    func several(_ nothing: Emptiness...) -> Int
    func maybe(_ nothing: Emptiness?) -> Int
    func give() -> Emptiness
    func fail(_ error: NoFailure) throws(NoFailure) -> Int
    static func shared(_ nothing: Emptiness) -> Int
    var nothing: Emptiness { get set }
    var never: Never { get set }
    subscript(nothing: Emptiness, count: Int) -> String { get set }
    subscript(count: Int) -> Emptiness { get }
}

/// Feature: types without values in a Sendable protocol
protocol UnreachableAnywhere: Sendable {
    func take(_ nothing: Emptiness) -> String
    func take(_ pair: (Int, Never)) async -> Int
    func several(_ nothing: Emptiness...) -> Int
    var nothing: Emptiness { get set }
}

/// Feature: types without values in an actor
protocol UnreachableActor: Actor {
    func take(_ nothing: Emptiness) -> Int
    func several(_ nothing: Emptiness...) -> Int
}

/// An enum without cases, although its body has the word.
enum Emptiness: Sendable {
    enum Other { case one }
    // case none
    static func describe(_ other: Other) -> Int {
        switch other {
        case .one: 1
        }
    }
}

enum NoFailure: Error {}
