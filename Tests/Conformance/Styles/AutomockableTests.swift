import Testing

@testable import StyleProtocols

/// The names of Sourcery's AutoMockable, of 2021 and of today.
@Suite struct AutomockableTests {
    @Test func everyMember() async throws {
        let account = AccountMock()
        account.name = "b"
        account.underlyingOwner = User(name: "Alex")
        account.tags.append("t")
        #expect(account.underlyingName == "b" && account.owner.name == "Alex" && account.tags == ["t"])
        account.underlyingRoles = ["r"]
        #expect(account.roles == ["r"])
        account.underlyingToken = "u"
        #expect(try await account.token == "u")
        account.tokenClosure = { "t" }
        #expect(try await account.token == "t" && account.tokenCallsCount == 2 && account.tokenCalled)
        account.tokenThrowableError = CloseError()
        await #expect(throws: CloseError()) { try await account.token }
        account.saveAtReturnValue = true
        #expect(try account.save("ab", at: 2) && account.saveAtCalled && account.saveAtReceivedArguments?.text == "ab")
        #expect(account.saveAtReceivedInvocations.map(\.index) == [2])
        account.saveAtClosure = { text, _ in text.isEmpty }
        #expect(try account.save("", at: 3) && account.saveAtCallsCount == 2)
        account.closeThrowableError = CloseError()
        #expect(throws: CloseError()) { try account.close() }
        account.show(1)
        account.show("x")
        #expect(account.showIntReceivedNumber == 1 && account.showStringReceivedText == "x")
        account.each({ _ in }, first: 2)
        #expect(account.eachFirstCallsCount == 1 && account.eachFirstReceivedCount == 2)
        AccountMock.reset(to: 4)
        #expect(AccountMock.resetToCalled && AccountMock.resetToReceivedInvocations == [4])
    }
}
