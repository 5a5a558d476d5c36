import Testing

@testable import Requirements

@MainActor @Suite struct IsolatedTypesTests {
    @Test func collectionsOfTypesThatConformOnTheActor() async throws {
        let board = KeyBoardMock(spare: [:])
        let key = RoomKey(number: 4)
        board.guests = [key: "Ada"]
        #expect(board.guests[key] == "Ada")
        board.hangReturnValue = [key]
        #expect(board.hang([key]) == [key] && board.hangReceivedKeys == [key])
        board.takeThenClosure = { keys, _ in keys.keys.flatMap(\.self) }
        #expect(try await board.take([[key]: 1]) { _ in } == [key])
        #expect(board.count(2) == 0)
        KeyCabinetMock<String>.openLabelReturnValue = [key: "label"]
        #expect(KeyCabinetMock<String>.open([key], label: "a") == [key: "label"])
        #expect(KeyMakerMock(blanks: 1).make([key]) == nil)
    }

    @Test func aliasesOfIsolatedProtocols() async throws {
        let service = KeyServiceMock(id: 1, label: nil)
        service.loadReturnValue = "one"
        #expect(service.load(1) == "one" && service.loadReceivedId == 1)
        service.current = 3
        #expect(service.current == 3 && service.name(of: 1) == "")
        #expect(try await service.loadAll([1]) == nil)
        KeyCountingMock.total = 2
        #expect(KeyCountingMock.total == 2)
        KeyCountingMock.total = 0
    }

    @Test nonisolated func closuresOnTheActorOfTheirCaller() async throws {
        let runner = KeyRunnerMock(job: { _ in })
        var numbers: [Int] = []
        runner.runClosure = { job in await job(5) }
        await runner.run { numbers.append($0) }
        #expect(numbers == [5])
        runner.measureTimesClosure = { job, times in try await job() * times }
        #expect(try await runner.measure({ 2 }, times: 3) == 6)
        let shared = SharedKeyRunnerMock()
        shared.run { _ in }
        #expect(shared.runCallsCount == 1)
    }
}
