// The types of the requirements in this module.

struct User: Equatable, Codable, Sendable {
    var id = 0
    var name = ""
}

/// Not Sendable, no default to invent.
class Account {
    var balance = 0
    init(balance: Int = 0) { self.balance = balance }
}

enum LoadError: Error, Equatable { case missing, offline(Int) }

protocol Animal {
    var noise: String { get }
}

struct Dog: Animal, Equatable {
    var noise = "woof"
}

/// A value that can only be moved.
struct Ticket: ~Copyable {
    var number: Int
    init(number: Int) { self.number = number }
}

typealias Completion = (Result<User, any Error>) -> Void
typealias UserID = Int
typealias MaybeUser = User?
typealias AnyAnimal = Animal

@globalActor actor DatabaseActor {
    static let shared = DatabaseActor()
}

@resultBuilder enum ListBuilder {
    static func buildBlock(_ parts: String...) -> [String] { parts }
}
