@available(*, deprecated, message: "use User") struct LegacyUser: Equatable, Sendable {
    var id = 0
}

@available(macOS, deprecated: 10.15, message: "use User, or wait")
typealias OldUser = User

/// Feature: deprecated types in deprecated requirements
protocol Migrating {
    @available(*, deprecated, message: "use user, or load(id:)") var legacy: LegacyUser { get set }
    @available(*, deprecated) var legacies: [LegacyUser] { get set }
    @available(*, deprecated, message: "use load(id:)") func load(_ old: LegacyUser, done: @escaping (LegacyUser) -> Void) -> LegacyUser
    @available(*, deprecated) func find(_ id: Int) async throws -> LegacyUser?
    @available(*, deprecated) subscript(old: LegacyUser) -> Int { get set }
    @available(*, deprecated) static func reset(_ users: [LegacyUser])
    @available(macOS, introduced: 10.15, deprecated: 12, message: "use load(id:), not this") func old(_ user: OldUser)
    func load(id: Int) -> User
}

/// Feature: deprecated aliases inside of protocols
protocol Renaming {
    @available(*, deprecated, message: "use Task") typealias Rename = (LegacyUser) -> Int
    @available(*, deprecated) var rename: Rename? { get set }
    @available(*, deprecated) func add(_ rename: @escaping Rename, _ renames: [Rename]) -> Rename?
}

/// Feature: deprecated aliases inside of classes
// mockgen: mock
class LegacyStore<State> {
    @available(*, deprecated, message: "use Task") typealias Creator = (_ state: State, _ store: LegacyStore) -> State?
    init() {}

    @available(*, deprecated) func dispatch(_ creator: @escaping Creator) -> Creator? { nil }
}

/// Feature: deprecated types of Sendable protocols
protocol SharedMigrating: Sendable {
    @available(*, deprecated) var legacy: LegacyUser { get set }
    @available(*, deprecated) func load(_ old: LegacyUser) async throws -> LegacyUser
    @available(*, deprecated) static func reset(_ users: [LegacyUser])
    func load(id: Int) -> User
}

/// Feature: availability under a condition
// mockgen: mock
#if swift(>=99)
    @available(macOS 10.15, *)
#elseif swift(>=5)
    @available(*, unavailable, message: "use Renaming")
#endif
protocol Retired: Sendable {
    var name: String { get set }
    func retire(_ id: Int) throws -> Int
    static func all() -> [Int]
}

/// Feature: attributes with multi-line strings
@available(
    *, deprecated,
    message: """
        use
          Migrating
        """
)
protocol Documented {
    @available(
        *, deprecated,
        message: """
            use load(id:),

              or \"this\" \
            other one
            """
    ) func load(_ old: Int) -> Int
    @available(
        *, deprecated,
        message: """
            old
            """, renamed: "name"
    ) var title: String { get set }
}

/// Feature: multi-line strings as default values
// mockgen: mock
class Letter {
    init() {}
    func write(
        _ text: String = #"""
        Dear "reader"
          \(1)
        """#, times: Int = 1
    ) -> String { text }
}

/// Feature: availability macros of a module
@available(RequirementsLibrary 1.0, *)
protocol Scheduled {
    @available(RequirementsLibrary 2.0, *) func plan(_ user: User) -> Int
    @available(RequirementsLibrary 1.0, tvOS 13, *) var isPlanned: Bool { get }
}

class DeprecatedBase {
    @available(*, deprecated, message: "use make()") init(size: Int) {}
}

/// Feature: a deprecated initializer of the superclass
protocol SizedThing: DeprecatedBase {
    init(size: Int)
    func size() -> Int
}

/// Feature: attributes under a condition
protocol PartlyDeprecated {
    #if !NEVER
        @available(*, deprecated)
    #endif
    func old() -> Int
    func new() -> Int
}
