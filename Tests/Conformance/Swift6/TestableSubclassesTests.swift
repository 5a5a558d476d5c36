import Testing

@testable import Requirements

@Suite struct TestableSubclassesTests {
    @Test func testableSubclassesHaveMocks() {
        let handed = LightRoutingMock()
        let presenter = TestableLightPresenter(handed: handed)
        presenter.mockRouter.callReturnValue = 1
        presenter.mockOther.callReturnValue = 10
        presenter.mockComputed.callReturnValue = 100
        presenter.mockPlain.callReturnValue = 1000
        presenter.mockWatched.callReturnValue = 10_000
        #expect(presenter.sum() == 11_111)
        #expect(presenter.mockRouter.callCalled && handed.callCallsCount == 1)
    }

    @Test func setValuesReplaceMocks() {
        let presenter = TestableLightPresenter(handed: LightRoutingMock())
        presenter.other = presenter.mockRouter
        presenter.watched = nil
        _ = presenter.sum()
        #expect(presenter.mockRouter.callCallsCount == 2)
        #expect(!presenter.mockOther.callCalled && !presenter.mockWatched.callCalled)
    }

    @Test func inheritedPropertiesHaveMocks() {
        let presenter = TestableLightListPresenter(items: [1], handed: LightRoutingMock())
        _ = presenter.sum() + presenter.second.call()
        #expect(presenter.items == [1] && presenter.mockSecond.callCalled && presenter.mockRouter.callCalled)
    }

    @Test @MainActor func onTheMainActor() {
        let screen = TestableLightScreen()
        let analytics = LightAnalysingMock()
        analytics.title = "x"
        screen.mockAnalytics.title = "y"
        #expect(screen.analytics.title == "y" && analytics.title == "x")
    }
}
