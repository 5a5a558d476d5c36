import Testing

@testable import StyleProtocols

/// The names of hand-written spies.
@Suite struct SpyTests {
    @Test func closuresAreRecorded() {
        let view = UserViewMock()
        let repository = UserRepositoryMock()
        repository.fetchUser { view.update(user: $0) }
        #expect(repository.fetchUserWasCalled)
        repository.fetchUserParam?(User(name: "Alex", lastname: "Salom"))
        #expect(view.updateParam == User(name: "Alex", lastname: "Salom"))
    }

    @Test func resultsHaveEmptyValues() {
        let defaults = DefaultsMock()
        let before = defaults.integerToReturn
        #expect(defaults.integer(forKey: "count") == before && defaults.integerWasCalled && defaults.integerParam == "count")
        defaults.set(before + 1, forKey: "count")
        #expect(defaults.setParams?.value == before + 1 && defaults.setParams?.defaultName == "count")
    }

    @Test func errorsStaticMembersAndSubscripts() async throws {
        let account = AccountSpy()
        account.name = "b"
        account.owner = User(name: "Alex")
        account.roles = ["r"]
        #expect(account.name == "b" && account.owner.name == "Alex" && account.roles == ["r"])
        account.tokenToReturn = "t"
        #expect(try await account.token == "t" && account.tokenWasCalled)
        account.subscriptToReturn = "s"
        account[2] = account[1]
        #expect(account.subscriptParam == 1 && account.subscriptSetParams?.newValue == "s")
        account.saveToReturn = true
        #expect(try account.save("ab", at: 2) && account.saveParams?.index == 2)
        await #expect(throws: (any Error).self) { try await account.refresh() }
        account.refreshToReturn = User(name: "Kim")
        #expect(try await account.refresh().name == "Kim" && account.refreshWasCalled)
        account.closeToThrow = CloseError()
        #expect(throws: CloseError()) { try account.close() }
        account.each({ _ in }, first: 2)
        #expect(account.eachParam == 2)
        account.show(1)
        account.show("x")
        #expect(account.showIntParam == 1 && account.showStringParam == "x")
        AccountSpy.reset(to: 4)
        #expect(AccountSpy.resetParam == 4)
    }
}
