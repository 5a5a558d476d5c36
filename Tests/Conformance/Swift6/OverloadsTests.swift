import Testing

@testable import Requirements

@Suite("overloaded functions") struct OverloadsTests {
    let mock = OverloadsMock()
    var subject: any Overloads { mock }

    @Test func eachOverloadHasItsOwnMembers() throws {
        subject.show(1)
        subject.show("a")
        subject.show(2, animated: true)
        subject.show(value: 3)
        #expect(mock.showIntReceivedValue == 1)
        #expect(mock.showStringReceivedValue == "a")
        #expect(mock.showAnimatedReceivedArguments?.value == 2)
        #expect(mock.showValueReceivedValue == 3)
        #expect(
            [mock.showIntCallsCount, mock.showStringCallsCount, mock.showAnimatedCallsCount, mock.showValueCallsCount] == [1, 1, 1, 1])
    }

    @Test func byResult() async {
        mock.makeIntReturnValue = 1
        mock.makeStringReturnValue = "a"
        #expect(number() == 1 && text() == "a")
        mock.makeIntAsyncReturnValue = 2
        #expect(await later() == 2)
        #expect(mock.makeIntCallsCount == 1 && mock.makeIntAsyncCallsCount == 1)
    }

    @Test func byEffectsAndBrackets() throws {
        mock.findIntUserReturnValue = User(id: 1)
        mock.findIntUserThrowsReturnValue = [User(id: 2)]
        let one: User? = subject.find(1)
        let several: [User] = try subject.find(1)
        subject.find("generic")
        subject.find([1, 2])
        subject.find(Int?.none)
        #expect(one?.id == 1 && several.first?.id == 2)
        #expect(mock.findTReceivedValue as? String == "generic")
        #expect(mock.findArrayIntReceivedIds == [1, 2])
        #expect(mock.findOptionalIntReceivedInvocations == [nil])
        subject.convert([1: "a"])
        subject.convert([1], "a")
        #expect(mock.convertDictionaryIntStringReceivedA == [1: "a"])
        #expect(mock.convertArrayIntStringReceivedArguments?.b == "a")
    }

    @Test func staticOverloads() {
        show(subject, 5)
        #expect(OverloadsMock.showIntStaticReceivedValue == 5)
        #expect(mock.showIntCallsCount == 0)
    }

    private func show(_ subject: some Overloads, _ value: Int) { type(of: subject).show(value) }
    private func number() -> Int { subject.make() }
    private func text() -> String { subject.make() }
    private func later() async -> Int { await subject.make() }
}

@Suite("overloads told apart by their constraints") struct ConstraintOverloadsTests {
    let mock = ConstraintOverloadsMock()
    var subject: any ConstraintOverloads { mock }

    @Test func byConstraint() {
        subject.connect(adapter: Dog())
        subject.connect(adapter: UserQuery())
        subject.connect(adapter: LoadError.missing)
        subject.log(Dog())
        subject.log(LoadError.missing)
        #expect(mock.connectAdapterTAnimalReceivedAdapter?.noise == "woof")
        #expect(mock.connectAdapterTQueryReceivedAdapter?.text == "users")
        #expect(mock.connectAdapterTErrorReceivedAdapter as? LoadError == .missing)
        #expect(mock.logSomeAnimalCallsCount == 1)
        #expect(mock.logAnyErrorCallsCount == 1)
    }

    @Test func byResult() {
        mock.pickIntIntReturnValue = 1
        mock.pickIntOptionalIntReturnValue = nil
        mock.pickIntArrayIntReturnValue = [1]
        let one: Int = subject.pick(1)
        let maybe: Int? = subject.pick(2) as Int?
        let many: [Int] = subject.pick(3)
        #expect(one == 1 && many == [1])
        _ = maybe
        #expect(mock.pickIntArrayIntReceivedValue == 3)
    }

    @Test func byClosure() async {
        var calls: [String] = []
        mock.actVoidClosure = { $0() }
        mock.actAsyncVoidClosure = { await $0() }
        mock.actIntVoidClosure = { $0(3) }
        subject.act { (value: Int) in calls.append("\(value)") }
        act { calls.append("now") }
        await mock.act { await Task.yield() }
        #expect(calls == ["3", "now"])
        #expect(mock.actAsyncVoidCallsCount == 1)
    }

    private func act(_ body: () -> Void) { subject.act(body) }
}

