import Testing

@testable import Requirements

private struct Failure: Error {}

@Suite("closures as arguments") struct ClosuresTests {
    let mock = ClosuresMock()
    var subject: any Closures { mock }

    @Test func escapingClosuresAreKeptForTheTest() {
        var numbers: [Int] = []
        subject.escaping { numbers.append($0) }
        subject.escaping { numbers.append($0 * 10) }
        mock.escapingReceivedCompletion?(1)
        mock.escapingReceivedInvocations.first?(2)
        #expect(numbers == [10, 2])
    }

    @Test func theStubCallsThem() {
        mock.escapingClosure = { $0(1) }
        mock.sendableClosure = { $0(2) }
        var number = 0
        subject.escaping { number = $0 }
        #expect(number == 1)
        subject.sendable { #expect($0 == 2) }
        #expect(mock.sendableReceivedInvocations.count == 1)
    }

    @Test func nonEscapingClosuresAreHandedToTheStub() {
        mock.nonEscapingClosure = { $0(2) }
        #expect(subject.nonEscaping { $0 * 10 } == 20)
        var text = ""
        mock.nonEscapingAndMoreIdBodyClosure = { id, body in body("\(id)") }
        subject.nonEscapingAndMore(id: 3) { text = $0 }
        #expect(text == "3")
        #expect(mock.nonEscapingAndMoreIdBodyReceivedId == 3)
        #expect(mock.nonEscapingAndMoreIdBodyReceivedInvocations == [3])
    }

    @Test func optionalClosures() {
        var user: User?
        subject.optionalClosure { user = $0 }
        mock.optionalClosureReceivedCompletion?(User(id: 1))
        #expect(user?.id == 1)
        subject.optionalClosure(nil)
        #expect(mock.optionalClosureReceivedCompletion == nil)
        #expect(mock.optionalClosureReceivedInvocations.count == 2)
    }

    @Test func resultsAndAliases() {
        var ids: [Int] = []
        let completion: Completion = { result in ids.append((try? result.get().id) ?? -1) }
        subject.result(completion)
        subject.aliased(completion: completion)
        subject.aliasedOptional(completion: completion)
        mock.aliasedNonEscapingCompletionClosure = { $0(.success(User(id: 4))) }
        subject.aliasedNonEscaping(completion: completion)
        mock.resultReceivedCompletion?(.success(User(id: 1)))
        mock.aliasedCompletionReceivedCompletion?(.success(User(id: 2)))
        mock.aliasedOptionalCompletionReceivedCompletion?(.failure(Failure()))
        #expect(ids == [4, 1, 2, -1])
    }

    @Test func throwingAndAsynchronousClosures() async throws {
        mock.throwingClosure = { try $0() + 1 }
        #expect(try subject.throwing { 1 } == 2)
        #expect(throws: Failure.self) { try subject.throwing { throw Failure() } }
        mock.asynchronousClosure = { try await $0() * 2 }
        #expect(try await mock.asynchronous { 4 } == 8)
        #expect(try await mock.asynchronousReceivedBody?() == 4)
        subject.typedThrowing { () throws(LoadError) in throw .offline(3) }
        let body = try #require(mock.typedThrowingReceivedBody)
        do throws(LoadError) { _ = try body() } catch { #expect(error == .offline(3)) }
    }

    @Test func closuresOfClosures() {
        var number = 0
        subject.nested { $0(5) }
        mock.nestedReceivedBody?({ number = $0 })
        #expect(number == 5)
        subject.inoutClosure { $0 += 1 }
        mock.inoutClosureReceivedBody?(&number)
        #expect(number == 6)
    }

    @Test func severalClosuresAtOnce() {
        var calls: [String] = []
        mock.severalFirstThenLastClosure = { first, then, last in
            last?()
            then()
            first()
        }
        subject.several(first: { calls.append("first") }, then: { calls.append("then") }, last: { calls.append("last") })
        #expect(calls == ["last", "then", "first"])
        mock.severalFirstThenLastReceivedArguments?.first()
        mock.severalFirstThenLastReceivedInvocations[0].last?()
        #expect(calls.suffix(2) == ["first", "last"])
    }

    @Test func autoclosuresThatThrow() throws {
        var text = ""
        mock.autoclosureThrowingClosure = { text = try $0() }
        subject.autoclosureThrowing("a" + "b")
        #expect(text == "ab")
        #expect(throws: Failure.self) { try subject.autoclosureThrowing(try fail()) }
        #expect(mock.autoclosureThrowingCallsCount == 2)
    }

    @Test func closuresInsideOtherTypes() {
        var calls: [Int] = []
        subject.dictionary(["a": { calls.append($0) }])
        subject.array([{ calls.append(2) }])
        subject.tuple((id: 3, handler: { calls.append(3) }))
        mock.dictionaryReceivedHandlers?["a"]?(1)
        mock.arrayReceivedHandlers?.first?()
        mock.tupleReceivedPair?.handler()
        #expect(calls == [1, 2, 3])
        #expect(subject.returnsOptionalClosure() == nil)
        mock.returnsOptionalClosureReturnValue = { calls.append(4) }
        subject.returnsOptionalClosure()?()
        #expect(calls.last == 4)
    }

    @Test @MainActor func isolatedClosures() async {
        var isCalled = false
        subject.mainActor { isCalled = true }
        mock.mainActorReceivedCompletion?()
        #expect(isCalled)
        subject.isolatedAny { @MainActor in isCalled = false }
        await mock.isolatedAnyReceivedBody?()
        #expect(!isCalled)
    }

    @Test func functionPointers() {
        #expect(mock.conventionCallsCount == 0)
        mock.conventionClosure = { _ in }
    }

    private func fail() throws -> String { throw Failure() }
}
