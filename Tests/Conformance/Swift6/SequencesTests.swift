import Testing

@testable import Requirements

@Suite struct SequencesTests {
    @Test func asyncSequencesWithAnotherMaker() async throws {
        func all<S: AsyncSequence>(of stream: S) async throws -> [S.Element] { try await stream.reduce(into: []) { $0.append($1) } }
        let stream = RestartableStreamMock()
        stream.elements = [1, 2]
        let numbers = try await all(of: stream)
        #expect(numbers == [1, 2])
        func restart<S: RestartableStream>(_ stream: S) async throws -> AsyncStream<Int>.Iterator { try await stream.makeAsyncIterator() }
        stream.makeAsyncIteratorReturnValue = AsyncStream { $0.finish() }.makeAsyncIterator()
        var restarted = try await restart(stream)
        let first = await restarted.next()
        #expect(first == nil && stream.makeAsyncIteratorCallsCount == 1)
    }

    @Test func sequencesOfFixedIterators() async {
        let events = NumberEventsMock()
        events.makeAsyncIteratorClosure = {
            AsyncStream { continuation in
                continuation.yield(3)
                continuation.finish()
            }.makeAsyncIterator()
        }
        var seen: [Int] = []
        for await event in events { seen.append(event) }
        #expect(seen == [3])
    }

    @Test func iterators() {
        let mock = NumberStepperMock()
        let steps = Calls()
        mock.nextClosure = {
            steps.add(1)
            return steps.values.count < 3 ? steps.values.count : nil
        }
        var iterator: any IteratorProtocol<Int> = mock
        var seen: [Int] = []
        while let value = iterator.next() { seen.append(value) }
        #expect(seen == [1, 2])
        #expect(mock.nextCallsCount == 3)
        let free = StepperMock<String>()
        #expect(free.next() == nil)
        free.nextReturnValue = "n"
        #expect(free.next() == "n")
    }

    @Test func asyncSequences() async throws {
        func list<S: AsyncSequence>(_ sequence: S) async throws -> [S.Element] {
            var elements: [S.Element] = []
            for try await element in sequence { elements.append(element) }
            return elements
        }
        let events = EventStreamMock<String>()
        events.elements = ["a", "b"]
        #expect(try await list(events) == ["a", "b"])
        (events as any EventStream).stop()
        #expect(events.stopCallsCount == 1)
        let numbers = NumberStreamMock()
        numbers.elements = [1, 2, 3]
        #expect(try await list(numbers) == [1, 2, 3])
        // Nothing can be thrown here.
        var sum = 0
        for await number in numbers { sum += number }
        #expect(sum == 6)
    }

    @available(macOS 15, *)
    @Test func failingSequences() async throws {
        let mock = FailingStreamMock()
        mock.elements = [1, 2]
        mock.failure = LoadError.missing
        let subject: any AsyncSequence<Int, any Error> = mock
        let seen = Calls()
        await #expect(throws: LoadError.missing) {
            for try await element in mock { seen.add(element) }
        }
        #expect(seen.values == [1, 2])
        mock.failure = nil
        var count = 0
        for try await _ in subject { count += 1 }
        #expect(count == 2)
    }

    @Test func asyncIterators() async throws {
        let mock = AsyncStepperMock<Int>()
        #expect(try await mock.next() == nil)
        mock.nextReturnValue = 4
        #expect(try await mock.next() == 4)
        mock.nextThrowableError = LoadError.missing
        await #expect(throws: LoadError.missing) { try await mock.next() }
        #expect(mock.nextCallsCount == 3)
    }

    @Test func streamsEndWithoutAValue() async throws {
        func count<S: AsyncSequence>(_ stream: S) async throws -> Int { try await stream.reduce(0) { count, _ in count + 1 } }
        let mock = StreamingMock<String>()
        #expect(try await count(mock.events(after: "a")) == 0)
        #expect(try await count(mock.ticks()) == 0)
        #expect(try await count(mock.lines(of: "b")) == 0)
        #expect(try await count(mock.both().ticks) == 0)
        #expect(try await count(mock.all(like: 1)) == 0)
        #expect(try await count(mock.changes) == 0)
        #expect(try await count(mock.latest) == 0)
        #expect(try await count(type(of: mock).shared) == 0)
        #expect(try await count(mock[0]) == 0)
        #expect(mock.failing() == nil)
        let shared = SharedStreamingMock()
        #expect(try await count(shared.ticks()) == 0)
        #expect(try await count(shared.changes) == 0)
        let (ticks, tick) = AsyncStream.makeStream(of: Int.self)
        shared.ticksReturnValue = ticks
        tick.yield(1)
        tick.finish()
        #expect(try await count(shared.ticks()) == 1)
    }

    @Test @MainActor func onTheMainActor() async {
        let stream = MainStreamMock()
        stream.elements = [3]
        stream.title = "s"
        var seen: [Int] = []
        for await element in stream { seen.append(element) }
        #expect(seen == [3])
    }
}
