import RxSwift
import Testing

@testable import StyleProtocols

/// Initializers that take values, names without the member's, and values that initializers keep, in each style.
@Suite struct ValuesTests {
    /// As the article has them: `ServiceMock(value: 1)` and `mockRouter.wasCalled`.
    @Test func namesOfTheOnlyMember() {
        let service = ServiceMock(value: 1)
        #expect(service.requestPageNumber() == service.value)
        service.value = 2
        #expect((service as any Servicable).requestPageNumber() == 2)
        let router = MockRouter()
        #expect(!router.wasCalled)
        router.call()
        #expect(router.wasCalled)
    }

    @Test func initializersOfAutomockable() async throws {
        let user = User(name: "Alex")
        let mock = CatalogMock(
            title: "t", owner: user, tags: ["a"], size: 3, subscriptReturnValue: "s", countOfReturnValue: 4,
            findReturnValue: user,
            bestReturnValue: user)
        #expect(mock.title == "t" && mock.owner == user && mock.tags == ["a"] && mock[1] == "s" && mock.count(of: "a") == 4)
        #expect(try await mock.size == 3 && mock.find(1) == user && mock.best() == user)
        let closing = CatalogMock(findThrowableError: CloseError(), closeClosure: { user.name.isEmpty ? () : mock.close() })
        closing.close()
        #expect(throws: CloseError()) { try closing.find(1) }
        #expect(mock.closeCalled)
        #expect(CatalogMock().title == "" && CatalogMock(title: "u").count(of: "") == 0)
    }

    @Test func initializersOfSpies() async throws {
        let user = User(name: "Alex")
        let mock = CatalogSpy(title: "t", countToReturn: 4, bestToReturn: user)
        #expect(mock.title == "t" && mock.count(of: "a") == 4 && mock.best() == user && mock.countParam == "a")
        #expect(CatalogSpy().countToReturn == 0)
    }

    @Test func initializersOfHandlers() {
        let user = User(name: "Alex")
        let mock = CatalogHandlerMock(title: "t", owner: user, countReturnValue: 3)
        #expect(mock.title == "t" && mock.owner == user && mock.titleSetCallCount == 0 && mock.count(of: "") == 3)
        let plain = CatalogPlainMock()
        plain.title = "u"
        #expect(plain.titleSetCallCount == 1 && plain.title == "u")
        #expect(SharedCatalogMock(title: "t").title == "t")
        #expect(SharedCatalogSpy(title: "t", countToReturn: 3).count() == 3)
    }

    @Test func requiredInitializersSetProperties() throws {
        #expect(TicketMock(seat: 3, holder: "a")?.seat == 3 && TicketMock(seat: 3, holder: "a")?.holder == "a")
        #expect(try TicketMock(4).seat == 4 && TicketMock(4).seatSetCallCount == 0)
        #expect(try TicketSpy(seat: 3, holder: nil)?.seat == 3 && TicketSpy(5).seat == 5)
    }

    @Test func requiredInitializersChangeInoutArguments() throws {
        struct Reader: TicketReading {
            var rest = [1, 2]
            mutating func next() -> Int? { rest.isEmpty ? nil : rest.removeFirst() }
        }
        TicketMock.initReaderErrorHandler = { reader, error in if reader.next() == nil { throw error } }
        defer { TicketMock.initReaderErrorHandler = nil }
        var reader = Reader()
        _ = try TicketMock(reader: &reader, error: CloseError())
        #expect(reader.rest == [2])
        reader.rest = []
        #expect(throws: CloseError()) { try TicketMock(reader: &reader, error: CloseError()) }
        TicketSpy.initReaderErrorToThrow = CloseError()
        defer { TicketSpy.initReaderErrorToThrow = nil }
        #expect(throws: CloseError()) { try TicketSpy(reader: &reader, error: CloseError()) }
    }

    @Test @MainActor func defaultsOfTheMainActor() async {
        let mock = ShowingMock()
        let screen = mock.screen
        #expect(mock.screen === screen && mock.screenSetCallCount == 0 && mock.show() !== screen)
        mock.next = screen
        #expect(mock.next === screen && mock.nextSetCallCount == 1 && ShowingMock.main === ShowingMock.main)
        // Swift 6.2 sees no way back from the nonisolated function to the main actor.
        #if compiler(>=6.3)
            #expect(await mock.showLater() !== screen)
        #endif
        #expect(ShowingMock(screen: screen).screen === screen)

        let spy = ShowingSpy()
        #expect(spy.screen === spy.screen && spy.show() !== spy.screen && spy.showWasCalled)
        spy.showToReturn = screen
        #expect(spy.show() === screen)
        #if compiler(>=6.3)
            #expect(await spy.showLater() !== screen)
        #endif

        let shared = SharedShowingMock(screen: screen)
        #expect(shared.screen === screen && shared.show() !== screen && SharedShowingSpy().show() !== screen)
        let sharedSpy = SharedShowingSpy()
        #expect(sharedSpy.screen === sharedSpy.screen)

        let main = MainShowingMock()
        #expect(main.screen === main.screen && main.show() !== main.screen && main.elsewhere() !== main.screen)
        let mainSpy = MainShowingSpy()
        #expect(mainSpy.screen === mainSpy.screen && mainSpy.show() !== mainSpy.elsewhere())
    }

    @Test func recordedObserversReceiveEvents() {
        var seen: [Int] = []
        let mock = EmittingMock()
        mock.subscribeHandler = { observer in
            observer.onNext(1)
            return Disposables.create()
        }
        _ = mock.subscribe(AnyObserver<Int> { event in event.element.map { seen.append($0) } })
        #expect(seen == [1])

        let spy = EmittingSpy()
        let subject = PublishSubject<String>()
        var texts: [String] = []
        let subscription = subject.subscribe(onNext: { texts.append($0) })
        spy.listen(to: subject, from: 3)
        spy.listenParams?.observer.onNext("a")
        spy.listenParams?.observer.onCompleted()
        #expect(texts == ["a"] && spy.listenParams?.start == 3)
        subscription.dispose()

        let generic = GenericEmittingSpy<Int>()
        generic.subscribe(AnyObserver<Int> { event in event.element.map { seen.append($0) } })
        generic.subscribeParam?.onNext(2)
        #expect(seen == [1, 2])
    }
}
