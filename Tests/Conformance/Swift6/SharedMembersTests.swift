import Testing

@testable import Requirements

@Suite("requirements that one member satisfies") struct SharedMembersTests {
    @Test func oneFunctionServesAllConstraints() async throws {
        let mock = LockersMock()
        let subject: any Lockers = mock
        mock.openReturnValue = Dog()
        let dog: Dog = subject.open("dog")
        mock.openReturnValue = 3
        let number: Int = subject.open("number")
        mock.openReturnValue = [1, 2]
        let numbers: [Int] = subject.open("numbers")
        #expect(dog == Dog() && number == 3 && numbers == [1, 2])
        #expect(mock.openReceivedInvocations == ["dog", "number", "numbers"])
        mock.findReturnValue = dog
        let found: Dog = try await subject.find("key")
        #expect(found == dog)
        mock.subscriptReturnValue = 4
        let value: Int = subject["key"]
        #expect(value == 4 && mock.subscriptCallsCount == 1)
    }

    @Test func oneFunctionServesTwoProtocols() {
        let mock = AllLockersMock()
        mock.unlockReturnValue = Dog()
        let pet: Dog = open(mock)
        #expect(pet == Dog() && mock.unlockCallsCount == 1)
    }

    private func open(_ lockers: some AnimalLockers) -> Dog { lockers.unlock("a") }

    @Test func closuresDoNotEscape() {
        let mock = KeepingAndCallingMock {}
        mock.runClosure = { body in
            body(2)
            return 1
        }
        var sum = 0
        let result = mock.run { sum += $0 }
        #expect(result == 1 && sum == 2)
    }

    @Test func initializersDoNotFail() {
        let codes = [FailingOrCertainMock(code: 1).initCodeReceivedCode, FailingInitializerOfBaseMock(code: 2).initCodeReceivedCode]
        #expect(codes == [1, 2])
    }

    @Test func namesOfSubscriptsMoveAside() {
        let mock = SubscriptNamesMock(number: 1)
        mock.subscriptSet()
        mock[1] = 2
        #expect(mock.subscriptSetMemberCallsCount == 1 && mock.subscriptMemberSetCallsCount == 1)
    }

    @Test func associatedTypesOfOverloads() {
        let mock = MachineMock<String, [Double]>()
        let ran: [Double]? = mock.run("a")
        let input: String? = mock.run([1.5])
        mock.run(2.5)
        mock.run(3)
        #expect(ran == nil && input == nil && mock.runInputReceivedInput == "a" && mock.runOutputReceivedOutput == [1.5])
        #expect(mock.runPartReceivedPart == 2.5 && mock.runIntReceivedCode == 3)
    }

    @Test func membersOfASuperclassServeRequirements() {
        let lockers = LockersOfBaseMock()
        lockers.loadReturnValue = Dog()
        let dog: Dog? = lockers.load()
        #expect(dog == Dog() && lockers.loadCallsCount == 1)
        let closures = ClosuresOfBaseMock()
        // The compiler prefers the method of the superclass for a closure that may escape.
        func keep(_ body: () -> Void) { closures.keep(body) }
        keep {}
        closures.call {}
        closures.log("a")
        #expect(closures.keepCallsCount == 1 && closures.callCallsCount == 1 && closures.logCallsCount == 1)
    }

    @Test func inheritedAssociatedTypesOfOverloads() async throws {
        let mock = SortingTwiceMock<Int, String>()
        mock.sortKeyReturnValue = "key"
        #expect(try await mock.sort("a") == "key")
        #expect(mock.sortKeyReceivedKey == "a" && mock.sortOtherCallsCount == 0)
    }

    fileprivate struct Name: FieldOfModel { typealias Model = User }

    @Test func typesThatTakeTheMock() {
        let mock = AliasingMock<User>()
        mock.subscriptMemberReturnValue = AliasedField<AliasingMock<User>, Name>()
        let field: AliasedField<AliasingMock<User>, Name> = mock[member: \.asName]
        #expect(mock.subscriptMemberCallsCount == 1 && field === mock.subscriptMemberReturnValue as AnyObject)
    }
}

extension User {
    fileprivate var asName: SharedMembersTests.Name { SharedMembersTests.Name() }
}
