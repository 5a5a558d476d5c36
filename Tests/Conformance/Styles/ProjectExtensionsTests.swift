import Testing

@testable import StyleProtocols

private struct Failure: Error {}

/// Each style beside an app's own functions for locks and fatal errors, with stubs that do what they must not.
@Suite struct ProjectExtensionsTests {
    @Test func handlers() throws {
        let mock = CellarMock()
        mock.openHandler = { "\($0)" }
        mock.lockedHandler = { try $0() }
        mock.moveHandler = { $0 }
        mock.bottles = 6
        #expect(try mock.open(1990) == "1990")
        #expect(mock.locked { 1 } == 1 && mock.move(2) == 2)
        #expect(throws: Failure.self) { try mock.locked { throw Failure() } }
        #expect(mock.bottles == 6 && mock.openCallCount == 1 && mock.lockedCallCount == 2)
    }

    @Test func closures() throws {
        let mock = CellarAutoMock()
        mock.openReturnValue = "red"
        mock.moveReturnValue = 3
        mock.bottles = 6
        #expect(try mock.open(1990) == "red")
        #expect(mock.move(2) == 3)
        #expect(mock.openReceivedInvocations == [1990])
    }

    @Test func spies() throws {
        let mock = CellarSpy()
        mock.openToReturn = "white"
        mock.moveToReturn = 4
        mock.bottles = 6
        #expect(try mock.open(1990) == "white")
        #expect(mock.move(2) == 4)
        #expect(mock.openWasCalled && mock.openParam == 1990)
    }

    @Test func handlersOfAWrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = CellarMock()
            mock.moveHandler = { "\($0)" }
            let _: Int = mock.move(1)
        }
        expect(result, says: "The result of 'CellarMock.moveHandler' must be of type 'Int' in this call of 'move(_:)', but it is of type")
    }

    @Test func returnValuesOfAWrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = CellarAutoMock()
            mock.moveReturnValue = "a"
            let _: Int = mock.move(1)
        }
        expect(
            result,
            says: "'CellarAutoMock.moveReturnValue' must be of type 'Int' in this call of 'move(_:)', but it is of type 'String': a.")
    }

    @Test func valuesOfSpiesOfAWrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = CellarSpy()
            mock.moveToReturn = "a"
            let _: Int = mock.move(1)
        }
        expect(result, says: "'CellarSpy.moveToReturn' must be of type 'Int' in this call of 'move(_:)', but it is of type 'String'")
    }

    @Test func errorsOfAHandlerAlone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = CellarMock()
            mock.lockedHandler = { _ in throw Failure() }
            _ = mock.locked { 1 }
        }
        expect(result, says: "'CellarMock.lockedHandler' threw 'Failure()', but no closure that was passed to 'locked(_:)' has thrown.")
    }

    @Test func membersWithoutAStub() async {
        let handler = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let _: Int = CellarMock().move(1)
        }
        expect(handler, says: "'CellarMock.move(_:)' is not stubbed. Set 'moveHandler'.")
        let spy = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let _: Int = CellarSpy().locked { 1 }
        }
        expect(spy, says: "'CellarSpy.locked(_:)' is not stubbed. Set 'lockedToReturn'.")
    }
}

/// Expects a message from a process that a trap ended.
private func expect(_ result: ExitTest.Result?, says message: String, at location: SourceLocation = #_sourceLocation) {
    guard let result else { return }
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.contains(message), sourceLocation: location)
}
