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

/// Feature: metatypes of protocols
protocol TypeProviding {
    func type() -> Any.Type
    func routing() throws -> any Mutating.Type
    subscript(index: Int) -> any Mutating.Type { get }
    func anyClass() async -> AnyClass
}