@Suite("operators", .serialized) struct OperatorsTests {
    @Test func everyOperator() {
        let left = OperatorsMock()
        let right = OperatorsMock()
        OperatorsMock.plusOperatorLeftRightReturnValue = right
        OperatorsMock.minusOperatorValueClosure = { $0 }
        OperatorsMock.lessOperatorLeftRightReturnValue = true
        defer { OperatorsMock.minusOperatorValueClosure = nil }
        #expect(sum(left, right) == right)
        #expect(negated(left) == left)
        #expect(isLess(left, 3))
        var value = left
        OperatorsMock.plusEqualsOperatorLeftRightClosure = { $0 = $1 }
        add(&value, right)
        #expect(value == right)
        #expect(OperatorsMock.plusOperatorLeftRightReceivedArguments?.left == left)
        #expect(OperatorsMock.lessOperatorLeftRightReceivedArguments?.right == 3)
        #expect(OperatorsMock.plusEqualsOperatorLeftRightCallsCount == 1)
    }

    @Test func prefixAndPostfix() {
        func both<T: PrefixAndPostfix>(_ value: T) -> Int { (<!>value) + (value<!>) }
        #expect(both(PrefixAndPostfixMock()) == 0)
    }

    private func sum<T: Operators>(_ left: T, _ right: T) -> T { left + right }
    private func negated<T: Operators>(_ value: T) -> T { -value }
    private func isLess<T: Operators>(_ left: T, _ right: Int) -> Bool { left < right }
    private func add<T: Operators>(_ left: inout T, _ right: T) { left += right }
}

@Suite struct SyncOrAsyncTests {
    @Test func syncAndAsyncOverloads() async {
        let mock = SyncOrAsyncMock()
        mock.makeReturnValue = 1
        mock.makeAsyncReturnValue = 2
        let subject: any SyncOrAsync = mock
        func make(_ subject: any SyncOrAsync) -> Int { subject.make() }
        #expect(make(subject) == 1)
        #expect(await subject.make() == 2)
        #expect(mock.makeCallsCount == 1)
        #expect(mock.makeAsyncCallsCount == 1)
    }

    @Test func initializers() async {
        func grow<S: SyncOrAsync>(_ type: S.Type) -> S { S(seed: 1) }
        func growLater<S: SyncOrAsync>(_ type: S.Type) async -> S { await S(seed: 2) }
        #expect(grow(SyncOrAsyncMock.self).initSeedReceivedSeed == 1)
        #expect(await growLater(SyncOrAsyncMock.self).initSeedAsyncReceivedSeed == 2)
    }
}

@Suite struct NamedAlikeTests {
    @Test func functionsNamedLikeAProperty() {
        let mock = NamedAlikeMock()
        mock.title = "A"
        mock.titleReturnValue = "B"
        mock.titleForReturnValue = 3
        let subject: any NamedAlike = mock
        #expect(subject.title == "A")
        #expect(subject.title(1) == "B")
        #expect(subject.title(for: 2) == 3)
        #expect(mock.titleReceivedRow == 1)
        #expect(mock.titleForReceivedRow == 2)
        subject.nothing(())
        #expect(mock.nothingCalled)
    }

    @Test func labelsNamedLikeAProperty() {
        let mock = SameNamesMock()
        let subject: any SameNames = mock
        mock.items = [1]
        mock.itemsAtReturnValue = 2
        #expect(subject.items == [1])
        #expect(subject.items(at: 4) == 2)
        #expect(mock.itemsAtReceivedIndex == 4)
        #expect(subject.item() == 0)
        #expect(subject.callsCount() == 0)
        #expect(mock.callsCountCallsCount == 1)
        #expect((SameNamesMock.self as any SameNames.Type).items == "")
    }
}

@Suite("overloads that one function satisfies") struct OneFunctionOverloadsTests {
    // Swift takes a call through 'any OneFunctionOverloads' for ambiguous.
    let mock = OneFunctionOverloadsMock()

    @Test func generalFunctionAnswersBothRequirements() {
        mock.resolveReturnValue = 1
        let certain: Int = mock.resolve()
        #expect(certain == 1)
        mock.resolveReturnValue = Int?.some(2)
        let optional: Int? = mock.resolve()
        #expect(optional == 2)
        #expect(mock.resolveCallsCount == 2)
        let subject: any OneFunctionOverloads = mock
        #expect(subject as? OneFunctionOverloadsMock === mock)
    }

    @Test func oneFunctionTakesClosuresOfBothKinds() {
        let calls = Calls()
        mock.handleClosure = { $0() }
        mock.handle { @Sendable in calls.add(1) }
        mock.handle { calls.add(2) }
        #expect(mock.handleCallsCount == 2)
        #expect(calls.values == [1, 2])
    }
}
