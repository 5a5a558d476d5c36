import Testing

@testable import StyleProtocols

/// The members that a custom style adds.
@Suite struct EveryRoleTests {
    // MARK: - Parameters

    @Test func eachParameterHasItsArguments() throws {
        let mock = ExportingMock()
        mock.exportReturnValue = 1
        #expect(mock.exportCalledData == nil && mock.exportNames.isEmpty)
        _ = try mock.export([1], name: "a")
        _ = try mock.export([2], name: nil)
        #expect(mock.exportCalledData == [2] && mock.exportCalledName == nil)
        #expect(mock.exportDatas == [[1], [2]] && mock.exportNames == ["a", nil])
        #expect(mock.exportReceivedArguments?.data == [2])
        mock.exportNames = []
        #expect(mock.exportNames.isEmpty && mock.exportDatas.count == 2)
    }

    @Test func theOnlyArgumentHasBothNames() {
        let mock = ExportingMock()
        mock.printed("a")
        mock.printed("b")
        #expect(mock.printedReceivedArguments == "b" && mock.printedCalledMessage == "b" && mock.printedMessages == ["a", "b"])
    }

    @Test func unusualParametersHaveTheirArguments() {
        let mock = ExportingMock()
        mock.send(["a"], to: "b")
        #expect(mock.sendCalledArguments == ["a"] && mock.sendArgumentss == [["a"]] && mock.sendHosts == ["b"])
        var loaded: [Int] = []
        mock.load(3) { loaded.append($0) }
        #expect(mock.loadCalledValue?.description == "3" && mock.loadDones.count == 1)
        mock.loadCalledDone?(4)
        #expect(loaded == [4])
        var count = 5
        mock.change(&count) {}
        #expect(mock.changeCalledCount == 5 && mock.changeCounts == [5])
        mock[row: 1, 2] = "c"
        #expect(mock.subscriptSetCalledRow == 1 && mock.subscriptSetColumns == [2] && mock.subscriptSetNewValues == ["c"])
        ExportingMock.registerNames = []
        ExportingMock.register("d", at: 6)
        #expect(ExportingMock.registerCalledName == "d" && ExportingMock.registerNames == ["d"] && ExportingMock.registerCalledPlace == 6)
    }

    @Test func eachParameterOfASharedMock() async throws {
        let mock = SharedExportingMock()
        mock.exportReturnValue = 1
        await withTaskGroup { group in
            for number in 0..<100 { group.addTask { _ = try? await mock.export([UInt8(number)], name: "\(number)") } }
        }
        #expect(mock.exportDatas.map { "\($0[0])" } == mock.exportNames)
        #expect(mock.exportNames.count == 100 && mock.exportCalledName == mock.exportNames.last)
        mock.printed("a")
        mock.printedMessages.append("b")
        #expect(mock.printedCalledMessage == "a" && mock.printedMessages == ["a", "b"])
        mock.load("text", count: 2)
        #expect(mock.loadValues.map(\.description) == ["text"] && mock.loadCalledCount == 2)
        SharedExportingMock.register("d", at: 6)
        #expect(SharedExportingMock.registerCalledPlace == 6)
    }

    @Test func eachParameterOfAnActorAndOfAGenericMock() async {
        let actor = ExportingActorMock()
        _ = await actor.export([1], name: "a")
        #expect(actor.exportDatas == [[1]] && actor.exportCalledName == "a")
        let mock = GenericExportingMock(item: 1, name: "a")
        #expect(mock.initCalledItem == 1 && mock.initNames == ["a"])
        mock.export(2, name: "b")
        #expect(mock.exportCalledItem == 2 && mock.exportNames == ["b"])
        GenericExportingMock.register(3, at: 4)
        #expect(GenericExportingMock<Int>.registerItems.last == 3 && GenericExportingMock<Int>.registerCalledPlace == 4)
    }

    // MARK: - The whole mock

