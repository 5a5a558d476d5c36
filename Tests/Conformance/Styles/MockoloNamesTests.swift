import Testing

@testable import StyleProtocols

/// The names of Mockolo.
@Suite struct MockoloNamesTests {
    /// A name that does not exist is not a key path.
    @Test func functionsOfOneName() {
        let handlers: [PartialKeyPath<OverloadsMock>] = [
            \.displayHandler, \.displayXHandler, \.displayYHandler, \.updateHandler, \.updateIntHandler, \.updateArgHandler,
            \.updateArgFloatHandler, \.itemsHandler, \.itemsStringOptionalHandler, \.popItemHandler, \.popItem1Handler,
            \.pickHandler, \.pickValueHandler, \.doneHandler, \.done_argHandler, \.URLStringHandler, \.talkDismissHandler,
            \.subscriptHandler, \.subscriptKeyHandler,
        ]
        #expect(Set(handlers).count == handlers.count)
        defer { OverloadsMock.displaystaticHandler = nil }
        var isCalled = false
        OverloadsMock.displaystaticHandler = { isCalled = true }
        OverloadsMock.display()
        #expect(isCalled)
    }

    @Test func eachHandlerIsThatOfItsFunction() {
        let mock = OverloadsMock()
        mock.updateIntHandler = { 3 }
        mock.talkDismissHandler = { !$0 }
        mock.subscriptHandler = { $0.count }
        mock.subscriptKeyHandler = { $0 * 2 }
        mock.display(y: 1)
        #expect(mock.update() == 3 && mock.talk(false) && mock["key"] == 3 && mock[4] == 8)
        #expect(mock.displayYCallCount == 1 && mock.displayCallCount == 0 && mock.updateIntCallCount == 1 && mock.updateCallCount == 0)
    }
}
