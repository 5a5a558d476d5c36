// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class UserStoreMock: UserStore {
    // MARK: current

    var current: User?

    // MARK: isLocked

    final var underlyingIsLocked: Bool = false
    var isLocked: Bool { get { underlyingIsLocked } set { underlyingIsLocked = newValue } }

    // MARK: user(id:)

    final var userWasCalled: Bool = false
    final var userParam: Int?
    final var userToThrow: (any Error)?
    final var userToReturn: User!

    func user(id: Int) throws -> User {
        userWasCalled = true
        userParam = id
        if let userToThrow { throw userToThrow }
        if let userToReturn { return userToReturn }
        throw UnstubbedInMocks("'UserStoreMock.user(id:)' is not stubbed. Set 'userToReturn'.")
    }

    // MARK: save(_:replacing:)

    final var saveWasCalled: Bool = false
    final var saveParams: (user: User, old: User?)?

    func save(_ user: User, replacing old: User?) {
        saveWasCalled = true
        saveParams = (user: user, old: old)
    }
}

/// The error that an un-stubbed member throws.
private nonisolated struct UnstubbedInMocks: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