    @Test func anyCallSetsTheFlag() throws {
        let mock = ExportingMock()
        #expect(!mock.mockCalled)
        mock.close()
        #expect(mock.mockCalled)
        mock.resetMock()
        #expect(!mock.mockCalled && !mock.closeCalled)
        _ = mock[row: 1, 2]
        #expect(mock.mockCalled)
        ExportingMock.resetMock()
        #expect(!ExportingMock.mockCalled)
        ExportingMock.register("a", at: 1)
        #expect(ExportingMock.mockCalled)
    }

    @Test func resettingForgetsCallsAndStubs() throws {
        let mock = ExportingMock()
        mock.title = "t"
        mock.exportReturnValue = 3
        mock.exportClosure = { _, _ in 4 }
        mock.exportThrowableError = CloseError()
        _ = try? mock.export([1], name: "a")
        mock.printed("b")
        mock.resetMock()
        #expect(mock.exportCallsCount == 0 && mock.exportReceivedArguments == nil && mock.exportReceivedInvocations.isEmpty)
        #expect(mock.exportCalledName == nil && mock.exportDatas.isEmpty && mock.printedMessages.isEmpty)
        #expect(mock.exportReturnValue == nil && mock.exportClosure == nil && mock.exportThrowableError == nil)
        #expect(mock.title == "t")
    }

    @Test func sharedAndGenericMocksReset() async throws {
        let mock = SharedExportingMock()
        mock.exportReturnValue = 1
        _ = try await mock.export([1], name: "a")
        #expect(mock.mockCalled)
        mock.resetMock()
        #expect(!mock.mockCalled && mock.exportNames.isEmpty && mock.exportReturnValue == nil)
        let actor = ExportingActorMock()
        _ = await actor.export([1], name: "a")
        #expect(actor.mockCalled)
        actor.resetMock()
        #expect(!actor.mockCalled && actor.exportCallsCount == 0)
        let generic = GenericExportingMock(item: 1, name: "a")
        #expect(!generic.mockCalled && generic.initCalledName == "a")
        GenericExportingMock<String>.register("a", at: 1)
        #expect(GenericExportingMock<String>.mockCalled)
        GenericExportingMock<String>.resetMock()
        #expect(!GenericExportingMock<String>.mockCalled && GenericExportingMock<String>.registerItems.isEmpty)
    }

    // MARK: - Properties

    @Test func readingIsCountedAndAnswered() {
        let mock = BrowsingMock()
        mock.title = "a"
        #expect(!mock.invokedTitleGetter && mock.invokedTitleGetterCount == 0)
        let subject: any Browsing = mock
        #expect(subject.title == "a" && subject.address == nil && subject.note == nil)
        #expect(mock.invokedTitleGetter && mock.invokedTitleGetterCount == 1 && mock.invokedAddressGetterCount == 1)
        mock.titleGetter = { "b" }
        mock.addressGetter = { "c" }
        #expect(subject.title == "b" && subject.address == "c" && mock.invokedTitleGetterCount == 2)
        mock.titleGetter = nil
        #expect(subject.title == "a" && mock.stubbedTitle == "a")
    }

    @Test func anyUseOfAPropertySetsTheFlag() {
        let mock = BrowsingMock()
        #expect(!mock.mockCalled)
        _ = mock.address
        #expect(mock.mockCalled)
        mock.resetMock()
        mock.note = "a"
        #expect(mock.mockCalled)
    }

    @Test func settingIsCountedAndPassedOn() {
        let mock = BrowsingMock()
        let subject: any Browsing = mock
        #expect(!mock.invokedTitleSetter && mock.invokedTitle == nil)
        var titles: [String] = []
        mock.titleSetter = { titles.append($0) }
        subject.title = "a"
        subject.title = "b"
        subject.note = nil
        #expect(mock.invokedTitleSetter && mock.invokedTitleSetterCount == 2 && mock.invokedTitle == "b")
        #expect(mock.invokedTitleList == ["a", "b"] && titles == ["a", "b"] && mock.title == "b")
        mock.address = "c"
        #expect(mock.invokedAddressSetter && mock.invokedAddressList == ["c"])
        #expect(mock.invokedNoteSetter && mock.invokedNote == nil && mock.invokedNoteList == [nil])
        subject.completion = { titles.append("\($0)") }
        mock.invokedCompletion?(3)
        #expect(titles.last == "3" && mock.invokedCompletionList.count == 1)
        // A value that a test stores directly does not count as use of the property.
        mock.stubbedTitle = "c"
        #expect(mock.title == "c" && mock.invokedTitleSetterCount == 2)
        mock.resetMock()
        #expect(!mock.invokedTitleSetter && mock.invokedTitleList.isEmpty && mock.titleSetter == nil && mock.title == "c")
    }

