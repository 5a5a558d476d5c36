import Foundation

protocol LoggedInListener: AnyObject {}

protocol LoggedInRouting: AnyObject {}

protocol Routing: AnyObject {}

/// Feature: names that projects know
protocol ArticleNames {
    func load()
    func build(withListener listener: LoggedInListener) -> LoggedInRouting
    func attachChild(_ child: Routing)
    func didLogin(withPlayer1Name player1Name: String, player2Name: String)
    func find(id: Int?) -> User?
    func fetch<T: Decodable>(_ type: T.Type, from url: URL) -> T
    func load(id: Int, completion: @escaping (Result<User, Error>) -> Void)
    func minMax(_ a: [Int]) -> (min: Int, max: Int)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func URLString(for x: Int) -> String
    func `continue`(with message: String) -> String
    init(name: String, age: Int)
}

/// Feature: names that are keywords
protocol Keywords {
    func `continue`(with message: String) -> String
    func `self`()
    func `init`()
    func move(in place: Int, for reason: String, `where`: Int)
    func `default`(_ `case`: Int) -> Int
    func `repeat`(`while`: Bool)
    func `class`(_ `func`: String)
    func take(`self`: Int, `return`: Int)
    func `is`(_ `as`: Int) -> Bool
    var `protocol`: String { get set }
    var `default`: Int { get }
    var `operator`: Int? { get set }
    var `in`: [Int] { get }
}

/// Feature: names in any script
protocol UnicodeNames {
    func größe(für größe: Int) -> Int
    func 読む(_ 本: String) -> String
    var 名前: String { get }
    func 🚀(_ 🌍: Int) -> Int
    func `a raw identifier`(_ value: Int) -> Int
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
    var await: Int { get set }
}

/// Feature: labels that begin declarations
protocol DeclarationWords {
    func connect(protocol: String, port: Int) -> (struct: Int, case: String)
    func send(for class: String, init: Int, `inout`: Int) async throws -> [(func: Int, import: Int?)]
    func map<T>(subscript: T, typealias: [T]) -> (static: [T], extension: Int)
    subscript(enum enum: Int, _ operator: Int) -> Int { get set }
    var pair: (class: Int, `inout`: Int) { get set }
    static var shared: (deinit: Int, associatedtype: Int)? { get set }
    init(precedencegroup: Int, `var`: Int)
}

protocol EscapedWords: DeclarationWords {
    func connect(`protocol`: String, port: Int) -> (`struct`: Int, `case`: String)
}

/// Labels that begin declarations, in statics outside of a generic mock.
protocol GenericDeclarationWords: Sendable {
    associatedtype Item
    static func make(case: Item, class: (func: Item, Int)) -> (struct: Int, enum: Int)
    static var pair: (class: Int, enum: Int) { get set }
    func find(protocol: Item, port: Int) -> (let: Item, var: Int)?
}

/// Feature: a protocol whose name needs back-ticks
protocol `page-source` {
    func page(_ number: Int) -> String
}

/// Feature: names that the code of a mock uses
protocol OwnCalls: Sendable {
    func fatalError() -> User
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func Stubs() -> Int
    var stubs: Int { get set }
    var user: User { get }
}

/// Feature: a property that is only read, named like the table of the stubs
protocol StubCounting {
    var stubs: [String] { get }
    static var stubs: Int { get }
    func stubsMember() -> Int
}

/// Feature: parameters named like members of the mock
protocol ParameterNames {
    func log(_ message: @autoclosure () -> String, error: (any Error)?, asynchronous async: Bool, line: UInt)
    func anyConfusing(anyName: any Animal, someName: String, escaping: Int)
    func load(closure: Int, value: Int, error: Int) throws -> User
    func save(saveClosure: Int, saveReturnValue: Int, saveThrowableError: Int, saveCallsCount: Int) throws -> User
    func swap(_ a: Int, a b: Int, `inout`: Int, `let`: Int, `var`: Int) -> Int
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func generic<Value>(_ Value: Int, value: Value) -> Value
    func mock(_ mock: Int, stub: Int, kept: Int, keptValue: borrowing String) -> Int
    func type(type: Int, of: Int, init: Int) -> Int
    func stub(_ stub: () throws -> Int) rethrows -> Int
    func bare(in: Int, for: Int, class: String, init: Int, self: Int, default: Int, is: Bool) -> Int
    func one(case: Int)
}

/// Feature: arguments named like members of the mock
protocol ArgumentsCalledLikeLocals {
    func retry(rethrowing: Int, _ body: () throws -> Void) rethrows
    func rethrowing(_ body: () throws -> Int) rethrows -> Int
    func keep(_ keptText: Int, text: borrowing String)
    func keep<T>(_ keptBody: Int, body: @escaping (T) -> Void)
    func keep<T>(_ uncheckedKeptDone: Int, _ keptDone: String, done: (@Sendable (T) -> Void)?)
}

protocol Shadowing {
    func closure(closure: Int, returnValue: String) -> Int
    func returnValue(_ returnValue: Int) -> User
    func called(calledCallsCount: Int, calledClosure: String) -> User
    func load(loadReturnValue: Int) throws -> User
    func loadCallsCount() -> Int
    func stubs(lock: Int, stubs: Int)
    var loadCalled: Bool { get }
    var underlyingName: String { get set }
    var name: String { get set }
    func error(error: Int, value: Int, result: Int) throws -> User
    func arguments(_ self: Int, `Self`: Int)
}

/// A member that hides the keyword.
protocol OwnSelf {
    static func make() -> Int
    var `Self`: Int { get }
    init(number: Int)
}

protocol OwnGenericSelf {
    associatedtype Item
    static var `Self`: Int { get set }
    static func make(_ item: Item) -> Int
}

enum Rows {
    @resultBuilder enum Builder {
        static func buildBlock(_ numbers: Int...) -> [Int] { numbers }
    }
}

extension Rows {
    /// An attribute that is a type in the scope of the protocol.
    protocol Filling {
        func fill(@Builder _ rows: () -> [Int])
    }
}

#if compiler(>=6.3)
    protocol SelectedNames: Requirements::Shadowing, Swift::Sendable {
        @Swift::MainActor func count(_ names: Swift::Array<Swift::String>) -> Swift::Int
        func find(_ id: Swift::Int) async throws(any Swift::Error) -> Swift::Optional<Foundation::Date>
    }
#endif
