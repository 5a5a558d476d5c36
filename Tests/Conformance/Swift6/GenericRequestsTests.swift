import Testing

@testable import Requirements

private struct Failure: Error {}

@Suite("completions of generic requests") struct GenericRequestsTests {
    let mock = GenericRequestsMock()
    var subject: any GenericRequests { mock }

    @Test func completionsThatAreSendable() async {
        let user = await withCheckedContinuation { continuation in
            mock.loadCompletionClosure = { _, completion in
                Task { completion(.success(User(id: 1))) }
            }
            subject.load(User.self) { continuation.resume(returning: try? $0.get()) }
        }
        #expect(user?.id == 1)
        mock.loadCompletionClosure = nil
        await confirmation { called in
            subject.load(User.self) { result in
                #expect(throws: Failure.self) { try result.get() }
                called()
            }
            mock.loadCompletionReceivedArguments?.completion(.failure(Failure()))
        }
    }

    @Test @MainActor func completionsOfTheMainActor() {
        var users: [User] = []
        subject.show(User.self) { user, _ in users.append(user ?? User()) }
        mock.showCompletionReceivedArguments?.completion(User(id: 2), nil)
        mock.showCompletionReceivedInvocations.first?.completion(nil, Failure())
        #expect(users.map(\.id) == [2, 0])
        subject.warn(User.self, completions: [{ users.append($0) }], last: nil)
        mock.warnCompletionsLastReceivedArguments?.completions.first?(User(id: 3))
        #expect(users.last?.id == 3)
    }

    @Test func completionsThatMayBeMissing() async {
        await confirmation { called in
            subject.retry(User.self) { result in
                #expect((try? result.get())?.id == 4)
                called()
            }
            mock.retryCompletionReceivedArguments?.completion?(.success(User(id: 4)))
        }
        subject.retry(User.self, completion: nil)
        #expect(mock.retryCompletionReceivedArguments?.completion == nil)
        var name: String?
        subject.fetch(query: UserQuery(), queue: nil) { name = (try? $0.get())?.name }
        mock.fetchQueryQueueCompletionReceivedArguments?.completion?(.success(User(name: "a")))
        #expect(name == "a")
        #expect(mock.fetchQueryQueueCompletionReceivedInvocations.first?.query.text == "users")
    }

    @Test func resultsOfGenericTypes() async {
        mock.uploadClosure = { _ in Result<Resource<Int>, LoadError>.success(Resource(value: 2)) }
        #expect(await upload(Resource(value: 1)) == 2)
        mock.performClosure = { [(try? $0()) ?? 0] }
        #expect(subject.perform { 5 } == [5])
        subject.perform { 6 }
        #expect(mock.performCallsCount == 2)
    }

    @Test func closuresThatReturnOpaqueValues() {
        subject.register(router: LoadError.missing)
        #expect(mock.registerRouterReceivedRouter?() as? LoadError == .missing)
        mock.makeClosure = { $0().noise }
        #expect(subject.make { Dog(noise: "a") } == "a")
    }

    @Test func closuresOfSeveralGenericValues() {
        var changes: [String] = []
        #expect(subject.observe(\.name) { changes.append("\($0) -> \($1)") } == nil)
        mock.observeOnChangeReceivedArguments?.onChange("a", "b")
        #expect(changes == ["a -> b"])
    }

    private func upload(_ resource: Resource<Int>) async -> Int? { try? await subject.upload(resource).get().value }
}

@Suite("generic functions of Sendable protocols") struct SendableRequestsTests {
    let mock = SendableRequestsMock()

    @Test func callsFromManyTasks() async throws {
        mock.loadFromClosure = { _, id in User(id: id) }
        let subject: any SendableRequests = mock
        let ids = try await withThrowingTaskGroup(of: Int.self) { group in
            for id in 0..<50 { group.addTask { try await subject.load(User.self, from: id).id } }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(ids.count == 50)
        #expect(mock.loadFromCallsCount == 50)
        #expect(Set(mock.loadFromReceivedInvocations.map(\.id)) == ids)
    }

    @Test func completions() async {
        let subject: any SendableRequests = mock
        await confirmation { called in
            subject.send(User(id: 1)) { result in
                #expect((try? result.get())?.id == 2)
                called()
            }
            mock.sendCompletionReceivedArguments?.completion(.success(User(id: 2)))
        }
        #expect(mock.sendCompletionReceivedArguments?.value as? User == User(id: 1))
    }

    @Test func closuresThatRethrow() {
        let subject: any SendableRequests = mock
        var numbers: [Int] = []
        mock.eachClosure = { values, body in try values.forEach(body) }
        subject.each([1, 2]) { numbers.append($0) }
        #expect(numbers == [1, 2])
        #expect(throws: Failure.self) { try subject.each([1]) { _ in throw Failure() } }
    }

    @Test func withoutAStubTheErrorNamesTheMember() async {
        do {
            _ = try await mock.load(User.self, from: 1)
            Issue.record("should throw")
        } catch {
            #expect("\(error)".hasPrefix("'SendableRequestsMock.load(_:from:)' is not stubbed. Set 'loadFromReturnValue'"))
        }
    }
}
