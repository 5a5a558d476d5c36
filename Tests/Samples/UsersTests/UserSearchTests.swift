import Testing

@testable import Users

/// Held calls: a test looks at the search while its service works.
@MainActor @Suite struct UserSearchTests {
    private let service = UserSearchingMock()
    private let search: UserSearch
    private let alex = User(name: "Alex", lastname: "Salom")

    init() {
        search = UserSearch(service: service)
    }

    @Test func showsThatItIsLoading() async throws {
        let users = service.on.users.holds()
        let task = Task { await search.search("Al") }
        try await users.waitForCalls()
        #expect(search.state == .loading)

        users.returns([alex])
        await task.value
        #expect(search.state == .found([alex]))
    }

    @Test func showsThatItHasFailed() async throws {
        let users = service.on.users.holds()
        let task = Task { await search.search("Al") }
        try await users.waitForCalls()

        users.throws(CancellationError())
        await task.value
        #expect(search.state == .failed)
    }

    /// The answers to two searches can come in any order.
    @Test func showsTheLastSearch() async throws {
        service.on.users.when("Al").returns([])
        service.on.users.when("Alex").returns([alex])
        try await Mocks.tryAllOrders(of: service.on.users) {
            let search = UserSearch(service: service)
            let first = Task { await search.search("Al") }
            try await service.on.users.waitForCalls()
            let second = Task { await search.search("Alex") }
            _ = await (first.value, second.value)
            #expect(search.state == .found([alex]))
        }
    }
}