    @Test func usesOfStaticAndGenericProperties() {
        #expect(!BrowsingMock.mockCalled)
        BrowsingMock.count = 2
        #expect(BrowsingMock.mockCalled)
        #expect(BrowsingMock.count == 2 && BrowsingMock.invokedCountSetterCount == 1 && BrowsingMock.invokedCountGetterCount == 1)
        let mock = GenericBrowsingMock<String>()
        mock.item = "a"
        #expect(mock.item == "a" && mock.invokedItemList == ["a"] && mock.invokedItemGetterCount == 1)
        mock.itemGetter = { "b" }
        #expect(mock.item == "b")
        GenericBrowsingMock<String>.count = 3
        #expect(GenericBrowsingMock<String>.count == 3 && GenericBrowsingMock<String>.invokedCountGetterCount == 1)
        #expect(GenericBrowsingMock<Int>.invokedCountSetterCount == 0)
    }

    @Test func usesOfSharedProperties() async {
        let mock = SharedBrowsingMock()
        await withTaskGroup { group in
            for number in 0..<2000 {
                group.addTask {
                    mock.title = "\(number)"
                    _ = mock.title
                }
            }
        }
        #expect(mock.invokedTitleSetterCount == 2000 && mock.invokedTitleGetterCount == 2000 && mock.invokedTitleList.count == 2000)
        SharedBrowsingMock.count = 1
        #expect(SharedBrowsingMock.count == 1 && SharedBrowsingMock.invokedCountGetter)
        let actor = BrowsingActorMock()
        actor.stubbedTitle = "a"
        let subject: any BrowsingActor = actor
        let title = await subject.title
        #expect(title == "a" && actor.invokedTitleGetterCount == 1)
    }

    @MainActor @Test func usesOfPropertiesOnTheMainActor() async {
        let mock = MainBrowsingMock()
        mock.title = "a"
        mock.titleGetter = {
            MainActor.assertIsolated(); return "b"
        }
        mock.address = "c"
        #expect(mock.title == "b" && mock.invokedTitleGetterCount == 1 && mock.invokedTitle == "a")
        #expect(await Task.detached { mock.address }.value == "c" && mock.invokedAddressGetterCount == 1)
    }

    // MARK: - Single arguments

    @Test func singleArgumentsHaveLabels() async {
        let mock = BrowsingMock()
        mock.stubbedOpenResult = true
        #expect(mock.open(page: "a") && mock.open(page: "b"))
        mock.scroll(1, to: 2)
        #expect(mock.invokedOpenParameters?.page == "b" && mock.invokedOpenParametersList.map(\.page) == ["a", "b"])
        #expect(mock.invokedScrollParameters?.column == 2)
        let shared = SharedBrowsingMock()
        shared.stubbedOpenResult = true
        #expect(await shared.open(page: "a") && shared.invokedOpenParameters?.page == "a" && shared.invokedOpenParametersList.count == 1)
        let generic = GenericBrowsingMock<Int>()
        generic.open(item: 1)
        #expect(generic.invokedOpenParameters?.item == 1)
    }

    // MARK: - Locks

    @Test func aThreadSafeMockHasLocks() async {
        let mock = VaultMock()
        await withTaskGroup { group in
            for number in 0..<100 { group.addTask { await mock.store("\(number)") } }
        }
        #expect(mock.storeCallsCount == 100 && Set(mock.storeReceivedInvocations).count == 100)
        mock.name = "a"
        let box = NonSendableBox()
        mock.makeClosure = { $0 }
        #expect(mock.name == "a" && mock.make(box) === box)
    }
}
