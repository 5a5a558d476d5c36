import Testing

@testable import Requirements

private struct Failure: Error {}

@Suite struct GenericClosuresTests {
    @Test func genericVariadicClosuresAreWithheld() throws {
        let mock = LendingMock()
        var seen: [Int] = []
        mock.eachClosure = { seen.append($0 as? Int ?? 0) }
        mock.each(3) { (_: Int...) in }
        #expect(seen == [3] && mock.eachReceivedValue as? Int == 3)

        mock.sumClosure = { $0 as? Int ?? 0 }
        #expect(mock.sum(2) { (values: Int...) in values.reduce(0, +) } == 2)

        mock.changeClosure = { value in
            value = 6
            return 7
        }
        var value = 1
        #expect(mock.change(&value) { (_: Int...) in } == 7)
        #expect(value == 6 && mock.changeCallsCount == 1)

        mock.bothClosure = { () throws(LoadError) in throw .offline(1) }
        #expect(throws: LoadError.offline(1)) { try mock.both({ (_: String...) in 1 }, { (_: String...) throws(LoadError) in 2 }) }

        mock.later { (_: Int...) in }
        #expect(mock.laterCallsCount == 1)
    }

    @Test func constrainedSendableClosures() async {
        let mock = LendingActorMock()
        mock.runClosure = { _, body in try await body(4) }
        #expect(await mock.run(4) { $0 + 1 } == 5)
        mock.reportClosure = { value, body in body(value) }
        await confirmation { reported in
            await mock.report("text") {
                #expect($0 == "text")
                reported()
            }
        }
        #expect(mock.runReceivedValue as? Int == 4 && mock.reportReceivedValue as? String == "text")
    }

    @MainActor @Test func closuresOnTheMainActor() async {
        let mock = MainMappingMock()
        mock.mapClosure = { _, body in try await body(4) }
        #expect(await mock.map(4) { "\($0)" } == "4")
        var seen: [Int] = []
        mock.visitClosure = { _, body in await body(.success(4)) }
        await mock.visit(4) { seen.append((try? $0.get()) ?? 0) }
        mock.visitPerhapsClosure = { _, body in await body?(5) }
        await mock.visit(5, perhaps: { seen.append($0) })
        #expect(seen == [4, 5])
    }

    @Test func typedErrors() async throws {
        let mock = TypedLendingMock<LoadError>()
        mock.attemptClosure = { body throws(LoadError) in try body() }
        #expect(try mock.attempt { () throws(LoadError) in 4 } == 4)
        #expect(throws: LoadError.missing) { try mock.attempt { () throws(LoadError) -> Int in throw .missing } }
        mock.visitClosure = { value, body throws(LoadError) in try await body(value) }
        var seen: [Int] = []
        try await mock.visit(5) { value throws(LoadError) in seen.append(value) }
        await #expect(throws: LoadError.offline(1)) { try await mock.visit(6) { _ throws(LoadError) in throw .offline(1) } }
        mock.later { (value: Int) throws(LoadError) in value + 1 }
        #expect(try mock.laterReceivedBody?(7) as? Int == 8)
        #expect(seen == [5])
    }

    @Test func borrowedArguments() async throws {
        let mock = GenericLendingMock()
        mock.lookAtClosure = { value, other in
            other = value
            return 3
        }
        var other = 1
        #expect(mock.look(2, at: &other) == 3)
        #expect(other == 2 && mock.lookAtReceivedArguments?.value as? Int == 2)
        mock.readClosure = { value, body in body(value) }
        var seen: [Int?] = []
        try await mock.read(4) { seen.append($0) }
        #expect(seen == [4] && mock.readCallsCount == 1)
    }

    @Test func closuresOfClosures() {
        let mock = NestedGenericClosuresMock()
        var walked = 0
        mock.walkClosure = { walked = $0 as? Int ?? 0 }
        mock.walk(1) { value, next in next(value + 1) }
        #expect(mock.walkReceivedValue as? Int == 1 && walked == 1)
        mock.walkLater(1) { value, next in next(value + 1) }
        #expect(mock.walkLaterReceivedValue as? Int == 1)
    }

    @Test func closuresBesideAnInitializer() {
        struct Question: Replying { typealias Reply = Int }
        let mock = RequestHandlingMock(root: 1)
        mock.handleReplyClosure = { $1(2) }
        mock.handle(Question()) { #expect($0 == 2) }
        #expect(mock.initRootReceivedRoot == 1 && mock.handleReplyReceivedArguments?.request is Question)
    }
}

@Suite("completions of generic requests") struct GenericRequestsTests {
    let mock = GenericRequestsMock()
    var subject: any GenericRequests { mock }

