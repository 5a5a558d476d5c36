import Foundation
import Testing

@testable import Requirements

@Suite struct NestingTests {
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

    @Test func namesOfTheStandardLibraryInOtherHands() {
        let mock = ServiceMock()
        let subject: any Shadowed.Service = mock
        mock.textReturnValue = Shadowed.String()
        #expect(subject.text() == Shadowed.String())
        #expect(subject.maybe() == nil)
        mock.resultClosure = { $0 }
        #expect(subject.result(Shadowed.Result()) == Shadowed.Result())
        subject.error(.bad)
        #expect(mock.errorReceivedError == .bad)
        #expect(subject.swiftText() == "")
        mock.swiftTextReturnValue = "s"
        #expect(subject.swiftText() == "s")
    }

    @Test func conditions() {
        let mock = ConditionalMock()
        let subject: any Conditional = mock
        subject.always()
        subject.present()
        mock.url = URL(fileURLWithPath: "/")
        #expect(subject.url.path == "/")
        #expect(mock.alwaysCallsCount == 1)
        #expect(mock.presentCallsCount == 1)
        #if os(Linux)
            mock.onlyLinuxReturnValue = 3
            #expect(subject.onlyLinux() == 3)
            #if DEBUG
                subject.onlyLinuxDebug(4)
                #expect(mock.onlyLinuxDebugReceivedValue == 4)
            #endif
        #elseif os(macOS)
            #expect(subject.onlyMac() == 0)
        #endif
    }

    @Test func comments() throws {
        let mock = CommentedMock()
        let subject: any Commented = mock
        #expect(try subject.odd(1, other: "o") == 0)
        mock.oddOtherClosure = { $0 + $1.count }
        #expect(try subject.odd(2, other: "abc") == 5)
        #expect(mock.oddOtherReceivedArguments?.other == "abc")
        mock.x = 6
        #expect(subject.x == 6)
    }

    @Test func withoutAStub() async {
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

@Suite struct ConditionallyGenericTests {
    @Test func hasTheTypeParameterWhereTheProtocolHasTheType() {
        func put<C: ConditionallyGeneric>(_ item: C.Item, in subject: C) -> Bool { subject.put(item) && subject.count() == 1 }
        let mock = ConditionallyGenericMock<String>()
        mock.putReturnValue = true
        mock.countReturnValue = 1
        #expect(put("A", in: mock))
        #expect(mock.putReceivedItem == "A")
    }
}
