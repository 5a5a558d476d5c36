// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class UserStoreMock: UserStore {
    init(current: User? = nil, isLocked: Bool = false) {
        self.current = current
        self.isLocked = isLocked
    }

    final var currentSetCallCount = 0
    var current: User? {
        didSet { currentSetCallCount += 1 }
    }

    final var isLockedSetCallCount = 0
    var isLocked: Bool = false {
        didSet { isLockedSetCallCount += 1 }
    }

    final var userCallCount = 0
    final var userHandler: ((Int) throws -> User)?

    func user(id: Int) throws -> User {
        userCallCount += 1
        if let userHandler { return try userHandler(id) }
        throw UnstubbedMember("'UserStoreMock.user(id:)' is not stubbed. Set 'userHandler'.")
    }

    final var saveCallCount = 0
    final var saveHandler: ((User, User?) -> Void)?

    func save(_ user: User, replacing old: User?) {
        saveCallCount += 1
        saveHandler?(user, old)
    }
}

/// The error that an un-stubbed member throws.
private nonisolated struct UnstubbedMember: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
