// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class UserStoreMock: UserStore {
    init(current: User? = nil, isLocked: Bool = false) {
        self.current = current
        self.isLocked = isLocked
    }

    // MARK: current

    final var currentSetCallCount: Int = 0
    var current: User? {
        didSet { currentSetCallCount += 1 }
    }

    // MARK: isLocked

    final var isLockedSetCallCount: Int = 0
    var isLocked: Bool = false {
        didSet { isLockedSetCallCount += 1 }
    }

    // MARK: user(id:)

    final var userCallCount: Int = 0
    final var userHandler: ((Int) throws -> User)?

    func user(id: Int) throws -> User {
        userCallCount += 1
        if let userHandler { return try userHandler(id) }
        throw UnstubbedInMocks("'UserStoreMock.user(id:)' is not stubbed. Set 'userHandler'.")
    }

    // MARK: save(_:replacing:)

    final var saveCallCount: Int = 0
    final var saveHandler: ((User, User?) -> Void)?

    func save(_ user: User, replacing old: User?) {
        saveCallCount += 1
        saveHandler?(user, old)
    }
}

/// The error that an un-stubbed member throws.
private nonisolated struct UnstubbedInMocks: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
