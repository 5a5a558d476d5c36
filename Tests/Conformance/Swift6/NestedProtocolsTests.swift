import Testing

@testable import Requirements

@Suite struct NestedProtocolsTests {
    @Test func nested() {
        let mock = ListenerMock()
        let subject: any Outer.Listener = mock
        let model = Outer.Model(id: 1)
        subject.changed(model)
        #expect(mock.changedReceivedInvocations == [model])
        #expect(subject.handle { _ in } == nil)
        mock.handleClosure = { handler in
            handler(model)
            return model
        }
        var handled: Outer.Model?
        #expect(subject.handle { handled = $0 } == model)
        #expect(handled == model)
        mock.model = model
        #expect(subject.model == model)
        mock.handleReceivedHandler?(Outer.Model(id: 2))
        #expect(handled?.id == 2)
    }

    @Test func nestedDeeply() {
        let mock = DelegateMock()
        mock.deepReturnValue = .on
        let listener = ListenerMock()
        #expect((mock as any Outer.Inner.Delegate).deep(Outer.Model(id: 3), listener) == .on)
        #expect(mock.deepReceivedArguments?.model.id == 3)
        #expect(mock.deepReceivedArguments?.listener === listener)
    }

    @Test func inAnExtension() {
        let mock = SourceMock()
        mock.nextReturnValue = Outer.Model(id: 4)
        #expect((mock as any Outer.Model.Source).next().id == 4)
    }

    @Test func unstubbedMembersNameThemselves() async {
        let deep = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DelegateMock().deep(Outer.Model(), ListenerMock())
        }
        expect(deep, says: "'DelegateMock.deep(_:_:)' is not stubbed. Set 'deepReturnValue' or 'deepClosure'.")
        let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ServiceMock().text()
        }
        expect(text, says: "'ServiceMock.text()' is not stubbed. Set 'textReturnValue' or 'textClosure'.")
    }
}
