protocol UserSearching: Sendable {
    func users(named name: String) async throws -> [User]
}

/// Shows the users whose names begin with what was typed last.
@MainActor final class UserSearch {

    enum State: Equatable {
        case empty
        case loading
        case found([User])
        case failed
    }

    private(set) var state = State.empty

    private let service: any UserSearching
    private var lastNumber = 0

    init(service: any UserSearching) {
        self.service = service
    }

    func search(_ name: String) async {
        lastNumber += 1
        let number = lastNumber
        state = .loading
        let found = await result(of: name)
        // A later search shows its own result.
        if number == lastNumber { state = found }
    }

    private func result(of name: String) async -> State {
        do {
            return .found(try await service.users(named: name))
        } catch {
            return .failed
        }
    }
}
