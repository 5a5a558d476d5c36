import Testing

@testable import Requirements

@Suite struct TypeAliasesTests {
    @Test func existentials() {
        let mock = ExistentialAliasesMock()
        mock.animal = Dog()
        mock.last = Dog()
        mock.adoptReturnValue = Dog()
        mock.typeReturnValue = (any Animal).self
        let subject: any ExistentialAliases = mock
        #expect(subject.animal is Dog && subject.last is Dog)
        #expect(subject.adopt([Dog()]) { $0 } is Dog)
        #expect(mock.adoptReceivedArguments?.animals.count == 1)
        #expect(subject.type() == (any Animal).self)
    }

    @Test func optionals() {
        let mock = LongOptionalsMock<Int>()
        mock.findClosure = { $0 }
        #expect(mock.find("a") == "a")
        #expect(mock.find(Int?.none) == nil)
        #expect(mock.findReceivedValue == nil)
        mock.perhapsReturnValue = 1
        #expect(mock.perhaps("a" as Any?) as? Int == 1)
        #expect(mock.perhapsReceivedValue as? String == "a")
        #expect(mock.replace(2) == nil)
        #expect(mock.replaceReceivedInvocations == [2])
    }

    @Test func asyncClosures() async throws {
        let mock = AsyncAliasesMock()
        let calls = Calls()
        mock.run { (value: Int) in calls.add(value) }
        try await mock.runReceivedBody?(1)
        mock.runNowClosure = { value, body in try await body(value) }
        try await mock.runNow(2) { calls.add($0) }
        mock.runPerhaps { (value: Int) in calls.add(value) }
        try await mock.runPerhapsReceivedBody?(3)
        let handler: AsyncHandler<Int> = { calls.add($0) }
        mock.handlerReturnValue = handler
        try await mock.handler(0)(4)
        #expect(calls.values == [1, 2, 3, 4])
    }

    @Test func aliasesOfAssociatedTypes() {
        let mock = AliasesOfItsTypesMock<Int>()
        var heard: [Int] = []
        mock.listen { heard.append($0) }
        mock.listenReceivedListener?(1)
        mock.nowClosure = { $0(2) }
        mock.now { heard.append($0) }
        #expect(heard == [1, 2])
        #expect(mock.update { _, _ in }.isEmpty)
        mock.updateReceivedUpdate?(mock, 3)
        mock.listener = { heard.append($0) }
        mock.listener?(4)
        #expect(heard == [1, 2, 4])
    }

    @Test func aliasesOfHiddenTypes() throws {
        let mock = AliasesOfHiddenTypesMock<Int>()
        mock.addToReturnValue = [1]
        mock.sortLikeReturnValue = ["a"]
        mock.subscriptReturnValue = [2]
        #expect(mock.add("b", to: [3]) == [1])
        #expect(try mock.sort(["c"], like: 4) == ["a"])
        #expect(mock["d"] == [2])
        #expect(mock.addToReceivedArguments?.page == [3])
    }

    @Test func aliasesOfAliases() {
        let mock = AliasesOfItsAliasesMock<String>()
        var heard: [String] = []
        mock.listen { heard.append($0.key) }
        mock.listenReceivedListener?((key: "a", value: 1))
        mock.later { heard.append($0) }
        mock.laterReceivedDone?("b")
        mock.visitClosure = { [$0("c")] }
        #expect(mock.visit { $0 + "d" } == ["cd"])
        #expect(heard == ["a", "b"])
    }

    @Test func aliasesOfTheProtocol() {
        let mock = NestedAliasMock()
        var subject: any NestedAlias = mock
        #expect(subject.name() == "")
        mock.nameReturnValue = "n"
        #expect(subject.name() == "n")
        let ids = Calls()
        mock.visitClosure = { $0(User(id: 1)) }
        subject.visit { ids.add($0.id) }
        subject.fetch { ids.add($0.id) }
        mock.fetchResultReceivedResult?(User(id: 2))
        subject.onChange = { ids.add($0.id) }
        mock.onChange?(User(id: 3))
        #expect(ids.values == [1, 2, 3])
        #expect(mock.fetchResultReceivedInvocations.count == 1)
    }
}

@Suite("aliases that are called like outer types") struct ShadowingAliasesTests {
    @Test func aliasMeansTheTypeOfItsProtocol() {
        let mock = RefreshingFeedMock()
        let subject: any RefreshingFeed = mock
        var loaded: [Int] = []
        mock.loadCompletionClosure = { $0(.success([1, 2])) }
        subject.load { loaded = (try? $0.get()) ?? [] }
        #expect(loaded == [1, 2])
        mock.scheduleReturnValue = 4
        #expect(subject.schedule(3) == 4)
        mock.refreshReturnValue = [.success([5])]
        #expect(subject.refresh().count == 1)
        mock.plainReturnValue = Swift.Result<String, any Error>.success("a")
        let plain: Swift.Result<String, any Error> = subject.plain("b")
        #expect((try? plain.get()) == "a")
    }

    @Test func aliasOfAMockedProtocolIsNamedInFull() {
        let mock = FeedLoadingMock()
        let subject: any FeedLoading = mock
        mock.lastReturnValue = .success([1])
        let last = subject.last()
        #expect((try? last?.get()) == [1])
        subject.load { _ in }
        #expect(mock.loadCompletionCallsCount == 1)
    }

    @Test func inheritedAliasMeansTheTypeOfItsProtocol() {
        let mock = PricesOfOrdersMock()
        let subject: any PricesOfOrders = mock
        mock.prices = [1]
        mock.priceOfReturnValue = 2
        mock.payReturnValue = 3
        #expect(subject.prices == [1])
        #expect(subject.price(of: 7) == 2)
        #expect(subject.pay(8) == 3)
        #expect(mock.payReceivedPrice == 8)
    }

    @Test func aliasOfAGenericTypeHasTheTypesOfTheCall() {
        let mock = AliasesOfGenericTypesMock()
        let subject: any AliasesOfGenericTypes = mock
        mock.loadReturnValue = ["a": 1]
        #expect(subject.load("b", 2) == ["a": 1])
        #expect(subject.counts() == [:])
    }
}