    @Test func sendableCompletions() async {
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

    @Test @MainActor func mainActorCompletions() {
        var users: [User] = []
        subject.show(User.self) { user, _ in users.append(user ?? User()) }
        mock.showCompletionReceivedArguments?.completion(User(id: 2), nil)
        mock.showCompletionReceivedInvocations.first?.completion(nil, Failure())
        #expect(users.map(\.id) == [2, 0])
        subject.warn(User.self, completions: [{ users.append($0) }], last: nil)
        let completions = mock.warnCompletionsLastReceivedArguments?.completions as? [@MainActor @Sendable (User) -> Void]
        completions?.first?(User(id: 3))
        #expect(users.last?.id == 3)
    }

    @Test func optionalCompletions() async {
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

    @Test func mockIsSafeFromManyTasks() async throws {
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

    @Test func unstubbedMembersThrowTheirName() async {
        do {
            _ = try await mock.load(User.self, from: 1)
            Issue.record("should throw")
        } catch {
            #expect("\(error)".hasPrefix("'SendableRequestsMock.load(_:from:)' is not stubbed. Set 'loadFromReturnValue'"))
        }
    }
}

@Suite struct UpdatingTests {
    let mock = UpdatingMock()
    var subject: any Updating { mock }

    @Test func inoutClosuresDuringTheCall() throws {
        mock.updateClosure = { value, body in
            var value = value
            body(&value)
            #expect(value as? Int == 3)
        }
        var seen = 0
        subject.update(2) { value in
            value += 1
            seen = value
        }
        #expect(seen == 3)
        mock.reduceIntoClosure = { result, body in
            var result = result
            for number in 1...3 { try body(&result, number) }
            return result
        }
        #expect(subject.reduce(into: [0]) { $0.append($1) } == [0, 1, 2, 3])
        #expect(throws: LoadError.missing) { try subject.reduce(into: 0) { _, _ in throw LoadError.missing } }
    }

    @Test func inoutClosuresAfterTheCall() throws {
        subject.later(String.self) { text, number in
            text += "\(number)"
            return text.isEmpty
        }
        var value: any Hashable = "a"
        #expect(try mock.laterReceivedArguments?.body(&value, 4) == false)
        #expect(value as? String == "a4")
        subject.lend(Int.self) { change in
            var number = 1
            change(&number)
        }
        #expect(mock.lendReceivedType == Int.self)
    }
}

@Suite struct OptionalCompletionsTests {
    @Test func completionsAreRecorded() async {
        let mock = OptionalCompletionsMock()
        let subject: any OptionalCompletions = mock
        subject.load(Int.self, then: nil)
        #expect(mock.loadThenReceivedArguments?.then == nil)
        await confirmation { loaded in
            subject.load(Int.self) {
                #expect($0 == 1); loaded()
            }
            let then = mock.loadThenReceivedArguments?.then
            then?(1)
        }
    }
}

@Suite struct ReplyHandlingTests {
    private struct Reply: Replying, Equatable {
        typealias Reply = Int
        let id: Int
    }

    @Test func closuresOfAssociatedTypesArePassedOn() async throws {
        let mock = ReplyHandlingMock<Reply>()
        mock.runClosure = { try await $0(Reply(id: 7)) }
        #expect(try await mock.run { $0.id } == 7)
        await #expect(throws: LoadError.missing) { try await mock.run { _ -> Int in throw LoadError.missing } }

        mock.attemptClosure = { try $0(Reply(id: 1)) }
        #expect(throws: LoadError.missing) { try mock.attempt { _ in throw LoadError.missing } }
        mock.visitClosure = { values, body in #expect(values.map(body) as? [Reply] == [Reply(id: 2)]) }
        mock.visit([2]) { Reply(id: $0) }
    }

    @Test func closuresOfAssociatedTypesAreRecorded() async throws {
        let mock = ReplyHandlingMock<Reply>()
        await confirmation { called in
            mock.later { (reply: Reply, other: Reply) in
                #expect(reply.id + other.id == 3)
                called()
            }
            mock.laterReceivedBody?(Reply(id: 1), Reply(id: 2))
        }
        await mock.change(1) { $0 += 1 }
        var value: Any = 4
        await mock.changeReceivedArguments?.body(&value)
        #expect(value as? Int == 5)
    }
}
