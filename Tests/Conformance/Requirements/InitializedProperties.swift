/// Feature: initializers that set the properties of the same name and type
protocol Profile {
    var name: String { get }
    var age: Int { get set }
    var nickname: String? { get }
    var greeting: (String) -> String { get }
    var account: Account { get }
    var token: String { get async throws }
    static var limit: Int { get }
    init(name: String, age: Int, nickname: String?, greeting: @escaping (String) -> String)
    init(_ name: String)
    init?(named name: String)
    init(name: Substring, age: String)
    init(account: consuming Account, token: String, limit: Int) throws
}

/// Feature: the same of a Sendable protocol
protocol SendableProfile: Sendable {
    var name: String { get }
    init?(name: String)
}

/// Feature: the same of an actor
protocol ActorProfile: Actor {
    var name: String { get }
    nonisolated var age: Int { get }
    init(name: String, age: Int)
    init(late name: String) async
}

/// Feature: the same on the main actor, and beside it
@MainActor protocol MainProfile {
    var name: String { get set }
    nonisolated var age: Int { get }
    init(name: String, age: Int)
    nonisolated init(elsewhere name: String, age: Int)
}

/// Feature: the same of a generic protocol
protocol Labelled<Label> {
    associatedtype Label
    var label: Label { get }
    init(label: Label)
}

/// Feature: RawRepresentable options
protocol AttributeLike: RawRepresentable, Sendable where RawValue == Int {}

class ProfileView {
    var title = ""
    init() {}
}

/// Feature: the same beside a superclass
protocol ProfileViewLike: ProfileView {
    var title: String { get set }
    var subtitle: String { get }
    init(title: String, subtitle: String)
}
