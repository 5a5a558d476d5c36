// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class UserStoreMock: UserStore {
    // MARK: current

    var current: User?

    // MARK: isLocked

    final var underlyingIsLocked: Bool = false
    var isLocked: Bool { get { underlyingIsLocked } set { underlyingIsLocked = newValue } }

    // MARK: user(id:)

    final var userIdCallsCount: Int = 0
    final var userIdCalled: Bool { userIdCallsCount > 0 }
    final var userIdReceivedId: Int?
    final var userIdReceivedInvocations: [Int] = []
    final var userIdThrowableError: (any Error)?
    final var userIdReturnValue: User!
    final var userIdClosure: ((Int) throws -> User)?

    func user(id: Int) throws -> User {
        userIdCallsCount += 1
        userIdReceivedId = id
        userIdReceivedInvocations.append(id)
        if let userIdThrowableError { throw userIdThrowableError }
        if let userIdClosure { return try userIdClosure(id) }
        if let userIdReturnValue { return userIdReturnValue }
        throw UnstubbedInMocks("'UserStoreMock.user(id:)' is not stubbed. Set 'userIdReturnValue' or 'userIdClosure'.")
    }

    // MARK: save(_:replacing:)

    final var saveReplacingCallsCount: Int = 0
    final var saveReplacingCalled: Bool { saveReplacingCallsCount > 0 }
    final var saveReplacingReceivedArguments: (user: User, old: User?)?
    final var saveReplacingReceivedInvocations: [(user: User, old: User?)] = []
    final var saveReplacingClosure: ((User, User?) -> Void)?

    func save(_ user: User, replacing old: User?) {
        saveReplacingCallsCount += 1
        saveReplacingReceivedArguments = (user: user, old: old)
        saveReplacingReceivedInvocations.append((user: user, old: old))
        saveReplacingClosure?(user, old)
    }
}

/// The error that an un-stubbed member throws.
private nonisolated struct UnstubbedInMocks: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
